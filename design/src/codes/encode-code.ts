import type { CodeKind, EncodedCode, QrLevel } from './code-symbol.ts';
import { encodeCode128 } from './encode-code-128.ts';
import { encodeEan } from './encode-ean.ts';
import { encodeQr } from './encode-qr.ts';

/** What is encoded, and how. */
export interface CodeContent {
  readonly code: CodeKind;
  readonly value: string;
  readonly level: QrLevel;
}

/** Symbols made last: a layer that is dragged is another object in each frame, with the same value. */
const known = new Map<string, EncodedCode>();
const MAX_KNOWN = 64;

/** The value as squares or bars, to the letter; or why it has none. */
export function encodeCode({ code, value, level }: CodeContent): EncodedCode {
  const key = `${code} ${level} ${value}`;
  const found = known.get(key);
  if (found) return found;
  const encoded = encode({ code, value, level });
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, encoded);
  return encoded;
}

function encode({ code, value, level }: CodeContent): EncodedCode {
  if (value === '') return { symbol: null, problem: { id: 'empty' } };
  switch (code) {
    case 'qr':
      return encodeQr(value, level);
    case 'code-128':
      return encodeCode128(value);
    default:
      return encodeEan(code, value);
  }
}
