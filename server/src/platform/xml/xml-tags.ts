import { decodeXml } from './xml-text.ts';

/** An element, with its place in the XML text. */
export interface XmlElement {
  /** All of it. */
  xml: string;
  /** What follows its name in the start tag. */
  head: string;
  /** What stands between its tags, undecoded. */
  body: string;
}

/** An element that begins and does not end: the text is cut off, or has a form that we do not read. */
export class UnclosedElement extends Error {
  override readonly name = 'UnclosedElement';
  constructor(element: string) {
    super(`<${element}> does not end`);
  }
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

const NAME_END = /[\s/>]/;

/**
 * All start tags of a name, up to one that does not end. Each character is looked at once: a pattern would read to the
 * end of the text from every tag that does not end.
 */
export function startTags(xml: string, name: string): string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf(`<${name}`, at);
    if (start < 0) return found;
    at = start + name.length + 1;
    if (!NAME_END.test(xml[at] ?? '')) continue;
    const end = xml.indexOf('>', at);
    if (end < 0) return found;
    at = end + 1;
    found.push(xml.slice(start, at));
  }
}

/**
 * Elements of one name that follow one another; one inside another of the same name is not found. Every step looks at
 * each character once, since the text may be hostile. Throws UnclosedElement.
 */
export function elements(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf(`<${name}`, at);
    if (start < 0) return found;
    const head = start + name.length + 1;
    if (!NAME_END.test(xml[head] ?? '')) {
      at = head;
      continue;
    }
    const open = xml.indexOf('>', head);
    if (open < 0) throw new UnclosedElement(name);
    if (xml[open - 1] === '/') {
      found.push({ xml: xml.slice(start, open + 1), head: xml.slice(head, open - 1), body: '' });
      at = open + 1;
      continue;
    }
    const close = xml.indexOf(`</${name}>`, open);
    if (close < 0) throw new UnclosedElement(name);
    at = close + name.length + 3;
    found.push({ xml: xml.slice(start, at), head: xml.slice(head, open), body: xml.slice(open + 1, close) });
  }
}

/** The text with other XML in place of each element of a name. Looks at each character once; throws UnclosedElement. */
export function replaceElements(
  xml: string,
  name: string,
  replacement: (element: XmlElement) => string,
): string {
  let text = '';
  let at = 0;
  for (const element of elements(xml, name)) {
    const start = xml.indexOf(element.xml, at);
    text += xml.slice(at, start) + replacement(element);
    at = start + element.xml.length;
  }
  return text + xml.slice(at);
}

/** Text of the first element of a name that holds nothing but text; empty when there is none. */
export function textOf(xml: string, name: string): string {
  return decodeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');
}
