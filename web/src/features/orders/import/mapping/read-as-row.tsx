import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { currencyName, readAsOptions, zoneName } from '../read-as-options.ts';
import styles from './field-row.module.css';

interface ReadAsRowProps {
  kind: 'zone' | 'currency';
  taken: OrderUpload['read_as']['zone'];
  /** undefined = nobody chose. */
  chosen: string | undefined;
  onChange: (mapping: Pick<OrderMapping, 'zone' | 'currency'>) => void;
}

/** Whose clock the times are of, or which money the amounts are: what was taken and why, and a choice in its place. */
export function ReadAsRow({ kind, taken, chosen, onChange }: ReadAsRowProps) {
  const { t, i18n } = useTranslation('order-import');
  const isOpen = chosen === undefined && taken.from === 'nothing';
  const nameOf = kind === 'zone' ? zoneName : currencyName;
  const known = readAsOptions(kind, i18n.language);
  // What a program chose may be a value that the list does not offer.
  const isListed = chosen === undefined || known.some(({ value }) => value === chosen);
  const options = isListed ? known : [{ value: chosen, label: nameOf(chosen, i18n.language) }, ...known];
  const why =
    chosen !== undefined ? 'chosen' : taken.value === null && taken.from === 'market' ? 'each' : taken.from;
  const name = t(`readAs.${kind}`);
  return (
    <div className={styles.field} data-missing={isOpen}>
      <span className={styles.fieldName}>{name}</span>
      <Select
        aria-label={name}
        value={chosen}
        status={isOpen ? 'warning' : ''}
        placeholder={
          taken.value === null
            ? t(isOpen ? `problem.${kind}` : 'readAs.automatic')
            : t('readAs.taken', { value: nameOf(taken.value, i18n.language) })
        }
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        options={options}
        onChange={(value: string | undefined) => onChange({ [kind]: value })}
      />
      <span className={`${styles.samples} ${styles.why}`}>{t(`readAs.${kind}Why.${why}`)}</span>
    </div>
  );
}
