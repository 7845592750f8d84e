import type { OrderField } from '@diy/contract/orders/order-field-names';
import type { Mapping } from '../../../model/mapping.ts';
import type { Profile } from '../model/profile.ts';
import { readMoment } from '../values/parse-moment.ts';
import { CHINA_ZONE } from '../values/time-zones.ts';

/** Fields that a row is complete without, and whose texts show what they are. */
const LOOKS = ['phone', 'postcode', 'placedAt'] as const satisfies readonly OrderField[];
export type Look = (typeof LOOKS)[number];

const PHONE = /^[+(]?[\d\s().+\-/]{7,24}$/;
/** A number is written as a phone: with its country, a zero in front, digits in groups, or as a Chinese mobile. */
const AS_PHONE = /^(?:\+|00|0|\()|\d[\s().-]+\d[\d\s().-]*\d|^1[3-9]\d{9}$/;
const MONEY = /^\d+[.,]\d{2}$/;
const POSTCODE = /^(?=.*\d)[A-Z0-9][A-Z0-9 -]{2,9}$/i;
const MAYBE_DAY = /^\D{0,12}\d{1,4}[\s./年\-,]|^\d{8}$/;

/** Words of headers that say a phone or a postcode in one of many languages; with fitting texts they are enough to ask. */
const SAYS_PHONE =
  /phone|fone$|tele?f|^tel|tel$|mobil|cell|gsm|whats|handy|puhelin|τηλ|κινητ|тел|моб|电话|電話|手机|手機|联系|聯絡|携帯|연락|전화|휴대|핸드폰|โทร|thoai|sđt|sdt|هاتف|جوال|טלפון|נייד|تلفن|موبایل|hp$/;
const SAYS_POSTCODE =
  /zip|post(?!e?d)|plz|cap$|^cap|cep|(?:^|[^s])cp$|^cp|pincode|psc|irany|irsz|kodpoczt|邮编|邮政|郵便|郵遞|우편|ไปรษณ|индекс|τκ|מיקוד|بريد|پستی|kodepos|poskod|buuchinh|buudien/;
/** Numbers of other things. */
const OTHER_NUMBER =
  /track|order|bestell|invoice|rechn|ean|upc|gtin|barcode|isbn|sku|tax|vat|iban|cpf|cnpj|ident|(?:^|[^z])id$|^id|运单|单号|快递|條碼|条码|税|fax|料号|番号(?<!電話番号|郵便番号|携帯番号)|송장|주문번호|weight|gewicht|price|preis|prix|amount|total|qty|quantity/;
const SENDER =
  /sender|absender|expediteur|remit|mittente|nadawc|afzender|寄件|发件|發件|依頼主|보내는|payer|bill|rechnungs|factur|fattur|store|shop|seller|warehouse|supplier|agent|推广|店铺|仓库|业务员/;
/** Days of other things than the order. */
const OTHER_DAY =
  /ship|deliver|dispatch|despatch|due|expir|birth|updat|modif|pay|paid|print|export|invoice|cancel|refund|return|发货|出货|出貨|出荷|発送|配送|お届|到货|希望|生年|生日|更新|修改|付款|支付|支払|入金|打印|取消|退|结束|完成|結束|결제|배송|발송|수정|생년|취소|livraison|exped|liefer|versand|zahl|geburt|ander|aktualis|storn|consegna|spedi|entrega|envio|pag(?:o|am)|nac|nasc|frissit|modos|teslim|odeme|доставк|отправ|оплат|измен|обнов|рожд|dodani|odeslan|platb|wysyl|platnosc|dostaw|giao|thanhtoan|จัดส่ง|ชำระ|kirim|bayar|تحديث|دفع|תשלום/;

/** What a column may hold by the key of its header, of the fields that no column is mapped to. */
export function looksToTry(key: string, columns: Mapping['columns'], profile: Profile): Look[] {
  const isOpen = (field: Look) => !columns[field]?.length && !profile.columns?.[field];
  const looks: Look[] = [];
  const isOther = OTHER_NUMBER.test(key) && !SAYS_PHONE.test(key) && !SAYS_POSTCODE.test(key);
  if (isOpen('phone') && !isOther && !SENDER.test(key)) looks.push('phone');
  if (isOpen('postcode') && SAYS_POSTCODE.test(key) && columns.address1?.length && !SENDER.test(key))
    looks.push('postcode');
  if (isOpen('placedAt') && !OTHER_DAY.test(key)) looks.push('placedAt');
  return looks;
}

/**
 * Whether a text may be what this field holds: a text that is not ends the question for its whole column.
 * @param key of the column's header
 */
export function hasLook(look: Look, key: string, text: string): boolean {
  if (look === 'placedAt') return MAYBE_DAY.test(text) && isDay(text);
  if (look === 'phone') {
    const digits = text.replace(/\D/g, '').length;
    if (!PHONE.test(text) || digits < 7 || digits > 15 || MONEY.test(text) || isDay(text)) return false;
    return SAYS_PHONE.test(key) || AS_PHONE.test(text);
  }
  return POSTCODE.test(text);
}

function isDay(text: string): boolean {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return false;
  return (['dmy', 'mdy'] as const).some((order) => readMoment(text, order, CHINA_ZONE) !== null);
}
