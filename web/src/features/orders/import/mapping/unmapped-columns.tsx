import type { OrderField, OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { FIELD_GROUPS, unmappedColumns, withColumns } from './field-groups.ts';
import { columnName } from './field-row.tsx';
import styles from './unmapped-columns.module.css';

interface UnmappedColumnsProps {
  upload: OrderUpload;
  mapping: OrderMapping;
  onChange: (mapping: OrderMapping) => void;
}

/** The columns that no field reads, with their first texts: in a table of the shop's own, what is left to say is seen at once. */
export function UnmappedColumns({ upload, mapping, onChange }: UnmappedColumnsProps) {
  const { t } = useTranslation('order-import');
  const columns = unmappedColumns(upload, mapping);
  if (columns.length === 0) return null;
  const options = FIELD_GROUPS.map(({ id, fields }) => ({
    label: t(`group.${id}`),
    options: fields
      .filter((field) => !mapping.columns[field]?.length)
      .map((field) => ({ value: field, label: t(`field.${field}`) })),
  })).filter((group) => group.options.length > 0);
  return (
    <section>
      <h3>
        {t('unmapped.title')} <small className={styles.count}>{columns.length.toLocaleString()}</small>
      </h3>
      <div className={styles.columns}>
        {columns.map(({ index, header, samples }) => {
          const name = header || columnName(index);
          return (
            <div key={index} className={styles.column}>
              <span className={styles.texts}>
                <span>
                  <bdi>{name}</bdi>
                </span>
                <small title={samples.join('\n')}>{joinParts(samples.filter(Boolean).slice(0, 3))}</small>
              </span>
              <Select<OrderField | null>
                aria-label={t('unmapped.column', { column: name })}
                value={null}
                placeholder={t('unmapped.as')}
                showSearch={{ optionFilterProp: 'label' }}
                popupMatchSelectWidth={false}
                options={options}
                onChange={(field) => field && onChange(withColumns(mapping, field, [index]))}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
