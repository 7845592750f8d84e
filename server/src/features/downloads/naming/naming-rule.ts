import { DEFAULT_NAMING, type NamingField, namingFieldOf } from '@diy/contract/naming-rule';
import { fitsPath, safeFileName, safePath } from '../../../platform/archives/safe-file-name.ts';

export type NamingValues = Record<NamingField, string>;

/** Used for lines of orders: every name says by itself where the print belongs, also outside its folder. */
export const ORDER_NAMING =
  '{order}/{order}_{line}_{sku}_{colour}_{size}_{quantity}_{personalisation}_{kind}_{surface}';

/** What a name may lose so that Windows can unpack it, first to last, and down to how many characters. */
const SHORTENED_FIRST: readonly (readonly [field: NamingField, letters: number])[] = [
  ['personalisation', 40],
  ['name', 40],
  ['personalisation', 24],
  ['shop', 16],
  ['template', 16],
  ['name', 16],
  ['personalisation', 12],
  ['surface', 12],
];

/**
 * Path of one file in the archive: `/` and `\` of the rule make folders, those in values do not. Safe on Windows,
 * but not unique. Where the path is too long, what a buyer wrote and names give way before orders, lines and SKUs do.
 * @param nameless names a file of which nothing is left
 */
export function fillNamingRule(
  rule: string,
  values: NamingValues,
  extension: string,
  nameless: string,
): string {
  const names = (rule.trim() || DEFAULT_NAMING).split(/[/\\]/);
  const partsOf = (shown: NamingValues) => names.map((part) => fillPart(part, shown));
  const shown = { ...values, personalisation: shortened(values.personalisation, MAX_PERSONALISATION) };
  for (const [field, letters] of SHORTENED_FIRST) {
    if (fitsPath(partsOf(shown), extension)) break;
    shown[field] = shortened(shown[field], letters);
  }
  return safePath(partsOf(shown), extension, nameless);
}

/** Longest part of a buyer's words in a name; the pick list has them whole. */
const MAX_PERSONALISATION = 60;
const LETTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** At most this many letters, and at most three bytes for each of them: one emoji takes twenty bytes. */
function shortened(text: string, letters: number): string {
  const all = Array.from(LETTERS.segment(safeFileName(text, Number.POSITIVE_INFINITY)), (one) => one.segment);
  const isShort = (kept: readonly string[]) =>
    kept.length <= letters && Buffer.byteLength(kept.join('')) <= letters * 3;
  if (isShort(all)) return text;
  while (!isShort([...all, '…'])) all.pop();
  return `${all.join('').trimEnd()}…`;
}

/**
 * An empty field also removes the `_`, `-` or space next to it, so that an order without line numbers leaves no stray
 * `_`.
 */
function fillPart(part: string, values: NamingValues): string {
  let filled = '';
  let isGap = false;
  for (const piece of part.split(/(\{\w+\})/)) {
    const field = namingFieldOf(/^\{(\w+)\}$/.exec(piece)?.[1] ?? '');
    const text = field ? values[field] : piece;
    if (text === '') {
      isGap ||= field !== undefined;
      continue;
    }
    const joins = isGap && (filled === '' || /[_\- ]$/.test(filled));
    filled += joins && !field ? text.replace(/^[_\- ]+/, '') : text;
    isGap = false;
  }
  return isGap ? filled.replace(/[_\- ]+$/, '') : filled;
}
