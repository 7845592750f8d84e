import type { DownloadRow } from '@diy/contract/downloads';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatTime } from '../../lib/text/format.ts';
import { DownloadRowActions } from './download-row-actions.tsx';
import { DownloadState } from './download-state.tsx';
import styles from './download-table.module.css';

interface DownloadCardsProps {
  rows: DownloadRow[];
  onDelete: (row: DownloadRow) => void;
}

/** Downloads on a phone: the content of the table as cards. */
export function DownloadCards({ rows, onDelete }: DownloadCardsProps) {
  const { i18n } = useTranslation('downloads');
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.cardName} dir="auto">
            {row.name}
          </span>
          <DownloadState row={row} />
          <span className={styles.cardFoot}>
            <span>
              {row.bytes > 0 ? (
                <>
                  <bdi>{formatBytes(row.bytes)}</bdi>
                  {' · '}
                </>
              ) : null}
              {formatTime(row.created_at, i18n.language, new Date())}
            </span>
            <DownloadRowActions row={row} onDelete={() => onDelete(row)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
