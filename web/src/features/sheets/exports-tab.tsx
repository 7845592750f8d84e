import type { SheetExportRow } from '@diy/contract/sheets/sheets-exports';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatTime } from '../../lib/text/format.ts';
import { joinParts } from '../../lib/text/join-parts.ts';
import { writeAside } from '../../lib/text/write-pairs.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { StatusTag, type StatusTone } from '../../ui/feedback/status-tag.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import styles from './sheets.module.css';
import { EXPORTS_LIMIT, useDeleteSheetExports, useSheetExports } from './use-sheet-exports.ts';

const TONES: Record<SheetExportRow['state'], StatusTone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'error',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** Exports, newest first, with their files. */
export function ExportsTab() {
  const { t } = useTranslation('dxm-sheets');
  const [page, setPage] = useState(1);
  const exports = useSheetExports(page);
  if (exports.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const rows = exports.data?.list ?? [];
  if (rows.length === 0) return <EmptyState>{t('noExports')}</EmptyState>;
  return (
    <>
      <ul className={styles.rows} aria-label={t('tab.exports')}>
        {rows.map((row) => (
          <ExportRow key={row.id} row={row} />
        ))}
      </ul>
      <Pager page={page} limit={EXPORTS_LIMIT} rowCount={exports.data?.rowCount ?? 0} onChange={setPage} />
    </>
  );
}

function ExportRow({ row }: { row: SheetExportRow }) {
  const { t, i18n } = useTranslation(['dxm-sheets', 'common']);
  const remove = useDeleteSheetExports();
  const isOpen = row.state === 'queued' || row.state === 'running';
  const time = (iso: string) => formatTime(iso, i18n.language, new Date());
  const facts = [
    row.layout[i18n.language.startsWith('zh') ? 'zh' : 'en'],
    row.preset,
    t('exportFacts', { designs: row.designs, rows: row.rows, issues: row.issues }),
    row.created_by,
    time(row.created_at),
    row.files.length > 0 && row.expires_at ? t('until', { time: time(row.expires_at) }) : '',
  ];
  return (
    <li>
      <span className={styles.what}>
        <span dir="auto">{row.name}</span>
        <span className={styles.muted}>{joinParts(facts)}</span>
        {row.message ? <span className={styles.muted}>{row.message}</span> : null}
        {isOpen && row.total > 0 ? (
          <ProgressBar share={row.done / row.total} label={`${row.done} / ${row.total}`} />
        ) : null}
        <span className={styles.actions}>
          {row.files.map((file) => (
            <a key={file.name} href={file.url} download>
              {writeAside(file.name, formatBytes(file.bytes))}
            </a>
          ))}
        </span>
      </span>
      <StatusTag tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusTag>
      <Button type="text" onClick={() => remove.mutate([row.id])}>
        {t(isOpen ? 'stop' : 'common:delete')}
      </Button>
    </li>
  );
}
