/** How much work a JSON text is: its deepest nesting and an upper bound of its values. */
export interface JsonMeasure {
  depth: number;
  values: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Measures a text in one pass without building anything; a text that is no JSON gets some measure and no error. */
export function measureJson(text: string): JsonMeasure {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (isOpening(code)) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
    } else if (isClosing(code)) depth -= 1;
  }
  return { depth: deepest, values };
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

/** `[` or `{`. */
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
/** `]` or `}`. */
const isClosing = (code: number) => code === 0x5d || code === 0x7d;
