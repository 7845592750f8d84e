import { DEFAULT_NAMING, type NamingField, namingFieldOf } from '@diy/contract/naming-rule';
import { fitsPath, safeFileName, safePath } from '../../../platform/archives/safe-file-name.ts';

export type NamingValues = Record<NamingField, string>;

/** Used for lines of orders: every name says by itself where the print belongs, also outside its folder. */
export const ORDER_NAMING =
  '{order}/{order}_{line}_{sku}_{colour}_{size}_{quantity}_{personalisation}_{kind}_{surface}';

/**
 * What a name may lose so that Windows can unpack it, first to last, and down to how many characters. Pieces, kind, side and number stay whole:
 * nobody could print by a name without them.
 */
const SHORTENED_FIRST: readonly (readonly [field: NamingField, letters: number])[] = [
  ['personalisation', 40],
  ['name', 40],
  ['personalisation', 24],
  ['shop', 16],
  ['template', 16],
  ['name', 16],
  ['personalisation', 12],
  ['sku', 32],
  ['colour', 24],
  ['size', 24],
  ['sku', 20],
  ['colour', 16],
  ['size', 18],
  ['surface', 16],
  ['line', 20],
  ['order', 24],
  ['personalisation', 6],
  ['name', 6],
  ['template', 6],
  ['shop', 6],
  ['sku', 14],
  ['order', 16],
  ['line', 12],
  ['surface', 12],
];

/** These differ by their ends as often as by their beginnings, so they lose their middle. */
const WITH_END: readonly NamingField[] = ['sku', 'colour', 'size', 'surface', 'order', 'line'];

/**
 * Path of one file in the archive: `/` and `\` of the rule make folders, those in values do not. Safe on Windows,
 * but not unique. Where the path is too long, what a buyer wrote and names give way first; SKU, colour, size, side, order and line lose their middle.
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
    shown[field] = shortened(shown[field], letters, WITH_END.includes(field));
  }
  return safePath(partsOf(shown), extension, nameless);
}

/** Longest part of a buyer's words in a name; the pick list has them whole. */
const MAX_PERSONALISATION = 60;
const LETTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** At most this many letters, and at most three bytes for each of them: one emoji takes twenty bytes. `keepsEnd`: its middle is left out. */
function shortened(text: string, letters: number, keepsEnd = false): string {
  const all = Array.from(LETTERS.segment(safeFileName(text, Number.POSITIVE_INFINITY)), (one) => one.segment);
  const isShort = (kept: readonly string[]) =>
    kept.length <= letters && Buffer.byteLength(kept.join('')) <= letters * 3;
  if (isShort(all)) return text;
  const end: string[] = [];
  if (keepsEnd) end.push(...all.splice(Math.ceil(all.length / 2)));
  while (!isShort([...all, '…', ...end])) {
    if (end.length >= all.length) end.shift();
    else all.pop();
  }
  return `${all.join('').trimEnd()}…${end.join('').trimStart()}`;
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
