import { expect, it } from 'vitest';
import { buildCodeLayer, buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { DESIGN_FORMAT, designDocument } from '../design-document.ts';
import { openDesign } from '../open-design.ts';
import { serialiseForKey } from '../serialise-design.ts';

it('format 8 to 9: letters of older designs stay alike, and so do their keys', () => {
  const { format: _, ...before } = buildDesign([buildTextLayer(), buildCodeLayer()]);
  const design = openDesign(structuredClone({ format: 8, ...before }));
  expect(design).toEqual({ ...before, format: DESIGN_FORMAT });
  expect(JSON.stringify(design)).not.toContain('spans');
  expect(serialiseForKey(design)).toBe(serialiseForKey({ ...before, format: DESIGN_FORMAT }));
});

it('a design with spans is another print, and keeps them', () => {
  const plain = buildTextLayer({ text: 'Hello 世界' });
  const design = buildDesign([
    { ...plain, spans: [{ start: 6, end: 8, colour: '#CC0000', sizeRatio: 1.5 }] },
  ]);
  expect(openDesign(structuredClone(design))).toEqual(design);
  expect(serialiseForKey(design)).not.toBe(serialiseForKey(buildDesign([plain])));
});

it.each<[string, object[]]>([
  ['an empty list', []],
  ['a span without letters', [{ start: 2, end: 2, colour: '#CC0000' }]],
  ['one behind the last letter', [{ start: 6, end: 10, colour: '#CC0000' }]],
  ['half a character', [{ start: 0, end: 8, colour: '#CC0000' }]],
  ['spans that share a letter', [span(0, 3, '#CC0000'), span(2, 4, '#00CC00')]],
  ['spans in another sequence', [span(3, 4, '#CC0000'), span(0, 2, '#00CC00')]],
  ['neighbours that are alike', [span(0, 2, '#CC0000'), span(2, 4, '#cc0000')]],
  ['a span without a style', [{ start: 0, end: 2 }]],
  ['the colour of the layer', [span(0, 2, '#000000')]],
  ['the font of the layer', [{ start: 0, end: 2, fontId: 'noto-sans-sc-400' }]],
  ['the size of the layer', [{ start: 0, end: 2, sizeRatio: 1 }]],
  ['letters that are too small', [{ start: 0, end: 2, sizeRatio: 0.01 }]],
  ['a field that nobody knows', [{ start: 0, end: 2, colour: '#CC0000', italic: true }]],
])('refuses %s', (_, spans) => {
  // The last character has two halves.
  const text = buildTextLayer({ text: 'Hello 世👋' });
  expect(designDocument.safeParse(buildDesign([text])).success).toBe(true);
  const design = buildDesign([{ ...text, spans: spans as NonNullable<typeof text.spans> }]);
  expect(designDocument.safeParse(design).success).toBe(false);
});

function span(start: number, end: number, colour: string) {
  return { start, end, colour };
}
