import { expect, test } from 'vitest';
import type { Bounds, PsdDocument, PsdLayer } from '../document.ts';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { effectCoverage } from './effect-strips.ts';

const open = (): PsdDocument => readPsd(buildPsd([buildLayer([0, 0, 0, 255])]));
const fresh = (layer: PsdLayer): PsdLayer => ({ ...layer });

const SIZE = { width: 8000, height: 6250 };
const BAND = 125;

/** Asks for all bands of a large document, for one layer after the other, and counts what is made: strips, and bands alone. */
function pass(document: PsdDocument, layers: PsdLayer[], margin = 300): { strips: number; alone: number } {
  const made = { strips: 0, alone: 0 };
  for (let top = 0; top < SIZE.height; top += BAND) {
    const bounds: Bounds = { left: 0, top, right: SIZE.width, bottom: top + BAND };
    for (const layer of layers)
      effectCoverage(
        { document, layer, kinds: 'drop shadow false', bounds, margin, bottom: SIZE.height },
        (part) => {
          made[part.bottom - part.top > BAND ? 'strips' : 'alone'] += 1;
          return [new Float32Array(0)];
        },
      );
  }
  return made;
}

test('strips that were replaced leave their room: each pass over a document needs as much', () => {
  const document = open();
  const layer = fresh(document.layers[0]!);
  const first = pass(document, [layer]);
  expect(first.alone).toBe(0);
  expect(first.strips).toBeLessThanOrEqual(13);
  for (let again = 0; again < 3; again += 1) expect(pass(document, [layer])).toEqual(first);
});

test('strips that are in use are not made again and again when there is room for some only', () => {
  const document = open();
  const layers = Array.from({ length: 10 }, () => fresh(document.layers[0]!));
  const bands = (SIZE.height / BAND) * layers.length;
  for (let again = 0; again < 2; again += 1) {
    const { strips, alone } = pass(document, layers, 20);
    expect(strips).toBeLessThan(60);
    expect(alone).toBeLessThan(bands);
  }
});

test('another document has all the room for itself', () => {
  const [one, other] = [open(), open()];
  const layers = Array.from({ length: 4 }, () => fresh(one.layers[0]!));
  const alone = pass(one, layers, 20);
  expect(pass(other, layers.map(fresh), 20)).toEqual(alone);
});

test('groups within one another, which need more while they are made, have shorter strips', () => {
  const document = open();
  const [layer] = document.layers as [PsdLayer];
  const group = (layers: PsdLayer[]): PsdLayer => ({ ...layer, kind: 'group', isPassThrough: false, layers });
  const flat = pass(document, [fresh(layer)], 20);
  expect(pass(document, [group([group([group([layer])])])], 20).strips).toBeGreaterThan(2 * flat.strips);
});
