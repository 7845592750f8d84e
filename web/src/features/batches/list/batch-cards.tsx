import type { BatchRow } from '@diy/contract/batches/batches';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../lib/text/format.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { BatchCovers } from './batch-covers.tsx';
import { BatchFigures } from './batch-figures.tsx';
import styles from './batch-list.module.css';
import { batchPath } from './batch-table.tsx';

interface BatchCardsProps {
  rows: BatchRow[];
  onDelete: (row: BatchRow) => void;
}

/** Batches on a phone: one under the other. */
export function BatchCards({ rows, onDelete }: BatchCardsProps) {
  const { t, i18n } = useTranslation('batches');
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <Link to={batchPath(row.id)} className={styles.name ?? ''}>
            <BatchCovers covers={row.covers} />
            <span dir="auto">{row.name}</span>
          </Link>
          <BatchFigures row={row} />
          <p className={styles.foot}>
            <span>{t('imagesTimesColumns', { images: row.images, columns: row.columns })}</span>
            <span>{formatTime(row.updated_at, i18n.language, new Date())}</span>
            <RoundButton
              icon={Trash2}
              label={t('deleteNamed', { name: row.name })}
              onClick={() => onDelete(row)}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
