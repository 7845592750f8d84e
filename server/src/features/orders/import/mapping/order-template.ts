import { type MessageId, type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { plainText, TEXTS } from '@diy/contract/messages/message-text';
import type { OrderField } from '@diy/contract/orders/order-fields';

/** A column of our own order template. */
export interface TemplateColumn {
  /** Header as agreed, to the character; a star means required. */
  header: string;
  field: OrderField;
  /** Three example rows: two lines of one order and one of another. */
  examples: readonly [string, string, string];
}

const column = (header: string, field: OrderField, ...examples: string[]): TemplateColumn => ({
  header,
  field,
  examples: [examples[0] ?? '', examples[1] ?? examples[0] ?? '', examples[2] ?? examples[0] ?? ''],
});

/** In the agreed order; headers are compared without stars, blanks and bracket notes. */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  column('*订单号', 'externalOrderNo', 'PO-001', 'PO-001', '576461413038785752'),
  column('子订单号', 'externalLineId', 'PO-001-1', 'PO-001-2', ''),
  column('平台', 'platform', 'Temu', 'Temu', 'TikTok'),
  column('*店铺', 'shop', '小店一号'),
  column('下单时间', 'placedAt', '2026-05-03 12:30:00'),
  column('最晚发货时间', 'shipBy', '2026-05-06 12:30:00', '2026-05-06 12:30:00', ''),
  column('*SKU', 'sku', 'MUG-BLK-11', 'TEE-WHT-M', 'MUG-BLK-11'),
  column('商品名称', 'productTitle', '定制马克杯', '定制 T 恤', '定制马克杯'),
  column('规格属性', 'variation', '黑色 / 11oz', '白色 / M', '黑色 / 11oz'),
  column('*数量', 'quantity', '1', '2', '1'),
  column('单价', 'unitPrice', '19.90', '25.00', '19.90'),
  column('币种', 'currency', 'USD'),
  column('定制内容', 'personalization', '名字：安娜；日期：5月3日', '', '名字：Ben'),
  column('设计编号', 'designCode'),
  column('图片网址', 'imageUrl'),
  column('*收件人', 'recipientName', 'Anna Lee', 'Anna Lee', 'Ben Wong'),
  column('*国家(二字码)', 'country', 'US', 'US', 'GB'),
  column('州/省', 'province', 'MA', 'MA', ''),
  column('*城市', 'city', 'Cambridge', 'Cambridge', 'London'),
  column('区县', 'district'),
  column('*地址1', 'address1', '1 Main St', '1 Main St', '10 High St'),
  column('地址2', 'address2', 'Apt 5', 'Apt 5', ''),
  column('邮编', 'postcode', '02139', '02139', 'SW1A 1AA'),
  column('电话', 'phone', '+1 617-555-0100', '+1 617-555-0100', '+44 20 7946 0000'),
  column('手机', 'mobile'),
  column('邮箱', 'email'),
  column('公司', 'company'),
  column('门牌号', 'houseNo'),
  column('税号', 'taxNo'),
  column('买家备注', 'buyerNote'),
  column('卖家备注', 'sellerNote'),
  column('物流方式', 'shippingMethod'),
  column('运单号', 'trackingNo'),
  column('面单链接', 'labelUrl'),
  column('中文报关名', 'customsNameZh'),
  column('英文报关名', 'customsNameEn'),
  column('申报单价(USD)', 'customsValue'),
  column('申报重量(g)', 'customsWeight'),
  column('海关编码', 'hsCode'),
  column('IOSS', 'ioss'),
];

/** The examples of Chinese readers, as all other readers see them. */
const EXAMPLES_IN_ENGLISH: Readonly<Record<string, string>> = {
  小店一号: 'My shop',
  定制马克杯: 'Custom mug',
  '定制 T 恤': 'Custom T-shirt',
  '黑色 / 11oz': 'Black / 11oz',
  '白色 / M': 'White / M',
  '名字：安娜；日期：5月3日': 'Name: Anna; Date: 3 May',
  '名字：Ben': 'Name: Ben',
};

/**
 * The note of this header is part of the name by which its column is found, so that no translation in brackets is
 * added.
 */
const NOTE_IS_NAME: readonly OrderField[] = ['customsWeight'];

/**
 * A column's header in a reader's language: the agreed one, and for readers of other languages what it means in brackets, which are
 * passed over where headers are compared. So a template in any language is read as the Chinese one is.
 */
export function templateHeader({ header, field }: TemplateColumn, locale: MessageLocale): string {
  const word = messageOf('template-words', field);
  if (locale === 'zh' || !word || NOTE_IS_NAME.includes(field)) return header;
  return `${header} (${plainText(word, locale)})`;
}

/** What a column is for; '' = its name says it. */
export function templateNote({ field }: TemplateColumn, locale: MessageLocale): string {
  const note = messageOf('template-notes', field);
  const word = NOTE_IS_NAME.includes(field) && locale !== 'zh' ? messageOf('template-words', field) : null;
  const said = note ?? word;
  return said ? plainText(said, locale) : '';
}

export function templateExamples({ examples }: TemplateColumn, locale: MessageLocale): string[] {
  return examples.map((text) => (locale === 'zh' ? text : (EXAMPLES_IN_ENGLISH[text] ?? text)));
}

/** The text of the notes sheet above the list of columns. */
export function templateRules(locale: MessageLocale): string[] {
  const sheet = plainText(message('order-template.sheet'), locale);
  return [
    message('order-template.rule-rows', { sheet }),
    message('order-template.rule-columns'),
    message('order-template.rule-text'),
    message('order-template.rule-address'),
    message('order-template.rule-size'),
  ].map((rule) => plainText(rule, locale));
}

/** Returns null where there is no such text: SKU and IOSS are the same in every language, and most columns have no note. */
function messageOf(kind: 'template-words' | 'template-notes', field: OrderField): StoredMessage | null {
  const id = `${kind}.${field}`;
  return Object.hasOwn(TEXTS.zh, id) ? { id: id satisfies string as MessageId, params: {} } : null;
}
