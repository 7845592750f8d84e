import type { DownloadRow } from '@diy/contract/downloads';
import { Table } from 'antd';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatTime } from '../../lib/text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { DownloadRowActions } from './download-row-actions.tsx';
import { DownloadState } from './download-state.tsx';
import styles from './download-table.module.css';

interface DownloadTableProps {
  rows: DownloadRow[];
  onDelete: (row: DownloadRow) => void;
}

/** Height of the top bar, under which the head of the table sticks, in px. */
const TOP_BAR_PX = 56;

/** Downloads in rows: name, state with progress, size, dates, the file. */
export function DownloadTable({ rows, onDelete }: DownloadTableProps) {
  const { t, i18n } = useTranslation(['downloads', 'common']);
  const time = (iso: string | null) => (iso ? formatTime(iso, i18n.language, new Date()) : '');
  return (
    <Table<DownloadRow>
      className={styles.table ?? ''}
      rowKey="id"
      dataSource={rows}
      pagination={false}
      size="middle"
      sticky={{ offsetHeader: TOP_BAR_PX }}
      columns={[
        {
          title: t('column.name'),
          dataIndex: 'name',
          render: (name: string) => (
            <span className={styles.name}>
              <span className={styles.picture}>
                <Icon of={Package} />
              </span>
              <span title={name}>{name}</span>
            </span>
          ),
        },
        { title: t('column.state'), width: 240, render: (_, row) => <DownloadState row={row} /> },
        {
          title: t('column.size'),
          dataIndex: 'bytes',
          align: 'end',
          width: 90,
          render: (bytes: number) => (bytes > 0 ? <bdi>{formatBytes(bytes)}</bdi> : ''),
        },
        { title: t('column.created'), dataIndex: 'created_at', align: 'end', width: 120, render: time },
        { title: t('column.expires'), dataIndex: 'expires_at', align: 'end', width: 120, render: time },
        {
          title: <span className="visually-hidden">{t('column.actions')}</span>,
          width: 160,
          align: 'end',
          render: (_, row) => <DownloadRowActions row={row} onDelete={() => onDelete(row)} />,
        },
      ]}
    />
  );
}
