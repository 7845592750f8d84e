/** How much work a JSON text is. */
export interface JsonMeasure {
  /** The deepest nesting. */
  depth: number;
  /** An upper bound of its values. */
  values: number;
  /** The most values that one object or one list holds. */
  members: number;
  items: number;
  /** A lower bound of the different names of members: each that is new costs far more than one that was met before. */
  names: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;

/** Marks of names that were met, by their hashes. Names of one hash count as one. */
const MARKS = 2 ** 17;

/**
 * Measures a text in one pass without building anything; a text that is no JSON gets some measure and no error.
 * @param most where one of these is exceeded, the measuring ends: what follows is not measured
 */
export function measureJson(text: string, most?: JsonMeasure): JsonMeasure {
  const measure = { depth: 0, values: 1, members: 0, items: 0, names: 0 };
  const marks = new Uint8Array(MARKS / 8);
  // Each open bracket: whether it is an object's, and its values so far.
  const isObject: boolean[] = [];
  const held: number[] = [];
  const count = () => {
    measure.values += 1;
    const at = held.length - 1;
    if (at < 0) return;
    const values = ++held[at]!;
    if (isObject[at]) measure.members = Math.max(measure.members, values);
    else measure.items = Math.max(measure.items, values);
  };
  let [nameAt, nameEnd] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      nameAt = at + 1;
      at = endOfString(text, at);
      nameEnd = at;
    } else if (code === COMMA) count();
    else if (code === COLON) measure.names += markName(marks, text, nameAt, nameEnd);
    else if (isOpening(code)) {
      isObject.push(code === OPEN_OBJECT);
      held.push(0);
      count();
      measure.depth = Math.max(measure.depth, held.length);
    } else if (isClosing(code)) {
      isObject.pop();
      held.pop();
    } else continue;
    if (most !== undefined && isMore(measure, most)) return measure;
  }
  return measure;
}

/** Whether something is measured as more than `most`. */
export function isMore(measure: JsonMeasure, most: JsonMeasure): boolean {
  return (
    measure.values > most.values ||
    measure.depth > most.depth ||
    measure.members > most.members ||
    measure.items > most.items ||
    measure.names > most.names
  );
}

/** Position of the quotation mark that ends the string begun at `start`; the text's end when there is none. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

/** Marks a name, and returns 1 when no name of its hash was marked before. */
function markName(marks: Uint8Array, text: string, from: number, to: number): 0 | 1 {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  // The low bits of so plain a hash are alike for names that count on.
  const place = (Math.imul(hash, 0x9e3779b1) >>> 0) % MARKS;
  const [byte, bit] = [place >> 3, 1 << (place & 7)];
  if ((marks[byte]! & bit) !== 0) return 0;
  marks[byte] = marks[byte]! | bit;
  return 1;
}

/** `[` or `{`. */
const isOpening = (code: number) => code === 0x5b || code === OPEN_OBJECT;
/** `]` or `}`. */
const isClosing = (code: number) => code === 0x5d || code === 0x7d;
