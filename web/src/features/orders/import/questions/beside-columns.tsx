import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { withBesideColumn } from '../mapping/field-groups.ts';
import styles from './problem-list.module.css';

/** What the question about columns beside the address needs. */
export interface BesideAddress {
  columns: OrderUpload['columns'];
  mapping: OrderMapping;
  onMapping: (mapping: OrderMapping) => void;
}

/** Columns beside the address that nobody reads: each belongs to it or not, which one click says for the layout. */
export function BesideColumns({ columns, mapping, onMapping }: BesideAddress) {
  const { t } = useTranslation('order-import');
  return (mapping.beside_address ?? []).map((index) => {
    const { header = '', samples = [] } = columns[index] ?? {};
    const name = header.trim() || t('problem.nthColumn', { number: index + 1 });
    const decide = (belongs: boolean) => onMapping(withBesideColumn(mapping, index, belongs));
    return (
      <div key={index} className={styles.replace}>
        <span className={styles.column}>
          <b dir="auto">{name}</b>
          {samples.length > 0 ? <small dir="auto">{samples.join(' / ')}</small> : null}
        </span>
        <fieldset className={styles.fill} aria-label={t('problem.columnMeans', { column: name })}>
          <Button size="small" onClick={() => decide(true)}>
            {t('problem.partOfAddress')}
          </Button>
          <Button size="small" onClick={() => decide(false)}>
            {t('problem.columnNotNeeded')}
          </Button>
        </fieldset>
      </div>
    );
  });
}
