import { decodeEntities } from '../../../words/buyer-words.ts';
import type {
  BracketGrammar,
  CellItem,
  ItemGrammar,
  ListGrammar,
  TitleGrammar,
} from '../model/item-grammar.ts';
import { readPairs } from './read-pairs.ts';

/** No order has more items than this; a cell that seems to have more is no list of items. */
const MAX_ITEMS = 500;

/**
 * Returns the items of a cell that is wholly written in one of these grammars. Null where it is not, or where two
 * grammars read different items.
 */
export function readItems(text: string, grammars: readonly ItemGrammar[]): CellItem[] | null {
  let found: CellItem[] | null = null;
  for (const grammar of grammars) {
    const items = readAs(text.trim(), grammar);
    if (!items || items.length === 0 || items.length > MAX_ITEMS) continue;
    if (found && JSON.stringify(found) !== JSON.stringify(items)) return null;
    found = items;
  }
  return (
    found?.map(({ fields, source }) => ({
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, decodeEntities(value).trim()]),
      ),
      source,
    })) ?? null
  );
}

/** Writes items in the form of the cell they come from: what is left of it when its other items were imported. */
export function writeItems(items: readonly CellItem[], grammars: readonly ItemGrammar[]): string {
  const sources = items.map(({ source }) => source);
  for (const grammar of grammars) {
    const text = joined(sources, grammar);
    const again = readAs(text, grammar);
    if (again && again.length === items.length) return text;
  }
  return sources.join('\n');
}

function joined(sources: readonly string[], grammar: ItemGrammar): string {
  if (grammar.form === 'brackets') return sources.map((one, at) => `【${at + 1}】 ${one}`).join('\n');
  if (grammar.form === 'list' || grammar.form === 'titles') return sources.join(grammar.between[0]);
  if (grammar.form === 'counted') return sources.join('\n');
  return grammar.between === null
    ? sources.map((one, at) => `[${at + 1}] ${one}`).join('\n')
    : sources.join(grammar.between);
}

function readAs(text: string, grammar: ItemGrammar): CellItem[] | null {
  if (grammar.form === 'pairs') return readPairs(text, grammar);
  if (grammar.form === 'titles') return readTitles(text, grammar);
  if (grammar.form === 'counted') return readCounted(text);
  return grammar.form === 'brackets' ? readBrackets(text, grammar) : readList(text, grammar);
}

const NUMBER = /【\s*(\d+)\s*】/g;
const BRACKET =
  /[(（]\s*([^:：()（）]{1,30}?)\s*[:：]\s*([\s\S]*?)\s*[)）]\s*(?=$|[(（][^:：()（）]{1,30}[:：])/g;

function readBrackets(text: string, grammar: BracketGrammar): CellItem[] | null {
  const numbers = [...text.matchAll(NUMBER)];
  // `【黑色】` in a title is no number, and `【2】` in a title is out of sequence.
  if (numbers[0]?.index !== 0 || numbers.some(([, n], at) => Number(n) !== at + 1)) return null;
  const parts = text.split(/【\s*\d+\s*】/).slice(1);
  const items = parts.map((part) => readBracketItem(part.trim(), grammar));
  return items.includes(null) ? null : (items as CellItem[]);
}

function readBracketItem(source: string, { labels }: BracketGrammar): CellItem | null {
  const fields: CellItem['fields'] = {};
  let first = source.length;
  let end = 0;
  for (const found of source.matchAll(BRACKET)) {
    const [all, label = '', value = ''] = found;
    const field = labels.find(([, names]) => new RegExp(`^(?:${names})$`, 'i').test(label))?.[0];
    // Brackets before the first known label belong to the title.
    if (!field && first === source.length) continue;
    if (field && fields[field] !== undefined) return null;
    if (field) fields[field] = value;
    first = Math.min(first, found.index);
    end = found.index + all.length;
  }
  const title = source.slice(0, first).trim();
  const said = Object.entries(fields).filter(([, value]) => value !== '');
  if (!fields.quantity || end !== source.length) return null;
  return { fields: { ...(title ? { productTitle: title } : {}), ...Object.fromEntries(said) }, source };
}

/** A SKU may hold a star: the last star is the one before the quantity. */
const TIMES = /^([^\s*×xX][^\n]*?)\s*[*×]\s*(\d{1,6})$/;
/** Pieces within a SKU, which then is several: `A*2 B`. `30*40 cm` is a size. */
const STARS_WITHIN = /(?:^|\s)[^\d\s]\S*\s?[*×]\s?\d{1,6}[\s/+&、]/;

function readList(text: string, { between }: ListGrammar): CellItem[] | null {
  const parts = partsOf(text, between);
  if (!parts) return null;
  const items = parts.map((source) => {
    const [, sku, quantity] = TIMES.exec(source) ?? [];
    if (!sku || !quantity || STARS_WITHIN.test(sku)) return null;
    return { fields: { sku, quantity }, source };
  });
  return items.includes(null) ? null : (items as CellItem[]);
}

/** Null = the text uses several separators. */
function partsOf(text: string, between: readonly string[]): string[] | null {
  const used = between.filter((sign) => text.includes(sign));
  if (used.length > 1) return null;
  const parts = (used[0] === undefined ? [text] : text.split(used[0])).map((part) => part.trim());
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/** An amount with its currency, before or behind. */
const AMOUNT = String.raw`(?:[A-Z]{3}\s?|[€$£¥]\s?)?-?\d[\d.,' ]*(?:\s?(?:[A-Z]{3}|[€$£¥]|zł|Kč|kr|Ft))?`;
/** The price at the end shows where the title ends; a line without one is no item of this form. */
const COUNTED = new RegExp(
  String.raw`^(\d{1,4})\s?[x×]\s+(\S[^\n]*?)(?:\s+\[([^[\]]+)\])?(?:\s+(?:á|à|@)\s?${AMOUNT})?\s+\(${AMOUNT}\)$`,
);
/** Pieces within a title, which then is several items: `Mug, 2x Tee`. */
const COUNTED_WITHIN = /(?:^|[\s,;|])\d{1,4}\s?[x×]\s+\p{L}/u;

/** An item without a price shows its end in another way: a title that begins with a letter, then a SKU or what was chosen in brackets. */
const COUNTED_PLAINLY = /^(\d{1,4})\s?[x×]\s+(\p{L}[^()[\]\n]*?)(?:\s+\[([^[\]]+)\])?(?:\s+\(([^()]+)\))?$/u;
/** Money, which would be read as part of a title. */
const MONEY_WITHIN = /\d[.,]\d{2}(?!\d)|[€$£¥]/;

function readCounted(text: string): CellItem[] | null {
  return readPriced(text) ?? readCountedPlainly(text);
}

function readCountedPlainly(text: string): CellItem[] | null {
  const items = partsOf(text, ['\n', ';', '|'])?.map((source): CellItem | null => {
    const [, quantity, productTitle, sku, variation] = COUNTED_PLAINLY.exec(source) ?? [];
    if (!quantity || !productTitle || COUNTED_WITHIN.test(productTitle) || MONEY_WITHIN.test(source))
      return null;
    const others = { ...(sku ? { sku } : {}), ...(variation ? { variation } : {}) };
    return { fields: { ...others, productTitle, quantity }, source };
  });
  return items && !items.includes(null) ? (items as CellItem[]) : null;
}

function readPriced(text: string): CellItem[] | null {
  const items = text.split(/\r?\n/).flatMap((line): (CellItem | null)[] => {
    const source = line.trim();
    if (source === '') return [];
    const [, quantity, productTitle, sku] = COUNTED.exec(source) ?? [];
    if (!quantity || !productTitle || COUNTED_WITHIN.test(productTitle)) return [null];
    return [{ fields: { ...(sku ? { sku } : {}), productTitle, quantity }, source }];
  });
  return items.includes(null) ? null : (items as CellItem[]);
}

/** A title, what was chosen in brackets at its end, and its pieces, which may stand in brackets as well. */
const TITLE_TIMES =
  /^(\S[^()]*?)(?:\s+\(([^()]+)\))?\s+(?:[xX]\s?(\d{1,4})|\((?:[xX×]\s?(\d{1,4})|(\d{1,4})\s?[xX×])\))$/;
/** Pieces within a title, which then is several items: `Mug x2, Tee`. In `30 x 40 cm` a figure stands before the sign as well. */
const PIECES_WITHIN = /(?:^|\s)[^\d\s]\S*\s[xX×*]\s?\d{1,4}[\s,;/+&、，]/;

function readTitles(text: string, { between }: TitleGrammar): CellItem[] | null {
  const items = partsOf(text, between)?.map((source): CellItem | null => {
    const [, productTitle, variation, bare, before, behind] = TITLE_TIMES.exec(source) ?? [];
    const quantity = bare ?? before ?? behind;
    if (!productTitle || !quantity || PIECES_WITHIN.test(`${productTitle} `)) return null;
    return { fields: { productTitle, ...(variation ? { variation } : {}), quantity }, source };
  });
  return items && !items.includes(null) ? (items as CellItem[]) : null;
}
