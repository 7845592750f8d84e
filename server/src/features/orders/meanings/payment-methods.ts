/**
 * Ways of paying, which columns called `Payment` hold as well as whether something was paid: they say nothing of it. Money that is
 * collected at the door is paid when it arrives, so those lines are made.
 */
const METHODS = new Set(
  [
    'paypal, paypal express, paypal express checkout, pay pal, card, credit card, creditcard, debit card, credit/debit card, visa, mastercard, master card, amex, american express, discover, maestro, jcb, unionpay',
    'cash, cash on delivery, cod, bank transfer, wire transfer, wire, bacs, direct bank transfer, sepa, direct debit, cheque, check, check payment, gift card, voucher, store credit, apple pay, google pay, amazon pay, shop pay',
    'stripe, square, klarna, afterpay, clearpay, affirm, venmo, zelle, adyen, mollie, braintree, payoneer, authorize.net, razorpay, paytm, upi, net banking, netbanking, wallet, gopay, ovo, dana, shopeepay, grabpay, truemoney, promptpay, momo, zalopay, vnpay',
    'ideal, bancontact, sofort, giropay, eps, multibanco, mbway, blik, przelewy24, p24, payu, dotpay, swish, vipps, mobilepay, pix, boleto, mercado pago, mercadopago, oxxo, spei, webpay, twint',
    'kreditkarte, lastschrift, überweisung, banküberweisung, nachnahme, auf rechnung, barzahlung, carte bancaire, carte de crédit, virement, virement bancaire, chèque, contre remboursement, espèces',
    'tarjeta, tarjeta de crédito, tarjeta de débito, transferencia, transferencia bancaria, contra reembolso, efectivo, cartão, cartão de crédito, cartão de débito, transferência, dinheiro',
    'carta di credito, bonifico, bonifico bancario, contrassegno, contanti, creditcard, overboeking, rembours, kaart, karta, karta kredytowa, przelew, za pobraniem, pobranie, gotówka, kredi kartı, havale, kapıda ödeme',
    '支付宝, 微信, 微信支付, 银行卡, 银行转账, 信用卡, 货到付款, 现金, 余额, 余额支付, 花呗, 云闪付, 信用卡付款, 轉帳, 超商付款, 貨到付款, 支付寶, 在线支付',
    'クレジットカード, クレジット, 銀行振込, 代金引換, 代引き, コンビニ, コンビニ決済, 楽天ペイ, ペイペイ, 신용카드, 카드, 무통장입금, 계좌이체, 네이버페이, 카카오페이, 휴대폰, 토스',
    'картой, банковская карта, наличные, наложенный платеж, перевод, بطاقة, بطاقة ائتمان, الدفع عند الاستلام, تحويل بنكي, نقدا, אשראי, כרטיס אשראי, מזומן, העברה בנקאית',
  ]
    .join(', ')
    .split(', ')
    .map(keyOf),
);
/** An amount with a sign of its currency or with cents, and not nothing: `1` may be a code, and `0.00` was not paid. */
const AMOUNT = /^(?:\p{Sc}|[A-Z]{2,3}\$?)?\s?\d[\d.,\s]*(?:\p{Sc}|[A-Z]{3})?$/u;
const HAS_MONEY = /\p{Sc}|[A-Z]{2}|[.,]\d{2}\D*$/u;

/** Whether a text only names a way of paying. */
export function isPaymentMethod(text: string): boolean {
  return METHODS.has(keyOf(text.trim()));
}

/** Whether a text only says how much was paid. */
export function isPaidAmount(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  return AMOUNT.test(plain) && HAS_MONEY.test(plain) && /[1-9]/.test(plain);
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');
}
