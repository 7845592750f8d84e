import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFile } from '../../testing/golden/font-file.ts';
import type { ShapeOptions } from './font-face.ts';
import { parseFontFace } from './parse-font-face.ts';
import { shapeKey } from './shape-key.ts';

type Asked = [text: string, options?: Partial<ShapeOptions>];

it.each<[string, Asked, Asked]>([
  ['a level and a figure', ['.', { levels: Uint8Array.of(1) }], ['1.']],
  ['levels and figures', ['ab', { levels: Uint8Array.of(1, 2) }], ['12ab']],
  ['levels of two figures', ['a', { levels: Uint8Array.of(12) }], ['a', { levels: Uint8Array.of(1, 2) }]],
  ['a range and its letters', ['ab', { range: { start: 1, end: 2 } }], ['1-2//ab']],
  ['a range and cuts', ['abc', { range: { start: 1, end: 2 } }], ['abc', { cuts: [1, 2] }]],
  ['loose letters and their words', ['ab', { loose: [{ start: 0, end: 1 }] }], ['~0-1~ab']],
  ['loose letters and cuts', ['ab', { loose: [{ start: 0, end: 1 }] }], ['ab', { cuts: [0, 1] }]],
  ['a feature and its letters', ['ab', { features: [{ tag: 'liga', value: 1 }] }], ['!liga1/-!ab']],
  ['a line and a column', ['ab'], ['ab', { vertical: true }]],
  ['bars', ['|ab'], ['ab']],
])('%s are kept apart', (_, [text, options], [other, others]) => {
  expect(shapeKey(text, { ligatures: true, ...options })).not.toBe(
    shapeKey(other, { ligatures: true, ...others }),
  );
});

it('what was shaped before changes nothing: a full stop from right to left, then the first of a list', async () => {
  const bytes = readFileSync(new URL(`../../../${fontFile('noto-sans-sc-400')}`, import.meta.url));
  const fresh = await parseFontFace('noto-sans-sc-400', new Uint8Array(bytes));
  fresh.shape('.', { ligatures: true, levels: Uint8Array.of(1) });
  expect(fresh.shape('1.', { ligatures: true })).toHaveLength(2);
});
