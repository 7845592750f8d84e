import type { DownloadRow } from '@diy/contract/downloads';
import { cancelOperation } from '@diy/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Popconfirm } from 'antd';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../lib/browser/open-file.ts';
import { formatBytes } from '../../lib/text/format.ts';
import { joinParts } from '../../lib/text/join-parts.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './download-table.module.css';
import { isPacking } from './use-downloads.ts';

/** Stop, fetch and delete of one download. Deleting asks, because the file does not come back. */
export function DownloadRowActions({ row, onDelete }: { row: DownloadRow; onDelete: () => void }) {
  const { t } = useTranslation(['downloads', 'common']);
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelOperation, { id: row.operation_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.downloads }),
  });
  const { url } = row;
  return (
    <span className={styles.actions}>
      {isPacking(row) ? (
        <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('stop')}
        </Button>
      ) : null}
      {row.files.length > 1 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: row.files.map((file, index) => ({
              key: file.url,
              label: joinParts([t('part', { number: index + 1 }), file.name, formatBytes(file.bytes)]),
              onClick: () => openFile(file.url),
            })),
          }}
        >
          <Button size="small" icon={<Icon of={Download} size={16} />}>
            {t('fetchParts', { count: row.files.length })}
          </Button>
        </Dropdown>
      ) : url ? (
        <Button size="small" icon={<Icon of={Download} size={16} />} onClick={() => openFile(url)}>
          {t('fetch')}
        </Button>
      ) : null}
      <Popconfirm
        title={t('deleteTitle', { name: row.name })}
        description={t('deleteText')}
        okText={t('common:delete')}
        cancelText={t('common:cancel')}
        okButtonProps={{ danger: true }}
        onConfirm={onDelete}
      >
        <span>
          <RoundButton icon={Trash2} label={t('common:delete')} onClick={() => {}} />
        </span>
      </Popconfirm>
    </span>
  );
}
