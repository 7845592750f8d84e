import type { DesignRow } from '@diy/contract/designs/designs';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';

/** How far pictures and print files are; nothing to say once they are done. */
export function RenderTag({ render }: { render: DesignRow['render'] }) {
  const { t } = useTranslation('designs');
  if (render.state === 'done') return null;
  if (render.state === 'failed') return <StatusTag tone="error">{t('render.failed')}</StatusTag>;
  return (
    <StatusTag tone="neutral">
      <ProgressRing share={null} size={12} />
      {t(`render.${render.state}`)}
    </StatusTag>
  );
}
