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
    .map(methodKey),
);
/** What stands behind the name of a card: its last four figures. */
const LAST_DIGITS =
  /[\s,:#-]*(?:end(?:ing|s)(?:\s+(?:in|with))?|endend auf|endet auf|terminada en|se terminant par|final|last 4|尾号|尾號|末尾|下4桁|[x*•·●∙.…]{2,}|[\s-])[\s:#x*•-]*\d{4}$/i;
/** The same without its card before it. */
const DIGITS_ALONE = /^(?:end(?:ing|s)\s+(?:in|with)|尾号|尾號|末尾|下4桁|[x*•●∙]{2,})[\s:#x*•-]*\d{4}$/i;
/** A way of paying and how much. */
const METHOD_AND_AMOUNT = /^(\P{Nd}*?[\p{L})])[\s:]+((?:\p{Sc}|[A-Z]{2,3}\$?)?\s?\d.*)$/u;

const UNIT = String.raw`(?:[A-Z]{1,3}\$|\p{Sc}|[A-Z]{3}|RM|Rp\.?|Rs\.?|kr\.?|zł|Kč|Ft|lei|лв\.?|руб\.?|TL|円|元|원|圆|圓|บาท|đ)`;
const AMOUNT = new RegExp(String.raw`^(${UNIT})?\s?(\d[\d.,'’\s]*?)\s?(${UNIT})?$`, 'u');
const CENTS = /[.,]\d{2}$/;
/** `25,000`, `1.234.567`: no code is written in groups. */
const GROUPS = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/;
const CODE = /^[A-Z]{3}$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text only names a way of paying, with the last figures of the card or the amount where they stand behind it. */
export function isPaymentMethod(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  if (METHODS.has(methodKey(plain)) || DIGITS_ALONE.test(plain)) return true;
  if (METHODS.has(methodKey(plain.replace(LAST_DIGITS, '')))) return true;
  const [, method, amount] = METHOD_AND_AMOUNT.exec(plain) ?? [];
  return !!method && !!amount && METHODS.has(methodKey(method)) && isPaidAmount(amount);
}

/**
 * Whether a text only says how much was paid: with its currency, cents or groups of thousands, and not nothing. `1` may be a code, and
 * `0.00` was not paid.
 */
export function isPaidAmount(text: string): boolean {
  const [, before, figure = '', behind] = AMOUNT.exec(text.normalize('NFKC').trim()) ?? [];
  if (!/[1-9]/.test(figure) || /\s(?!\d{3}(?!\d))/.test(figure)) return false;
  const units = [before, behind].filter((unit) => unit !== undefined);
  if (units.some((unit) => CODE.test(unit) && !CURRENCIES.has(unit))) return false;
  // Blanks stand between the groups of codes as well.
  return units.length > 0 || CENTS.test(figure) || (GROUPS.test(figure) && !/\s/.test(figure));
}

function methodKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');
}
