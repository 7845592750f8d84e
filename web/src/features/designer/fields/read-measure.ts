/** What a field measures in. `null` = a plain number: lines, points of a star. */
export type FieldUnit = 'mm' | 'pt' | '°' | 'em' | '%' | null;

export interface MeasureField {
  readonly unit: FieldUnit;
  /** The value now: a percentage of a length is a part of it. */
  readonly value: number;
  /** Pixels of the print for each millimetre; absent = pixels mean nothing here. */
  readonly pxPerMm?: number;
}

/** Why what was typed is no value. */
export type MeasureProblem = 'not-a-number' | 'ambiguous-comma' | 'wrong-unit' | 'no-pixels';

export type Measure =
  | { readonly value: number; readonly percent?: number }
  | { readonly problem: MeasureProblem };

const MM_PER: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, pt: 25.4 / 72 };

/** Names of units as people write them; longer ones first where one begins with another. */
const UNIT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:millimet(?:er|re)s?|mm|毫米|公厘|ملم|مم|میلی[\s\u200c]*مە?تر|מ["״]מ|ממ|mîlîmetre)/iu, 'mm'],
  [/^(?:centimet(?:er|re)s?|cm|厘米|公分|سم|سانتی[\s\u200c]*مە?تر|ס["״]מ|סמ|santîmetre)/iu, 'cm'],
  [/^(?:inch(?:es)?|in|英寸|英吋|吋|بوصة|إنش|اینچ|אינץ['׳]?|înç|["″”]|''|′′)/iu, 'in'],
  [/^(?:points?|pts?|磅|نقطة|پوینت|נקודות|נק['׳]?|xal)/iu, 'pt'],
  [/^(?:pixels?|px|像素|بكسل|پیکسل|פיקסלים|פיקסל|pîksel)/iu, 'px'],
  [/^(?:m(?:et(?:er|re)s?)?|米)(?![a-z])/iu, 'm'],
  [/^(?:°|deg(?:rees?)?|度|درجة|درجه|מעלות)/iu, '°'],
  [/^em(?![a-z])/iu, 'em'],
  [/^[%٪]/u, '%'],
];

type Token =
  | { kind: 'number'; value: number }
  | { kind: 'unit'; name: string }
  | { kind: 'sign'; sign: string };

/** Digits, signs and marks of all scripts as ASCII has them. */
function plain(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/[×✕]/g, '*')
    .replaceAll('÷', '/')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trim()
    .replace(/^=/, '');
}

function readTokens(text: string): Token[] | MeasureProblem {
  const tokens: Token[] = [];
  let rest = text.trimStart();
  while (rest) {
    const [digits] = /^(?:\d[\d.,]*|[.,]\d[\d.,]*)/.exec(rest) ?? [];
    if (digits !== undefined) {
      const value = readDigits(digits);
      if (typeof value !== 'number') return value;
      tokens.push({ kind: 'number', value });
      rest = rest.slice(digits.length);
    } else if ('+-*/()'.includes(rest.charAt(0))) {
      tokens.push({ kind: 'sign', sign: rest.charAt(0) });
      rest = rest.slice(1);
    } else {
      const found = UNIT_NAMES.map(([name, unit]) => [name.exec(rest)?.[0], unit] as const).find(
        ([match]) => match,
      );
      if (!found?.[0]) return 'not-a-number';
      tokens.push({ kind: 'unit', name: found[1] });
      rest = rest.slice(found[0].length);
    }
    rest = rest.trimStart();
  }
  return tokens;
}

/** `1,000` is one to some and a thousand to others, so it is asked about; `12,5`, `0,125` and `1,234.5` are clear. */
function readDigits(digits: string): number | MeasureProblem {
  if (/^[1-9]\d{0,2},\d{3}$/.test(digits)) return 'ambiguous-comma';
  const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  const number = grouped ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : 'not-a-number';
}

/** A value while a sum is worked out: with its unit's family, or a plain number. */
interface Amount {
  readonly value: number;
  readonly of: 'plain' | 'length' | '°' | 'em' | '%';
  /** The value of one of its unit. */
  readonly one: number;
  /** The unit stands inside brackets: it is no unit of what is outside of them. */
  readonly isClosed?: boolean;
}

/** Longer than any sum that a person types. */
const LONGEST = 200;

class Refused {
  constructor(readonly problem: MeasureProblem) {}
}
const refuse = (problem: MeasureProblem): never => {
  throw new Refused(problem);
};

/**
 * Reads what is typed into a field of numbers: a number, a number with a unit, or a sum of them (`10+5`, `100/3`,
 * `2 in + 3 mm`, `(4+6)/2 cm`). A number without a unit has the field's. A percentage of a length is a part of the value
 * that stands there.
 */
export function readMeasure(text: string, field: MeasureField): Measure {
  // Raised, circled and broken digits are not digits of the number that they stand behind: `10²`.
  if (text.length > LONGEST || /\p{No}/u.test(text)) return { problem: 'not-a-number' };
  const tokens = readTokens(plain(text));
  if (typeof tokens === 'string') return { problem: tokens };
  try {
    const amount = readSum(tokens, field);
    if (tokens.length > 0) return { problem: 'not-a-number' };
    return settle(amount, field);
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

function settle({ value, of }: Amount, field: MeasureField): Measure {
  if (!Number.isFinite(value)) return { problem: 'not-a-number' };
  if (of === 'plain') return { value };
  const { unit } = field;
  if (of === '%') {
    if (unit === '%') return { value };
    return unit === 'mm' || unit === 'pt'
      ? { value: (field.value * value) / 100, percent: value }
      : { problem: 'wrong-unit' };
  }
  if (of !== 'length') return of === unit ? { value } : { problem: 'wrong-unit' };
  if (unit === 'mm') return { value };
  return unit === 'pt' ? { value: value / (MM_PER.pt as number) } : { problem: 'wrong-unit' };
}

const isSign = (token: Token | undefined, signs: string) =>
  token?.kind === 'sign' && signs.includes(token.sign);
const takeSign = (tokens: Token[]) => (tokens.shift() as { sign: string }).sign;

function readSum(tokens: Token[], field: MeasureField): Amount {
  let sum = readProduct(tokens, field);
  while (isSign(tokens[0], '+-')) {
    const sign = takeSign(tokens);
    sum = add(sum, readProduct(tokens, field), sign === '+' ? 1 : -1, field);
  }
  return sum;
}

function readProduct(tokens: Token[], field: MeasureField): Amount {
  let product = readFactor(tokens, field);
  while (isSign(tokens[0], '*/')) {
    const sign = takeSign(tokens);
    const factor = readFactor(tokens, field);
    if (factor.of !== 'plain' && (product.of !== 'plain' || (sign === '/' && factor.isClosed)))
      refuse('not-a-number');
    const unit = product.of === 'plain' ? factor.of : product.of;
    // Behind a division the unit is that of the whole: `100/3 mm`.
    const { one } = factor;
    const value = sign === '*' ? product.value * factor.value : (product.value / factor.value) * one * one;
    product = { value, of: unit, one: Math.max(product.one, one) };
  }
  return product;
}

function readFactor(tokens: Token[], field: MeasureField): Amount {
  const token = tokens.shift();
  if (isSign(token, '+-')) {
    const factor = readFactor(tokens, field);
    return isSign(token, '-') ? { ...factor, value: -factor.value } : factor;
  }
  if (isSign(token, '(')) {
    const inner = readSum(tokens, field);
    if (!isSign(tokens[0], ')')) refuse('not-a-number');
    tokens.shift();
    return withUnit(tokens, inner.of === 'plain' ? inner : { ...inner, isClosed: true }, field);
  }
  if (token?.kind !== 'number') return refuse('not-a-number');
  return withUnit(tokens, { value: token.value, of: 'plain', one: 1 }, field);
}

/** The unit behind a number, where one stands there. */
function withUnit(tokens: Token[], amount: Amount, field: MeasureField): Amount {
  const [unit] = tokens;
  if (unit?.kind !== 'unit') return amount;
  tokens.shift();
  if (amount.of !== 'plain') return refuse('not-a-number');
  if (unit.name === '°' || unit.name === 'em' || unit.name === '%') return { ...amount, of: unit.name };
  if (unit.name === 'px') {
    return field.pxPerMm
      ? ofLength(amount.value, 1 / field.pxPerMm)
      : refuse(field.unit === 'mm' || field.unit === 'pt' ? 'no-pixels' : 'wrong-unit');
  }
  return ofLength(amount.value, MM_PER[unit.name] as number);
}

function ofLength(count: number, one: number): Amount {
  return { value: count * one, of: 'length', one };
}

/** A plain number next to a length has the field's unit; a percentage stands alone. */
function add(one: Amount, other: Amount, factor: 1 | -1, field: MeasureField): Amount {
  const inOwn = (amount: Amount): Amount => {
    if (amount.of !== 'plain') return amount;
    if (field.unit === 'mm') return ofLength(amount.value, 1);
    if (field.unit === 'pt') return ofLength(amount.value, MM_PER.pt as number);
    return amount;
  };
  if (one.of === other.of && one.of !== '%') return { ...one, value: one.value + factor * other.value };
  const [left, right] = [inOwn(one), inOwn(other)];
  if (left.of === '%' || left.of !== right.of) {
    const isField = (amount: Amount) => amount.of === 'plain' || amount.of === field.unit;
    if (left.of === '%' || right.of === '%' || !isField(left) || !isField(right)) return refuse('wrong-unit');
    return { value: left.value + factor * right.value, of: field.unit as Amount['of'], one: 1 };
  }
  return { ...left, value: left.value + factor * right.value };
}
