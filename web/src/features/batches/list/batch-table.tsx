import type { BatchRow } from '@diy/contract/batches/batches';
import { Table } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../lib/text/format.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { BatchCovers } from './batch-covers.tsx';
import { BatchFigures } from './batch-figures.tsx';
import styles from './batch-list.module.css';

interface BatchTableProps {
  rows: BatchRow[];
  onDelete: (row: BatchRow) => void;
}

/** Height of the top bar, under which the head of the table sticks, in px. */
const TOP_BAR_PX = 56;

/** Where a batch's page is. */
export const batchPath = (id: string) => `/auth/user/piliang?id=${encodeURIComponent(id)}`;

/** Batches in rows: covers and name, how far, how many, when. */
export function BatchTable({ rows, onDelete }: BatchTableProps) {
  const { t, i18n } = useTranslation(['batches', 'common']);
  return (
    <Table<BatchRow>
      className={styles.table ?? ''}
      rowKey="id"
      dataSource={rows}
      pagination={false}
      size="middle"
      sticky={{ offsetHeader: TOP_BAR_PX }}
      columns={[
        {
          title: t('column.name'),
          render: (_, row) => (
            <Link to={batchPath(row.id)} className={styles.name ?? ''}>
              <BatchCovers covers={row.covers} />
              <span title={row.name} dir="auto">
                {row.name}
              </span>
            </Link>
          ),
        },
        { title: t('column.state'), width: 260, render: (_, row) => <BatchFigures row={row} /> },
        {
          title: t('column.size'),
          width: 200,
          align: 'end',
          render: (_, row) => t('imagesTimesColumns', { images: row.images, columns: row.columns }),
        },
        {
          title: t('column.updated'),
          dataIndex: 'updated_at',
          width: 120,
          align: 'end',
          render: (iso: string) => formatTime(iso, i18n.language, new Date()),
        },
        {
          title: <span className="visually-hidden">{t('column.actions')}</span>,
          width: 60,
          align: 'end',
          render: (_, row) => (
            <RoundButton
              icon={Trash2}
              label={t('deleteNamed', { name: row.name })}
              onClick={() => onDelete(row)}
            />
          ),
        },
      ]}
    />
  );
}
