import type { Dice } from './dice.ts';
import { meanExtras } from './extras.ts';
import { PLACES, WORDS } from './places.ts';

/** What somebody wrote of a line, by the name of the column's meaning; `''` = nothing. */
export type Written = Record<WrittenField, string>;

export const WRITTEN_FIELDS = [
  'externalOrderNo',
  'externalLineId',
  'orderStatus',
  'placedAt',
  'sku',
  'productTitle',
  'variation',
  'quantity',
  'unitPrice',
  'recipientName',
  'company',
  'country',
  'province',
  'city',
  'district',
  'address1',
  'address2',
  'postcode',
  'phone',
  'email',
  'buyerNote',
  'sellerNote',
  'shop',
] as const;
export type WrittenField = (typeof WRITTEN_FIELDS)[number];

/** Columns with words to print, each with the name it is printed under; `''` = the column for all of it. */
export const PRINT_COLUMNS: readonly (readonly [header: string, name: string])[] = [
  ['定制-名字', '名字'],
  ['定制内容-日期', '日期'],
  ['Personalization: Name', 'Name'],
  ['Customization - Back', 'Back'],
  ['Engraving Text', 'Engraving Text'],
  ['刻字内容', '刻字内容'],
  ['Gravur', 'Gravur'],
  ['名入れ', '名入れ'],
  ['定制内容', ''],
  ['Personalization', ''],
  ['Personalisierung', ''],
];

export type Meaning = 'produce' | 'wait' | 'shipped' | 'cancelled' | 'unknown';

/** A line as it was meant. */
export interface MeantLine {
  written: Written;
  /** What is to be printed, by the header of the column it is written in. */
  texts: Record<string, string>;
  /** Parts of the address and marks, by header. */
  extras: Record<string, string>;
  status: Meaning | null;
  country: string;
  /** Milliseconds on the wall clock of the person who wrote the file; null = no date. */
  placed: number | null;
  quantity: number;
  cents: number | null;
  /** Ids of colour and size of the shop's product. */
  variant: string;
}

export const SHOP: [sku: string, product: string][] = [
  ['CUP-7', 'MUG-11'],
  ['00123', 'MUG-11'],
  ['TEE-1', 'TS-M-180'],
];

const COLOURS = [
  ['black', 'Black', '黑色', 'Schwarz'],
  ['white', 'White', '白色', 'Weiß'],
  ['navy', 'Navy', '藏青', 'Navy'],
] as const;
const SIZES = ['S', 'M', 'L', 'XL', '2XL'];
const STATUSES: Record<Meaning, readonly string[]> = {
  produce: ['待发货', 'Paid', 'Unshipped', 'to ship', '已付款'],
  wait: ['待付款', 'Unpaid', 'On hold', '退款中'],
  shipped: ['已发货', 'Shipped', 'Delivered'],
  cancelled: ['已取消', 'Cancelled', 'Refunded', '交易关闭'],
  unknown: ['wibble', '某种状态', 'Cancellation of the hold'],
};
const NOTES = [
  '',
  '',
  'Please hurry',
  '请尽快发货，谢谢',
  'Gift: yes, wrap it',
  'line\nbreak',
  'Ring twice; 2nd floor',
];
const TITLES = ['Custom mug', '定制马克杯', 'Tee “Summer, 24”', 'Mug 3" tall', 'Tasse für Opa'];

/** Orders with their lines, in the order of the file. */
export function meanOrders(
  dice: Dice,
  region: readonly string[] | null,
  fits: (text: string) => boolean,
): MeantLine[] {
  const count = dice.int(1, 4);
  const lines: MeantLine[] = [];
  const dates = dice.pick(DATE_STYLES.filter((style) => fits(style(new Date(0)))));
  for (let n = 0; n < count; n++) {
    const places = region ? PLACES.filter(({ code }) => region.includes(code)) : PLACES;
    const place = dice.pick(places);
    const [city, province, postcode] = dice.pick(place.towns);
    const number =
      dice.pick(['57646141303878', 'A-10', '#10', '00', 'P', '114-3941689-87']) + dice.int(1000, 8999) + n;
    const placed = dice.chance(80)
      ? Date.UTC(2026, dice.int(0, 11), dice.int(1, 28), dice.int(0, 23), dice.int(0, 59))
      : null;
    const status = dice.chance(70)
      ? dice.pick(['produce', 'produce', 'produce', 'wait', 'shipped', 'cancelled', 'unknown'] as const)
      : null;
    const ofOrder = {
      externalOrderNo: number,
      orderStatus: status ? dice.pick(STATUSES[status].filter(fits)) : '',
      placedAt: placed === null ? '' : dates(new Date(placed)),
      recipientName: dice.pick(place.names),
      company: dice.chance(15) ? 'Acme, Inc.' : '',
      country: dice.pick(place.countries.filter(fits)),
      province,
      city,
      district: place.district ?? '',
      address1: dice.pick(place.streets),
      address2: dice.chance(20) ? dice.pick(['Unit 5', '2nd floor', 'c/o Bo']) : '',
      postcode,
      phone: dice.chance(90) ? dice.pick(place.phones) : '',
      email: dice.chance(40) ? `buyer${dice.int(1, 99)}@example.com` : '',
      buyerNote: dice.pick(NOTES.filter(fits)),
      sellerNote: dice.chance(20) ? dice.pick(NOTES.filter(fits)) : '',
      shop: dice.pick(['', 'Shop One', '小店一号'].filter(fits)),
    };
    const extras = meanExtras(dice, fits);
    for (let line = dice.int(1, 3); line > 0; line--)
      lines.push({ ...meanLine(dice, ofOrder, status, place.code, placed, fits), extras });
  }
  return lines;
}

function meanLine(
  dice: Dice,
  ofOrder: Omit<Written, 'externalLineId' | 'sku' | 'productTitle' | 'variation' | 'quantity' | 'unitPrice'>,
  status: Meaning | null,
  country: string,
  placed: number | null,
  fits: (text: string) => boolean,
): Omit<MeantLine, 'extras'> {
  const { sku, variation, variant } = meanProduct(dice, fits);
  const quantity = dice.pick([1, 1, 1, 2, 3, 10, 1200]);
  const cents = dice.chance(60) ? dice.int(1, 9999) : null;
  const texts = Object.fromEntries(
    PRINT_COLUMNS.map(([header]) => [header, dice.chance(60) ? dice.pick(WORDS.filter(fits)) : '']),
  );
  return {
    written: {
      ...ofOrder,
      externalLineId: String(dice.int(10_000_000, 99_999_999)),
      sku,
      productTitle: dice.pick(TITLES.filter(fits)),
      variation,
      quantity:
        quantity < 1000
          ? dice.pick([`${quantity}`, `${quantity}`, `${quantity}.0`, `x${quantity}`])
          : '1,200',
      unitPrice: cents === null ? '' : (cents / 100).toFixed(2),
    },
    texts,
    status,
    country,
    placed,
    quantity,
    cents,
    variant,
  };
}

function meanProduct(
  dice: Dice,
  fits: (text: string) => boolean,
): { sku: string; variation: string; variant: string } {
  if (dice.chance(40)) return { sku: dice.pick(['CUP-7', '00123']), variation: '', variant: 'white/11oz' };
  const [colour, en, zh, de] = dice.pick(COLOURS);
  const size = dice.pick(SIZES);
  const variation = dice.pick(
    [
      `Color: ${en}, Size: ${size}`,
      `${en} / ${size}`,
      `颜色:${zh};尺码:${size}`,
      `${zh},${size}`,
      `Farbe: ${de}\nGröße: ${size}`,
    ].filter(fits),
  );
  return { sku: 'TEE-1', variation, variant: `${colour}/${size}` };
}

const two = (n: number) => String(n).padStart(2, '0');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** How a program writes dates; day and month in digits may be distinguished by other rows, or not at all. */
const DATE_STYLES: readonly ((at: Date) => string)[] = [
  (at) => `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())} ${clock(at)}:00`,
  (at) => `${at.getUTCFullYear()}/${at.getUTCMonth() + 1}/${at.getUTCDate()} ${clock(at)}`,
  (at) => `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日 ${clock(at)}`,
  (at) => `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()} ${clock(at)}`,
  (at) => `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()} ${clock(at)}`,
  (at) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()} ${clock(at)}`,
  (at) => `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()} ${clock(at)}`,
  (at) => String(at.getTime() / 86_400_000 + 25_569),
];

function clock(at: Date): string {
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}
