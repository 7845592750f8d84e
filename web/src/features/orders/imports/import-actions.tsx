import { cancelOperation } from '@diy/contract/operations';
import type { OrderImportItem } from '@diy/contract/orders/orders';
import { Button, Dropdown, Modal } from 'antd';
import { Ellipsis, Package } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../../lib/browser/open-file.ts';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../orders.module.css';
import type { OrderActions } from '../use-order-actions.ts';
import { ImportDetails } from './import-details.tsx';

interface ImportActionsProps {
  log: OrderImportItem;
  actions: OrderActions;
  /** Small in a row, middle beside other buttons of a page. */
  size?: 'small' | 'middle';
}

/** Packing of an import, and its details, files, undo and delete behind one button. */
export function ImportActions({ log, actions, size = 'small' }: ImportActionsProps) {
  const { t } = useTranslation(['orders', 'common']);
  const [modal, question] = Modal.useModal();
  const [isTold, setReported] = useState(false);
  const { original_url: original, error_sheet_url: errors } = log;
  const isRunning = log.state === 'importing';
  const askToDelete = () =>
    modal.confirm({
      title: t('deleteImport', { name: log.file_name }),
      content: t('deleteLogText', { count: log.lines }),
      okText: t('common:delete'),
      cancelText: t('common:cancel'),
      okButtonProps: { danger: true },
      onOk: () => actions.removeImports.mutateAsync([log.id]),
    });
  const isProduced = !!log.states.ready || !!log.states.in_production;
  return (
    <span className={styles.actions}>
      {isRunning ? (
        <Button size={size} onClick={() => void call(cancelOperation, { id: log.operation_id })}>
          {t('stop')}
        </Button>
      ) : log.lines > 0 ? (
        <Button
          size={size}
          icon={<Icon of={Package} size={16} />}
          loading={actions.produce.isPending && actions.produce.variables === log.id}
          onClick={() => actions.produce.mutate(log.id)}
        >
          {t('produce')}
        </Button>
      ) : null}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'details', label: t('details.title'), onClick: () => setReported(true) },
            ...(errors ? [{ key: 'errors', label: t('errorSheet'), onClick: () => openFile(errors) }] : []),
            ...(original
              ? [{ key: 'original', label: t('original'), onClick: () => openFile(original) }]
              : []),
            {
              key: 'undo',
              label: isProduced && log.state === 'done' ? t('undoProduced') : t('undo'),
              disabled: !log.can_undo,
              onClick: () => actions.undo.mutate(log.id),
            },
            { key: 'delete', label: t('common:delete'), danger: true, onClick: askToDelete },
          ],
        }}
      >
        <Button size={size} aria-label={t('more')} icon={<Icon of={Ellipsis} size={16} />} />
      </Dropdown>
      {question}
      {isTold ? <ImportDetails log={log} onClose={() => setReported(false)} /> : null}
    </span>
  );
}
