import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

/** All fields of the row as the file has them, folded away. */
export function FieldList({ fields }: { fields: Record<string, string> }) {
  const { t } = useTranslation(['orders', 'order-import']);
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  return (
    <Collapse
      ghost
      size="small"
      items={[
        {
          key: 'fields',
          label: t('orders:allFields', { count: filled.length }),
          children: (
            <dl className={styles.fields}>
              {filled.map(([field, text]) => (
                <div key={field}>
                  <dt>{t(`order-import:field.${field}`, { defaultValue: field })}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]}
    />
  );
}
