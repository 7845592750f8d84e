import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { bakePsd } from '../baking/bake-psd.ts';
import { composePsd } from '../composing/compose-psd.ts';
import { readPsd } from '../reading/read-psd.ts';
import { cloth, paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';

const size = { width: 320, height: 192 };
type Box = [left: number, top: number, right: number, bottom: number];

const paper = (): Layer => paintLayer(size, (x, y) => [cloth(x, y), 200, 190, 255], { name: 'paper' });
const design = (): Layer =>
  placedLayer([90, 30, 140, 30, 140, 80, 90, 80], { width: 500, height: 500 }, { name: 'design' });
const [none, ofArtwork, far]: [Box, Box, Box] = [
  [0, 0, 0, 0],
  [100, 40, 120, 60],
  [270, 140, 290, 160],
];

/** A document without effects and text, whose merged picture shows a block of this darkness that is in no layer. */
function bake([left, top, right, bottom]: Box, { darkness = 90, isTrusted = true } = {}): string[] {
  const layers = [paper(), design()];
  const { width, height, data } = composePsd(readPsd(buildPsd(layers, size)));
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let at = 0; at < 3; at += 1) data[(y * width + x) * 4 + at]! -= darkness;
  const bytes = buildPsd(layers, {
    ...size,
    imageData: { width, height, data },
    imageResources: {
      versionInfo: { hasRealMergedData: isTrusted, writerName: '', readerName: '', fileVersion: 1 },
    },
  });
  return [...bakePsd(readPsd(bytes), 1600)].map(({ result }) => ('problems' in result ? 'refused' : 'baked'));
}

test.each<[string, Box, object]>([
  ['that agrees', none, {}],
  ['that differs less than rounding does', [0, 0, 160, 192], { darkness: 1 }],
  ['that is not said to be made of the layers', far, { isTrusted: false }],
])('plain layers are baked beside a merged picture %s', (_, box, more) => {
  expect(bake(box, more)).toEqual(['baked']);
});

test.each<[string, Box, string]>([
  ['within the artwork', ofArtwork, 'differs: 96, 32'],
  ['far from it', far, 'differs: 288, 160'],
])('plain layers that differ from the merged picture are refused: %s', (_, box, wanted) => {
  expect(() => bake(box)).toThrow(wanted);
});
