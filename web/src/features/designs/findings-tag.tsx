import type { DesignRow } from '@diy/contract/designs/designs';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/text/format.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';

/**
 * How many errors a design has, or how many were accepted for print, with their sentences; renders nothing if it has
 * none.
 */
export function FindingsTag({ findings }: { findings: DesignRow['render']['findings'] }) {
  const { t, i18n } = useTranslation(['designs', 'common']);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const open = errors.filter(({ accepted }) => accepted === null);
  if (errors.length === 0) return null;
  const who = (accepted: (typeof errors)[number]['accepted']) =>
    accepted &&
    t('common:accept.accepted', {
      name: accepted.by,
      time: formatTime(accepted.at, i18n.language, new Date()),
    });
  const sentences = errors.map(({ text, accepted }) => [text, who(accepted)].filter(Boolean).join(' '));
  return (
    <Tooltip title={<span style={{ whiteSpace: 'pre-line' }}>{sentences.join('\n')}</span>}>
      <span data-testid="findings-tag">
        <StatusTag tone={open.length > 0 ? 'error' : 'warning'}>
          {open.length > 0
            ? t('findings.errors', { count: open.length })
            : t('findings.accepted', { count: errors.length })}
        </StatusTag>
      </span>
    </Tooltip>
  );
}
