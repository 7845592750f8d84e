/** What a status means for the workshop: produce it, wait (unpaid, refund or cancellation running), nothing to do any more. */
export type StatusMeaning = 'produce' | 'wait' | 'shipped' | 'cancelled';

/**
 * Real words of status columns, as marketplaces and ERPs write them, by language: zh-CN, zh-TW, en (and codes), ja, ko, th,
 * vi, id, ms, pt, es, fr, de, it, pl, ru, tr, ar. Compared whole, without case, blanks and signs. A word that could mean two
 * things stands under the one that waits. Never a pattern: `Not cancelled` begins and ends like others.
 */
export const STATUS_WORDS: Readonly<Record<StatusMeaning, string>> = {
  produce: `
    待发货, 等待发货, 等待卖家发货, 买家已付款, 买家已付款等待卖家发货, 等待卖家发货买家已付款, 已付款, 已支付, 付款成功, 支付成功, 待处理, 待配货, 待打单,
    待打印, 待拣货, 待出库, 待揽收, 待备货, 备货中, 配货中, 待生产, 生产中, 处理中, 已确认, 待申请运单号, 待合并, 待分配, 已审核, 审核通过, 未发货, 新订单,
    待履约, 履约中, 待打包, 打包中, 已接单, 待接单, 待安排发货, 部分发货待发, 待上传运单, 已推单, 待推单, 有货, 正常, 已打单, 未打单, 已派单, 待派单,
    待出貨, 待寄出, 準備出貨, 備貨中, 已付款待出貨, 未出貨, 處理中, 待處理, 已確認, 待出貨付款完成, 待揀貨, 訂單成立,
    to ship, awaiting shipment, awaiting fulfillment, awaiting fulfilment, unshipped, unfulfilled, paid, processing, in process, in progress, in production,
    ready to ship, readytoship, ready for shipment, ready for fulfillment, to be shipped, to process, pending shipment, pending fulfillment,
    pending fulfilment, not shipped, not yet shipped, ship now, to fulfill, to pack, packed, confirmed, accepted, acknowledged, created, new, new order, open, active,
    wc-processing, order confirmed, payment received, payment accepted, payment complete, paid and awaiting shipment, awaiting dispatch,
    to be dispatched, needs shipping, processed, awaiting collection, to collect, to arrange shipment,
    manifested, ready to fulfill, released, approved, captured, succeeded, success, settled, printing, printed, awaiting processing, in fulfillment, fulfillment in progress, order placed,
    not fulfilled, pending processing, preparation in progress, processing in progress, payment authorized and captured, need to be sent, needs to be sent, processable, ready for processing, ready to pick, ready for pickup by carrier, to prepare, to produce, awaiting production, accepted by seller, sent to production,
    listo para despachar, listo para entregar, listas para enviar, etiqueta lista para imprimir, etiqueta impresa, para preparar, para despachar, pago aceptado, preparación en curso, pendiente de preparación, pendiente de enviar,
    pronto para enviar, etiqueta pronta para impressão, para enviar, pagamento aceito, paiement accepté, préparation en cours, en cours de préparation, à préparer, à traiter, zahlung eingegangen, zahlung akzeptiert, in vorbereitung, versandfertig, zum versand bereit,
    pagamento accettato, preparazione in corso, in preparazione, da preparare, te verzenden, te versturen, in behandeling, betaald, klaar voor verzending, nieuw, nog te verzenden, nie wysłano, do realizacji, do spakowania, zapłacone, betald, ny, att skicka, behandlas,
    入金済み, 支払い済み, 支払済み, 発送待ち, 発送準備中, 未発送, 未出荷, 出荷待ち, 出荷準備中, 処理中, 受注確認済み, 注文確定, 新規受付, 新規注文, 発送前,
    결제완료, 결제 완료, 상품준비중, 배송준비중, 배송준비, 발송대기, 신규주문, 발주확인, 출고대기, 출고지시, 주문확인,
    ที่ต้องจัดส่ง, รอจัดส่ง, รอการจัดส่ง, ชำระเงินแล้ว, กำลังดำเนินการ, เตรียมจัดส่ง, พร้อมจัดส่ง, ยังไม่จัดส่ง,
    chờ giao hàng, chờ lấy hàng, chờ gửi hàng, đã thanh toán, đang xử lý, đã xác nhận, chờ vận chuyển, chờ đóng gói, đơn hàng mới, chuẩn bị hàng,
    perlu dikirim, siap dikirim, pesanan baru, dibayar, sudah dibayar, diproses, sedang diproses, menunggu pengiriman, menunggu dikirim, dikonfirmasi, perlu diproses,
    untuk dihantar, telah dibayar, sedia untuk dihantar, dalam proses, menunggu penghantaran, belum dihantar,
    pago, pagamento aprovado, a enviar, aguardando envio, pronto para envio, em preparação, em processamento, processando, em produção, preparando envio, não enviado,
    pagado, por enviar, listo para enviar, pendiente de envío, en proceso, procesando, en preparación, preparando, confirmado, no enviado, a preparar,
    payé, payée, à expédier, en attente d’expédition, en attente d'expédition, en cours de préparation, en préparation, en cours, en cours de traitement, confirmée, prête à expédier, non expédiée, à envoyer,
    bezahlt, zu versenden, versandbereit, in bearbeitung, in vorbereitung, versand ausstehend, nicht versendet, noch nicht versendet, bestätigt, warten auf versand, wird bearbeitet, offen, neu,
    pagato, da spedire, in lavorazione, in preparazione, in attesa di spedizione, pronto per la spedizione, confermato, non spedito, da evadere,
    opłacone, opłacono, do wysłania, w realizacji, w trakcie realizacji, gotowe do wysyłki, oczekuje na wysyłkę, niewysłane, nowe, potwierdzone,
    оплачен, оплачено, ожидает отправки, ожидает отгрузки, к отправке, в обработке, готов к отправке, готов к отгрузке, подтвержден, подтверждён, новый, ожидает сборки, на сборке, в сборке, собирается,
    ödendi, hazırlanıyor, gönderilecek, kargoya verilecek, kargo bekliyor, işleme alındı, onaylandı, yeni sipariş, yeni, gönderime hazır,
    مدفوع, قيد التجهيز, قيد المعالجة, جاهز للشحن, بانتظار الشحن, في انتظار الشحن, مؤكد, جديد`,
  wait: `
    待付款, 待支付, 未付款, 未支付, 等待买家付款, 等待付款, 部分付款, 定金已付, 待付尾款, 拼单中, 未成团, 待成团, 待确认, 待审核, 审核中, 风控, 风控中, 冻结, 已冻结, 搁置, 已搁置,
    问题件, 暂停, 锁定, 已锁定, 退款中, 申请退款, 退款申请中, 退款处理中, 待退款, 售后中, 售后处理中, 售后待处理, 待商家处理, 待卖家处理, 退货中, 退货退款中, 申请退货, 取消中, 申请取消, 买家申请取消,
    取消待确认, 待取消, 换货中, 补寄中, 异常, 订单异常, 地址异常, 缺货, 无货, 部分退款中, 等待卖家同意, 买家申请退款等待卖家同意, 拦截中, 争议中, 纠纷中, 待揽收异常,
    尚未付款, 待審核, 審核中, 凍結, 退款處理中, 退貨處理中, 取消申請中, 申請取消, 不成立待確認, 待確認,
    部分退款, 部分退款成功, partially refunded, partial refund, partially_refunded, remboursé partiellement, teilweise erstattet,
    unpaid, not paid, pending, pending payment, awaiting payment, payment pending, wc-pending, wc-on-hold, on hold, onhold, hold, held, authorized, authorised, partially paid, partially_paid,
    payment due, payment review, pending review, under review, fraud review, fraud_review, in review, suspected fraud, risk, high risk, verification required, manual verification required,
    cancel requested, cancellation requested, in cancel, in_cancel, cancelling, canceling, cancel pending, cancellation pending, pending cancellation, refund requested, refund pending, refund in progress,
    return requested, return in progress, return/refund requested, to return, in return, in dispute, disputed, dispute, chargeback, exchange requested, paused, suspended, delayed, backorder, backordered, on backorder, out of stock,
    awaiting check payment, awaiting bank wire payment, awaiting cheque payment, awaiting cash on delivery validation, announced, waiting acceptance, waiting for acceptance, waiting debit payment, bought, filled in, pending authorization, awaiting approval, pending approval, on demand, scheduled, request declined, draft, checkout-draft, expired authorization, payment failed retry, incomplete, awaiting confirmation, to confirm, unconfirmed, pendingavailability, pending availability, stuck, problem, exception, blocked, locked,
    未入金, 入金待ち, 支払い待ち, 支払待ち, 保留, 保留中, 確認待ち, キャンセル申請中, キャンセル依頼, 返品申請中, 返金処理中, 審査中,
    입금대기, 결제대기, 미결제, 보류, 취소요청, 취소 요청, 취소중, 반품요청, 교환요청, 환불요청, 확인대기,
    ที่ต้องชำระ, รอชำระเงิน, รอการชำระเงิน, ยังไม่ชำระ, ระงับ, รอตรวจสอบ, ขอยกเลิก, รอยกเลิก, คืนเงิน/คืนสินค้า, ขอคืนเงิน,
    chờ thanh toán, chưa thanh toán, chờ xác nhận, tạm giữ, yêu cầu hủy, đang hủy, yêu cầu trả hàng, trả hàng/hoàn tiền, yêu cầu hoàn tiền,
    belum bayar, belum dibayar, menunggu pembayaran, menunggu konfirmasi, ditahan, permintaan pembatalan, sedang dibatalkan, permintaan pengembalian, pengembalian,
    belum dibayar lagi, menunggu bayaran, ditangguhkan, permintaan batal,
    não pago, aguardando pagamento, pagamento pendente, pendente, em análise, em espera, cancelamento solicitado, devolução solicitada, em disputa, reembolso solicitado,
    pendiente de pago, pago pendiente, sin pagar, no pagado, pendiente, en espera, en revisión, cancelación solicitada, devolución solicitada, reembolso solicitado, en disputa, reembolso en proceso,
    en attente de paiement, non payé, non payée, paiement en attente, en attente, en révision, annulation demandée, remboursement demandé, retour demandé, en litige,
    nicht bezahlt, unbezahlt, zahlung ausstehend, warten auf zahlung, ausstehend, angehalten, zurückgestellt, in prüfung, stornierung beantragt, rückgabe beantragt, erstattung beantragt,
    non pagato, in attesa di pagamento, pagamento in sospeso, in attesa, sospeso, in verifica, annullamento richiesto, reso richiesto, rimborso richiesto, in contestazione,
    nieopłacone, oczekuje na płatność, oczekuje na zapłatę, oczekujące, wstrzymane, w trakcie weryfikacji, prośba o anulowanie, zwrot w toku,
    не оплачен, не оплачено, ожидает оплаты, в ожидании, на удержании, на проверке, запрос на отмену, запрошена отмена, возврат запрошен, спор, спорный,
    ödenmedi, ödeme bekliyor, ödeme bekleniyor, beklemede, askıda, inceleniyor, iptal talebi, iade talebi, iade sürecinde,
    غير مدفوع, بانتظار الدفع, في انتظار الدفع, قيد الانتظار, معلق, قيد المراجعة, طلب إلغاء, طلب استرجاع`,
  shipped: `
    已发货, 卖家已发货, 卖家已发货等待买家确认, 已出库, 已出货, 待收货, 运输中, 在途, 派送中, 配送中, 已揽收, 已交运, 已签收, 已妥投, 已送达, 已收货, 已完成, 交易成功, 交易完成, 已结束, 已评价, 待评价, 订单完成, 已履约, 部分签收,
    已出貨, 已寄出, 運送中, 配送完成, 已送達, 已完成訂單, 待收貨, 已到店, 已取貨,
    shipped, partially delivered, dispatched, sent, in transit, intransit, shipping, on the way, out for delivery, delivered, delivery attempted, complete, completed, wc-completed, fulfilled, fulfilled by amazon, picked up,
    to receive, handed over, tracking added, received, done, finished, shipped - delivered to buyer, shipped - picked up, shipped - out for delivery, shipped - in transit, invoiced and shipped, archived,
    発送済み, 発送完了, 出荷済み, 出荷完了, 配送中, 配達完了, 配達済み, 完了, 取引完了,
    배송중, 배송완료, 발송완료, 출고완료, 구매확정, 수취완료,
    จัดส่งแล้ว, กำลังจัดส่ง, ที่ต้องได้รับ, อยู่ระหว่างขนส่ง, ส่งสำเร็จ, สำเร็จ, จัดส่งสำเร็จ, สำเร็จแล้ว,
    đang giao, đang giao hàng, đang vận chuyển, đã giao, đã giao hàng, đã gửi hàng, hoàn thành, giao thành công,
    dikirim, sedang dikirim, terkirim, telah dikirim, selesai, diterima, dalam pengiriman,
    telah dihantar, dihantar, diterima pembeli, dalam penghantaran,
    enviado, em trânsito, a caminho, entregue, concluído, finalizado,
    en camino, en tránsito, entregado, completado, despachado, finalizada,
    expédié, expédiée, en transit, livré, livrée, terminé, terminée, envoyé, envoyée,
    versendet, versandt, verschickt, unterwegs, zugestellt, geliefert, abgeschlossen, teilweise geliefert,
    spedito, in transito, consegnato, completato, evaso,
    wysłane, wysłano, w drodze, dostarczone, zrealizowane, zakończone,
    отправлен, отправлено, отгружен, в пути, доставлен, доставлено, доставляется, выполнен, завершен, завершён,
    kargoya verildi, gönderildi, yolda, teslim edildi, tamamlandı,
    تم الشحن, تم الإرسال, قيد التوصيل, تم التوصيل, تم التسليم, مكتمل`,
  cancelled: `
    已取消, 取消, 交易关闭, 已关闭, 订单关闭, 关闭, 已退款, 全额退款, 退款成功, 已全额退款, 退货退款成功, 已退货, 退货成功, 已拒收, 拒收, 作废, 已作废, 已删除, 平台取消, 买家取消, 卖家取消, 系统取消, 超时取消, 自动取消, 已撤销, 付款失败, 支付失败, 付款超时, 已拒绝, 无效, 无效订单, 取消成功, 退款完成, 未付款交易关闭, 交易关闭退款成功,
    不成立, 訂單取消, 已退貨, 退款完成訂單, 退貨完成, 退貨/退款完成, 付款失敗, 已失效,
    cancelled, canceled, cancel, order cancelled, order canceled, wc-cancelled, wc-refunded, wc-failed, wc-trash, refunded, fully refunded, returned, return completed, returned to sender, void, voided, closed, expired, failed, payment failed, declined, rejected, denied, deleted, trash, terminated, abandoned,
    buyer cancelled, buyer canceled, seller cancelled, seller canceled, system cancelled, cancelled by buyer, cancelled by seller, cancelled by system, canceled by buyer, canceled by seller, auto cancelled, cancelled by customer, unfulfillable, undeliverable, lost, reversed, charged back, completely refunded, shipped - returned to seller, shipped - rejected by buyer, shipped - lost in transit, shipped - undeliverable, shipped - damaged, refused, returning to seller, return to sender, restocked, return/refund, cancelation, cancellation, return and refund, return,
    キャンセル, キャンセル済み, 取消済み, 返品済み, 返品完了, 返金済み, 返金完了, 注文取消, 取引中止,
    취소, 취소완료, 취소 완료, 주문취소, 반품, 반품완료, 환불완료, 환불, 거래취소, 품절취소,
    ยกเลิก, ยกเลิกแล้ว, ยกเลิกคำสั่งซื้อ, คืนเงินแล้ว, คืนสินค้าแล้ว, ตีกลับ, จัดส่งไม่สำเร็จ,
    đã hủy, đã huỷ, hủy, huỷ, đã hoàn tiền, đã trả hàng, trả hàng, hoàn tiền, giao thất bại, giao không thành công,
    dibatalkan, batal, dikembalikan, refund selesai, pembatalan, gagal, gagal kirim, sudah direfund,
    telah dibatalkan, dipulangkan, dibayar balik,
    cancelado, cancelada, reembolsado, devolvido, estornado, recusado, não entregue, falhou,
    anulado, anulada, reembolsada, devuelto, devuelta, rechazado, fallido, caducado,
    annulé, annulée, remboursé, remboursée, retourné, retournée, refusé, refusée, échoué, expiré,
    storniert, abgebrochen, erstattet, zurückgegeben, retourniert, zurückgesendet, abgelehnt, fehlgeschlagen, widerrufen,
    annullato, annullata, rimborsato, restituito, reso, rifiutato, fallito, scaduto,
    anulowane, anulowano, anulowany, zwrócone, zwrócono, odrzucone, nieudane, zwrot pieniędzy,
    отменен, отменён, отменено, отмена, возвращен, возвращён, возврат, возвращено, отклонен, отклонён, не доставлен, аннулирован,
    iptal, iptal edildi, iade edildi, iade, reddedildi, geri ödendi, başarısız,
    ملغي, ملغى, تم الإلغاء, مسترد, تم الاسترجاع, مرتجع, مرفوض, فشل`,
};

/** Words that mean something else in a column of its own kind than as the status of an order. */
export const FIELD_WORDS: Readonly<Record<StatusField, Partial<Record<StatusMeaning, string>>>> = {
  orderStatus: {},
  lineStatus: {
    produce: 'pending, unfulfilled, not fulfilled, partial, open, 未发货, 待发货',
  },
  paymentStatus: {
    produce: `
      completed, complete, success, succeeded, successful, done, captured, settled, cleared, payment received, yes, true, ok, approved,
      已完成, 支付完成, 付款完成, 已收款, 货到付款, cod, cash on delivery, pago, pagado, pagada, payé, payée, bezahlt, pagato, opłacone, оплачено, оплачен,
      入金済み, 支払い済み, 결제완료, ชำระแล้ว, đã thanh toán, sudah dibayar, lunas, ödendi, مدفوع, 已入帳`,
    wait: 'no, false, 未收款, 待收款, partially paid, deposit paid',
  },
  afterSalesStatus: {
    produce: `
      无售后, 无退款, 无退货, 未申请, 未申请售后, 未发起售后, 没有售后, 没有退款, 无售后或售后取消, 售后关闭, 售后取消, 已取消售后, 退款关闭, 退款取消, 撤销退款, 退款已撤销,
      拒绝退款, 退款拒绝, 退款失败, 未退款, 無售後, 無退貨退款, no, false, no return, no refund, not requested, not refunded, none requested, request cancelled,
      return request cancelled, refund rejected, return rejected`,
    wait: 'yes, true, requested, return requested, refund requested, processing, in progress, pending, 处理中, 待处理, 申请中',
    cancelled: 'completed, complete, success, succeeded, done, approved, 已完成, 已同意',
  },
};

/** Columns that say what becomes of a line; the strictest of them counts. */
export const STATUS_FIELDS = ['orderStatus', 'lineStatus', 'paymentStatus', 'afterSalesStatus'] as const;
export type StatusField = (typeof STATUS_FIELDS)[number];

/** Some of an order's lines are on their way: which ones, only the lines' own column says. */
export const PARTLY_SHIPPED =
  'partial, partially fulfilled, partially shipped, partly shipped, partial shipment, partially_fulfilled, 部分发货, 部分出库, 部分已发货, 部分出貨';
