import { Alert, Descriptions, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../lib/text/format.ts';
import { joinParts } from '../../lib/text/join-parts.ts';
import { CoverButton } from './cover-button.tsx';
import { FieldList } from './field-list.tsx';
import { LineFindings } from './line-findings.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './orders.module.css';
import { platformName } from './platform-name.ts';
import { LineStateTag } from './state-tags.tsx';
import { useOrder } from './use-orders.ts';

interface OrderDialogProps {
  /** null = none in the address. */
  id: string | null;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Everything known about one order line: print, address, the buyer's words, and its import. */
export function OrderDialog({ id, onClose, onOpen }: OrderDialogProps) {
  const { t, i18n } = useTranslation('orders');
  const { data: order, isError } = useOrder(id);
  const time = (iso: string | null) => (iso ? formatTime(iso, i18n.language, new Date()) : '');
  const section = (title: string, facts: (readonly [string, string])[]) => {
    const filled = facts.filter(([, text]) => text !== '');
    if (filled.length === 0) return null;
    return (
      <Descriptions
        title={title}
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={filled.map(([label, text]) => ({
          key: label,
          label,
          children: <span dir="auto">{text}</span>,
        }))}
      />
    );
  };
  return (
    <Modal
      open
      title={order ? t('orderTitle', { no: order.order_no }) : t('display')}
      footer={null}
      width={840}
      onCancel={onClose}
    >
      {id === null || isError ? <Alert type="info" showIcon title={t('noSuchOrder')} /> : null}
      {id !== null && !order && !isError ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {order ? (
        <div className={styles.dialog}>
          <div className={styles.product}>
            <span className={styles.large}>
              <LinePicture design={order.design} alt={order.design.name} edgePx={160} />
            </span>
            <div className={styles.words}>
              <strong dir="auto">{order.design.name || order.sku}</strong>
              <span className={styles.muted}>
                {joinParts([order.design.template, order.design.colour, order.design.size])}
              </span>
              <span>
                {joinParts([
                  joinParts([order.sku, `× ${order.quantity}`], ' '),
                  order.price_cents !== null &&
                    order.currency &&
                    formatMoney(order.price_cents, order.currency, i18n.language),
                ])}
              </span>
              <span className={styles.tags}>
                <LineStateTag state={order.state} />
                <span className={styles.muted}>{t('lockedTo', { version: order.design.version })}</span>
              </span>
              {order.problem ? <span className={styles.problem}>{order.problem}</span> : null}
              <CoverButton row={order} />
              {order.warning ? <span className={styles.warning}>{order.warning}</span> : null}
            </div>
          </div>
          <LineFindings id={order.id} />
          {order.personalisation.length > 0 ? (
            <section className={styles.personal}>
              <h3>{t('personalisation')}</h3>
              <dl>
                {order.personalisation.map(({ name, value, problem }) => (
                  <div key={`${name}\n${value}`} data-wrong={problem !== '' || undefined}>
                    <dt dir="auto">{name}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
          {section(t('recipient'), [
            [t('field.name'), joinParts([order.address.name, order.address.company])],
            [t('field.phone'), joinParts([order.address.phone, order.address.mobile], ' / ')],
            [
              t('field.address'),
              joinParts([...order.address.lines, order.address.house_no, order.address.district], ', '),
            ],
            [
              t('field.city'),
              joinParts([order.address.city, order.address.province, order.address.postcode], ', '),
            ],
            [t('field.country'), order.address.country],
            [t('field.email'), order.address.email],
          ])}
          {section(t('orderFacts'), [
            [t('field.platform'), joinParts([platformName(order.platform), order.shop])],
            [t('field.line'), order.line_no],
            [t('field.placedAt'), time(order.placed_at)],
            [t('field.shipBy'), time(order.ship_by)],
            [t('field.file'), joinParts([order.order_import.file_name, t('row', { row: order.row })])],
            [
              t('field.operator'),
              joinParts([order.order_import.operator, time(order.order_import.created_at)]),
            ],
            [t('field.fileHash'), order.file_hash.slice(0, 16)],
          ])}
          {order.siblings.length > 0 ? (
            <section>
              <h3>{t('siblings', { count: order.siblings.length })}</h3>
              <ul className={styles.siblings}>
                {order.siblings.map((line) => (
                  <li key={line.id}>
                    <button type="button" className={styles.open} onClick={() => onOpen(line.id)}>
                      {joinParts([joinParts([line.line_no, line.sku]), `× ${line.quantity}`], ' ')}
                    </button>
                    <LineStateTag state={line.state} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <FieldList fields={order.fields} />
        </div>
      ) : null}
    </Modal>
  );
}
