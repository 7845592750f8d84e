import { describe, expect, it } from 'vitest';
import { currenciesOf, readMoney } from './money.ts';
import { readPrice } from './read-price.ts';

describe('an amount', () => {
  it.each<[string, number | null | undefined, string?]>([
    ['19.9', 1990],
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    ['1 234,56', 123456],
    ['1\u202f234,56', 123456],
    ["1'234.50", 123450],
    ['1’234’567.05', 123456705],
    ['12,34,567.89', 123456789],
    ['1,23,456', 12345600],
    ['1,234', 123400],
    ['1.234.567', 123456700],
    ['0.125', 13],
    ['0,125', 13],
    ['12,5', 1250],
    ['1234,567', 123457],
    ['.99', 99],
    ['12.-', 1200],
    ['5,–', 500],
    ['-5.00', -500],
    ['(5.00)', -500],
    ['５０', 5000],
    // A point before three digits: thousands in Jakarta, decimals in New York, and nobody knows in an unknown money.
    ['1.234', null],
    ['150.000', null],
    ['150.000', 15000000, 'IDR'],
    ['150.000', 15000000, 'VND'],
    ['1.234', 123400, 'BRL'],
    ['1.234', 123, 'USD'],
    ['1.234', null, 'EUR'],
    ['1,234', 123, 'KWD'],
    ['1.234', null, 'PLN'],
    ['1.234', 123400, 'LAK'],
    // Digits and separators of other scripts; the Arabic ones mean one thing each.
    ['١٬٢٣٤٫٥٦', 123456],
    ['۱٬۲۳۴٬۵۶۷', 123456700],
    ['١٢٫٥٠', 1250],
    ['१,२३,४५६.७८', 12345678],
    ['১২.৫', 1250],
    ['๑๒.๕๐', 1250],
    ['១.២៣៤,៥៦', 123456],
    ['၁,၂၃၄.၅', 123450],
    ['\u061c-\u200f12.50', -1250],
    ['\u202a12.50\u202c', 1250],
    // Nobody writes a number so: two scripts, numbers turned around, and signs that are no digits.
    ['١2', undefined],
    ['۱٢', undefined],
    ['\u202e12.50', undefined],
    ['12²', undefined],
    ['1½', undefined],
    ['٫', undefined],
    ['١٬٢٣', undefined],
    ['١٢٬٣٤٬٥٦', undefined],
    ['1٫234.5', undefined],
    ['1,2,3', undefined],
    ['1.234,56.7', undefined],
    ['12 34', undefined],
    ['3 x 5', undefined],
    ['5/10', undefined],
    ['free', undefined],
    ['', undefined],
  ])('%s', (text, cents, currency) => {
    expect(readMoney(text, currency)?.cents).toBe(cents);
  });
});

/** Locales with the money of their countries, as the system's CLDR has them. */
const LOCALES =
  `en-US=USD en-GB=GBP en-IN=INR en-AU=AUD en-CA=CAD de-DE=EUR de-CH=CHF de-AT=EUR fr-FR=EUR fr-CH=CHF fr-CA=CAD it-IT=EUR
  it-CH=CHF es-ES=EUR es-MX=MXN es-AR=ARS es-CL=CLP es-CO=COP es-PE=PEN pt-BR=BRL pt-PT=EUR nl-NL=EUR pl-PL=PLN cs-CZ=CZK sk-SK=EUR
  hu-HU=HUF ro-RO=RON sr-RS=RSD el-GR=EUR tr-TR=TRY ru-RU=RUB uk-UA=UAH kk-KZ=KZT sv-SE=SEK nb-NO=NOK da-DK=DKK fi-FI=EUR is-IS=ISK
  ja-JP=JPY ko-KR=KRW zh-CN=CNY zh-TW=TWD zh-HK=HKD th-TH=THB vi-VN=VND id-ID=IDR ms-MY=MYR fil-PH=PHP hi-IN=INR bn-BD=BDT mr-IN=INR
  ne-NP=NPR my-MM=MMK km-KH=KHR si-LK=LKR ur-PK=PKR fa-IR=IRR ar-EG=EGP ar-SA=SAR ar-AE=AED he-IL=ILS ckb-IQ=IQD ka-GE=GEL hy-AM=AMD
  az-AZ=AZN uz-UZ=UZS mn-MN=MNT sw-KE=KES am-ET=ETB af-ZA=ZAR hi-IN-u-nu-deva=INR th-TH-u-nu-thai=THB km-KH-u-nu-khmr=KHR
  ar-SA-u-nu-arab=SAR lo-LA-u-nu-laoo=LAK`.split(/\s+/);
const AMOUNTS = [
  0.5, 5, 12, 12.5, 99.99, 100, 123.45, 999, 1000, 1234, 1234.5, 1234.56, 12345.67, 99999, 123456.78,
  1234567.89, 12345678, -12.5,
];

it.each(LOCALES.map((one) => one.split('=') as [string, string]))(
  'amounts as %s writes %s',
  (locale, currency) => {
    for (const currencyDisplay of ['symbol', 'code'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
      for (const amount of AMOUNTS) {
        const text = format.format(amount);
        const money = readMoney(text, currency);
        expect([text, money?.cents]).toEqual([text, Math.round(Number(amount.toFixed(decimals)) * 100)]);
        expect(money?.currencies).toContain(currency);
      }
    }
  },
);

describe('a sign of a currency', () => {
  it.each<[string, string]>([
    ['12,50 €', 'EUR'],
    ['€12.50', 'EUR'],
    ['£20.00', 'GBP'],
    ['R$ 1.234,50', 'BRL'],
    ['RM12.50', 'MYR'],
    ['฿350', 'THB'],
    ['350 บาท', 'THB'],
    ['150.000₫', 'VND'],
    ['150.000 đ', 'VND'],
    ['₱350.00', 'PHP'],
    ['Rp150.000', 'IDR'],
    ['Rp. 150.000', 'IDR'],
    ['49,99 zł', 'PLN'],
    ['NT$390', 'TWD'],
    ['S$12.90', 'SGD'],
    ['A$12.90', 'AUD'],
    ['AU $12.90', 'AUD'],
    ['C $12.90', 'CAD'],
    ['C$12.90', 'CAD'],
    ['US $12.90', 'USD'],
    ['US$ 12.90 USD', 'USD'],
    ['$12.90 CAD', 'CAD'],
    ['USD 12.90', 'USD'],
    ['12.90 usd', 'USD'],
    ['CHF 1’234.50', 'CHF'],
    ['₹1,23,456.00', 'INR'],
    ['₩12,000', 'KRW'],
    ['1,200円', 'JPY'],
    ['¥1200', 'CNY JPY'],
    ['￥1200', 'CNY JPY'],
    ['CN¥12', 'CNY'],
    ['12元', 'CNY TWD HKD'],
    ['199 kr', 'SEK NOK DKK ISK'],
    ['199 kr SEK', 'SEK'],
    ['S/ 12.50', 'PEN'],
    ['12,50 ₸', 'KZT'],
    ['\u200f12.50\u00a0\u200f₪', 'ILS'],
    ['\u200f١٢٫٥٠\u00a0ر.س.\u200f', 'SAR'],
    ['\u200e-\u200eریال ۱۲', 'IRR SAR OMR QAR YER'],
    ['12 تومان', ''],
    ['৳12', 'BDT'],
    ['R 12,50', 'ZAR'],
    ['$12 €', ''],
    ['12 zzz', ''],
    ['12', 'none'],
  ])('%s', (text, expected) => {
    const { currencies } = readMoney(text)!;
    expect(currencies === null ? 'none' : currencies.join(' ')).toBe(expected);
  });

  it.each<[string, string]>([
    ['usd', 'USD'],
    ['人民币', 'CNY'],
    ['人民币(CNY)', 'CNY'],
    ['USD $', 'USD'],
    ['Rp', 'IDR'],
    ['ABC', ''],
    ['dollars', ''],
  ])('in a column of its own: %s', (text, expected) => {
    expect(currenciesOf(text).join(' ')).toBe(expected);
  });
});

describe('the price of a line', () => {
  it.each<[string, Record<string, string>, string, number | null, string, string[]]>([
    ['a sign', { unitPrice: '£20.00' }, '', 2000, 'GBP', []],
    ['a column', { unitPrice: '20', currency: 'EUR' }, '', 2000, 'EUR', []],
    ['neither', { unitPrice: '20' }, '', 2000, '', []],
    ['neither, in a country', { unitPrice: '20' }, 'JPY', 2000, '', []],
    ['an open sign', { unitPrice: '$20' }, '', 2000, '', ['CURRENCY_MISSING']],
    ['an open sign and a column', { unitPrice: '$20', currency: 'CAD' }, 'USD', 2000, 'CAD', []],
    ['an open sign in a country', { unitPrice: '¥1200' }, 'JPY', 120000, 'JPY', []],
    ['an open sign elsewhere', { unitPrice: '¥1200' }, 'THB', 120000, '', ['CURRENCY_MISSING']],
    ['an open column', { unitPrice: '5', currency: '$' }, '', 500, '', ['CURRENCY_UNKNOWN']],
    ['an unknown column', { unitPrice: '5', currency: 'ABC' }, 'USD', 500, '', ['CURRENCY_UNKNOWN']],
    ['a lost sign', { unitPrice: '\ufffd5.00' }, '', 500, '', ['CURRENCY_UNKNOWN']],
    ['a lost digit behind a sign', { unitPrice: '€\ufffd7.39' }, '', null, '', ['PRICE_INVALID']],
    ['a contradiction', { unitPrice: '€5', currency: 'USD' }, '', 500, '', ['CURRENCY_CONFLICT']],
    ['thousands of rupiah', { unitPrice: '150.000', currency: 'IDR' }, '', 15000000, 'IDR', []],
    ['thousands by the market', { unitPrice: '150.000' }, 'IDR', 15000000, '', []],
    ['thousands of nobody', { unitPrice: '150.000' }, '', null, '', ['PRICE_UNCLEAR']],
    ['thousands by the sign', { unitPrice: 'Rp 150.000' }, '', 15000000, 'IDR', []],
    ['an open sign that the column names', { unitPrice: '$1.234', currency: 'COP' }, '', 123400, 'COP', []],
    ['no amount', { unitPrice: 'five' }, '', null, '', ['PRICE_INVALID']],
    ['a total', { lineTotal: '€9,00' }, '', 300, 'EUR', []],
    ['a declared value', { customsValue: 'US$ 3,50' }, '', null, '', []],
    ['a declared value that is none', { customsValue: 'cheap' }, '', null, '', ['PRICE_INVALID']],
    [
      'a declared value that may be two',
      { customsValue: '1.234', currency: 'EUR' },
      '',
      null,
      'EUR',
      ['PRICE_UNCLEAR'],
    ],
  ])('from %s', (_what, fields, own, cents, currency, codes) => {
    const price = readPrice(fields, 3, own);
    expect([price.cents, price.currency, price.problems.map(({ code }) => code)]).toEqual([
      cents,
      currency,
      codes,
    ]);
    // A price that nobody can read stops the line; a currency or a value for the customs does not.
    for (const { code, severity } of price.problems)
      expect(severity).toBe(code.startsWith('PRICE_') && !fields.customsValue ? undefined : 'warning');
  });
});
