import { ALIASES } from '../../mapping/headers/aliases.ts';
import { normaliseHeader } from '../../mapping/headers/normalise-header.ts';
import { recogniseProfile } from '../../mapping/profiles/all-profiles.ts';
import type { Column } from './column.ts';
import type { Dice } from './dice.ts';
import { MARKS, type MarkMeaning, PARTS } from './extras.ts';
import type { MeantLine } from './order-model.ts';

const ADDRESS = ['address1', 'address2', 'district', 'city', 'province', 'postcode', 'country'];

/** Puts the address together, with parts of it behind the street, and adds marks; layouts that we know have none. */
export function addPartsAndMarks(
  dice: Dice,
  columns: readonly Column[],
  fits: (text: string) => boolean,
): Column[] {
  const hasParts = dice.chance(20);
  const isTogether = hasParts || dice.chance(40);
  const place = (one: Column) => ADDRESS.indexOf(one.field ?? '');
  const address = columns.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b));
  const others = columns.filter((one) => place(one) < 0);
  const at = others.length === 0 ? 0 : dice.int(0, others.length);
  const all = isTogether ? [...others.slice(0, at), ...address, ...others.slice(at)] : [...columns];
  const isFree = (header: string) =>
    fits(header) && !all.some((one) => normaliseHeader(one.header) === normaliseHeader(header));
  const street = all.findIndex(({ field }) => field === 'address1');
  // Between the street and another column of the address, so that everybody sees that it is part of it.
  if (hasParts && street >= 0 && place(all[street + 1] ?? { header: '', kind: 'foreign' }) > 0) {
    const chosen = dice.shuffle(PARTS.filter(([header]) => isFree(header))).slice(0, dice.int(1, 3));
    const houses = chosen.filter(([, kind]) => kind === 'house' || kind === 'bare').slice(0, 1);
    const rest = chosen.filter(([, kind]) => kind === 'line' || kind === 'asked');
    const parts = [...houses, ...rest].map(([header]): Column => ({ header, kind: 'part' }));
    all.splice(street + 1, 0, ...parts);
  }
  if (dice.chance(25)) {
    const marks = dice.shuffle(MARKS.filter(([header]) => isFree(header))).slice(0, dice.int(1, 2));
    for (const [header] of marks) all.push({ header, kind: 'mark' });
  }
  const profile = recogniseProfile(new Set(all.map((one) => normaliseHeader(one.header))));
  return profile.key === 'generic' ? all : all.filter(({ kind }) => kind !== 'part' && kind !== 'mark');
}

/** What the columns of marks say of a line. */
export function meantMarks(columns: readonly Column[], { extras }: MeantLine): MarkMeaning[] {
  return columns.flatMap(({ header, kind }): MarkMeaning[] => {
    if (kind !== 'mark') return [];
    const [, texts = []] = MARKS.find(([one]) => one === header) ?? [];
    return [texts.find(([text]) => text === (extras[header] ?? ''))?.[1] ?? null];
  });
}

export interface MeantParts {
  /** null = no column of it. */
  houseNo: string | null;
  lines: string[];
}

/** What the columns next to the street say; null = there are none. */
export function meantParts(columns: readonly Column[], { extras }: MeantLine): MeantParts | null {
  const parts = columns.filter(({ kind }) => kind === 'part');
  if (parts.length === 0) return null;
  const kindOf = (header: string) => PARTS.find(([one]) => one === header)![1];
  const isHouse = ({ header }: Column) => kindOf(header) === 'house' || kindOf(header) === 'bare';
  const house = parts.find(isHouse);
  return {
    houseNo: house ? (extras[house.header] ?? '') : null,
    lines: parts.filter((one) => !isHouse(one)).flatMap(({ header }) => extras[header] || []),
  };
}

const BANNERS: readonly (readonly (readonly string[])[])[] = [
  [['Orders of November']],
  [['Report: Orders'], ['Exported on 2026-11-24 10:00'], []],
  [['注意：以下内容由系统导出，请勿修改表头'], ['店铺：小店一号', '', '导出时间：2026-11-24']],
  [
    ['Filter', 'Status = all'],
    ['Rows', '12'],
  ],
  [['This list holds personal data, keep it safe; delete it when the parcels are sent.'], []],
];

/** Rows above the headers: a title, notes, what was filtered by. */
export function bannerRows(dice: Dice, fits: (text: string) => boolean): string[][] {
  if (!dice.chance(18)) return [];
  const all = BANNERS.filter((rows) => rows.flat().every(fits));
  return dice.pick(all).map((row) => [...row]);
}

/** A row over the headers that says what groups of them are about. */
export function groupRow(columns: readonly Column[]): string[] {
  let last = '';
  return columns.map((column) => {
    const own = groupOf(column);
    const label = own === last ? '' : own;
    last = own;
    return label;
  });
}

function groupOf({ field, kind, header }: Column): string {
  if (kind === 'part') return 'Shipping';
  if (kind === 'foreign') return header.startsWith('Billing') ? 'Billing' : 'Other';
  if (kind !== 'field') return 'More';
  if (ADDRESS.includes(field!) || ['recipientName', 'company', 'phone', 'email'].includes(field!))
    return 'Shipping';
  return ['sku', 'productTitle', 'variation', 'quantity', 'unitPrice'].includes(field!) ? 'Item' : 'Order';
}

/** A row above the headers that says some of them in another language. */
export function partlyTranslated(
  dice: Dice,
  columns: readonly Column[],
  fits: (text: string) => boolean,
): string[] {
  return columns.map(({ field }) => {
    const words =
      field && dice.chance(40) ? ALIASES[field].filter((name) => fits(name) && !/##/.test(name)) : [];
    return words.length > 0 ? dice.pick(words) : '';
  });
}

/** A row below the headers that explains them. */
export function explanations(
  dice: Dice,
  columns: readonly Column[],
  fits: (text: string) => boolean,
): string[] {
  const words = dice.pick(
    [
      ['required', 'optional', 'text'],
      ['必填', '选填', '文本'],
      ['Pflichtfeld', 'freiwillig', 'Text'],
    ].filter((all) => all.every(fits)),
  );
  return columns.map(() => (dice.chance(85) ? dice.pick(words ?? ['text']) : ''));
}
