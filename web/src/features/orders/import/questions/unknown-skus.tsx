import type { DataOf } from '@diy/contract/endpoint';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import styles from '../order-import.module.css';
import type { OrderCheck, SkuBinding } from '../use-order-check.ts';
import { type ChosenVariant, DesignChoice } from './design-choice.tsx';
import own from './unknown-skus.module.css';

type UnknownSku = DataOf<typeof checkOrders>['unknown_skus'][number];

const SHOWN = 50;

/**
 * SKUs that no design has, and SKUs with a variation that leaves colour or size open, most frequent first. Each can be
 * bound to a design in a colour and size; later files use the binding.
 */
export function UnknownSkus({ skus, bind }: { skus: readonly UnknownSku[]; bind: OrderCheck['bind'] }) {
  const { t } = useTranslation('order-import');
  if (skus.length === 0) return null;
  const isMissing = skus.every(({ problem }) => problem === 'VARIATION_MISSING');
  const own = isMissing ? skus.flatMap(ownBinding) : [];
  return (
    <section className={styles.unknown}>
      <p>{t(skus[0]?.design ? 'unknown.open' : 'unknown.about')}</p>
      {own.length > 1 ? (
        <Button loading={bind.isPending && bind.variables === own} onClick={() => bind.mutate(own)}>
          {t('unknown.ownForAll', { count: own.length })}
        </Button>
      ) : null}
      {skus.slice(0, SHOWN).map((one) => (
        <BindRow key={`${one.sku} ${one.variation}`} one={one} bind={bind} />
      ))}
      {skus.length > SHOWN ? <p>{t('unknown.more', { count: skus.length - SHOWN })}</p> : null}
    </section>
  );
}

function BindRow({ one, bind }: { one: UnknownSku; bind: OrderCheck['bind'] }) {
  const { t } = useTranslation('order-import');
  const [chosen, setChosen] = useState<ChosenVariant | null>(() => variantOf(one));
  const isMixed = one.variations > 1;
  const facts = [
    t('unknown.rows', { rows: one.rows, quantity: one.quantity }),
    one.title,
    isMixed ? t('unknown.mixed', { count: one.variations }) : one.variation,
  ];
  const isBusy = bind.isPending && bind.variables?.[0]?.sku === one.sku && bind.variables.length === 1;
  return (
    <div className={styles.bindRow}>
      <span className={own.sku}>
        <b>{one.sku}</b>
        <small>{joinParts(facts)}</small>
      </span>
      <DesignChoice
        label={t('unknown.design', { sku: one.sku })}
        known={one.design}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        type="primary"
        ghost
        disabled={!chosen}
        loading={isBusy}
        onClick={() => chosen && bind.mutate([bindingOf(one, chosen)])}
      >
        {t('unknown.bind')}
      </Button>
    </div>
  );
}

function variantOf({ design }: UnknownSku): ChosenVariant | null {
  return design && { design_id: design.id, colour_id: design.colour_id, size_id: design.size_id };
}

/** One variation is bound with its SKU; of several the SKU is bound as a whole, and each is read by its own words. */
function bindingOf(one: UnknownSku, chosen: ChosenVariant): SkuBinding {
  return { sku: one.sku, ...(one.variations === 1 ? { variation: one.variation } : {}), ...chosen };
}

function ownBinding(one: UnknownSku): SkuBinding[] {
  const variant = variantOf(one);
  return variant ? [bindingOf(one, variant)] : [];
}
