import { describe, expect, it } from 'vitest';
import { findUnsafeSvg } from './find-unsafe-svg.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

describe('findUnsafeSvg', () => {
  it.each([
    ['plain', '<rect width="10" height="10" fill="url(#g)"/>'],
    ['inner reference', '<use xlink:href="#a"/><use href=\'#b\'/>'],
    ['embedded picture', '<image href="data:image/png;base64,AAAA"/>'],
    ['metadata with addresses', '<metadata><rdf:li rdf:resource="http://purl.org/x"/></metadata>'],
    ['style', '<style>.on { fill: red; font-family: "a"; }</style>'],
    ['words', '<text>on sale: only = today</text>'],
  ])('takes %s', (_what, inside) => expect(findUnsafeSvg(svg(inside))).toBeNull());

  it('takes the document type drawing programs write', () => {
    const type =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(findUnsafeSvg(`<?xml version="1.0"?>${type}${svg('')}`)).toBeNull();
  });

  it.each([
    ['script', '<script>alert(1)</script>', '<script>'],
    ['script with prefix', '<svg:script>1</svg:script>', '<script>'],
    ['page', '<foreignObject><b/></foreignObject>', '<foreignObject>'],
    ['frame', '<iframe src="x"/>', '<iframe>'],
    ['handler', '<rect onload="x()"/>', '事件脚本'],
    ['handler after quote', '<rect id="a"onclick="x()"/>', '事件脚本'],
    ['script link', '<a href="javascript:x()"/>', '脚本链接'],
    ['hidden script link', '<a href="&#106;ava&#x73;cript&#58;x()"/>', '脚本链接'],
    ['external picture', '<image href="http://example.com/a.png"/>', '外部链接'],
    ['local file', '<image xlink:href="file:///etc/passwd"/>', '外部链接'],
    ['relative file', "<image href='../a.png'/>", '外部链接'],
    ['hidden address', '<image href="&#104;ttp://example.com"/>', '外部链接'],
    ['other document', '<use href="other.svg#a"/>', '外部链接'],
    ['SVG in SVG', '<image href="data:image/svg+xml;base64,AAAA"/>', '外部链接'],
    ['address in style', '<rect style="fill:url(http://example.com/a)"/>', '外部链接'],
    ['import in style', '<style>@import "a.css";</style>', '外部样式表'],
    ['animation of a link', '<animate attributeName="href" to="javascript:x()"/>', '<animate>'],
  ])('names %s', (_what, inside, found) => expect(findUnsafeSvg(svg(inside))).toBe(found));

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', '实体定义'],
    ['external entity', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>', '实体定义'],
    [
      'encoding that hides',
      '<?xml version="1.0" encoding="UTF-7"?><svg>+ADw-script+AD4-</svg>',
      '编码 UTF-7',
    ],
    ['stylesheet', '<?xml-stylesheet href="a.css"?><svg/>', '外部样式表'],
  ])('names %s', (_what, document, found) => expect(findUnsafeSvg(document)).toBe(found));
});
