import type { DownloadRow } from '@diy/contract/downloads';
import { cancelOperation } from '@diy/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Table } from 'antd';
import { Download, Package, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { formatBytes, formatTime } from '../../lib/format.ts';
import { openFile } from '../../lib/open-file.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { DownloadState } from './download-state.tsx';
import styles from './download-table.module.css';
import { isPacking } from './use-downloads.ts';

interface DownloadTableProps {
  rows: DownloadRow[];
  onDelete: (row: DownloadRow) => void;
}

/** Downloads in rows: name, state with progress, size, dates, the file. */
export function DownloadTable({ rows, onDelete }: DownloadTableProps) {
  const { t, i18n } = useTranslation(['downloads', 'common']);
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: (id: string) => call(cancelOperation, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.downloads }),
  });
  const time = (iso: string | null) => (iso ? formatTime(iso, i18n.language, new Date()) : '');
  return (
    <Table<DownloadRow>
      className={styles.table ?? ''}
      rowKey="id"
      dataSource={rows}
      pagination={false}
      size="middle"
      sticky={{ offsetHeader: 56 }}
      scroll={{ x: 760 }}
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
        { title: t('column.state'), width: 260, render: (_, row) => <DownloadState row={row} /> },
        {
          title: t('column.size'),
          dataIndex: 'bytes',
          align: 'end',
          width: 100,
          render: (bytes: number) => (bytes > 0 ? formatBytes(bytes) : ''),
        },
        { title: t('column.created'), dataIndex: 'created_at', align: 'end', width: 130, render: time },
        { title: t('column.expires'), dataIndex: 'expires_at', align: 'end', width: 130, render: time },
        {
          title: <span className="visually-hidden">{t('column.actions')}</span>,
          width: 150,
          align: 'end',
          render: (_, row) => (
            <span className={styles.actions}>
              {isPacking(row) ? (
                <Button size="small" onClick={() => cancel.mutate(row.operation_id)}>
                  {t('stop')}
                </Button>
              ) : null}
              {row.url ? (
                <Button
                  size="small"
                  icon={<Icon of={Download} size={16} />}
                  onClick={() => openFile(row.url ?? '')}
                >
                  {t('fetch')}
                </Button>
              ) : null}
              <Popconfirm
                title={t('deleteTitle', { name: row.name })}
                description={t('deleteText')}
                okText={t('common:delete')}
                cancelText={t('common:cancel')}
                okButtonProps={{ danger: true }}
                onConfirm={() => onDelete(row)}
              >
                <span>
                  <RoundButton icon={Trash2} label={t('common:delete')} onClick={() => {}} />
                </span>
              </Popconfirm>
            </span>
          ),
        },
      ]}
    />
  );
}
