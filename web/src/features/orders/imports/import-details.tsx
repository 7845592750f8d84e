import type { OrderImportItem } from '@diy/contract/orders/orders';
import { Descriptions, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatTime } from '../../../lib/text/format.ts';
import styles from '../orders.module.css';

/** How a file was read: its fingerprint, its encoding, the rules, and the meaning of each column. */
export function ImportDetails({
  orderImport,
  onClose,
}: {
  orderImport: OrderImportItem;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation(['orders', 'order-import']);
  const { policy } = orderImport;
  const facts: [string, string][] = [
    [t('column.file'), orderImport.file_name],
    [t('details.size'), formatBytes(orderImport.bytes)],
    [t('details.profile'), orderImport.profile_name],
    [t('order-import:check.shop'), orderImport.shop],
    [t('order-import:choice.sheet'), orderImport.sheet],
    [t('order-import:choice.encoding'), orderImport.encoding ?? ''],
    [t('details.wrong'), t(`order-import:policy.${policy.mode}`)],
    [t('details.duplicates'), t(`order-import:policy.${policy.duplicates}`)],
    [t('column.operator'), orderImport.operator],
    [t('details.time'), formatTime(orderImport.created_at, i18n.language, new Date())],
  ];
  // Two columns of one name with the same meaning are listed once.
  const columns = [...new Map(orderImport.mapping.map((one) => [`${one.header} ${one.field}`, one]))];
  return (
    <Modal open title={t('details.title')} footer={null} width={720} onCancel={onClose}>
      <div className={styles.dialog}>
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2 }}
          items={[
            ...facts
              .filter(([, text]) => text !== '')
              .map(([label, text]) => ({ key: label, label, children: <bdi>{text}</bdi> })),
            {
              key: 'hash',
              label: t('details.hash'),
              span: 'filled' as const,
              children: (
                <code className={styles.hash} dir="ltr">
                  {orderImport.sha256}
                </code>
              ),
            },
          ]}
        />
        <section>
          <h3>{t('details.mapping')}</h3>
          <dl className={styles.fields}>
            {columns.map(([key, { header, field }]) => (
              <div key={key}>
                <dt dir="auto">{header}</dt>
                <dd>{t(`order-import:field.${field}`, { defaultValue: field })}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}
