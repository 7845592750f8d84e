import { escapeXml, escapeXmlValue } from '../../../../platform/xml/xml-text.ts';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'href' ? 'xlink:href' : name}="${escapeXmlValue(value)}"`)
    .join('');

/** Collects elements as XML text. */
export interface SvgWriter {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
  content(): string;
}

export function createSvgWriter(): SvgWriter {
  const parts: string[] = [];
  return {
    open: (name, attributes) => void parts.push(`<${name}${writeAttributes(attributes)}>`),
    text: (text) => void parts.push(escapeXml(text)),
    close: (name) => void parts.push(`</${name}>`),
    content: () => parts.join(''),
  };
}

/** A complete XML document around `content`. */
export function writeDocument(attributes: Record<string, string>, content: string): string {
  const names = { xmlns: SVG_NAMESPACE, 'xmlns:xlink': XLINK_NAMESPACE };
  return `<svg${writeAttributes({ ...names, ...attributes })}>${content}</svg>`;
}

/** One element with its content. */
export function writeElement(name: string, attributes: Record<string, string>, content: string): string {
  return `<${name}${writeAttributes(attributes)}>${content}</${name}>`;
}
