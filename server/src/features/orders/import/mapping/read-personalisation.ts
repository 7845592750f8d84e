import type { OrderField } from '@diy/contract/orders/order-fields';
import { fieldKey, isUnseen } from '@diy/design/field-key';
import { rememberObjects } from '../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { PersonalisedText } from '../../model/order-line.ts';
import { cutBuyerWords, decodeEntities } from '../../words/buyer-words.ts';
import { looksLikeJson, readJsonForm } from '../../words/json-form.ts';
import { isPrintKey, pairIn, splitPairs, splitParts } from '../../words/text-pairs.ts';
import { WHOLE_TEXT } from '../../words/whole-names.ts';
import {
  type CustomisationCell,
  personalisationOfCell,
  readCustomisationCell,
} from './customisation/customisation-cell.ts';

/** Texts under these keys say which variant it is, not what to print on it. */
const VARIANT_KEYS =
  /^(?:颜色|颜色分类|颜色\/款式|顏色|colou?r|尺码|尺寸|尺碼|size|规格|款式|style|型号|model|材质|material|数量|qty|quantity|sku)$/i;
const NOT_ASKED = /^(?:not requested on this item\.?|无|none|n\/a|\[\]|\{\}|no personali[sz]ation)$/i;
/** Columns that hold other things as well: only `key: value` pairs count in them. */
const MIXED: readonly OrderField[] = ['variation', 'buyerNote', 'sellerNote', 'pickNote'];

/** What a row asks to be printed, and the names of questions that it leaves empty. */
export interface PersonalisationColumns {
  texts: PersonalisedText[];
  blanks: string[];
  /** Cells that hold the JSON of a customisation. */
  customisations: CustomisationCell[];
  /** Texts for the same name that differ. */
  conflicts: PersonalisedText[];
}

interface Columns {
  mixed: ReadonlySet<number>;
  variations: ReadonlySet<number>;
  /**
   * Columns whose text is searched. The variation's is always one of them: marketplaces put the buyer's words after
   * colour and size.
   */
  searched: ReadonlySet<number>;
}

/** Kept for each mapping, which is the same object for all rows of a file. */
const columnsOf = rememberObjects((mapping: Mapping): Columns => {
  const { personalization = [], variation = [] } = mapping.columns;
  return {
    mixed: new Set(MIXED.flatMap((field) => mapping.columns[field] ?? [])),
    variations: new Set(variation),
    searched: new Set([...personalization, ...variation]),
  };
});

/** Texts that differ only in blanks and case are the same words. */
function bare(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/**
 * Returns what the buyer wants printed, to the letter: mapped columns first, then the personalisation text. After a
 * label for the whole text (Etsy's `Color: Black, Personalization: To: mum, From: dad`) everything is the buyer's.
 * Otherwise `key: value` pairs are read (`名字：Anna⏎日期：5月3日`), which keep the text they come from, for a design that has
 * one layer for all of it.
 * @param cells cleaned
 */
export function readPersonalisation(mapping: Mapping, cells: readonly string[]): PersonalisationColumns {
  const found: PersonalisedText[] = [];
  const asked = new Set<string>();
  const conflicts: PersonalisedText[] = [];
  const add = (entry: PersonalisedText) => {
    const { name, value } = entry;
    asked.add(name);
    const known = found.find((one) => fieldKey(one.name) === fieldKey(name));
    if (isUnseen(value) || NOT_ASKED.test(value)) return;
    if (!known) found.push(entry);
    else if (bare(known.value) !== bare(value)) conflicts.push(known, entry);
  };
  const customisations: CustomisationCell[] = [];
  const addCustomisation = (text: string): boolean => {
    const cell = readCustomisationCell(text);
    if (!cell) return false;
    customisations.push(cell);
    const custom = personalisationOfCell(cell);
    for (const name of custom.blanks) asked.add(name);
    // What a buyer typed into its own field counts to the letter, even `none`.
    for (const entry of custom.texts) {
      asked.add(entry.name);
      if (!found.some((one) => fieldKey(one.name) === fieldKey(entry.name))) found.push(entry);
    }
    return true;
  };
  for (const { column, name_column, name: own } of mapping.personalisation) {
    const name = name_column === undefined ? own : (cells[name_column] ?? '');
    const text = cells[column] ?? '';
    // A program's words are taken as they are, even where they look like JSON.
    const isJson = name_column === undefined && addCustomisation(text);
    if (name !== '' && !isJson) add({ name, value: decodeEntities(text) });
  }
  const { mixed, variations, searched } = columnsOf(mapping);
  for (const column of searched) {
    if (!mixed.has(column) && addCustomisation(cells[column] ?? '')) continue;
    const cell = decodeEntities(cells[column] ?? '');
    const text = variations.has(column) ? unwrapVariation(cell) : cell;
    if (isUnseen(text)) {
      if (!mixed.has(column)) asked.add(WHOLE_TEXT);
      continue;
    }
    if (!mixed.has(column) && looksLikeJson(text)) {
      // JSON of an unknown form stays one text, and a person is asked about it.
      const replies = readJsonForm(text) ?? [{ name: WHOLE_TEXT, value: text }];
      for (const reply of replies) if (!VARIANT_KEYS.test(reply.name)) add(reply);
      continue;
    }
    const cut = mixed.has(column) ? cutBuyerWords(text) : null;
    const before = cut ? cut.before : text;
    const isMixed = mixed.has(column);
    // `To Mum, love: Ann` is one text: it does not begin with a key, so that `love:` is no key either.
    const isOneText = !isMixed && pairIn(splitParts(before)[0] ?? '') === null;
    const all = isOneText ? [] : splitPairs(before);
    // `Size: make it big` alone in a column of the buyer's words is text to print and no size.
    const pairs = isMixed || all.some(({ name }) => !VARIANT_KEYS.test(name)) ? all : [];
    for (const { name, value } of pairs) {
      // Shops hide properties of their own behind an underscore.
      if (VARIANT_KEYS.test(name) || name.startsWith('_') || (isMixed && !isPrintKey(name))) continue;
      add({ name, value, ...(isMixed ? {} : { whole: text }) });
    }
    if (pairs.length === 0 && !isMixed) add({ name: WHOLE_TEXT, value: text, ...partsOf(text) });
    if (cut) add({ name: cut.label, value: cut.words, ...partsOf(cut.words) });
  }
  const given = new Set(found.map(({ name }) => name));
  return { texts: found, blanks: [...asked].filter((name) => !given.has(name)), customisations, conflicts };
}

/** eBay writes a variation as `[Color:Black,Size:M]`: the brackets around the whole are its own, all others are the buyer's. */
function unwrapVariation(cell: string): string {
  const inside = /^\s*\[(?=[^[\]:：]+[:：])([\s\S]*)\]\s*$/.exec(cell)?.[1];
  return inside === undefined || closesEarly(inside) ? cell : inside;
}

/** Whether the first bracket ends before the next part, as in `[Color:Red], Text: [Ben]`: then each part has its own. */
function closesEarly(inside: string): boolean {
  let depth = 0;
  for (const { 0: bracket, index } of inside.matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1;
    if (depth < 0) return /^\s*[,;|/]/.test(inside.slice(index + 1));
  }
  return false;
}

function partsOf(words: string): { parts?: PersonalisedText[] } {
  const pairs = splitPairs(words);
  return pairs.length > 0 ? { parts: pairs } : {};
}
