import type { OrderField } from '@diy/contract/orders/order-fields';
import type { ProgramLine, ProgramOrder, ProgramOrders } from '@diy/contract/orders/order-program';
import type { Mapping } from '../../model/mapping.ts';
import { profileId } from '../mapping/model/profile.ts';
import { program } from '../mapping/profiles/erps.ts';
import { type Corrections, NO_DECISIONS } from '../rows/corrections.ts';

/** A call's lines as the rows of a table, so that they are read, checked, kept and corrected like those of a file. */
export interface ProgramTable {
  headers: string[];
  mapping: Mapping;
  rows: string[][];
  /** Place of each row's line in the call. */
  places: { order: number; line: number }[];
  /** Personalisation that was compared with the buyer's words already, and rows that are separate lines. */
  corrections: Corrections;
}

/** Row of the first line; the headers stand above it. */
export const FIRST_ROW = 2;

interface Column {
  field: OrderField;
  /** Header as in our own order template, for the sheet with the lines that were left out. */
  header: string;
  /** Field of the call, below an order or, beginning with a dot, below a line. */
  path: string;
  read(order: ProgramOrder, line: ProgramLine): string | number | undefined;
}

/** A field of the order itself. */
const ofOrder = (
  field: OrderField,
  header: string,
  path: keyof Omit<ProgramOrder, 'lines' | 'address'>,
): Column => ({ field, header, path, read: (order) => order[path] });
const ofAddress = (field: OrderField, header: string, name: keyof ProgramOrder['address']): Column => ({
  field,
  header,
  path: `address.${name}`,
  read: ({ address }) => address[name],
});
const ofLine = (
  field: OrderField,
  header: string,
  name: keyof Omit<ProgramLine, 'personalisation' | 'own_line'>,
  read: (line: ProgramLine) => string | number | undefined = (line) => line[name],
): Column => ({ field, header, path: `.${name}`, read: (_order, line) => read(line) });

const COLUMNS: readonly Column[] = [
  ofOrder('externalOrderNo', '订单号', 'order_no'),
  ofLine('externalLineId', '子订单号', 'line_id'),
  ofOrder('platform', '平台', 'platform'),
  ofOrder('shop', '店铺', 'shop'),
  ofOrder('orderStatus', '订单状态', 'status'),
  ofLine('lineStatus', '商品状态', 'status'),
  ofOrder('paymentStatus', '付款状态', 'payment_status'),
  ofOrder('afterSalesStatus', '售后状态', 'after_sales_status'),
  ofOrder('placedAt', '下单时间', 'placed_at'),
  ofOrder('paidAt', '付款时间', 'paid_at'),
  ofOrder('shipBy', '最晚发货时间', 'ship_by'),
  ofLine('sku', 'SKU', 'sku'),
  ofLine('productTitle', '商品名称', 'title'),
  // In separate cells, and before the marketplace's text: a label of the buyer's words takes everything behind it.
  ofLine('variation', '颜色', 'colour', ({ colour }) => labelled('Color', colour)),
  ofLine('variation', '尺码', 'size', ({ size }) => labelled('Size', size)),
  ofLine('variation', '规格属性', 'variation'),
  ofLine('quantity', '数量', 'quantity'),
  ofLine('unitPrice', '单价', 'unit_price'),
  ofOrder('currency', '币种', 'currency'),
  ofAddress('recipientName', '收件人', 'name'),
  ofAddress('company', '公司', 'company'),
  ofAddress('country', '国家', 'country'),
  ofAddress('province', '州/省', 'province'),
  ofAddress('city', '城市', 'city'),
  ofAddress('district', '区县', 'district'),
  ofAddress('address1', '地址1', 'line1'),
  ofAddress('address2', '地址2', 'line2'),
  ofAddress('address3', '地址3', 'line3'),
  ofAddress('houseNo', '门牌号', 'house_no'),
  ofAddress('postcode', '邮编', 'postcode'),
  ofAddress('phone', '电话', 'phone'),
  ofAddress('mobile', '手机', 'mobile'),
  ofAddress('email', '邮箱', 'email'),
  ofOrder('buyerNote', '买家备注', 'buyer_note'),
  ofOrder('sellerNote', '卖家备注', 'seller_note'),
  ofOrder('shippingMethod', '物流方式', 'shipping_method'),
  ofOrder('trackingNo', '运单号', 'tracking_no'),
  ofOrder('labelUrl', '面单链接', 'label_url'),
];

/** A colour or size under its label, read like a file's variation; no label in it begins words of the buyer. */
function labelled(label: string, value: string | undefined): string {
  const text = (value ?? '').replace(/[\s:：]+/g, ' ').trim();
  return text === '' ? '' : `${label}: ${text}`;
}

/** Distinguishes tables whose orders need no address from others, so that no layout is stored for both. */
const WITHOUT_ADDRESS = '无需地址';

/**
 * The lines of a call as rows. Each personalised text has two cells, the name of its layer and the words, so that a line
 * asks only for what it names itself, whatever other lines of the call name.
 * @param skuOf SKU of a design that a line names by its id
 */
export function programTable(
  { orders, without_address }: Pick<ProgramOrders, 'orders' | 'without_address'>,
  skuOf: ReadonlyMap<string, string>,
): ProgramTable {
  const lines = orders.flatMap((order, at) => order.lines.map((line, place) => ({ order, line, at, place })));
  const pairs = Math.max(0, ...lines.map(({ line }) => line.personalisation.length));
  const numbers = Array.from({ length: pairs }, (_, index) => index);
  const confirmed = lines.flatMap(({ line }, index) =>
    line.personalisation
      .filter(({ checked }) => checked)
      .map(({ name, value }) => ({ name, from: value.trim(), to: value.trim(), row: FIRST_ROW + index })),
  );
  const own = lines.flatMap(({ line }, index) => (line.own_line ? [String(FIRST_ROW + index)] : []));
  const columns: Mapping['columns'] = {};
  COLUMNS.forEach(({ field }, index) => {
    columns[field] = [...(columns[field] ?? []), index];
  });
  const [extraHeaders, extraCells] = without_address ? [[WITHOUT_ADDRESS], ['是']] : [[], []];
  return {
    headers: [
      ...COLUMNS.map(({ header }) => header),
      ...numbers.flatMap((n) => textHeaders(n + 1)),
      ...extraHeaders,
    ],
    mapping: {
      profile: profileId(program),
      columns,
      personalisation: numbers.map((n) => ({
        name_column: COLUMNS.length + 2 * n,
        column: COLUMNS.length + 2 * n + 1,
        name: textHeaders(n + 1)[1]!,
      })),
      without_address,
    },
    rows: lines.map(({ order, line }) => {
      const named = line.design_id === undefined ? line : { ...line, sku: skuOf.get(line.design_id) ?? '' };
      const plain = COLUMNS.map(({ read }) => String(read(order, named) ?? ''));
      const texts = numbers.flatMap((n) => {
        const { name = '', value = '' } = line.personalisation[n] ?? {};
        return [name, value];
      });
      return [...plain, ...texts, ...extraCells];
    }),
    places: lines.map(({ at, place }) => ({ order: at, line: place })),
    corrections: {
      rows: {},
      bulk: [],
      personalisation: confirmed,
      ...(own.length > 0 ? { lines: { ...NO_DECISIONS, own } } : {}),
    },
  };
}

function textHeaders(number: number): string[] {
  return [`定制名称${number}`, `定制内容${number}`];
}

const PATHS = new Map(COLUMNS.map(({ field, path }) => [field, path]));

/** The field of the call that an order field was read from; `''` = the line as a whole. */
export function fieldPathInCall(field: OrderField | null, place: { order: number; line: number }): string {
  const line = `orders.${place.order}.lines.${place.line}`;
  if (field === 'personalization') return `${line}.personalisation`;
  const path = field === null ? undefined : PATHS.get(field);
  if (path === undefined) return '';
  return path.startsWith('.') ? `${line}${path}` : `orders.${place.order}.${path}`;
}
