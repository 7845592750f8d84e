import { lineState } from '@diy/contract/orders/orders';
import { Dropdown, Modal } from 'antd';
import { Package, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../ui/grid/selection-bar.tsx';
import type { useSelection } from '../../ui/grid/use-selection.ts';
import { Icon } from '../../ui/icon.tsx';
import type { useOrderActions } from './use-order-actions.ts';

interface OrderSelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  actions: ReturnType<typeof useOrderActions>;
}

/** What can be done with the selected order lines: another state, deleting after a question. */
export function OrderSelectionBar({ selection, actions }: OrderSelectionBarProps) {
  const { t } = useTranslation(['orders', 'common']);
  const [modal, question] = Modal.useModal();
  const { ids, clear } = selection;
  const askToDelete = () =>
    modal.confirm({
      title: t('deleteLines', { count: ids.length }),
      content: t('deleteLinesText'),
      okText: t('common:delete'),
      cancelText: t('common:cancel'),
      okButtonProps: { danger: true },
      onOk: () => actions.remove.mutateAsync([...ids]).then(clear),
    });
  return (
    <>
      {question}
      {ids.length > 0 ? (
        <SelectionBar
          label={t('selected', { count: ids.length })}
          clearLabel={t('common:selection.clear')}
          onClear={clear}
        >
          <Dropdown
            trigger={['click']}
            menu={{
              items: lineState.options.map((to) => ({
                key: to,
                label: t(`state.${to}`),
                onClick: () => actions.move.mutate({ ids: [...ids], state: to }, { onSuccess: clear }),
              })),
            }}
          >
            <span>
              <SelectionAction
                icon={<Icon of={Package} />}
                onClick={() => {}}
                isBusy={actions.move.isPending}
              >
                {t('setState')}
              </SelectionAction>
            </span>
          </Dropdown>
          <SelectionAction icon={<Icon of={Trash2} />} onClick={askToDelete}>
            {t('common:delete')}
          </SelectionAction>
        </SelectionBar>
      ) : null}
    </>
  );
}
