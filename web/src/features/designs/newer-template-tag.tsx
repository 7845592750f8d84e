import type { DesignRow } from '@diy/contract/designs/designs';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';

/** Says that a design prints on an earlier version of its product; renders nothing where it does not. */
export function NewerTemplateTag({ design }: { design: DesignRow }) {
  const { t } = useTranslation('designs');
  const { template_version: version, newer_template_version: newest } = design;
  if (newest === null) return null;
  return (
    <Tooltip title={t('newerTemplate.why', { version, newest })}>
      <span data-testid="newer-template-tag">
        <StatusTag tone="warning">{t('newerTemplate.tag', { version })}</StatusTag>
      </span>
    </Tooltip>
  );
}
