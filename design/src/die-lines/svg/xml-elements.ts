import { DrawingRefused } from '../die-line.ts';

/** An element of an SVG. */
export interface XmlElement {
  /** Its name without a prefix. */
  name: string;
  /** Their values by names with prefixes. */
  attributes: Map<string, string>;
  children: XmlElement[];
  /** All text in it. */
  text: string;
}

const MAX_DEPTH = 200;

/** Reads the elements of an XML text. Throws DrawingRefused for one that does not end as it should. */
export function readElements(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const pattern =
    /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[]*(?:\[[^\]]*\])?\s*>|<(\/?)([^\s<>/"'=]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</g;
  for (const [whole, data, slash, name, rest] of xml.matchAll(pattern)) {
    const parent = open.at(-1)!;
    if (whole === '<') throw new DrawingRefused('broken');
    if (name === undefined) {
      if (data !== undefined || !whole.startsWith('<')) parent.text += data ?? whole;
      continue;
    }
    const local = name.slice(name.indexOf(':') + 1);
    if (slash) {
      if (open.length < 2 || parent.name !== local) throw new DrawingRefused('broken');
      open.pop();
      continue;
    }
    const element = { name: local, attributes: attributesOf(rest ?? ''), children: [], text: '' };
    parent.children.push(element);
    if (!rest?.trimEnd().endsWith('/')) open.push(element);
    if (open.length > MAX_DEPTH) throw new DrawingRefused('broken');
  }
  const svg = root.children.find((child) => child.name === 'svg');
  if (open.length !== 1 || !svg) throw new DrawingRefused(svg ? 'broken' : 'other-file');
  return svg;
}

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(/([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return new Map(found.map(([, name, double, single]) => [name!, withoutEscapes(double ?? single ?? '')]));
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

const withoutEscapes = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null;
    if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return NAMED.get(name) ?? whole;
  });
