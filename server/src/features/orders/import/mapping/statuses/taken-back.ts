/**
 * Headers that count the pieces of a line which nobody wants any more or which cannot be had, or mark the line as deleted or called off: platforms put
 * them together from the same words in many ways, such as `Lineitem refunded quantity`, `Qty of items returned` and `削除商品フラグ`.
 */

/** Whose count or mark it is; `lineitem` is two of these words. */
const OF = '(?:order(?:ed)?|line|item|product|sku|article|unit|total|buyer|customer|the|is|was|has|been)*';
const BACK =
  '(?:refund(?:ed|s)?|return(?:ed|s)?|cancell?(?:ed|ation|ations)?|reject(?:ed)?|removed?|deleted?|void(?:ed)?|revoked|withdrawn)';
const COUNT = '(?:quantity|quantities|qty|qtys|count|amounts?|units?|pieces|pcs|items?)';

const PIECES = [
  `^${OF}${COUNT}?(?:on)?backorder(?:ed|s)?${COUNT}?$`,
  `^${OF}${BACK}(?:item|product|line|unit)?${COUNT}$`,
  `^${OF}${COUNT}(?:of|to|be|been|items?|units?|products?|for|is|was)*${BACK}$`,
  '^(?:申请|已|商品|成功|部分|实际|累计)*(?:取消|退款|退货|退貨|拒收|退换|退回|作废)(?:的|商品|成功)*(?:数量|數量|件数|件數|数|數)$',
  '^(?:商品)?(?:キャンセル|返品|取消|返金)(?:済み?)?(?:商品)?(?:の)?(?:数|数量|個数|点数)$',
  '^(?:취소|반품|환불|교환)(?:요청|완료|된|신청|접수)*(?:상품)?(?:수량|개수)$',
  '^(?:stornierte|retournierte|erstattete|zuruckgesendete|zuruckgegebene|gekundigte)(?:r|n|s)?(?:menge|anzahl|stuckzahl|stuck)$',
  '^(?:menge|anzahl|stuckzahl)(?:storniert|retourniert|erstattet|zuruckgesendet)$',
  '^(?:quantite|qte|nombre)s?(?:darticles)?(?:annulee?|remboursee?|retournee?|refusee?)s?$',
  '^(?:cantidad|cant|unidades|quantidade|qtd|qtde)(?:cancelad|reembolsad|devuelt|devolvid|anulad|estornad)[ao]s?$',
  '^(?:quantita|qta)(?:annullat|rimborsat|res|restituit|stornat)[aei]$',
  '^(?:aantal(?:geannuleerd|geretourneerd|terugbetaald)|(?:geannuleerde?|geretourneerde?|terugbetaalde?)(?:aantal|hoeveelheid))$',
  '^(?:ilosc|liczba)(?:sztuk)?(?:anulowan|zwrocon|zwrot)(?:a|ych|ow)?$',
  '^(?:iptal|iade)(?:edilen)?(?:urun)?(?:adet|adedi|miktar[ıi]?|say[ıi]s[ıi])$',
  '^количество(?:отмен(?:ено|енных|ы)?|возврат(?:а|ов)?|возвращено|возвращенных)$',
  '^jumlah(?:produk|barang)?(?:yang)?(?:dibatalkan|dikembalikan|retur|refund)$',
  '^soluong(?:bi|da)?(?:huy|tra|tralai|hoan|hoantra)$',
  '^จำนวน(?:สินค้า)?(?:ที่)?(?:ยกเลิก|คืน|ส่งคืน|คืนเงิน)$',
].map((text) => new RegExp(text.normalize('NFKC')));

const FLAGS = [
  `^${OF}(?:refund|return|cancel|cancell?ation|withdrawal)(?:initiated|requested|opened|started|pending|approved|inprogress)(?:at|on|date|time)?$`,
  '^(?:customer|buyer|seller|merchant|admin)(?:has)?cancell?ed$|^(?:is)?withdrawn(?:at|on|date)?$|^fulfill?ment(?:on)?holds?$|^archived(?:at|on|date)$',
  `^${OF}(?:deleted?|removed?|cancell?(?:ed|ation)?|void(?:ed)?|invalid|revoked)(?:item|line|order)?(?:flag|flg|mark|indicator|yn)$`,
  '^(?:del|cancel|void)(?:flag|flg)$|^(?:is|was)(?:deleted?|removed|voided|revoked|cancell?(?:ed)?|refunded|returned|invalid)$',
  `^${OF}(?:deleted|removed|voided|revoked)(?:at|on|date|time)$`,
  '^(?:商品|明細|注文|受注)?(?:削除|キャンセル|取消|無効|中止|返品|返金|保留)(?:済み?)?(?:商品|注文|明細)?(?:フラグ|フラッグ)$',
  '^(?:是否|商品|订单|明细)*(?:已)?(?:被)?(?:删除|作废|取消|无效|撤销|退款|退货)(?:标记|标识|标志|标识位)$|^是否(?:已|被)*(?:删除|作废|取消|无效|撤销|关闭|锁单|锁定|冻结)$',
  '^(?:주문|상품)?(?:취소|삭제|반품|환불|무효)(?:여부|플래그)$',
].map((text) => new RegExp(text.normalize('NFKC')));

/** When, why or by whom a line was called off or paid back: any text says that it was. */
const WHEN_AND_WHY = [
  '^(?:order|line|item)?(?:cancell?(?:ed|ation)?|refund(?:ed)?|void(?:ed)?)(?:at|on|date|time|datetime|by|reason)$|^returned(?:at|on|by|date)$|^return(?:date|time|reason)$',
  '^(?:订单|訂單)?(?:取消|关闭|關閉|作废|退款|退货|退貨)(?:申请|申請|完成)?(?:时间|時間|日期|原因|理由)$',
  '^(?:キャンセル|取消|返品|返金)(?:日|日時|日付|理由|受付日|申請日|完了日)$|^(?:취소|반품|환불|교환)(?:요청|완료|처리|신청|접수)?(?:일|일시|일자|날짜|시간|사유)$|^(?:수량|부분|전체)?클레임(?:여부|유무)$',
  '^(?:stornierungs?|storno|erstattungs?|retouren)(?:datum|zeit|zeitpunkt|grund)$|^(?:storniert|erstattet|retourniert)(?:am|von|durch)$',
  '^(?:date|heure|motif|raison)(?:de|d)?(?:l)?(?:annulation|remboursement|retour)$|^(?:annulee?|remboursee?|retournee?)(?:le|par)$',
  '^(?:fecha|data|hora|motivo|razon)(?:yhora|ehora)?(?:de|da|do|del)?(?:la)?(?:cancelacion|cancelamento|anulacion|reembolso|devolucion|devolucao|estorno)$|^(?:cancelad|anulad|reembolsad|devuelt|devolvid)[oa](?:el|em|en|por)$',
  '^(?:data|ora|motivo)(?:di|del|dell)?(?:annullamento|rimborso|reso)$|^(?:annullat|rimborsat|res)[oa](?:il|da)$',
  '^(?:annulerings?|terugbetalings?|retour)(?:datum|tijd|reden)$|^(?:geannuleerd|terugbetaald|geretourneerd)(?:op|door)$|^(?:data|powod|przyczyna)(?:anulowania|zwrotu)$',
  '^(?:дата|время|причина)(?:отмены|возврата)(?:заказа)?$|^(?:iptal|iade)(?:edilme)?(?:tarihi|zamanı|nedeni)$',
  '^(?:waktu|tanggal|tgl|alasan)(?:pesanan)?(?:pembatalan|dibatalkan|pengembalian(?:dana)?)$|^(?:yangmembatalkan|dibatalkanoleh)$|^(?:ngay|thoigian|lydo)(?:huy|hoantien|trahang)(?:don)?(?:hang)?$',
  '^(?:วันที่|เวลา|เหตุผล)(?:ที่)?(?:ใน)?(?:การ)?(?:ยกเลิก|คืนเงิน|คืนสินค้า)(?:คำสั่งซื้อ)?$|^(?:تاريخ|وقت|سبب)الإلغاء$',
].map((text) => new RegExp(text.normalize('NFKC')));

/** Whether a normalised header says that pieces of a line, or the line, are not wanted any more. */
export function isTakenBack(key: string): boolean {
  return [...PIECES, ...FLAGS, ...WHEN_AND_WHY].some((pattern) => pattern.test(key));
}
