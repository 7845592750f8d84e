import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../model/mapping.ts';
import { normaliseHeader } from './headers/normalise-header.ts';
import type { Profile } from './profiles/profile.ts';

/** Pieces of a line that were shipped already. */
const SHIPPED_PIECES = keys(
  'Quantity Shipped, Shipped Quantity, Qty Shipped, Shipped Qty, Quantity Fulfilled, Fulfilled Quantity, Qty Fulfilled, Fulfilled Qty, ' +
    'Quantity Dispatched, Dispatched Quantity, Quantity Delivered, Delivered Quantity, 已发货数量, 已发数量, 已出库数量, 出荷済数量, Gelieferte Menge, ' +
    'Versendete Menge, Quantité expédiée, Cantidad enviada, Quantità spedita',
);
const TO_SHIP = /toship|tosend|tofulfil|remaining|outstanding|待发|未发/;

/** Of these the headers that sellers also put over the planned day. */
const MAYBE_PLANNED = keys(
  '发货时间, 发货日期, 出库时间, 發貨時間, Дата отправки, Completed Date, Date Completed, Completed On, Completion Date, Completed Time, Completion Time, Finished On, ' +
    'Closed On, Closed Date, Date Closed, 完成时间, 完成日期, 订单完成时间, 交易完成时间, 确认收货时间, 完了日, 完了日時, Abgeschlossen am, Erledigt am, Terminé le, Completado el, Fecha de finalización, Completato il, ' +
    'Data de conclusão, Afgerond op, Zakończono, Data zakończenia, Tamamlanma Tarihi, Дата завершения, 완료일, 완료일시',
);

/**
 * Columns that say yes, no or a date of a line that is no status by its name. `Ship Date` and `出荷日` may be planned, so they are none.
 */
const MARKS: readonly [OrderField, ReadonlySet<string>][] = [
  [
    'orderStatus',
    keys(
      'Current Status, Latest Status, Last Status, Processing Status, Production Status, Order Stage, 当前状态, 处理状态',
    ),
  ],
  [
    'lineStatus',
    keys(
      'Shipped, Is Shipped, Shipped?, Shipped Date, Date Shipped, Shipped On, Shipped At, Shipped Time, Shipped On Date, Dispatched, Is Dispatched, ' +
        'Dispatched On, Dispatched At, Dispatched Date, Date Dispatched, Despatched, Despatched On, Fulfilled, Is Fulfilled, Fulfilled On, Fulfilled At, ' +
        'Fulfilled Date, Date Fulfilled, Delivered, Delivered On, Delivered At, 是否发货, 是否已发货, 发货时间, 实际发货时间, 已发货时间, 发货日期, 出库时间, 發貨時間, ' +
        'Completed Date, Date Completed, Completed On, Completion Date, Completed Time, Completion Time, Finished On, Closed On, Closed Date, Date Closed, ' +
        '完成时间, 完成日期, 订单完成时间, 交易完成时间, 确认收货时间, 完了日, 完了日時, Abgeschlossen am, Erledigt am, Terminé le, Completado el, Fecha de finalización, Completato il, ' +
        'Data de conclusão, Afgerond op, Zakończono, Data zakończenia, Tamamlanma Tarihi, Дата завершения, 완료일, 완료일시, ' +
        '実際出荷日, 発送完了日, 発送済み, Versendet, Versendet am, Versandt, Versandt am, Geliefert am, Expédié, Expédiée, Expédié le, Enviado, Enviado el, ' +
        'Fecha de envío real, Spedito, Spedito il, Verzonden, Verzonden op, Wysłano, Wysłane, Skickad, Отправлен, Отправлено, Дата отправки, 발송완료일, 발송여부',
    ),
  ],
  [
    'paymentStatus',
    keys(
      'Payment, Payments, Zahlung, Paiement, Règlement, Pago, Pagos, Pagamento, Betaling, Płatność, Betalning, Ödeme, Оплата, 付款, 付款情况, 支付, 付款狀況, 결제, 支払い, 支払, ' +
        'Paid, Is Paid, Paid?, Payment Received, Has Paid, Bezahlt, Payé, Payée, Pagado, Pagada, Pagato, Pago?, Betaald, Zapłacone, Opłacone, Betald, Оплачен, Оплачено, ' +
        'Transaction Status, 是否付款, 是否已付款, 是否支付, 결제여부, 입금여부, 入金済み',
    ),
  ],
  [
    'holdMark',
    keys(
      'On Hold, Is On Hold, Hold, Order Hold, Hold Reason, Refund Date, Date Refunded, Refunded On, Refunded At, Refund Time, Voided, Is Voided, Deleted, ' +
        'Is Deleted, Test Order, Is Test, Cancel Date, 是否退款, 是否已退款, 退款时间, 退款日期, 是否售后, 是否冻结, 冻结, 挂起, 是否挂起, 拦截, 是否拦截, 关闭时间, 关闭原因, ' +
        'Storniert, Annulé, Annulée, Cancelado, Cancelada, Annullato, Geannuleerd, Anulowano, Отменен, Отменён, Отменено, 보류, 보류여부, 환불여부',
    ),
  ],
];

/**
 * Takes columns that hold a line back or say that it is done, where no layout says what its columns are: without them what is not paid,
 * or was shipped, would be made.
 */
export function takeMarks(all: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  const used = new Set(Object.values(columns).flat());
  const take = (field: OrderField, wanted: ReadonlySet<string>) => {
    const found = all.flatMap((key, column) => (wanted.has(key) && !used.has(column) ? [column] : []));
    if (found.length > 0) columns[field] = [...(columns[field] ?? []), ...found];
  };
  const isToShip = columns.quantity?.some((column) => TO_SHIP.test(all[column]!));
  if (!profile.columns?.quantity && !isToShip) take('holdMark', SHIPPED_PIECES);
  if (profile.key !== 'generic') return;
  for (const [field, wanted] of MARKS) take(field, wanted);
}

/**
 * Columns in which a date says that a line was shipped, where no layout says what its columns are: they are none of a status by their
 * headers. `maybe` = it may be the planned day.
 */
export function shipDateColumns(headers: readonly string[]): ReadonlyMap<number, 'shipped' | 'maybe'> {
  const wanted = MARKS.find(([field]) => field === 'lineStatus')![1];
  return new Map(
    headers
      .map(normaliseHeader)
      .flatMap((key, column): [number, 'shipped' | 'maybe'][] =>
        wanted.has(key) ? [[column, MAYBE_PLANNED.has(key) ? 'maybe' : 'shipped']] : [],
      ),
  );
}

function keys(list: string): ReadonlySet<string> {
  return new Set(list.split(', ').map(normaliseHeader));
}
