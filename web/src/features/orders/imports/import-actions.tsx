import { cancelOperation } from '@diy/contract/operations';
import type { OrderImportItem } from '@diy/contract/orders/orders';
import { Button, Dropdown, Modal } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../../lib/browser/open-file.ts';
import { formatTime } from '../../../lib/text/format.ts';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../orders.module.css';
import type { OrderActions } from '../use-order-actions.ts';
import { ImportDetails } from './import-details.tsx';
import { PackButton } from './pack-button.tsx';

interface ImportActionsProps {
  orderImport: OrderImportItem;
  actions: OrderActions;
  /** Small in a row, middle among other buttons of a page. */
  size?: 'small' | 'middle';
}

/** Packing of an import, and its details, files, undo and delete behind one button. */
export function ImportActions({ orderImport, actions, size = 'small' }: ImportActionsProps) {
  const { t } = useTranslation(['orders', 'common']);
  const [modal, question] = Modal.useModal();
  const [isShown, setShown] = useState(false);
  const { original_url: original, error_sheet_url: errors } = orderImport;
  const isRunning = orderImport.state === 'importing';
  const askToDelete = () =>
    modal.confirm({
      title: t('deleteImport', { name: orderImport.file_name }),
      content: t('deleteImportText', { count: orderImport.lines }),
      okText: t('common:delete'),
      cancelText: t('common:cancel'),
      okButtonProps: { danger: true },
      onOk: () => actions.removeImports.mutateAsync([orderImport.id]),
    });
  return (
    <span className={styles.actions}>
      {isRunning ? (
        <Button size={size} onClick={() => void call(cancelOperation, { id: orderImport.operation_id })}>
          {t('stop')}
        </Button>
      ) : orderImport.lines > 0 ? (
        <PackButton orderImport={orderImport} actions={actions} size={size} />
      ) : null}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'details', label: t('details.title'), onClick: () => setShown(true) },
            ...(errors ? [{ key: 'errors', label: t('errorSheet'), onClick: () => openFile(errors) }] : []),
            ...(original
              ? [{ key: 'original', label: t('original'), onClick: () => openFile(original) }]
              : []),
            {
              key: 'undo',
              label: <UndoLabel refused={orderImport.undo_refused} />,
              disabled: !orderImport.can_undo,
              onClick: () => actions.undo.mutate(orderImport.id),
            },
            { key: 'delete', label: t('common:delete'), danger: true, onClick: askToDelete },
          ],
        }}
      >
        <Button size={size} aria-label={t('more')} icon={<Icon of={Ellipsis} size={16} />} />
      </Dropdown>
      {question}
      {isShown ? <ImportDetails orderImport={orderImport} onClose={() => setShown(false)} /> : null}
    </span>
  );
}

/** What undoing is called, and below it why it cannot be done. */
function UndoLabel({ refused }: { refused: OrderImportItem['undo_refused'] }) {
  const { t, i18n } = useTranslation('orders');
  if (!refused) return t('undo');
  const { reason, later } = refused;
  const first = later && {
    file: later.file_name,
    time: formatTime(later.created_at, i18n.language, new Date()),
  };
  return (
    <>
      {t('undo')}
      <div className={styles.refused}>{first ? t('undoFirst', first) : reason}</div>
    </>
  );
}
