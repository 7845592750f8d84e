import type { Mapping, OrderField, PersonalisedText } from './types.ts';

/** The name of a text without any key. */
const WHOLE_TEXT = '定制内容';
/** Keys whose texts name the variant, not what to print on it. */
const VARIANT_KEYS =
  /^(?:颜色|颜色分类|颜色\/款式|顏色|colou?r|尺码|尺寸|尺碼|size|规格|款式|style|型号|model|材质|material|数量|qty|quantity|sku)$/i;
const NOT_ASKED = /^(?:not requested on this item\.?|无|none|n\/a|no personali[sz]ation)$/i;
/** Columns with mixed content: only `key: value` counts in them. */
const MIXED: readonly OrderField[] = ['variation', 'buyerNote', 'sellerNote', 'pickNote'];
/** Keys in mixed columns that are about printing. */
export const PRINT_KEYS =
  /personali[sz]|custom|engrav|定制|客制|刻字|印字|文字|名字|姓名|name|text|字体|font|date|日期|照片|photo|图片/i;

/** The personalisation of a row, and the names under which the file has one that this row leaves empty. */
export interface PersonalisationColumns {
  wishes: PersonalisedText[];
  blanks: string[];
}

/** Invisible characters: spaces of all widths, joiners, fillers. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text shows nothing at all. */
export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

/**
 * What the buyer wants printed: mapped columns first, then `key: value` pairs of the personalisation text
 * (`名字：Anna⏎日期：5月3日`, Etsy's `Color: Black, Personalization: Ashley`).
 * @param cells cleaned
 */
export function readPersonalisation(mapping: Mapping, cells: readonly string[]): PersonalisationColumns {
  const found: PersonalisedText[] = [];
  const asked = new Set<string>();
  const add = (name: string, value: string) => {
    asked.add(name);
    if (!isUnseen(value) && !NOT_ASKED.test(value) && !found.some((one) => one.name === name))
      found.push({ name, value });
  };
  for (const { column, name } of mapping.personalisation) add(name, cells[column] ?? '');
  const mixed = new Set(MIXED.flatMap((field) => mapping.columns[field] ?? []));
  for (const column of mapping.columns.personalization ?? []) {
    const text = decodeEntities(cells[column] ?? '');
    if (isUnseen(text)) {
      if (!mixed.has(column)) asked.add(WHOLE_TEXT);
      continue;
    }
    const pairs = splitPairs(text);
    for (const { name, value } of pairs) {
      if (VARIANT_KEYS.test(name) || (mixed.has(column) && !PRINT_KEYS.test(name))) continue;
      add(name, value);
    }
    if (pairs.length === 0 && !mixed.has(column)) add(WHOLE_TEXT, text);
  }
  const given = new Set(found.map(({ name }) => name));
  return { wishes: found, blanks: [...asked].filter((name) => !given.has(name)) };
}

/** One `key: value`. */
export const PAIR = /^\s*([^:：]{1,60}?)\s*[:：](?!\/\/)\s*([\s\S]*?)\s*$/;

/** The lines of a text, or else its parts separated by `;` or by a comma before the next key. */
export function splitParts(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length > 1
    ? lines
    : text.split(/[;；](?=[^:：;；]{1,40}[:：])|[,，](?=\s*[^,，:：]{1,40}[:：](?!\/\/))/);
}

/** `key: value` on lines of their own, else separated by `;` or by a comma before the next key. */
function splitPairs(text: string): PersonalisedText[] {
  const pairs: PersonalisedText[] = [];
  for (const part of splitParts(text)) {
    const pair = PAIR.exec(part);
    const last = pairs.at(-1);
    if (pair?.[1]) pairs.push({ name: pair[1], value: pair[2] ?? '' });
    // A line without a key continues the one above, as in an engraving of two lines.
    else if (last) last.value += `\n${part.trim()}`;
  }
  return pairs;
}

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&apos;': "'",
};

/** Etsy writes what buyers type as HTML. */
function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:quot|amp|lt|gt|apos|#39);/g, (all) => ENTITIES[all] ?? all)
    : text;
}
