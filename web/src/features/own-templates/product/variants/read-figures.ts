import type { OwnVariant } from '@diy/contract/own-templates/product-parts';
import { type Unit, unitOf } from './variant-headers.ts';

/** Why a cell is no figure. */
export type FigureProblem =
  | 'not-a-number'
  | 'unknown-unit'
  | 'no-unit'
  | 'two-units'
  | 'other-currency'
  | 'too-fine'
  | 'out-of-range'
  | 'sides';
type Figure = { value: number } | { problem: FigureProblem };

const OTHER_CURRENCY =
  /[$€£₩₹฿₫₽₺₪]|\b(?:USD|EUR|GBP|JPY|KRW|THB|HKD|TWD|SGD|AUD|CAD|VND|IDR|MYR|PHP|BRL|RUB|TRY|SAR|AED)\b/i;
const NUMBER = /^(\d+)(?:\.(\d+))?$/;
/** Digits behind the point that one unit has in the unit that is kept. */
const SHIFT: Record<Unit, number> = { g: 0, kg: 3, cm: 0, mm: -1, CNY: 2 };

/** A price in cents or a weight in grams, exactly as it is written; null = the cell is empty. */
export function readAmount(text: string, what: 'price' | 'weight', unit: Unit | undefined): Figure | null {
  if (text === '') return null;
  const split = withUnit(text);
  if (!split)
    return what === 'price' && OTHER_CURRENCY.test(text) ? { problem: 'other-currency' } : whyNoFigure(text);
  if (split.unit && unit && split.unit !== unit) return { problem: 'two-units' };
  // A cell that shows “$5.00” may hold 5 alone, its sign being in its format: a price without a currency could be of any.
  const said = split.unit ?? unit;
  if (!said) return { problem: 'no-unit' };
  if (what === 'price' ? said !== 'CNY' : said !== 'g' && said !== 'kg') return { problem: 'two-units' };
  const value = shift(split.number, SHIFT[said]);
  if (what === 'price' && !Number.isInteger(value)) return { problem: 'too-fine' };
  const isInRange = what === 'price' ? value <= 100_000_000 : value > 0 && value <= 1_000_000;
  return isInRange ? { value } : { problem: 'out-of-range' };
}

type Packed = NonNullable<OwnVariant['packed']>;
type Side = 'length' | 'width' | 'height';

interface SideText {
  text: string;
  unit: Unit | undefined;
}

/** A package, of one cell such as `30×20×2 cm` or of three; null = nothing is said. */
export function readPackage(
  whole: SideText,
  sides: readonly (SideText & { name: Side })[],
): { value: Packed } | { problem: FigureProblem; column: Side | 'package' } | null {
  const said = sides.filter(({ text }) => text !== '');
  if (whole.text === '' && said.length === 0) return null;
  if (whole.text !== '' && said.length > 0) return { problem: 'sides', column: 'package' };
  if (whole.text !== '') {
    const parts = whole.text.split(/\s*[×xX*✕]\s*/);
    if (parts.length !== 3) return { problem: 'sides', column: 'package' };
    const last = withUnit(parts[2]!)?.unit;
    const read = parts.map((text) => readSide({ text, unit: whole.unit ?? last }));
    const wrong = read.find((one) => 'problem' in one);
    return wrong && 'problem' in wrong ? { ...wrong, column: 'package' } : { value: packed(read) };
  }
  const missing = sides.find(({ text }) => text === '');
  if (missing) return { problem: 'sides', column: missing.name };
  const read = sides.map(readSide);
  const at = read.findIndex((one) => 'problem' in one);
  const wrong = read[at];
  return wrong && 'problem' in wrong ? { ...wrong, column: sides[at]!.name } : { value: packed(read) };
}

function packed(read: readonly Figure[]): Packed {
  const [length_cm, width_cm, height_cm] = read.map((one) => ('value' in one ? one.value : 0));
  return { length_cm: length_cm!, width_cm: width_cm!, height_cm: height_cm! };
}

function readSide({ text, unit }: SideText): Figure {
  const split = withUnit(text);
  if (!split) return whyNoFigure(text);
  if (split.unit && unit && split.unit !== unit) return { problem: 'two-units' };
  const said = split.unit ?? unit;
  if (!said) return { problem: 'no-unit' };
  if (said !== 'cm' && said !== 'mm') return { problem: 'two-units' };
  const value = shift(split.number, SHIFT[said]);
  return value > 0 && value <= 1000 ? { value } : { problem: 'out-of-range' };
}

/** Why a text is no number with a known unit. */
function whyNoFigure(text: string): { problem: FigureProblem } {
  const plain = text.normalize('NFKC').trim();
  const [, number = ''] = /^(\d[\d.]*)\s*\p{L}+$/u.exec(plain) ?? [];
  if (NUMBER.test(number)) return { problem: 'unknown-unit' };
  return { problem: /^[-−]\s*\d+(?:\.\d+)?$/.test(plain) ? 'out-of-range' : 'not-a-number' };
}

/** A number with the unit before or behind it; commas may stand for points or thousands, so they are none. */
function withUnit(text: string): { number: string; unit: Unit | undefined } | null {
  const plain = text.normalize('NFKC').trim();
  const [, before, number, after] = /^([^\d.,\s]*)\s*(\d[\d.]*)\s*([^\d.,\s]*)$/.exec(plain) ?? [];
  if (number === undefined || !NUMBER.test(number)) return null;
  const marks = [before, after].filter((mark) => mark !== undefined && mark !== '');
  const units = marks.map((mark) => unitOf(mark!));
  if (units.length > 1 || (units.length === 1 && !units[0])) return null;
  return { number, unit: units[0] };
}

/** A number written in decimals times a power of ten, without the errors of binary fractions. */
function shift(number: string, by: number): number {
  return Number(`${number}e${by}`);
}
