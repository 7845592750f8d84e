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
 * Prefixes may be there. Looks at each character a few times at most, since the text may be hostile.
 */
export function richText(xml: string): string {
  const body = xml.includes('rPh') ? withoutHints(xml) : xml;
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
  return textsOf(body).map(decodeCellText).join('');
}

/** Hints up to one that does not end. */
function withoutHints(xml: string): string {
  const opening = /<(?:\w+:)?rPh[\s>]/g;
  const closing = /<\/(?:\w+:)?rPh>/g;
  let text = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const open = opening.exec(xml);
    closing.lastIndex = opening.lastIndex;
    if (!open || !closing.test(xml)) return text + xml.slice(at);
    text += xml.slice(at, open.index);
    at = closing.lastIndex;
  }
}

/** What stands in each `<t>`, up to one that does not end. */
function textsOf(xml: string): string[] {
  const opening = /<(?:\w+:)?t(?=[\s/>])/g;
  const closing = /<\/(?:\w+:)?t>/g;
  const texts: string[] = [];
  while (opening.test(xml)) {
    const end = xml.indexOf('>', opening.lastIndex);
    if (end < 0) return texts;
    opening.lastIndex = end + 1;
    if (xml[end - 1] === '/') continue;
    closing.lastIndex = end + 1;
    const close = closing.exec(xml);
    if (!close) return texts;
    texts.push(xml.slice(end + 1, close.index));
    opening.lastIndex = closing.lastIndex;
  }
  return texts;
}
