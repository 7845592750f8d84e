/**
 * Signs and names of currencies, in NFKC, small letters and without blanks. Several currencies = it depends on who writes the sign. A
 * toman is ten rials, so it names none.
 */
const TABLE = `
  EUR: € euro euros 欧元
  GBP: £ 英镑
  BRL: r$
  MYR: rm
  THB: ฿ บาท 泰铢
  VND: ₫ đ vnđ
  PHP: ₱
  IDR: rp. rp
  PLN: zł
  CZK: kč
  HUF: ft
  RON: lei
  BGN: лв лв.
  RUB: ₽ руб. руб
  UAH: ₴ грн грн.
  TRY: ₺ tl
  ILS: ₪ ש"ח ש״ח
  INR: ₹
  KRW: ₩ 원
  JPY: 円 日元 jp¥
  CNY: 人民币 rmb cn¥
  USD: 美元 us$ u$s
  TWD: nt$ nt 新台币 新臺幣
  SGD: s$
  AUD: a$ au$
  CAD: c$ ca$ cdn$
  HKD: hk$
  NZD: nz$
  MXN: mx$
  CHF: fr. sfr sfr.
  CNY JPY: ¥
  CNY TWD HKD: 元
  TWD HKD JPY: 圓
  SEK NOK DKK ISK: kr kr.
  USD CAD AUD NZD SGD HKD TWD MXN CLP COP ARS: $
  INR PKR LKR: rs rs. ₨
  KZT: ₸ тг тенге
  PEN: s/ s/.
  BDT: ৳ tk
  NPR: नेरू नेरु
  NPR INR: रू रु
  MMK ZMW PGK: k
  KHR: ៛
  LAK: ₭
  LKR: රු
  IRR SAR OMR QAR YER: ریال
  SAR OMR QAR YER: ريال
  SAR: ر.س
  EGP: ج.م e£
  AED: د.إ
  IQD: د.ع
  KWD: د.ك
  QAR: ر.ق
  OMR: ر.ع
  BHD: د.ب
  JOD: د.أ
  MAD: د.م
  DZD: د.ج
  TND: د.ت
  LBP: ل.ل
  GEL: ₾
  AMD: ֏
  AZN: ₼
  UZS: soʻm
  KGS: сом
  MNT: ₮
  KES: ksh
  ETB: ብር
  ETB BYN: br
  ZAR: r
  NGN: ₦
  GHS: ₵ gh₵
  PYG: ₲
  CRC: ₡
  RSD: дин. дин
`;

/** The currencies that a sign may mean. */
export const CURRENCY_SIGNS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', signs = ''] = line.trim().split(': ');
      return signs.split(' ').map((sign): [string, string[]] => [sign.normalize('NFKC'), codes.split(' ')]);
    }),
);
