import type { DataOf } from '@diy/contract/endpoint';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenVariant, DesignChoice } from './design-choice.tsx';
import styles from './order-import.module.css';
import own from './unknown-skus.module.css';
import type { OrderCheck } from './use-order-check.ts';

type UnknownSku = DataOf<typeof checkOrders>['unknown_skus'][number];

/** SKUs that match no design, most frequent first; each can be bound permanently to a design in a colour and size. */
export function UnknownSkus({ skus, bind }: { skus: readonly UnknownSku[]; bind: OrderCheck['bind'] }) {
  const { t } = useTranslation('order-import');
  if (skus.length === 0) return null;
  return (
    <section className={styles.unknown}>
      <p>{t('unknown.about')}</p>
      {skus.slice(0, 50).map((one) => (
        <BindRow key={one.sku} one={one} bind={bind} />
      ))}
      {skus.length > 50 ? <p>{t('unknown.more', { count: skus.length - 50 })}</p> : null}
    </section>
  );
}

function BindRow({ one, bind }: { one: UnknownSku; bind: OrderCheck['bind'] }) {
  const { t } = useTranslation('order-import');
  const [chosen, setChosen] = useState<ChosenVariant | null>(null);
  return (
    <div className={styles.bindRow}>
      <span className={own.sku}>
        <b>{one.sku}</b>
        <small>
          {[t('unknown.rows', { rows: one.rows, quantity: one.quantity }), one.title, one.variation]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <DesignChoice label={t('unknown.design', { sku: one.sku })} value={chosen} onChange={setChosen} />
      <Button
        type="primary"
        ghost
        disabled={!chosen}
        loading={bind.isPending && bind.variables?.sku === one.sku}
        onClick={() => chosen && bind.mutate({ sku: one.sku, ...chosen })}
      >
        {t('unknown.bind')}
      </Button>
    </div>
  );
}
