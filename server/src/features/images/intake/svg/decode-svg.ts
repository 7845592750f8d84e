import { decodeBytes } from '../../../../platform/text/decode-bytes.ts';
import { svgRefusals } from './svg-refusals.ts';

const DECLARED = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/;

/**
 * The text of an XML file: by its byte-order mark, by the zeros of UTF-16, or by the encoding that it declares; UTF-8
 * else. Throws a Refusal for an encoding that is not known or in which other bytes could spell the same characters, and
 * for bytes that the encoding does not have.
 */
export function decodeSvg(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  const declared = DECLARED.exec(wide ? '' : Buffer.from(bytes.subarray(0, 400)).toString('latin1'))?.[1];
  return decodeAs(bytes, wide ?? declared ?? 'utf-8');
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0x3c && b === 0 && d === 0) return 'utf-16le';
  return a === 0 && b === 0x3c && c === 0 ? 'utf-16be' : null;
}

/** Encodings in which every ASCII byte is that character, and UTF-16. */
const KNOWN =
  /^(utf-?8|us-ascii|ascii|iso-8859-\d{1,2}|latin1|windows-125\d|cp125\d|koi8-[ru]|gbk|gb2312|gb18030|big5|euc-(jp|kr)|shift_jis|sjis|utf-16(le|be)?)$/i;

function decodeAs(bytes: Uint8Array, name: string): string {
  const label = name.toLowerCase().replace(/^cp125/, 'windows-125');
  if (!KNOWN.test(name)) throw svgRefusals.encoding(name);
  // A file that says UTF-16 in ASCII bytes is UTF-8 in truth: a program converted it and left the declaration.
  const encoding = /^utf-16/.test(label) && wideEncoding(bytes) === null ? 'utf-8' : label;
  try {
    return decodeBytes(bytes, encoding, { fatal: true });
  } catch (error) {
    throw error instanceof RangeError ? svgRefusals.encoding(name) : svgRefusals.broken();
  }
}
