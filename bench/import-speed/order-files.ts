import { writeFileSync } from 'node:fs';

/** An order file to be read: its columns, each with the text of a row. */
export interface OrderFile {
  name: string;
  rows: number;
  columns: Readonly<Record<string, (n: number) => string>>;
}

const STREETS = ['Main Street', 'Rua Augusta', 'Königsallee', 'Rue de la Paix', 'Gran Vía', 'Oxford Road'];
const NAMES = ['Anna Berg', 'João Silva', 'Marie Dupont', 'Lukas Müller', 'Emma Jones', 'Sofia Rossi'];
const pick = (list: readonly string[], n: number) => list[n % list.length]!;
const two = (n: number) => String(n).padStart(2, '0');
const day = (n: number) => `2026-${two((n % 6) + 1)}-${two((n % 28) + 1)} ${two(n % 24)}:${two(n % 60)}:00`;

const DIANXIAOMI: OrderFile['columns'] = {
  包裹号: (n) => `XMBDE${3_000_000 + n}`,
  订单号: (n) => `PO-211-${10_000_000 + Math.floor(n / 1.3)}`,
  交易号: (n) => `T${9_000_000_000 + n}`,
  平台渠道: () => 'temu',
  店铺账号: (n) => `shop-${n % 4}`,
  订单状态: () => '待处理',
  买家姓名: (n) => pick(NAMES, n),
  收货人姓名: (n) => pick(NAMES, n),
  收货人国家: () => 'United States',
  国家二字码: () => 'US',
  '州/省': () => 'California',
  城市: () => 'San Diego',
  地址1: (n) => `${n % 9000} ${pick(STREETS, n)}`,
  地址2: (n) => (n % 5 === 0 ? `Apt ${n % 40}` : ''),
  邮编: (n) => `9${String(2000 + (n % 7000)).padStart(4, '0')}`,
  电话: (n) => `+1 619 555 ${String(n % 10_000).padStart(4, '0')}`,
  SKU: (n) => `MUG-11-${n % 300}`,
  产品名称: (n) => `定制马克杯 ${n % 300}`,
  产品规格: (n) => `颜色:${pick(['白色', '黑色'], n)};容量:11oz`,
  产品数量: (n) => String((n % 3) + 1),
  产品售价: (n) => `${9 + (n % 20)}.99`,
  币种: () => 'USD',
  付款时间: day,
  下单时间: day,
  买家备注: (n) => (n % 7 === 0 ? '请尽快发货，谢谢' : ''),
  客服备注: () => '',
};

const ETSY: OrderFile['columns'] = {
  'Sale Date': (n) => `${two((n % 12) + 1)}/${two((n % 28) + 1)}/26`,
  'Item Name': (n) => `Personalized mug, gift for her ${n % 200}`,
  Buyer: (n) => `buyer${n}`,
  Quantity: (n) => String((n % 2) + 1),
  Price: (n) => `${19 + (n % 10)}.50`,
  'Coupon Code': () => '',
  'Order Shipping': () => '4.99',
  'Item Total': (n) => `${19 + (n % 10)}.50`,
  Currency: () => 'USD',
  'Transaction ID': (n) => String(4_100_000_000 + n),
  'Listing ID': (n) => String(1_500_000_000 + (n % 200)),
  'Date Paid': (n) => `${two((n % 12) + 1)}/${two((n % 28) + 1)}/2026`,
  'Date Shipped': () => '',
  'Ship Name': (n) => pick(NAMES, n),
  'Ship Address1': (n) => `${n % 9000} ${pick(STREETS, n)}`,
  'Ship Address2': () => '',
  'Ship City': () => 'Portland',
  'Ship State': () => 'OR',
  'Ship Zipcode': (n) => `972${two(n % 100)}`,
  'Ship Country': () => 'United States',
  'Order ID': (n) => String(3_300_000_000 + Math.floor(n / 1.2)),
  Variations: (n) => `Color:${pick(['White', 'Black'], n)},Personalization:${pick(NAMES, n * 7)} ${n}`,
  'Order Type': () => 'online',
  'Listings Type': () => 'listing',
  'Payment Type': () => 'online_cc',
  SKU: (n) => `MUG-11-${n % 200}`,
};

export const FILES: readonly OrderFile[] = [
  { name: '店小秘', rows: 20_000, columns: DIANXIAOMI },
  { name: 'Etsy', rows: 20_000, columns: ETSY },
  { name: 'Etsy, few rows', rows: 500, columns: ETSY },
  {
    name: 'all rows wrong',
    rows: 20_000,
    columns: { ...DIANXIAOMI, 产品数量: () => 'two', 国家二字码: () => '??', 收货人国家: () => 'Nowhere' },
  },
];

export function writeOrderFile(path: string, { rows, columns }: OrderFile): void {
  const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [Object.keys(columns).map(quote).join(',')];
  for (let n = 0; n < rows; n += 1)
    lines.push(
      Object.values(columns)
        .map((cell) => quote(cell(n)))
        .join(','),
    );
  writeFileSync(path, `\ufeff${lines.join('\r\n')}\r\n`);
}
