import { decodeXml } from '../xml/xml-text.ts';

/** Text of a cell: entities, and Excel's `_x000D_` for what XML cannot carry. Line ends become LF. */
export function decodeCellText(text: string): string {
  let plain = decodeXml(text);
  if (plain.includes('_x'))
    plain = plain.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain;
}

/**
 * The text of `<si>` or `<is>`: plain or in runs; the phonetic hints of Japanese files are no text.
 * Prefixes may be there.
 */
export function richText(xml: string): string {
  const body = xml.includes('rPh') ? xml.replace(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '') : xml;
  const first = body.indexOf('<t');
  if (first >= 0 && body.indexOf('<t', body.indexOf('>', first)) < 0) {
    const open = body.indexOf('>', first);
    const next = body[first + 2];
    if (next === '>' || next === ' ') {
      if (body[open - 1] === '/') return '';
      const close = body.indexOf('</', open);
      return decodeCellText(body.slice(open + 1, close < 0 ? undefined : close));
    }
  }
  const parts = body.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g);
  return [...parts].map((part) => decodeCellText(part[1] ?? '')).join('');
}
