import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { looksLikeJson, readJsonForm } from '../../../words/json-form.ts';
import { isPrintKey, splitPairs } from '../../../words/text-pairs.ts';
import { isKnownHeader } from '../headers/aliases.ts';
import { isComposedKey } from '../headers/compose-header.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import { findProfile } from '../profiles/all-profiles.ts';
import { asksVariation } from './asks-variation.ts';

/** One more column than a table may have. */
const MAX_COLUMNS = 401;
const LONGEST = 2000;
/** A word or a few: a longer text before a colon is a sentence. */
const LABEL = /^\p{L}[\p{L}\p{M}\s'’_/&-]{1,39}$/u;
/** What may stand before a colon and asks for nothing: papers, money, programs, parcels, persons. */
const OTHER_LABELS =
  /^(?:re|fwd?|utc|gmt|note|ps|nb|http|https|mailto|tel|phone|mobile|fax|e?mail|vat|ioss|eori|tax|gst|hs|hscode|id|ids|sku|skus|asin|ean|upc|ip|url|link|code|date|time|status|reason|error|warning|result|total|subtotal|price|amount|fee|fees|discount|coupon|shipping|weight|qty|quantity|count|stock|warehouse|carrier|tracking|trackingnumber|order|orderid|item|itemid|source|channel|utm\p{L}*|电话|手机|邮箱|税号|编号|编码|时间|日期|状态|原因|单号|快递|物流|重量|数量|金额|价格|运费|优惠|备注|仓库|来源)$/iu;

/** By column, 1 where it is read, asked about elsewhere, or where a person said that its texts say nothing of the line. */
const settledColumns = rememberObjects((mapping: Mapping): Uint8Array => {
  const settled = new Uint8Array(MAX_COLUMNS);
  const { columns, personalisation, beside_address = [], beside_variation = [], no_option = [] } = mapping;
  const all = [
    ...Object.values(columns).flat(),
    ...personalisation.flatMap(({ column, name_column }) => [column, name_column ?? column]),
    ...beside_address,
    ...beside_variation,
    ...no_option,
  ];
  for (const column of all) settled[column] = 1;
  return settled;
});

/**
 * Columns that nobody reads, by any header, whose text says of the piece what it is, or what is printed on it: `Color: Black`, `Engraving:
 * Anna`. In a layout that we know only labels of options and of prints count; in any other one every `label: value` does.
 * @param apart columns whose headers say that they speak of something else
 * @param isSaid whether the row says a value already
 */
export function labelledColumns(
  mapping: Mapping,
  cells: readonly string[],
  apart: { has(column: number): boolean },
  isSaid: (value: string) => boolean,
): number[] {
  const profile = findProfile(mapping.profile);
  if (profile.exact) return [];
  const settled = settledColumns(mapping);
  const isKnown = profile.key !== 'generic';
  const found: number[] = [];
  for (let column = 0; column < cells.length; column += 1) {
    if (settled[column] === 1 || !mayBeLabelled(cells[column]!)) continue;
    const isStrict = isKnown || apart.has(column);
    const asked = pairsOf(cells[column]!).filter(
      ({ name, value }) => value.trim() !== '' && isAsked(name, isStrict),
    );
    if (asked.some(({ value }) => !isSaid(value))) found.push(column);
  }
  return found;
}

/** Most cells have no colon, or are times. */
function mayBeLabelled(cell: string): boolean {
  if (!(cell.includes(':') || cell.includes('：') || cell.includes('=')) || cell.length > LONGEST)
    return false;
  return /\p{L}/u.test(cell);
}

function pairsOf(cell: string): { name: string; value: string }[] {
  if (looksLikeJson(cell)) return readJsonForm(cell) ?? [];
  // `Color=Black;Size=M` is the same in the words of programs.
  return splitPairs(/[:：]/.test(cell) ? cell : cell.replaceAll('=', ':'));
}

function isAsked(label: string, isStrict: boolean): boolean {
  if (asksVariation(label)) return true;
  const key = normaliseHeader(label);
  if (isStrict || !LABEL.test(label) || OTHER_LABELS.test(key)) return false;
  return isPrintKey(label) || !(isKnownHeader(key) || isComposedKey(key));
}
