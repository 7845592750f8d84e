import type { DataOf } from '@diy/contract/endpoint';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderCheck } from '../use-order-check.ts';
import styles from './problem-list.module.css';

type Checked = DataOf<typeof checkOrders>;

interface UnreadWordsProps {
  words: Checked['unread_words'];
  products: Checked['products'];
  explain: OrderCheck['explain'];
}

/** Parts of variations that nobody knows, each explained once for all its rows and all later files. */
export function UnreadWords({ words, products, explain }: UnreadWordsProps) {
  const { t } = useTranslation('order-import');
  return words.map(({ template_id, word, rows, variation }) => {
    const product = products.find((one) => one.template_id === template_id);
    if (!product) return null;
    const options = [
      { label: t('unknown.colour'), options: choices('colour', product.colours) },
      { label: t('unknown.size'), options: choices('size', product.sizes) },
      { label: t('words.else'), options: [{ value: 'nothing', label: t('words.nothing') }] },
    ];
    return (
      <div key={`${template_id} ${word}`} className={styles.replace}>
        <span>
          <bdi title={variation}>{word}</bdi> {t('mapping.rows', { count: rows })} ·{' '}
          <span className={styles.product}>{product.title}</span>
        </span>
        <Select
          className={styles.meaning}
          size="small"
          aria-label={t('problem.meaning', { status: word })}
          placeholder={t('words.choose')}
          value={null}
          disabled={explain.isPending}
          options={options}
          onChange={(meaning: string) => explain.mutate({ scope: 'variation', template_id, word, meaning })}
        />
      </div>
    );
  });
}

function choices(kind: 'colour' | 'size', named: readonly { id: string; name: string }[]) {
  return named.map(({ id, name }) => ({ value: `${kind}:${id}`, label: name }));
}
