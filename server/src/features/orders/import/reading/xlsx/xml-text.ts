const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML text as characters: the five named entities and numbers; unknown ones stay as they are. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return NAMED[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Text of a cell: entities, and Excel's `_x000D_` for what XML cannot carry. Line ends become LF. */
export function decodeCellText(text: string): string {
  let plain = decodeXml(text);
  if (plain.includes('_x'))
    plain = plain.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain;
}

/** Line breaks, blanks around `=` and single quotes in a start tag: legal, but rare. */
const UNUSUAL = /['\n\r\t]|\s=|=\s/;

/** Value of an attribute in the text of a start tag, undecoded; undefined = absent. */
export function attribute(tag: string, name: string): string | undefined {
  const key = ` ${name}="`;
  const at = tag.indexOf(key);
  if (at >= 0) return tag.slice(at + key.length, tag.indexOf('"', at + key.length));
  if (!UNUSUAL.test(tag)) return undefined;
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** Small parts without their namespace prefixes, so that `<x:row>` is `<row>`. */
export function withoutPrefixes(xml: string): string {
  return xml.replace(/<(\/?)[\w.-]+:/g, '<$1');
}

/** All start tags of a name in a small part. */
export function startTags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'g')) ?? [];
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
  return decodeCellText([...parts].map((part) => part[1]).join(''));
}
