import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { looksLikeJson, readJsonForm } from '../../../words/json-form.ts';
import { isPrintKey, splitPairs } from '../../../words/text-pairs.ts';
import { isKnownHeader } from '../headers/aliases.ts';
import { isComposedKey } from '../headers/compose-header.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import { asksForPrint } from '../headers/note-headers.ts';
import { maybePersonalised } from '../personalised-name.ts';
import { findProfile } from '../profiles/all-profiles.ts';
import { asksVariation } from './asks-variation.ts';
import { isIgnoredText, textOfPair } from './ignored-texts.ts';
import { settledColumns } from './used-columns.ts';

const LONGEST = 2000;
/** A word or a few: a longer text before a colon is a sentence. */
const LABEL = /^(?:\p{Script=Han}|\p{L}[\p{L}\p{M}\s'’_/&-]{1,39})$/u;
/** What may stand before a colon and asks for nothing: papers, money, programs, parcels, persons. */
const OTHER_LABELS =
  /^(?:re|fwd?|utc|gmt|note|ps|nb|http|https|mailto|tel|phone|mobile|fax|e?mail|vat|ioss|eori|tax|gst|hs|hscode|id|ids|sku|skus|asin|ean|upc|ip|url|link|code|date|time|status|reason|error|warning|result|total|subtotal|price|amount|fee|fees|discount|coupon|shipping|weight|qty|quantity|count|stock|warehouse|carrier|tracking|trackingnumber|order|orderid|item|itemid|source|channel|utm\p{L}*|电话|手机|邮箱|税号|编号|编码|时间|日期|状态|原因|单号|快递|物流|重量|数量|金额|价格|运费|优惠|备注|仓库|来源)$/iu;

/** Columns that are read, asked about elsewhere, or that a person said to say nothing of the line. */
const settledOf = rememberObjects((mapping: Mapping) => {
  const { beside_address = [], beside_variation = [], no_option = [] } = mapping;
  return settledColumns(mapping, [...beside_address, ...beside_variation, ...no_option]);
});

/**
 * Columns that nobody reads, by any header, whose text describes the piece, or what is printed on it: `Color: Black`, `Engraving:
 * Anna`. In a layout that we know only labels of options and of prints count; in any other one every `label: value` does.
 * @param apart columns whose headers say that they speak of something else
 * @param isSaid whether the row says a label's value already
 */
export function labelledColumns(
  mapping: Mapping,
  cells: readonly string[],
  apart: { has(column: number): boolean },
  isSaid: (value: string, label: string) => boolean,
): number[] {
  const profile = findProfile(mapping.profile);
  if (profile.exact) return [];
  const settled = settledOf(mapping);
  const isKnown = profile.key !== 'generic';
  const found: number[] = [];
  for (let column = 0; column < cells.length; column += 1) {
    if (settled[column] === 1 || !mayBeLabelled(cells[column]!)) continue;
    const isStrict = isKnown || apart.has(column);
    const asked = pairsOf(cells[column]!).filter(
      (pair) =>
        pair.value.trim() !== '' &&
        isAsked(pair.name, isStrict) &&
        !isIgnoredText(mapping, 'option', column, textOfPair(pair)),
    );
    if (asked.some(({ name, value }) => !isSaid(value, name))) found.push(column);
  }
  return found;
}

/** What a text with labels is remembered by where somebody says that it is not needed. */
export function labelledTexts(cell: string): string[] {
  return mayBeLabelled(cell) ? pairsOf(cell).map(textOfPair) : [];
}

/** Most cells have no colon, or are times. */
function mayBeLabelled(cell: string): boolean {
  if (!(cell.includes(':') || cell.includes('：') || cell.includes('='))) return false;
  return /\p{L}/u.test(cell);
}

interface Pair {
  name: string;
  value: string;
}

/** What stands in front of the colon without numbers and signs: `*Name 1 (front)*` is Name. */
const bareLabel = (label: string): string =>
  label
    .replace(/[([（【][^)\]）】]*[)\]）】]/gu, ' ')
    .replace(/[^\p{L}\p{M}\s'’_/&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function pairsOf(whole: string): Pair[] {
  const cell = whole.slice(0, LONGEST);
  if (looksLikeJson(whole)) return readJsonForm(whole) ?? keysOfJson(cell);
  // `Color=Black;Size=M` is the same in the words of programs.
  const pairs = splitPairs(/[:：]/.test(cell) ? cell : cell.replaceAll('=', ':'));
  return pairs.flatMap(({ name, value }) => {
    const pair = { name: bareLabel(name), value };
    // `Note: Engraving: Anna`: the first word only introduces the rest.
    const inner = OTHER_LABELS.test(normaliseHeader(pair.name)) ? splitPairs(value) : [];
    return [pair, ...inner.map((one) => ({ name: bareLabel(one.name), value: one.value }))];
  });
}

/** JSON of a form that we do not know: its names, each with all of it. */
function keysOfJson(cell: string): Pair[] {
  const names = [...cell.matchAll(/"([^"\\]{1,60})"\s*:/g)].map(([, name = '']) => name);
  return names
    .map(bareLabel)
    .filter((name) => isPrintKey(name) || asksVariation(name))
    .map((name) => ({ name, value: cell }));
}

function isAsked(label: string, isStrict: boolean): boolean {
  if (asksVariation(label)) return true;
  const key = normaliseHeader(label);
  if (!LABEL.test(label) || OTHER_LABELS.test(key)) return false;
  // `name` of a program's item is nothing to print; `Name on mug` is.
  if (isStrict) return maybePersonalised(label) || asksForPrint(label);
  return isPrintKey(label) || !(isKnownHeader(key) || isComposedKey(key));
}
