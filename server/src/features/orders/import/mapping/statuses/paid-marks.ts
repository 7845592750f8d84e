/**
 * Headers of marks that say yes where a line is paid or valid, such as `Payment Captured`, `Order Valid` and `是否已收款`: programs put them
 * together from the same words in many ways. Where they say no, the line waits.
 */
const MARKS = [
  '^(?:is|was|has|been|the|order|full)*(?:payment|transaction|charge|funds|money)s?(?:is|was|has|been)*(?:captured|settled|cleared|received|verified|confirmed|approved|accepted|completed?|successful|succeeded|collected|valid|validated|ok)$',
  '^(?:is|was|has|been|the|this)*(?:order|line|sale|transaction)(?:is|was|has|been)*(?:captured|paid|fullypaid|paidinfull|valid|validated|verified|approved|confirmed|cleared|genuine)$',
  '^(?:is|was|has|been)+(?:captured|paid|fullypaid|paidinfull|valid|validated|verified|approved|confirmed|cleared|genuine)(?:order|line|payment)?$',
  '^(?:captured|fullypaid|paidinfull|valid|validorder|validated|settled)$',
  '^(?:是否|订单|支付|付款|款项|货款)*(?:已|是否)?(?:付清|结清|收款|到账|到款|入账|支付成功|付款成功|付款完成|有效|生效|审核通过|确认收款)$',
  '^(?:是否)(?:已)?(?:有效|生效)?(?:订单)$',
  '^zahlung(?:ist)?(?:eingegangen|erhalten|bestatigt|erfasst|abgeschlossen|erfolgreich)$|^(?:bestellung|auftrag)(?:ist)?(?:gultig|bestatigt|freigegeben|bezahlt)$|^(?:gultig|freigegeben)$',
  '^paiement(?:est)?(?:recue?|confirmee?|validee?|acceptee?|captur(?:ee?)|effectuee?|complete?)$|^commande(?:est)?(?:valide|validee|confirmee|payee)$|^(?:valide|validee)$',
  '^pago(?:es|fue)?(?:recibido|confirmado|aprobado|capturado|completado|verificado|acreditado|exitoso)$|^(?:pedido|orden)(?:es)?(?:valid[oa]|confirmad[oa]|aprobad[oa]|pagad[oa])$|^valid[oa]$',
  '^pagamento(?:e|foi)?(?:recebido|confirmado|aprovado|capturado|concluido|verificado|ricevuto|confermato|approvato|completato|verificato)$|^(?:pedido|encomenda|ordine)(?:valid[oa]|confirmad[oa]|aprovad[oa]|pag[oa]|confermato|approvato|pagato)$',
  '^betaling(?:is)?(?:ontvangen|bevestigd|geslaagd|voltooid)$|^(?:bestelling|order)(?:is)?(?:geldig|bevestigd|betaald)$|^geldig$',
  '^(?:płatnosc|wpłata)(?:otrzymana|potwierdzona|zaksiegowana|zakonczona)$|^zamowienie(?:wazne|potwierdzone|opłacone|zatwierdzone)$',
  '^(?:оплата|платеж)(?:получена?|подтвержден[ао]?|прошла?|проведена?)$|^заказ(?:действителен|подтвержден|оплачен)$',
  '^(?:決済|支払い?|入金)(?:完了|済み?|確認済み?|承認)(?:フラグ)?$|^(?:결제|입금)(?:완료|확인)(?:여부)?$|^유효(?:여부|주문)$',
  '^odeme(?:alındı|onaylandı|tamamlandı)$|^siparis(?:gecerli|onaylandı|odendi)$',
].map((text) => new RegExp(text.normalize('NFKC')));

/** Whether a normalised header says that a line is paid or valid. */
export function isPaidMark(key: string): boolean {
  const bare = key.replace(/[?!]$/, '').replace(/(?:flag|flg|yn)$/, '');
  return MARKS.some((pattern) => pattern.test(bare));
}
