const SPACES = ' \t\r\n\f';
const isSpace = (sign: string | undefined) => sign !== undefined && SPACES.includes(sign);

/**
 * Whether a file begins as an SVG does: white space, XML declaration, other instructions, comments and an SVG document
 * type may stand before its `svg` element. Reads each byte once, whatever a stranger has written. A byte-order mark or
 * the zeros of UTF-16 say how letters are stored; any other encoding of SVG keeps ASCII as it is.
 */
export function isSvgHead(head: Buffer): boolean {
  return isSvgStart(readText(head));
}

function readText(head: Buffer): string {
  const [a, b, c, d] = head;
  if (a === 0xff && b === 0xfe) return head.toString('utf16le', 2);
  if (a === 0x3c && b === 0 && d === 0) return head.toString('utf16le');
  const isBigEndian = (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0);
  if (isBigEndian) return new TextDecoder('utf-16be').decode(head);
  const start = a === 0xef && b === 0xbb && c === 0xbf ? 3 : 0;
  return head.toString('latin1', start);
}

function isSvgStart(text: string): boolean {
  let at = 0;
  for (;;) {
    while (isSpace(text[at])) at += 1;
    const next = skipPart(text, at);
    if (next === null) return isSvgTag(text, at);
    if (next === -1) return false;
    at = next;
  }
}

/** Where a part before the root ends; -1 when it does not end or is none of SVG; null when no such part is here. */
function skipPart(text: string, at: number): number | null {
  if (text.startsWith('<?', at)) return behind(text, '?>', at + 2);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (text.startsWith('<!', at)) return skipDoctype(text, at);
  return null;
}

function behind(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? -1 : found + end.length;
}

function skipDoctype(text: string, at: number): number {
  const named = /^<!DOCTYPE[ \t\r\n]{1,20}(?:[\w-]{1,40}:)?svg(?![\w.-])/i.exec(text.slice(at, at + 100));
  if (named === null) return -1;
  let depth = 0;
  for (let next = at + named[0].length; next < text.length; next += 1) {
    const sign = text[next]!;
    if (sign === '"' || sign === "'") {
      next = text.indexOf(sign, next + 1);
      if (next < 0) return -1;
    } else if (text.startsWith('<!--', next)) {
      next = behind(text, '-->', next + 4) - 1;
      if (next < 0) return -1;
    } else if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    else if (sign === '>' && depth <= 0) return next + 1;
  }
  return -1;
}

function isSvgTag(text: string, at: number): boolean {
  return /^<(?:[\w-]{1,40}:)?svg[\s>/]/i.test(text.slice(at, at + 60));
}
