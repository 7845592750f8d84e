import { describe, expect, it } from 'vitest';
import { cleanSvg as clean } from './clean-svg.ts';
import { refuseInWords } from './testing/refuse-in-words.ts';

const cleanSvg = refuseInWords(clean);

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;

describe('cleanSvg writes', () => {
  it.each<[string, string, string]>([
    ['shapes as they are', '<rect width="10" fill="url(#g)"/>', '<rect width="10" fill="url(#g)"></rect>'],
    ['inner references', "<use href='#b'/>", '<use xlink:href="#b"></use>'],
    [
      'a picture in the file',
      '<image href="data:image/png;base64,iVBORw0KGgoA"/>',
      '<image xlink:href="data:image/png;base64,iVBORw0KGgoA"></image>',
    ],
    [
      'a picture under another type, in lines',
      '<image href="data:img/png;charset=utf-8;base64,&#10;/9j/4AAQ&#10;SkZJ"/>',
      '<image xlink:href="data:image/jpeg;base64,/9j/4AAQSkZJ"></image>',
    ],
    [
      'a picture without a type',
      '<image href="data:;base64,R0lGODlh"/>',
      '<image xlink:href="data:image/gif;base64,R0lGODlh"></image>',
    ],
    [
      'wide colours as sRGB',
      '<rect style="fill:color(srgb 1 0 0)"/>',
      '<rect style="fill:rgb(255,0,0)"></rect>',
    ],
    [
      'colours of sheets',
      '<style>.a{fill:rgb(255 0 0 / 50%)}</style><rect class="a"/>',
      '<rect class="a" style="fill:rgba(255,0,0,0.5)"></rect>',
    ],
    [
      'variables by value, named before or after',
      '<rect fill="var(--a)"/><style>:root{--a:red}</style>',
      '<rect fill="red"></rect>',
    ],
    [
      'sheets without fonts',
      '<style>@font-face{src:url(file:///C:/a.ttf)}.a{x:1px}</style><rect class="a"/>',
      '<rect class="a" x="1px"></rect>',
    ],
    [
      'attributes of programs that are not named',
      '<rect sketch:type="MSShape" x="1"/>',
      '<rect x="1"></rect>',
    ],
    [
      'nothing of a page that only blurs',
      '<foreignObject x="0"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(2px);clip-path:url(#c);width:100%"></div></foreignObject><rect/>',
      '<rect></rect>',
    ],
    [
      'what asks for features, since browsers have all of them',
      '<switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#SVGDOM"><rect/></g><g><path/></g></switch>',
      '<switch><g><rect></rect></g><g><path></path></g></switch>',
    ],
    [
      'units in small letters',
      '<style>.a{stroke-width:20PX}</style><rect class="a" id="10PX" x="1Mm" stroke-dasharray="5PX,1e1PT"/>',
      '<rect class="a" id="10PX" x="1mm" stroke-dasharray="5px,1e1pt" style="stroke-width:20px"></rect>',
    ],
    [
      'filters of what is behind as filters of nothing',
      '<filter><feGaussianBlur stdDeviation="2"/><feBlend in="BackgroundImage" in2="SourceGraphic"/></filter>',
      '<filter><feFlood flood-opacity="0" result="nothing-behind"></feFlood><feGaussianBlur stdDeviation="2" in="SourceGraphic"></feGaussianBlur><feBlend in="nothing-behind" in2="SourceGraphic"></feBlend></filter>',
    ],
    [
      'the same in a merge',
      '<filter><feMerge><feMergeNode in="BackgroundAlpha"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
      '<filter><feFlood flood-opacity="0" result="nothing-behind"></feFlood><feMerge in="SourceGraphic"><feMergeNode in="nothing-behind"></feMergeNode><feMergeNode in="SourceGraphic"></feMergeNode></feMerge></filter>',
    ],
    ['a link without its address', '<a href="https://example.com/"><rect/></a>', '<a><rect></rect></a>'],
    ['nothing of comments', '<!-- <script/> --><rect/>', '<rect></rect>'],
    ['nothing of metadata', '<metadata><x/></metadata><rect/>', '<rect></rect>'],
    ['nothing of other programs', '<i:pgf xmlns:i="urn:ai">AAAA<rect/></i:pgf><rect/>', '<rect></rect>'],
    ['no attributes of other programs', '<rect xmlns:i="urn:i" i:label="a" x="1"/>', '<rect x="1"></rect>'],
    ['prefixed elements without prefix', '<s:rect xmlns:s="http://www.w3.org/2000/svg"/>', '<rect></rect>'],
    [
      'style sheets',
      '<style>.on { fill: red }</style><g class="on"/>',
      '<g class="on" style="fill:red"></g>',
    ],
    [
      'style sheets in CDATA',
      '<style><![CDATA[g>g{fill:url(#g)}]]></style><g><g/></g>',
      '<g><g style="fill:url(#g)"></g></g>',
    ],
    [
      'words that look like handlers',
      '<text>on sale: only = today</text>',
      '<text>on sale: only = today</text>',
    ],
    [
      'signs once escaped',
      '<text a="&lt;&quot;">&lt;b&gt; &amp;amp;</text>',
      '<text a="&lt;&quot;">&lt;b&gt; &amp;amp;</text>',
    ],
    ['no animations', '<rect><animate attributeName="x" to="9"/></rect>', '<rect></rect>'],
    [
      'a drawing beside a page',
      '<switch><foreignObject requiredExtensions="x"><p/></foreignObject><rect/></switch>',
      '<switch><rect></rect></switch>',
    ],
    ['spaces that count', '<text xml:space="preserve"> a </text>', '<text xml:space="preserve"> a </text>'],
    [
      'effects',
      '<filter id="f"><feDropShadow dx="1"/></filter>',
      '<filter id="f"><feDropShadow dx="1"></feDropShadow></filter>',
    ],
  ])('%s', (_what, inside, written) => expect(cleanSvg(svg(inside)).content).toBe(written));

  it('entities of drawing programs', () => {
    const document =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">' +
      '<!ENTITY red "#f00">]><svg xmlns="&ns_svg;"><rect fill="&red;"/></svg>';
    expect(cleanSvg(document).content).toBe('<rect fill="#f00"></rect>');
  });

  it('attributes of the root, and what the drawing holds', () => {
    expect(
      cleanSvg(
        svg('<text>a</text><set/>', ' width="4mm" onmouse="x" viewBox="0 0 1 1"').replace(' onmouse="x"', ''),
      ),
    ).toMatchObject({
      root: { width: '4mm', viewBox: '0 0 1 1' },
      hasText: true,
      isAnimated: true,
    });
  });

  it.each([
    [
      'a page that only blurs',
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      true,
    ],
    ['words that flow', '<flowRoot><flowPara>a</flowPara></flowRoot>', true],
    ['a flow without words', '<flowRoot><flowPara> </flowPara></flowRoot>', false],
    ['a page beside its drawing', '<switch><foreignObject><p>a</p></foreignObject><rect/></switch>', false],
    ['shapes', '<rect/>', false],
  ])('whether something is left out: %s', (_what, inside, isIncomplete) => {
    expect(cleanSvg(svg(inside)).isIncomplete).toBe(isIncomplete);
  });

  it('files that name no namespace', () => {
    expect(cleanSvg('<svg><use xlink:href="#a"/></svg>').content).toBe('<use xlink:href="#a"></use>');
  });
});

describe('cleanSvg refuses', () => {
  it.each<[string, string, string]>([
    ['script', '<script>alert(1)</script>', '<script>'],
    ['script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>', '<script>'],
    ['a page', '<foreignObject><b/></foreignObject>', '<foreignObject>'],
    [
      'a page with words',
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">a</div></foreignObject>',
      '<foreignObject>',
    ],
    [
      'a page with a ground',
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(red,blue)"/></foreignObject>',
      '<foreignObject>',
    ],
    ['a picture that is none', '<image href="data:image/png;base64,AAAA"/>', '嵌入图片'],
    ['a picture of another kind', '<image href="data:image/bmp;base64,Qk0="/>', '嵌入图片'],
    ['a page as a picture', '<image href="data:text/html;base64,PHA+"/>', '嵌入图片'],
    ['a frame', '<iframe src="x"/>', '<iframe>'],
    ['a handler', '<rect onload="x()"/>', '事件脚本'],
    ['a script link', '<a href="javascript:x()"/>', '脚本链接'],
    ['a hidden script link', '<a href="&#106;ava&#x73;cript&#58;x()"/>', '脚本链接'],
    ['an outside picture', '<image href="http://example.com/a.png"/>', '外部链接'],
    ['a local file', '<image xlink:href="file:///etc/passwd"/>', '外部链接'],
    ['a file beside it', "<image href='../a.png'/>", '外部链接'],
    ['a hidden address', '<image href="&#104;ttp://example.com"/>', '外部链接'],
    ['another document', '<use href="other.svg#a"/>', '外部链接'],
    ['SVG in SVG', '<image href="data:image/svg+xml;base64,AAAA"/>', '嵌入的 SVG'],
    ['an effect that loads', '<filter><feImage href="https://example.com/a"/></filter>', '外部链接'],
    ['an address in a style', '<rect style="fill:url(http://example.com/a)"/>', '外部链接'],
    ['an address in an attribute', '<rect fill="url(\'//example.com/a#b\')"/>', '外部链接'],
    ['an escaped address', '<rect style="fill:u\\72l(http://example.com/a)"/>', '外部链接'],
    ['an import', '<style>@import "a.css";</style>', '外部样式表'],
    ['an escaped import', '<style>@\\69mport "a.css";</style>', '外部样式表'],
    ['an import cut in two by a comment', '<style>@im<!-- -->port "a.css";</style>', '外部样式表'],
  ])('%s', (_what, inside, found) => expect(() => cleanSvg(svg(inside))).toThrow(found));

  it.each<[string, string, string]>([
    ['an entity from a file', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>', '实体'],
    ['an entity of entities', '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg/>', '实体'],
    ['an entity that holds tags', '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>', '实体'],
    ['a parameter entity', '<!DOCTYPE svg [<!ENTITY % a "b">%a;]><svg/>', '实体'],
    ['a style sheet outside', '<?xml-stylesheet href="a.css"?><svg/>', '外部样式表'],
    ['a page', '<html><svg/></html>', '损坏'],
    ['what is not closed', '<svg><g>', '损坏'],
    ['an unknown entity', '<svg>&nope;</svg>', '损坏'],
  ])('%s', (_what, document, found) => expect(() => cleanSvg(document)).toThrow(found));

  it('an entity that is long and often used', () => {
    const entity = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}">]>`;
    expect(() => cleanSvg(`${entity}<svg><text>${'&a;'.repeat(2000)}</text></svg>`)).toThrow('实体');
  });

  it('nesting without end, and elements without number', () => {
    expect(() => cleanSvg(svg('<g>'.repeat(600)))).toThrow('太复杂');
    const doubling = Array.from(
      { length: 30 },
      (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`,
    );
    expect(() => cleanSvg(svg(`<rect id="g0"/>${doubling.join('')}`))).toThrow('太复杂');
  });
});

describe('filters that the renderer may draw otherwise than browsers', () => {
  it.each<[string, string, boolean]>([
    ['tiles', '<filter><feFlood/><feTile/></filter>', true],
    ['tiles in a page of another program', '<x:g xmlns:x="urn:x"><feTile/></x:g>', false],
    [
      'a light at a part of its element',
      '<filter primitiveUnits="objectBoundingBox"><feDiffuseLighting><fePointLight x="1"/></feDiffuseLighting></filter>',
      true,
    ],
    [
      'a light at a place of the drawing',
      '<filter><feDiffuseLighting><fePointLight x="1"/></feDiffuseLighting></filter>',
      false,
    ],
    [
      'a light from far away',
      '<filter primitiveUnits="objectBoundingBox"><feDiffuseLighting><feDistantLight/></feDiffuseLighting></filter>',
      false,
    ],
    ['a shadow', '<filter><feDropShadow dx="1"/></filter>', false],
  ])('%s', (_what, inside, expected) => expect(cleanSvg(svg(inside)).hasDoubtfulFilters).toBe(expected));
});
