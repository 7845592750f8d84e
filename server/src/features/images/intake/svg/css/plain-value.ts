import { CSS_COLOUR_NAMES } from './css-colour-names.ts';
import { plainColours } from './css-colours.ts';
import { plainUnits } from './plain-units.ts';

/** A value as the renderer reads it; `invalid` = every program leaves the declaration out; `unread` = we do. */
export type PlainValue = { value: string } | 'invalid' | 'unread';

const PAINTS = new Set(['fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color']);
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const PLAIN_FUNCTION = /^(?:rgba?|hsla?)\([^()]*\)$/i;
const REFERENCE = /^url\(\s*["']?#[^"')]*["']?\s*\)\s*/i;
const WORDS = /^(?:none|currentcolor|transparent|inherit|context-fill|context-stroke)$/i;

/** Properties that change what browsers draw, and that the renderer does not know. */
const UNKNOWN_TO_RENDERER =
  /^(?:mask-image|mask-(?:position|size|repeat|clip|origin|composite|mode|border)|clip|rotate|scale|translate|perspective|offset(?:-[a-z]+)?|zoom|stroke-alignment|background-blend-mode|backdrop-filter|content-visibility)$/;
const INSTEAD_OF_INITIAL = /^(?:none|auto|normal|0|initial|unset|visible|-1|100%|1)$/;

const FOR_ALL = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

/** The value of a property, its variables put in. */
export function plainValue(name: string, written: string): PlainValue {
  const value = plainUnits(
    name,
    plainColours(/calc\(|min\(|max\(|clamp\(/i.test(written) ? withoutSums(written) : written),
  ).trim();
  if (name === 'all') return 'unread';
  if (FOR_ALL.test(value)) return { value: value.toLowerCase() };
  if (PAINTS.has(name)) return plainPaint(value);
  if (UNKNOWN_TO_RENDERER.test(name) && !INSTEAD_OF_INITIAL.test(value)) return 'unread';
  if (/(?<![-\w])(?:calc|min|max|clamp|env|attr|if)\(/i.test(value)) return 'unread';
  if (name === 'vector-effect' && value !== 'none') return 'unread';
  // The renderer does not support `clip-path` shapes.
  if (name === 'clip-path' && !/^(?:none|inherit)$/i.test(value) && !REFERENCE.test(value)) return 'unread';
  return { value };
}

function plainPaint(value: string): PlainValue {
  const behind = value.replace(REFERENCE, '');
  if (behind === '' && value !== '') return { value };
  if (WORDS.test(behind) || HEX.test(behind) || PLAIN_FUNCTION.test(behind)) return { value };
  if (CSS_COLOUR_NAMES.has(behind.toLowerCase())) return { value };
  return behind.includes('(') ? 'unread' : 'invalid';
}

/** CSS pixels of absolute units. */
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
  }),
);
const SUM = /(?<![-\w])calc\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/gi;

/** Sums of numbers and absolute lengths are worked out; others stay. */
function withoutSums(text: string): string {
  return text.replace(SUM, (all: string, inside: string) => workOut(inside) ?? all);
}

interface Quantity {
  number: number;
  /** Exponent of lengths, and of percentages. */
  unit: '' | 'px' | '%';
}

/** The result of a sum with its unit; null where it mixes what only a page can add. */
function workOut(text: string): string | null {
  const tokens = text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:%|[a-z]+)?|[-+*/()]|calc|\S/gi) ?? [];
  let at = 0;
  const isSign = (signs: string) => tokens[at]?.length === 1 && signs.includes(tokens[at]!);
  const sum = (): Quantity | null => {
    let left = product();
    while (left && at < tokens.length && !isSign(')')) {
      // In `1 -2` the sign belongs to the second number.
      const sign = isSign('+-') ? tokens[at++] : /^[-+]/.test(tokens[at]!) ? '+' : null;
      const right = sign === null ? null : product();
      if (!right || right.unit !== left.unit) return null;
      left = { number: left.number + (sign === '-' ? -right.number : right.number), unit: left.unit };
    }
    return left;
  };
  const product = (): Quantity | null => {
    let left = value();
    while (left && isSign('*/')) {
      const sign = tokens[at++];
      const right = value();
      if (!right || (left.unit !== '' && right.unit !== '') || (sign === '/' && right.unit !== ''))
        return null;
      left =
        sign === '*'
          ? { number: left.number * right.number, unit: left.unit || right.unit }
          : { number: left.number / right.number, unit: left.unit };
    }
    return left;
  };
  const value = (): Quantity | null => {
    const token = tokens[at++];
    if (token === undefined) return null;
    if (token.toLowerCase() === 'calc') return value();
    if (token === '(') {
      const inside = sum();
      return tokens[at++] === ')' ? inside : null;
    }
    return quantityOf(token);
  };
  const result = sum();
  if (!result || at < tokens.length || !Number.isFinite(result.number)) return null;
  return `${Math.round(result.number * 1e6) / 1e6}${result.unit}`;
}

function quantityOf(token: string): Quantity | null {
  const [, number, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/i.exec(token) ?? [];
  if (number === undefined) return null;
  if (unit === '' || unit === '%') return { number: Number(number), unit };
  const scale = UNITS.get(unit.toLowerCase());
  return scale === undefined ? null : { number: Number(number) * scale, unit: 'px' };
}
