import { expect, it } from 'vitest';
import type { Layer } from '../../layers/layer.ts';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems } from '../../testing/find-problems.ts';

const ids = ['fully-transparent', 'nothing-to-print', 'too-small', 'same-as-product'];
const white = buildTextLayer({ colour: '#FFFFFF' });
const thin = { colour: '#FFFFFF', widthMm: 0.5 };
const shadow = { colour: '#000000', opacity: 1, dxMm: 1, dyMm: 1, blurMm: 0 };

const ramp = (...colours: string[]) => ({
  angleDeg: 0,
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
});
const text = (gradient: ReturnType<typeof ramp>) => buildTextLayer({ colour: '#DD0000', gradient });
const third = ramp('#FFFFFF', '#FFFFFF', '#2F5D8A', '#1B3A6B');

it.each<[string, Layer[], string, string[]]>([
  ['white on white', [white], 'white', ['same-as-product']],
  ['almost white on white', [buildShapeLayer({ fill: '#FEFDFB' })], 'white', ['same-as-product']],
  ['white on black', [white], 'black', []],
  ['black on the black shirt, which is not #000000', [buildTextLayer()], 'black', ['same-as-product']],
  ['white with a black outline', [{ ...white, stroke: { colour: '#000000', widthMm: 1 } }], 'white', []],
  ['white with a white outline', [{ ...white, stroke: thin }], 'white', ['same-as-product']],
  ['white with a shadow', [{ ...white, shadow }], 'white', []],
  [
    'white with a clear shadow',
    [{ ...white, shadow: { ...shadow, opacity: 0 } }],
    'white',
    ['same-as-product'],
  ],
  [
    'a white outline without fill',
    [buildShapeLayer({ fill: null, stroke: thin })],
    'white',
    ['same-as-product'],
  ],
  ['white on a red bar', [buildShapeLayer(), white], 'white', []],
  ['white under a red bar', [white, buildShapeLayer()], 'white', ['same-as-product']],
  ['white beside a red bar', [buildShapeLayer({ xMm: 150 }), white], 'white', ['same-as-product']],
  ['white on a hidden bar', [buildShapeLayer({ hidden: true }), white], 'white', ['same-as-product']],
  [
    'white on a white bar',
    [buildShapeLayer({ fill: '#FFFFFF' }), white],
    'white',
    ['same-as-product', 'same-as-product'],
  ],
  ['white on a picture', [buildImageLayer(), white], 'white', []],
  ['white on a picture cut to a heart', [buildImageLayer({ mask: { shape: 'heart' } }), white], 'white', []],
  [
    'white beside a picture cut to a star',
    [
      buildImageLayer({ widthMm: 200, heightMm: 200, xMm: 100, yMm: 100, mask: { shape: 'star' } }),
      { ...white, xMm: 20, yMm: 180, widthMm: 10, heightMm: 10 },
    ],
    'white',
    ['same-as-product'],
  ],
  ['two percent of black on white', [buildTextLayer({ opacity: 0.02 })], 'white', ['fully-transparent']],
  ['two percent of white on black', [{ ...white, opacity: 0.02 }], 'black', ['fully-transparent']],
  [
    'two percent of white on a red bar',
    [buildShapeLayer(), { ...white, opacity: 0.02 }],
    'white',
    ['fully-transparent'],
  ],
  ['a shape of two percent', [buildShapeLayer({ opacity: 0.02 })], 'white', ['fully-transparent']],
  ['a fifth of black on white', [buildTextLayer({ opacity: 0.2 })], 'white', []],
  [
    'a fifth of yellow on white',
    [buildTextLayer({ colour: '#FFF3A0', opacity: 0.2 })],
    'white',
    ['same-as-product'],
  ],
  ['half of grey on black', [buildTextLayer({ colour: '#808080', opacity: 0.5 })], 'black', []],
  ['a colour the template lacks', [white], 'pink', []],
  ['white under a gradient', [{ ...white, gradient: ramp('#FF0000', '#0000FF') }], 'white', []],
  ['red under a white gradient', [text(ramp('#FFFFFF', '#FEFDFB'))], 'white', ['same-as-product']],
  ['a gradient that starts white', [text(ramp('#FFFFFF', '#2F5D8A'))], 'white', []],
  ['a gradient that is white for a third', [text(third)], 'white', ['same-as-product']],
  ['the same with an outline', [{ ...text(third), stroke: { ...thin, colour: '#000000' } }], 'white', []],
  ['the same on a red bar', [buildShapeLayer(), text(third)], 'white', []],
  [
    'a shape with a white gradient',
    [buildShapeLayer({ gradient: ramp('#FFFFFF', '#FFFFFF') })],
    'white',
    ['same-as-product'],
  ],
  [
    'a gradient where there is no fill',
    [
      buildShapeLayer({
        fill: null,
        gradient: ramp('#FFFFFF', '#FFFFFF'),
        stroke: { ...thin, colour: '#000000' },
      }),
    ],
    'white',
    [],
  ],
  ['opacity 0', [buildShapeLayer({ opacity: 0 })], 'white', ['fully-transparent']],
  ['a text of blanks', [buildTextLayer({ text: ' \n ' })], 'white', ['nothing-to-print']],
  ['a shape without fill and outline', [buildShapeLayer({ fill: null })], 'white', ['nothing-to-print']],
  ['a line with fill alone', [buildShapeLayer({ shape: 'line' })], 'white', ['nothing-to-print']],
  ['a speck', [buildShapeLayer({ heightMm: 0.4 })], 'white', ['too-small']],
  ['letters nobody can read: another rule', [buildTextLayer({ fontSizeMm: 0.4 })], 'white', []],
  [
    'a thin line',
    [buildShapeLayer({ shape: 'line', heightMm: 0.1, stroke: { ...thin, colour: '#000000' } })],
    'white',
    [],
  ],
])('%s', (_, layers, colourId, expected) => {
  const named = layers.map((layer, index) => ({ ...layer, id: `l${index}` }));
  const found = findProblems(named, { colourId }).filter((finding) => ids.includes(finding.id));
  expect(found.map((finding) => finding.id)).toEqual(expected);
});

it('says how much of a gradient is lost', () => {
  const [found] = findProblems([text(third)]).filter(({ id }) => id === 'same-as-product');
  expect(found?.params.percent).toBeGreaterThan(30);
  expect(found?.params.percent).toBeLessThan(45);
});
