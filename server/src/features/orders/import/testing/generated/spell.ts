import type { Dice } from './dice.ts';
import type { WrittenField } from './order-model.ts';

/** Other ways to write the same, as keyboards, spreadsheets and exports do. */
const SPELLINGS: Partial<Record<WrittenField, (text: string) => string[]>> = {
  quantity: (text) =>
    /^\d+$/.test(text)
      ? [wide(text), `${text} pcs`, `${text}件`, `\u200e${text}`, `\u00a0${text} `, `${text}.00`]
      : [],
  unitPrice: (text) => [
    text.replace('.', ','),
    `€${text}`,
    `US$ ${text}`,
    `${text} €`,
    `￥${text}`,
    `\u200f${text}`,
  ],
  postcode: codes,
  externalOrderNo: codes,
  externalLineId: codes,
  sku: (text) => [...codes(text), `${text}\u200b`, `\u00a0${text}`, ` ${text}\u3000`],
  phone: (text) => [`'${text}`, `${text}\u202c`, `\u00a0${text}`, `\u202a${text}\u202c`],
  country: (text) => [`\u200f${text}`, ` ${text}\u00a0`, `${text}\ufeff`],
  recipientName: (text) => [`\u200f${text}`, `${text}\u200b`, `  ${text}`],
  city: (text) => [`\u200f${text}`, `${text}\u00a0`],
  province: (text) => [`${text}\u200e`, ` ${text}`],
  orderStatus: (text) => [`${text}\u200e`, ` ${text} `, `${text}\u00a0`],
  placedAt: (text) => [`\u200e${text}`, ` ${text} `],
  variation: (text) => [`${text} `, `\u200e${text}`, text.replaceAll(' ', '\u00a0')],
};

function codes(text: string): string[] {
  return /^\d+$/.test(text)
    ? [`'${text}`, `${text}\t`, `\u200b${text}`, ` ${text}\u00a0`, `\u202a${text}\u202c`]
    : [];
}

function wide(digits: string): string {
  return [...digits].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join('');
}

/** Quantities that nobody can make: the line stops. */
export const IMPOSSIBLE = [
  '0',
  '-1',
  '1.5',
  '1e2',
  '2,5',
  '1/2',
  '½',
  '1-2',
  'two',
  '1 234 567 890',
  '1.000',
  '2.000',
  "1'000",
  '1 000',
];

export function spell(
  dice: Dice,
  field: WrittenField,
  text: string,
  fits: (text: string) => boolean,
): string {
  if (text === '' || !dice.chance(8)) return text;
  const all = (SPELLINGS[field]?.(text) ?? []).filter(fits);
  return all.length > 0 ? dice.pick(all) : text;
}
