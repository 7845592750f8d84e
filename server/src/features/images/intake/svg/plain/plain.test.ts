import { describe, expect, it } from 'vitest';
import { sharp } from '../../../../../platform/pictures/sharp.ts';
import { cleanSvg } from '../clean-svg.ts';
import { frameSvg } from '../frame-svg.ts';
import { lacksPictures, withoutWebp } from './embedded-webp.ts';
import { colourBehind } from './may-differ.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const contentOf = (inside: string) => cleanSvg(svg(inside)).content;

describe('written so that the renderer understands it', () => {
  it.each<[string, string, string]>([
    ['quotes around a name', `<rect fill="url('#a')"/>`, '<rect fill="url(#a)"></rect>'],
    ['in a style sheet', `<style>rect{fill:url("#a")}</style><rect/>`, '<rect style="fill:url(#a)"></rect>'],
    ['two links', '<use href="#a" xlink:href="#b"/>', '<use xlink:href="#a"></use>'],
    ['two links, the other way round', '<use xlink:href="#b" href="#a"/>', '<use xlink:href="#a"></use>'],
    ['colours with fractions', '<rect fill="rgb(0.8, 127.5, 14.2)"/>', '<rect fill="rgb(1,128,14)"></rect>'],
    [
      'the kind of a mask',
      '<mask style="mask-type:alpha"/>',
      '<mask style="mask-type:alpha" mask-type="alpha"></mask>',
    ],
    [
      'an inner drawing that is turned and see-through',
      '<svg width="9" opacity=".5" transform="scale(2)"/>',
      '<g opacity=".5" transform="scale(2)"><svg width="9"></svg></g>',
    ],
    [
      'an inner drawing with styles',
      '<svg style="color:red;opacity:.5"/>',
      '<g style="opacity:.5"><svg style="color:red"></svg></g>',
    ],
    [
      'an inner drawing that is known by a name',
      '<svg id="a" systemLanguage="de" width="9" opacity=".2"/>',
      '<g opacity=".2" id="a" systemLanguage="de"><svg width="9"></svg></g>',
    ],
    ['an inner drawing with a name alone', '<svg id="a" width="9"/>', '<svg id="a" width="9"></svg>'],
    ['an inner drawing as it is', '<svg width="9" fill="red"/>', '<svg width="9" fill="red"></svg>'],
  ])('%s', (_what, inside, expected) => expect(contentOf(inside)).toBe(expected));

  it('a whole drawing takes its opacity once, over the colour behind it', () => {
    const clean = cleanSvg(
      svg('<rect/>', 'width="20" height="10" opacity=".5" style="background-color:#123456"'),
    );
    const framed = frameSvg(clean, { width: 20, height: 10 }, 40, 20);
    expect(framed).toContain('<rect width="20" height="10" fill="#123456"></rect><g opacity=".5"><svg ');
    expect(framed.match(/opacity/g)).toHaveLength(1);
  });

  it.each([
    ['background:#12345', null],
    ['background:red;background:#12345', 'red'],
    ['background:#12345678', '#12345678'],
    ['background:canvas', undefined],
  ])('what is no colour is none behind a drawing: %s', (style, expected) => {
    expect(colourBehind({ style })).toBe(expected);
  });

  it('WebP pictures as PNG, and nothing else', async () => {
    const webp = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer();
    const content = `<image href="data:image/webp;base64,${webp.toString('base64')}"/>`;
    expect(await withoutWebp(content)).toMatch(
      /^<image href="data:image\/png;base64,iVBORw0KGgo[\w+/=]+"\/>$/,
    );
    const broken = '<image href="data:image/webp;base64,UklGRg=="/>';
    expect(await withoutWebp(broken)).toBe(broken);
  });
});

describe('asks to look', () => {
  it.each<[string, string, boolean]>([
    ['at rings', '<radialGradient fr="0.2"/>', true],
    ['at no rings', '<radialGradient fr="0"/>', false],
    ['at a picture without its height', '<image width="9" href="#a"/>', true],
    ['at no picture with its sides', '<image width="9" style="height:9px" href="#a"/>', false],
    ['at paint of what shows it', '<rect fill="context-fill"/>', true],
    ['at no such paint in a marker', '<marker><rect fill="context-fill"/></marker>', false],
    ['at a gradient that is turned about a place', '<linearGradient transform-origin="center"/>', true],
  ])('%s', (_what, inside, expected) => expect(cleanSvg(svg(inside)).hasUnreadStyles).toBe(expected));

  it.each<[string, string, boolean]>([
    ['at elements shown by a filter', '<filter><feImage href="#a"/></filter>', true],
    ['at regions that are huge', '<filter filterUnits="userSpaceOnUse" width="100000" height="9"/>', true],
    ['at huge parts of an element', '<filter width="9000%"/>', true],
    ['at no region as usual', '<filter width="140%" height="1.4"/>', false],
  ])('%s', (_what, inside, expected) => expect(cleanSvg(svg(inside)).hasDoubtfulFilters).toBe(expected));

  it.each([
    ['background:url(#a)', true],
    ['background:#fff', false],
    ['background:none', false],
    ['background:canvas', true],
    ['background:auto', true],
    ['background:rgb(nothing)', true],
    ['background:TOMATO', false],
    ['background:#12345', false],
    ['enable-background:new 0 0 9 9', false],
  ])('at %s behind the drawing: %s', (style, expected) => {
    expect(cleanSvg(svg('', `style="${style}"`)).hasUnreadStyles).toBe(expected);
  });
});

describe('pictures that are not drawn', () => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const small = sharp({ create: { width: 90, height: 60, channels: 3, background: '#000', noise } });
  const large = () => sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#f00' } });
  const image = (type: string, bytes: Buffer) =>
    `<image href="data:image/${type};base64,${bytes.toString('base64')}"/>`;
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

  it.each<[string, string, () => Promise<Buffer>, boolean]>([
    ['a whole WebP', 'webp', () => small.clone().webp().toBuffer(), false],
    ['a whole PNG', 'png', () => small.clone().png().toBuffer(), false],
    ['a whole JPEG', 'jpeg', () => small.clone().jpeg().toBuffer(), false],
    ['a WebP that is cut', 'webp', async () => half(await small.clone().webp().toBuffer()), true],
    ['a PNG that is cut', 'png', async () => half(await small.clone().png().toBuffer()), true],
    ['a JPEG that is cut', 'jpeg', async () => half(await small.clone().jpeg().toBuffer()), true],
    ['a WebP with too many pixels', 'webp', () => large().webp({ effort: 0 }).toBuffer(), true],
    ['no WebP at all', 'webp', async () => Buffer.from('RIFF'), true],
  ])('%s', async (_what, type, make, expected) => {
    expect(await lacksPictures(image(type, await make()))).toBe(expected);
  });
});
