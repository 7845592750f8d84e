/** What a buyer's reply is: words, one of a list, a colour, a font, a picture, or something else that was written down. */
export type ReplyKind = 'text' | 'option' | 'colour' | 'font' | 'picture' | 'other';

/** One reply of a buyer to a question of a listing. */
export interface Reply {
  /** Captions from the outermost surface to the block that holds the question. */
  path: readonly string[];
  /** What the question is called; `''` = it has no caption of its own. */
  label: string;
  /** A further name that the marketplace has for it. */
  inner: string;
  kind: ReplyKind;
  /** What the buyer wrote, to the letter; `''` = left empty. The value of a picture is its file name or address. */
  value: string;
  /** Code of a colour that has a name as well. */
  code?: string;
}

/** What a buyer asked for on one item of an order. */
export interface Customisation {
  platform: 'amazon' | 'temu';
  /** `''` = not said. */
  orderNo: string;
  /** Ids of the order's item; a table may name either. */
  itemIds: readonly string[];
  asin: string;
  sku: string;
  title: string;
  /** null = not said. */
  quantity: number | null;
  replies: readonly Reply[];
  /** Answers of a kind that nobody knows how to read. */
  unread: readonly string[];
}

/** An object of parsed JSON. Only its own fields are read, one by one, so that a field named `__proto__` does no harm. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object in a field; an empty object if the field holds none. */
export function objectIn(from: unknown, field: string): JsonObject {
  const value = isObject(from) && Object.hasOwn(from, field) ? from[field] : null;
  return isObject(value) ? value : {};
}

/** The list in a field; an empty list if the field holds none. */
export function listIn(from: unknown, field: string): readonly unknown[] {
  const value = isObject(from) && Object.hasOwn(from, field) ? from[field] : null;
  return Array.isArray(value) ? value : [];
}

/** A field's text or number, to the letter; `''` = there is none. */
export function textIn(from: unknown, ...fields: readonly string[]): string {
  for (const field of fields) {
    const value = isObject(from) && Object.hasOwn(from, field) ? from[field] : null;
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  }
  return '';
}

/** Why a JSON text is not read; null = it may be parsed. */
export function jsonRefusal(text: string): 'too-deep' | null {
  let [depth, inText] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === BRACE || code === BRACKET) {
      if (++depth > MAX_DEPTH) return 'too-deep';
    } else if (code === BRACE + 2 || code === BRACKET + 2) depth -= 1;
  }
  return null;
}

const [QUOTE, BACKSLASH, BRACE, BRACKET] = [0x22, 0x5c, 0x7b, 0x5b];
/** Real ones have some ten levels. */
const MAX_DEPTH = 100;
