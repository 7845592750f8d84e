import type { OrderField } from '@diy/contract/orders/order-fields';
import type { CellItem, PairGrammar } from '../model/item-grammar.ts';

/** Where a key stands, and what it begins. */
interface Start {
  key: string;
  at: number;
  /** Where its value begins. */
  end: number;
  /** Number of the item it begins; null = it continues with the item before. */
  item: number | null;
}

const NUMBER_VALUE = /^[+-]?\d+(?:[.,]\d+)*$/;
/** The form of a key that is not in the grammar. */
const UNKNOWN_KEY = '\\s*[a-z][a-z _]{1,30}:';

/** The items of a cell of `key:value` pairs, or null where anything in it is not as the grammar says. */
export function readPairs(text: string, grammar: PairGrammar): CellItem[] | null {
  const starts = findStarts(text, grammar);
  if (starts[0]?.at !== 0) return null;
  const items: { values: Map<string, string>; first: string; from: number; to: number }[] = [];
  let rank = -1;
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1];
    const isLast = !next || next.item !== null;
    const to = next?.at ?? text.length;
    const value = textOf(text.slice(start.end, to), isLast, grammar);
    if (start.item !== null) {
      if (start.item !== items.length + 1 || (items[0] && items[0].first !== start.key)) return null;
      items.push({ values: new Map(), first: start.key, from: start.at, to });
      rank = -1;
    }
    const item = items.at(-1)!;
    const own = grammar.keys.findIndex((group) => group.includes(start.key));
    if (own < rank || item.values.has(start.key) || !isValue(start.key, value, grammar)) return null;
    rank = own;
    item.values.set(start.key, value);
    item.to = to;
  }
  if (items.some(({ values }) => grammar.required.some((key) => !values.has(key)))) return null;
  return items.map(({ values, from, to }) => ({
    fields: fieldsOf(values, grammar),
    source: withoutMarks(text.slice(from, to), grammar),
  }));
}

function findStarts(text: string, grammar: PairGrammar): Start[] {
  const { between, pair, escape: sign } = grammar;
  const keys = grammar.keys
    .flat()
    .sort((a, b) => b.length - a.length)
    .map((key) => quote(key).replaceAll(' ', '[ _]'));
  const notEscaped = sign ? `(?<!${quote(sign)})` : '';
  const begins =
    between === null ? '(?:^|[\\s;])\\[(?<no>\\d+)\\]\\s*' : `(?<next>^|${notEscaped}${quote(between)}\\s*)`;
  const boundary = new RegExp(
    `(?:${begins}|(?<more>${notEscaped}${quote(pair.trim())}\\s*))(?<key>${keys.join('|')})\\s*:`,
    'giu',
  );
  let item = 0;
  return [...text.matchAll(boundary)].map((found) => {
    const { no, next, key } = found.groups ?? {};
    const begin = no !== undefined ? Number(no) : next !== undefined ? item + 1 : null;
    if (begin !== null) item = begin;
    return {
      key: key!.toLowerCase().replaceAll('_', ' '),
      at: found.index,
      end: found.index + found[0].length,
      item: begin,
    };
  });
}

/** A value without the separator that may follow the last one of an item. */
function textOf(text: string, isLast: boolean, { pair, between, escape: sign }: PairGrammar): string {
  const marks = [pair.trim(), between ?? ''].filter(Boolean).map(quote).join('|');
  const bare = isLast ? withoutEnds(text.trim(), [pair.trim(), between ?? ''].filter(Boolean)) : text;
  return sign ? bare.trim().replace(new RegExp(`${quote(sign)}(?=${marks})`, 'g'), '') : bare.trim();
}

function isValue(key: string, value: string, grammar: PairGrammar): boolean {
  const { pair, between, numbers, words, isOpen } = grammar;
  if (numbers.includes(key)) return value === '' || NUMBER_VALUE.test(value);
  const marks = [pair.trim(), between ?? ''].filter(Boolean);
  // The semicolon that ends an HTML entity separates nothing.
  const plain = value.replace(/&#?\w{2,8};/g, '');
  if (!words.includes(key)) return !marks.some((mark) => plain.includes(mark));
  return !isOpen || !new RegExp(`(?:${marks.map(quote).join('|')})${UNKNOWN_KEY}`, 'i').test(plain);
}

function fieldsOf(
  values: ReadonlyMap<string, string>,
  { fields, refunds = [], assigned = [] }: PairGrammar,
): CellItem['fields'] {
  const found: Partial<Record<OrderField, string>> = {};
  for (const [key, value] of values) {
    const field = fields[key];
    if (field && value !== '')
      found[field] = assigned.includes(key) ? value.replace(/(^|, ?)([^=,:]{1,40})=/g, '$1$2: ') : value;
  }
  // An amount that was paid back does not say whether the item is still to be made, so the line gets a status to check.
  if (refunds.some((key) => /[1-9]/.test(values.get(key) ?? '')))
    found.afterSalesStatus = 'partially refunded';
  return found;
}

function withoutMarks(source: string, { pair, between }: PairGrammar): string {
  const marks = [pair.trim(), between ?? ''].filter(Boolean).map(quote).join('|');
  const text = source
    .replace(/^[\s;]*\[\d+\]\s*/, (mark) => (between === null ? '' : mark))
    .replace(new RegExp(`^(?:${marks})\\s*`), '');
  return withoutEnds(text.trim(), [pair.trim(), between ?? ''].filter(Boolean)).trim();
}

/** The text without the marks at its end and the blanks before each; a pattern would begin again at every blank. */
function withoutEnds(text: string, marks: readonly string[]): string {
  let bare = text;
  for (;;) {
    const text = [bare, bare.trimEnd()].find((one) => endOf(one, marks) > 0);
    if (text === undefined) return bare.trimEnd();
    bare = text.slice(0, -endOf(text, marks));
  }
}

/** The length of the mark that a text ends in. */
function endOf(text: string, marks: readonly string[]): number {
  return marks.find((one) => text.endsWith(one))?.length ?? 0;
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
