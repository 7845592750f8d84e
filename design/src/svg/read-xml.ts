import { SvgRefusal } from './svg-problem.ts';

/** An element with what belongs to it; `text` is its own text, for style sheets. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Larger drawings than this are no vectors that a person could edit. */
const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 60;

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
);

/**
 * Reads the elements of a well-formed document in one pass, without entities that it declares itself. Throws `SvgRefusal` for what it cannot
 * read and for what is too large.
 */
export function readXml(source: string): XmlElement {
  if (source.length > MAX_CHARACTERS) throw new SvgRefusal('too-large', 'file');
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  const end = (mark: string, from: number): number => {
    const found = source.indexOf(mark, from);
    if (found < 0) throw new SvgRefusal('malformed', source.slice(at, at + 20));
    return found + mark.length;
  };
  while (at < source.length) {
    const next = source.indexOf('<', at);
    const text = source.slice(at, next < 0 ? source.length : next);
    const parent = open.at(-1);
    if (parent) parent.text += text.includes('&') ? decode(text) : text;
    else if (text.trim() !== '') throw new SvgRefusal('malformed', text.trim().slice(0, 20));
    if (next < 0) break;
    at = next;
    if (source.startsWith('<!--', at)) at = end('-->', at + 4);
    else if (source.startsWith('<![CDATA[', at)) {
      const to = end(']]>', at);
      if (parent) parent.text += source.slice(at + 9, to - 3);
      at = to;
    } else if (source.startsWith('<?', at)) at = end('?>', at);
    else if (source.startsWith('<!', at)) {
      const to = end('>', at);
      if (source.slice(at, to).includes('[')) throw new SvgRefusal('entities', 'DOCTYPE');
      at = to;
    } else if (source.startsWith('</', at)) {
      const to = end('>', at);
      const closed = open.pop();
      if (closed?.name !== source.slice(at + 2, to - 1).trim())
        throw new SvgRefusal('malformed', source.slice(at, to));
      at = to;
    } else {
      const { element, isClosed, to } = readTag(source, at);
      count += 1;
      if (count > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw new SvgRefusal('too-large', element.name);
      if (parent) parent.children.push(element);
      else if (root) throw new SvgRefusal('malformed', element.name);
      else root = element;
      if (!isClosed) open.push(element);
      at = to;
    }
  }
  if (!root || open.length > 0) throw new SvgRefusal('malformed', open.at(-1)?.name ?? 'svg');
  return root;
}

function readTag(source: string, from: number) {
  const name = /<([A-Za-z_][\w:.-]*)/y;
  const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
  const close = /\s*(\/?)>/y;
  name.lastIndex = from;
  const named = name.exec(source)?.[1];
  if (named === undefined) throw new SvgRefusal('malformed', source.slice(from, from + 20));
  const attributes = new Map<string, string>();
  let at = name.lastIndex;
  for (;;) {
    close.lastIndex = at;
    const closed = close.exec(source);
    if (closed) {
      const element: XmlElement = { name: named, attributes, children: [], text: '' };
      return { element, isClosed: closed[1] === '/', to: close.lastIndex };
    }
    attribute.lastIndex = at;
    const found = attribute.exec(source);
    if (!found || attributes.has(found[1] ?? '') || attributes.size >= MAX_ATTRIBUTES)
      throw new SvgRefusal('malformed', named);
    attributes.set(found[1] ?? '', decode(found[2] ?? found[3] ?? ''));
    at = attribute.lastIndex;
  }
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));?/g, (whole, decimal, hex, named) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code !== null && code <= 0x10ffff) return String.fromCodePoint(code);
    const known = NAMED.get(named);
    if (known === undefined) throw new SvgRefusal('entities', whole);
    return known;
  });
}
