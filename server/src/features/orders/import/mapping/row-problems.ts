import type { OrderField, RowProblem } from './types.ts';

const SCIENTIFIC = (what: string, en: string) => ({
  zh: `${what}被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出`,
  en: `${en} was turned into scientific notation and lost its last digits; export again with the column as text`,
});

/** Everything that can be wrong with a row, in user-facing words. */
const TEXTS = {
  ORDER_NO_MISSING: { zh: '缺少订单号', en: 'The order number is missing' },
  ORDER_NO_DAMAGED: SCIENTIFIC('订单号', 'The order number'),
  LINE_ID_DAMAGED: SCIENTIFIC('子订单号', 'The line id'),
  SKU_MISSING: { zh: '缺少 SKU', en: 'The SKU is missing' },
  SKU_DAMAGED: SCIENTIFIC('SKU', 'The SKU'),
  PHONE_DAMAGED: SCIENTIFIC('电话', 'The phone number'),
  TRACKING_DAMAGED: SCIENTIFIC('运单号', 'The tracking number'),
  CELL_ERROR: {
    zh: '单元格里是公式错误，请在原表中改正',
    en: 'The cell holds a formula error; mend it in the sheet',
  },
  QUANTITY_MISSING: { zh: '缺少数量', en: 'The quantity is missing' },
  QUANTITY_INVALID: {
    zh: '数量要是 1 到 100000 的整数',
    en: 'The quantity has to be a whole number from 1 to 100,000',
  },
  PRICE_INVALID: {
    zh: '单价读不出金额，请填数字，如 19.90',
    en: 'The price is no amount; write a number such as 19.90',
  },
  DATE_INVALID: {
    zh: '读不出时间，请写成 2026-05-03 12:30:00',
    en: 'The time cannot be read; write it as 2026-05-03 12:30:00',
  },
  STATUS_UNKNOWN: {
    zh: '不认识这个订单状态，不确定要不要生产：请改成“待发货”“待付款”“已发货”或“已取消”',
    en: 'This order status is not known, so it is not clear whether to produce: write “to ship”, “unpaid”, “shipped” or “cancelled”',
  },
  RECIPIENT_MISSING: { zh: '缺少收件人', en: 'The recipient is missing' },
  COUNTRY_MISSING: { zh: '缺少国家', en: 'The country is missing' },
  COUNTRY_UNKNOWN: {
    zh: '不认识这个国家，请填二字码，如 US',
    en: 'The country is not known; write its two-letter code such as US',
  },
  PROVINCE_MISSING: { zh: '寄往这个国家要填州/省', en: 'This country needs a state or province' },
  CITY_MISSING: { zh: '缺少城市', en: 'The city is missing' },
  ADDRESS_MISSING: { zh: '缺少地址', en: 'The address is missing' },
  POSTCODE_MISSING: { zh: '寄往这个国家要填邮编', en: 'This country needs a postcode' },
  POSTCODE_ZERO_LOST: {
    zh: '美国邮编应有 5 位，像是丢了开头的 0，请补上',
    en: 'A US postcode has 5 digits; a leading zero seems lost, please add it',
  },
  PHONE_MISSING: { zh: '电话和手机至少填一个', en: 'Give a phone or a mobile number' },
  SHIPPING_INCOMPLETE: {
    zh: '物流方式和运单号要么都填，要么都不填',
    en: 'Give both shipping method and tracking number, or neither',
  },
} as const;

export type RowProblemCode = keyof typeof TEXTS;

export function rowProblem(field: OrderField | null, code: RowProblemCode): RowProblem {
  return { field, code, ...TEXTS[code] };
}

/** Most letters of the row's text that a problem quotes. */
const WORDS_SHOWN = 60;

/** A variation that names no colour or size for certain, with the words that are unclear. */
export function unclearVariant({ problem, words }: UnclearWords): RowProblem {
  const [zh, en] = ['、', ', '].map((comma) => [...words.join(comma)].slice(0, WORDS_SHOWN).join(''));
  const text =
    problem === 'VARIATION_UNREAD'
      ? {
          zh: `规格里的“${zh}”认不出是哪个颜色或尺码（型号）。请把规格改成商品的颜色、尺码名称，或把这个 SKU 绑定到具体的颜色和尺码`,
          en: `“${en}” in the variation is no known colour, size or model. Write the product’s own names there, or bind the SKU to a colour and a size`,
        }
      : {
          zh: `颜色或尺码（型号）有两种说法：“${zh}”，不能确定印哪一个。请把规格改成只有一种，或改正 SKU`,
          en: `The row names two colours, sizes or models: “${en}”. Leave only one of them in the variation, or correct the SKU`,
        };
  return { field: 'variation', code: problem, ...text };
}

interface UnclearWords {
  problem: 'VARIATION_UNREAD' | 'VARIATION_CONFLICT';
  words: readonly string[];
}
