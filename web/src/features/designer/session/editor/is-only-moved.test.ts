import type { Layer } from '@diy/design/layers';
import { buildImageLayer, buildTextLayer, buildVectorLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { isOnlyMoved } from './is-only-moved.ts';

const layers = [buildTextLayer({ id: 't' }), buildImageLayer({ id: 'i' }), buildVectorLayer({ id: 'v' })];
const changed = (patch: object, at = 1): Layer[] =>
  layers.map((layer, index) => (index === at ? ({ ...layer, ...patch } as Layer) : layer));

it.each<[string, Layer[], boolean]>([
  ['the same', [...layers], true],
  ['moved', changed({ xMm: 7, yMm: 8 }), true],
  ['turned', changed({ rotationDeg: 30 }), true],
  ['wider', changed({ widthMm: 99 }), false],
  ['moved and of another colour', changed({ xMm: 7, colour: '#123456' }, 0), false],
  ['hidden', changed({ hidden: true }), false],
  ['in a group', changed({ groupId: 'g' }), false],
  ['with another outline', changed({ paths: [] }, 2), false],
  ['fewer', layers.slice(1), false],
  ['in another sequence', [...layers].reverse(), false],
  ['another one in its place', changed({ id: 'x', xMm: 7 }), false],
  ['none', [], false],
])('%s', (_, after, isMoved) => expect(isOnlyMoved(layers, after)).toBe(isMoved));

it('a field that was taken away is a change', () => {
  const { fallbackFontIds: _, ...without } = buildTextLayer({ fallbackFontIds: ['noto-sans-400'] });
  const before = buildTextLayer({ fallbackFontIds: ['noto-sans-400'] });
  expect(isOnlyMoved([before], [without as Layer])).toBe(false);
  expect(isOnlyMoved([without as Layer], [before])).toBe(false);
});
