import type { DataOf } from '@diy/contract/endpoint';
import type { ImportPolicy } from '@diy/contract/orders/import-policy';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import type { RowStatusCounts } from '@diy/contract/orders/row-status-counts';
import { Button, Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import own from './import-bar.module.css';
import styles from './order-import.module.css';
import type { OrderImport } from './use-order-import.ts';

interface ImportBarProps {
  flow: OrderImport;
  counts: RowStatusCounts;
  changes: DataOf<typeof checkOrders>['changes'];
  /** Columns that are named as not read. */
  unread: DataOf<typeof checkOrders>['unread_columns'];
  /** Buttons that lead elsewhere. */
  children: ReactNode;
}

/** Options for wrong rows and existing lines, and the button that starts the import. */
export function ImportBar({ flow, counts, changes, unread, children }: ImportBarProps) {
  const { t } = useTranslation('order-import');
  const { policy, setPolicy, start } = flow;
  const open = counts.wrong + counts.unknown;
  const lines = counts.ready + (policy.duplicates === 'skip' ? changes.updates : counts.duplicate);
  // Without this note, the old words of a corrected line would be printed.
  const isAsked = policy.duplicates === 'skip' && changes.undecided > 0;
  const isBlocked = lines === 0 || isAsked || (policy.mode === 'all' && open > 0);
  return (
    <div className={own.importBar}>
      <div className={own.policy}>
        <Radio.Group
          aria-label={t('policy.mode')}
          value={policy.mode}
          onChange={(event) => setPolicy({ ...policy, mode: event.target.value as ImportPolicy['mode'] })}
          options={[
            { value: 'right', label: t('policy.right') },
            { value: 'all', label: t('policy.all') },
          ]}
        />
        {counts.duplicate > 0 ? (
          <span>
            {t('policy.duplicates', { count: counts.duplicate })}
            <Select
              aria-label={t('policy.duplicates', { count: counts.duplicate })}
              value={policy.duplicates}
              onChange={(duplicates) => setPolicy({ ...policy, duplicates })}
              options={(['skip', 'update', 'create'] as const).map((value) => ({
                value,
                label: t(`policy.${value}`),
              }))}
            />
          </span>
        ) : null}
        {isAsked ? (
          <span className={own.blocked}>{t('existing.open', { count: changes.undecided })}</span>
        ) : null}
        {policy.mode === 'all' && open > 0 ? (
          <span className={own.blocked}>{t('policy.blocked', { count: open })}</span>
        ) : null}
      </div>
      <div className={styles.bar}>
        {children}
        <Button
          type="primary"
          disabled={isBlocked}
          loading={start.isPending}
          onClick={() => start.mutate(unread.map(({ index }) => index))}
        >
          {t('policy.start', { count: lines })}
        </Button>
      </div>
    </div>
  );
}
