import type { BatchCell } from '@diy/contract/batches/batch-cells';
import { CircleAlert, RotateCw, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { SelectCard } from '../../../ui/grid/select-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './cell-card.module.css';

interface CellCardProps {
  cell: BatchCell;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  onOpen: () => void;
  onRetry: () => void;
}

/** One cell of a running batch: its mockup once there is one, until then the picture and how far it is. */
export function CellCard({ cell, isSelected, onSelect, onOpen, onRetry }: CellCardProps) {
  const { t, i18n } = useTranslation('batches');
  const product = pickName(cell.template_title, i18n.language);
  const name = joinParts([cell.image.name, product]);
  const hasMockup = cell.mockup !== null;
  const isDone = cell.state === 'done' && hasMockup;
  return (
    <SelectCard
      isSelected={isSelected}
      onSelect={onSelect}
      onOpen={onOpen}
      name={name}
      selectLabel={t('selectCell', { name })}
      picture={
        <span
          className={styles.picture}
          data-state={cell.state}
          data-mockup={hasMockup || undefined}
          data-decision={cell.decision}
        >
          {hasMockup ? (
            <Picture key={cell.mockup} src={cell.mockup} alt="" edgePx={200} />
          ) : (
            <Picture src={cell.image.url} alt="" edgePx={120} />
          )}
          {isDone ? null : (
            <span className={styles.state}>
              {cell.state === 'running' ? <ProgressRing share={null} size={hasMockup ? 16 : 20} /> : null}
              {cell.state === 'failed' ? <Icon of={CircleAlert} /> : null}
              {t(`cell.${cell.state}`)}
            </span>
          )}
        </span>
      }
      badge={<CellBadge cell={cell} />}
      actions={
        cell.state === 'failed' ? (
          <RoundButton look="raised" icon={RotateCw} label={t('retryCell')} onClick={onRetry} />
        ) : null
      }
    >
      <p className={styles.name} dir="auto" title={name}>
        {cell.image.name}
      </p>
      <p className={styles.meta}>
        <span dir="auto">{product}</span>
        <span dir="auto" data-tone={cell.worst}>
          {cell.dpi === null ? '' : writeSize([cell.dpi], 'dpi')}
        </span>
      </p>
      {cell.error ? <p className={styles.reason}>{cell.error}</p> : null}
    </SelectCard>
  );
}

function CellBadge({ cell }: { cell: BatchCell }) {
  const { t } = useTranslation('batches');
  if (cell.decision !== 'none') {
    const isGood = cell.decision === 'approved';
    return (
      <span className={styles.badge} data-decision={cell.decision}>
        <Icon of={isGood ? ThumbsUp : ThumbsDown} size={16} label={t(`decision.${cell.decision}`)} />
      </span>
    );
  }
  if (cell.worst !== 'warning' && cell.worst !== 'error') return null;
  return (
    <span
      className={styles.badge}
      data-tone={cell.worst}
      title={cell.findings.map(({ text }) => text).join('\n')}
    >
      <Icon of={TriangleAlert} size={16} label={t(`tone.${cell.worst}`)} />
    </span>
  );
}
