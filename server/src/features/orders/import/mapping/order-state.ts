/** Words of a status column, normalised: lower case, without blanks. */
const CANCELLED =
  /^(?:已取消|取消|交易关闭|已关闭|已退款|全额退款|作废|已作废|cancell?ed|void(?:ed)?|refunded|closed|buyercancell?ed|sellercancell?ed|取消済み?)/;
const HELD =
  /^(?:onhold|hold|held|冻结|已冻结|风控|审核中|待审核|问题件|搁置|已搁置|pendingreview|fraudreview|paymentreview)/;
const SHIPPED =
  /^(?:已发货|已出货|运输中|已签收|已送达|已妥投|已完成|交易完成|已收货|shipped|intransit|delivered|completed?|fulfilled|出荷済み?)/;
const YES = /^(?:true|yes|y|1|是)$/;

/** What a status column says of an order; null = nothing that changes its way. */
export function readStatus(text: string): 'cancelled' | 'held' | 'shipped' | null {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
  if (CANCELLED.test(key)) return 'cancelled';
  if (HELD.test(key)) return 'held';
  return SHIPPED.test(key) ? 'shipped' : null;
}

/** `true`, `Yes`, `是`: a column that is a switch. */
export function isYes(text: string): boolean {
  return YES.test(text.normalize('NFKC').toLowerCase().trim());
}
