import type { DataOf } from '@diy/contract/endpoint';
import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderMeaning } from '@diy/contract/orders/order-meanings';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { arrow, writeValue } from '../../../../lib/text/write-pairs.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { currencyName, zoneName } from '../read-as-options.ts';
import type { OrderCheck } from '../use-order-check.ts';
import styles from './used-meanings.module.css';

type Checked = DataOf<typeof checkOrders>;
type Used = Checked['explained'][number];

interface UsedMeaningsProps {
  meanings: readonly Used[];
  products: Checked['products'];
  explain: OrderCheck['explain'];
  /** The clock and the currency that somebody chose for files like this one. */
  readAs: Pick<OrderMapping, 'zone' | 'currency'>;
  onReadAs: (choice: Pick<OrderMapping, 'zone' | 'currency'>) => void;
}

/** Explanations given for earlier files that decided rows of this one; each can be deleted. */
export function UsedMeanings({ meanings, products, explain, readAs, onReadAs }: UsedMeaningsProps) {
  const { t, i18n } = useTranslation('order-import');
  const chosen = (['zone', 'currency'] as const).flatMap((kind) =>
    readAs[kind] === undefined ? [] : [{ kind, value: readAs[kind] }],
  );
  if (meanings.length === 0 && chosen.length === 0) return null;
  return (
    <section className={styles.meanings} aria-label={t('words.used')}>
      <span>{t('words.used')}</span>
      <ul>
        {chosen.map(({ kind, value }) => (
          <li key={kind}>
            {t(`readAs.${kind}`)} {arrow()}{' '}
            <bdi>{(kind === 'zone' ? zoneName : currencyName)(value, i18n.language)}</bdi>
            <Button
              type="text"
              size="small"
              icon={<Icon of={X} size={14} />}
              aria-label={t('words.forget', { word: value })}
              onClick={() => onReadAs({ [kind]: undefined })}
            />
          </li>
        ))}
        {meanings.map((one) => (
          <li key={`${one.scope} ${one.template_id} ${one.field?.name} ${one.word}`}>
            {one.field ? <span>{writeValue(one.field.name, one.word)}</span> : <bdi>{one.word}</bdi>}{' '}
            {arrow()} <bdi>{meaningOf(one, products, t)}</bdi>
            <small>{t('mapping.rows', { count: one.rows })}</small>
            <Button
              type="text"
              size="small"
              icon={<Icon of={X} size={14} />}
              aria-label={t('words.forget', { word: one.word })}
              disabled={explain.isPending}
              onClick={() => explain.mutate(deletionOf(one))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function deletionOf({ scope, template_id, word, field }: Used): OrderMeaning {
  if (scope === 'choice') return { scope, field: field!, word, meaning: null };
  return scope === 'variation'
    ? { scope, template_id, word, meaning: null }
    : { scope: 'status', field: scope, word, meaning: null };
}

function meaningOf(
  { scope, template_id, meaning }: Used,
  products: Checked['products'],
  t: (key: string) => string,
): string {
  if (scope === 'choice') return meaning;
  if (scope !== 'variation') return t(`problem.${meaning}`);
  if (meaning === 'nothing') return t('words.nothing');
  const product = products.find((one) => one.template_id === template_id);
  const at = meaning.indexOf(':');
  const [kind, id] = [meaning.slice(0, at), meaning.slice(at + 1)];
  const named = kind === 'colour' ? product?.colours : product?.sizes;
  return named?.find((one) => one.id === id)?.name ?? id;
}
