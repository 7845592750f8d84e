import { escapeXml, escapeXmlValue } from '../../../../platform/xml/xml-text.ts';
import { splitGroup } from './plain/split-group.ts';
import type { SvgNode } from './svg-tree.ts';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'href' ? 'xlink:href' : name}="${escapeXmlValue(value)}"`)
    .join('');

/** Elements and text as XML. */
export function writeNodes(nodes: readonly (SvgNode | string)[]): string {
  const parts: string[] = [];
  const write = (list: readonly (SvgNode | string)[]) => {
    for (const node of list) {
      if (typeof node === 'string') parts.push(escapeXml(node));
      else if (!node.isLeftOut) {
        const { own, group } =
          node.name === 'svg'
            ? splitGroup(node.attributes, ['transform'])
            : { own: node.attributes, group: {} };
        const isGrouped = Object.keys(group).length > 0;
        if (isGrouped) parts.push(`<g${writeAttributes(group)}>`);
        parts.push(`<${node.name}${writeAttributes(own)}>`);
        write(node.children);
        parts.push(`</${node.name}>`);
        if (isGrouped) parts.push('</g>');
      }
    }
  };
  write(nodes);
  return parts.join('');
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
