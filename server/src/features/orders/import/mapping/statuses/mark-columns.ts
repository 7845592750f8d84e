import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import type { Profile } from '../model/profile.ts';
import { isPaidMark } from './paid-marks.ts';
import { senderKind } from './senders.ts';
import { isTakenBack } from './taken-back.ts';

/** Pieces of a line that were shipped already. */
const SHIPPED_PIECES = keys(
  'Quantity Shipped, Shipped Quantity, Qty Shipped, Shipped Qty, Quantity Fulfilled, Fulfilled Quantity, Qty Fulfilled, Fulfilled Qty, ' +
    'Quantity Dispatched, Dispatched Quantity, Quantity Delivered, Delivered Quantity, 已发货数量, 已发数量, 已出库数量, 出荷済数量, Gelieferte Menge, ' +
    'Versendete Menge, Quantité expédiée, Cantidad enviada, Quantità spedita',
);
const TO_SHIP = /toship|tosend|tofulfil|remaining|outstanding|待发|未发/;

/** The headers among these that sellers also put over the planned day. */
const MAYBE_PLANNED = keys(
  '发货时间, 发货日期, 出库时间, 發貨時間, 出貨日期, 出貨日, 出貨時間, 訂單出貨日, Дата отправки, Completed Date, Date Completed, Completed On, Completion Date, Completed Time, Completion Time, Finished On, ' +
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
        'Fulfilled Date, Date Fulfilled, Delivered, Delivered On, Delivered At, 是否发货, 是否已发货, 发货时间, 实际发货时间, 已发货时间, 发货日期, 出库时间, 發貨時間, 出貨日期, 出貨日, 出貨時間, 訂單出貨日, 實際出貨日, ' +
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
        'Confirmed, Is Confirmed, Order Confirmed, Approved, Is Approved, Order Approved, Verified, Is Verified, Payment Verified, Payment Confirmed, Payment Cleared, Is Valid, ' +
        '是否确认, 是否已确认, 是否审核, 是否已审核, 是否有效, ' +
        'Transaction Status, 是否付款, 是否已付款, 是否支付, 결제여부, 입금여부, 入金済み, 入金, 入金確認, 입금확인, 입금, 결제, 결제확인, 수금여부, 已付款, 已支付, 付款确认, 到账确认, 是否到账, Ödendi, Ödendi mi, ชำระแล้ว, ชำระเงินแล้ว, Đã thanh toán, ' +
        'Sudah dibayar, Sudah bayar, Dibayar, Dah bayar, مدفوع, مدفوعة, تم الدفع, שולם, پرداخت شده, Zaplaceno, Kifizetve, Maksettu, Πληρώθηκε, Plătit, Сплачено',
    ),
  ],
  [
    'orderMark',
    keys(
      'Transaction Type, Record Type, Order Type, Line Type, Row Type, Entry Type, Type of Order, Order Tags, 订单类型, 交易类型, 单据类型, 订单标签, ' +
        'Fulfillment Channel, Fulfilment Channel, Fulfillment Type, Fulfilled By, Fulfillment By, Fulfilment By, Fulfillment Service, Fulfillment Entity, Fulfilment Entity, Fulfillment Method, Fulfilment Method, Fulfilled Via, 履约类型, 履约方式, 配送类型, Bestellart, Type de commande, Tipo de pedido',
    ),
  ],
  [
    'holdMark',
    keys(
      'On Hold, Is On Hold, Hold, Order Hold, Hold Reason, Refund Date, Date Refunded, Refunded On, Refunded At, Refund Time, Voided, Is Voided, Deleted, ' +
        'Is Deleted, Test Order, Is Test, Cancel Date, 是否退款, 是否已退款, 退款时间, 退款日期, 是否售后, 是否冻结, 冻结, 挂起, 是否挂起, 拦截, 是否拦截, 关闭时间, 关闭原因, ' +
        'Refunded?, Refund, Refund Total, Refunded Total, Returned, Returned?, Is Returned, Return Date, Date Returned, Returned On, Returned At, Chargeback, Charged Back, ' +
        'Disputed, Is Disputed, Dispute, Unpaid, Is Unpaid, Balance Due, Outstanding Balance, Balance Outstanding, Pending, Is Pending, Void, Draft, Is Draft, Fraud, Is Fraud, ' +
        'Fraudulent, Flagged, Is Flagged, Blocked, Is Blocked, Backorder, Backordered, Is Backordered, Out of Stock, Do Not Ship, Do Not Print, Do Not Produce, ' +
        '有无退单, 有无退款, 有无退货, 有无售后, 有无异常, 是否退单, 是否退货, 是否有退款, 是否有退货, 是否有售后, 是否异常订单, 退单, 退货, 退款, ' +
        'Is Closed, Closed, Order Closed, Is Order Closed, Completed, Is Completed, Is Complete, Is Finished, Finished, Is Done, Done, 已关闭, 是否完成, 是否已完成, 已完成, 完了, 完了フラグ, ' +
        'Erledigt, Abgeschlossen, Geschlossen, Terminé, Terminée, Cerrado, Cerrada, Completado, Completada, Chiuso, Concluso, Encerrado, Concluído, Gesloten, Afgerond, Zamknięte, Zakończone, Закрыт, Завершён, Завершен, Выполнен, Tamamlandı, 완료, 완료여부, 마감여부, ' +
        'Skip, Ignore, Excluded, Duplicate, Is Duplicate, Duplicate Order, Produced, Is Produced, Already Printed, ' +
        '已退款, 已取消, 已作废, 是否作废, 作废, 异常, 是否异常, 是否缺货, 缺货, 是否已生产, 已生产, 欠款, 未付金额, 未付尾款, 返金, 返金額, 返金日, キャンセル, キャンセル日, 취소, 환불, 반품, 취소일, 환불금액, ' +
        'Erstattet, Erstattet am, Erstattung, Erstattungsbetrag, Retoure, Zurückgesendet, Remboursé, Remboursée, Montant remboursé, Remboursement, Retourné, Reembolsado, Reembolsada, ' +
        'Reembolso, Devuelto, Devolución, Rimborsato, Rimborso, Reso, Terugbetaald, Terugbetaling, Geretourneerd, Zwrócono, Zwrot, Återbetald, Возврат, Возвращён, Возвращен, İade, İade Edildi, ' +
        'Outstanding, Amount Outstanding, Outstanding Amount, Unpaid Amount, Amount Unpaid, Unpaid Balance, Remaining Balance, Balance Remaining, Offener Betrag, Offener Saldo, ' +
        'Restbetrag, Noch zu zahlen, Solde dû, Solde restant, Reste à payer, Restant dû, Saldo pendiente, Importe pendiente, Pendiente de pago, Saldo dovuto, Saldo residuo, ' +
        'Importo residuo, Saldo devedor, Saldo pendente, Valor pendente, Valor em aberto, Openstaand saldo, Openstaand bedrag, Pozostało do zapłaty, Остаток к оплате, Задолженность, ' +
        'Kalan tutar, Kalan bakiye, Restbelopp, Utestående belopp, Restbeløb, 待付金额, 待付尾款, 未付余额, 未结金额, 未払い金額, 未払金額, 未入金額, 残金, 미결제금액, 미수금, 잔금, ' +
        'ยอดค้างชำระ, Còn nợ, Số tiền còn nợ, Sisa tagihan, Sisa pembayaran, المبلغ المتبقي, יתרה לתשלום, مبلغ باقی‌مانده, ' +
        'Storniert, Annulé, Annulée, Cancelado, Cancelada, Annullato, Geannuleerd, Anulowano, Отменен, Отменён, Отменено, 보류, 보류여부, 환불여부, ' +
        'Locked, Is Locked, Suspended, Is Suspended, Needs Review, Review Required, Archived, Is Archived, 锁定, 是否锁定, 测试单, 是否测试单, 刷单, 是否刷单, 废弃, 保留, 保留フラグ, 保留中, 出荷保留, ' +
        '出荷停止, 출고보류, 발송보류, 배송보류, 배송 보류 여부, Gesperrt, Angehalten, Zurückgestellt, Bloquée, Bloqueado, Bloqueada, Retenido, Bloccato, Sospeso, Geblokkeerd, Wstrzymane, Zablokowane, Заблокирован, Приостановлен, ' +
        'Hold Until, On Hold Until, Held Until, Hold Date, Reship, Reshipment, Is Reship, Replacement, Is Replacement, Replacement Order, Exchange, Is Exchange, Ersatzlieferung, Umtausch, Échange, Renvoi, ' +
        'Reenvío, Cambio, Sostituzione, Troca, 补发, 是否补发, 补发单, 重发, 是否重发, 换货, 是否换货, 補發, 換貨, 再送, 交換, 재발송, 교환, ' +
        '是否异常单, 异常单, 异常订单, 异常标记, 问题件, 问题单, 问题订单, 黑名单, 是否黑名单, 风险订单, 是否风险订单, 测试订单, 是否测试订单, Suspicious, Is Suspicious, Problem Order, Preorder, Pre-order, Is Preorder, ' +
        '预售, 是否预售, 预售订单, 预定, 予約, 予約商品, 예약, 예약여부, 예약상품, 반품여부, 교환여부, キャンセル有無, キャンセル区分, 返品, 返品有無, 返品区分, Vorbestellung, Précommande, Preventa, Preordine, Pré-venda, Pré-encomenda, Предзаказ',
    ),
  ],
];

/** The person who sends a line, or holds it, is named in columns that many layouts have and none lists. */
const READ_IN_EVERY_LAYOUT: ReadonlySet<OrderField> = new Set(['orderMark', 'holdMark']);

const MAX_LETTERS = 40;
/** Words of a status in headers; `State`, `Estado` and `Stato` may be the province, so only whole headers of a list count. */
const STATUS_WORD =
  /status(?!bar)|statut|状态|狀態|ステータス|状態|상태|статус|durum|situacao|situacion(?:del)?pedido|tinhtrang|สถานะ|trangthai|trạngthái|סטטוס|حالة|وضعیت|etat(?:dela|de)?(?:commande|ligne|livraison|paiement|expedition)|^(?:commande|ligne)etat|^stan(?:zamowienia|przesylki|realizacji)|stav(?:objednavk|polozk|platb)|rendelesallapot|stato(?:dell?)?(?:ordine|spedizione|riga)|estado(?:del|dela|da|do|de)?(?:pedido|orden|compra|linea|linha|venta|venda)|^(?:transactions|deliveries|payments?|orders?)\.?state$/;
const PAYMENT_WORD =
  /pay|paid|checkout|financ|transaction|billing|zahl|pag[ao]|付款|支付|财务|財務|結帳|입금|결제|оплат|支払|入金/;
const STOPPING_WORD =
  /拦截|攔截|冻结|凍結|挂起|掛起|锁单|鎖單|锁定|鎖定|풀필먼트(?:사|업체)$|onhold|blockedreason|holdreason|^(?:order|line|item)?(?:lock|hold|freeze|block)(?:ed)?(?:status|state|flag)$/;
/** What has a status besides orders: papers, stock, pages, messages, programs, the work on a personalisation. */
const NOT_OF_THE_ORDER =
  /invoice|发票|發票|開票|开票|rechnung|facture|factura|fattura|print|打印|列印|druck|review|评价|評價|feedback|stock|inventory|库存|庫存|bestand|listing|email|mail|sms|message|notification|消息|通知|sync|同步|import|导入|upload|marketing|member|会员|會員|customer|客户|客戶|vip|custom|定制|订制|tax|vat|税|marital|^labels?|shippinglabel|面单|面單|gift|account|账号|帳號|subscription|approvalof|risk|风险|device|battery|warranty|coupon|voucher|discount|promo|loyalty|points|consent|newsletter|quote|claim|ticket|task|issue|优惠|優惠|积分|積分|工单|任务|会话/;
/** The order itself: whatever else such a header says, its status is the order's. */
const OF_THE_ORDER =
  /order(?!ed)|订单|訂單|pedido|bestell(?!art)|auftrag|commande|ordine|ordini|заказ|sipari[sş]|zam[oó]wieni|注文|受注|주문|donhang|đơnhang|pesanan|หมายเลขคำสั่งซื้อ|คำสั่งซื้อ|הזמנה|طلب|سفارش/;
/** What stands next to a status and is none: who set it, and when. */
const BESIDE_STATUS = /(?:code|id|number|date|time|by|count|编码|代码|编号|时间|日期|人)$/;

/**
 * Maps columns that hold a line back or say that it is done, where no layout says what its columns are: without them what is not paid,
 * or was shipped, would be made. Who sends a line and what holds it is also taken in known layouts that do not name it.
 */
export function mapHoldColumns(all: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  const used = new Set(Object.values(columns).flat());
  const mapTo = (field: OrderField, wanted: ReadonlySet<string>) => {
    const found = all.flatMap((key, column) => (wanted.has(key) && !used.has(column) ? [column] : []));
    if (found.length > 0) columns[field] = [...(columns[field] ?? []), ...found];
    for (const column of found) used.add(column);
  };
  const isToShip = columns.quantity?.some((column) => TO_SHIP.test(all[column]!));
  if (!profile.columns?.quantity && !isToShip) mapTo('holdMark', SHIPPED_PIECES);
  if (profile.alsoHolds) mapTo('holdMark', new Set(profile.alsoHolds.map(normaliseHeader)));
  const isKnown = profile.key !== 'generic';
  mapTo('holdMark', new Set(all.filter(isTakenBack)));
  if (profile.exact) return;
  for (const [field, wanted] of MARKS)
    if (!isKnown || (READ_IN_EVERY_LAYOUT.has(field) && !profile.columns?.[field])) mapTo(field, wanted);
  mapTo('orderMark', new Set(all.filter(senderKind)));
  mapTo('paymentStatus', new Set(all.filter(isPaidMark)));
  mapTo('holdMark', new Set(all.filter(saysStop)));
  if (!isKnown) mapByWords(all, columns);
}

/** Maps what is called a status in any words: a column that nobody reads would make what was called off. */
function mapByWords(all: readonly string[], columns: Mapping['columns']): void {
  const used = new Set(Object.values(columns).flat());
  for (const [column, key] of all.entries()) {
    const field = used.has(column) || key.length > MAX_LETTERS ? null : fieldByItsWords(key);
    if (field) columns[field] = [...(columns[field] ?? []), column];
  }
}

function fieldByItsWords(key: string): OrderField | null {
  const isStatus = STATUS_WORD.test(key);
  if (!isStatus || BESIDE_STATUS.test(key)) return null;
  if (NOT_OF_THE_ORDER.test(key) && !OF_THE_ORDER.test(key)) return null;
  return PAYMENT_WORD.test(key) ? 'paymentStatus' : 'orderStatus';
}

/** Whether a header asks if an order is stopped, also as the status of that: `锁单状态`. */
function saysStop(key: string): boolean {
  const isNone = key.length > MAX_LETTERS || BESIDE_STATUS.test(key) || NOT_OF_THE_ORDER.test(key);
  return !isNone && STOPPING_WORD.test(key);
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
  return new Set(listedKeys(list.split(', ')));
}
