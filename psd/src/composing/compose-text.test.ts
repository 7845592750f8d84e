import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { PsdRefusal } from '../psd-refusal.ts';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { composePsd } from './compose-psd.ts';

const letters = (grey: number, alpha: number, more: Layer = {}): Layer =>
  buildLayer([grey, grey, grey, alpha], { name: 'words', text: { text: 'A' }, ...more });

const writtenBy = (readerName: string) => ({
  imageResources: {
    versionInfo: { hasRealMergedData: true, writerName: 'Adobe Photoshop', readerName, fileVersion: 1 },
  },
});

const greyOf = (layer: Layer, writer = 'Adobe Photoshop CS6'): number | undefined =>
  composePsd(readPsd(buildPsd([buildLayer([255, 255, 255, 255]), layer], writtenBy(writer)))).data[0];

// What Photoshop CS6 stored in two test files of ag-psd (text-layer, text-complex).
test.each([
  [0, 17, 244],
  [0, 68, 209],
  [0, 136, 156],
  [0, 204, 88],
  [0, 238, 38],
  [12, 112, 178],
  [12, 239, 46],
  [157, 143, 204],
  [158, 48, 239],
])('letters of %i, %i covered, are %i on white', (grey, alpha, wanted) => {
  expect(Math.abs(greyOf(letters(grey, alpha))! - wanted)).toBeLessThanOrEqual(1);
});

// What Photoshop stored of a watermark: see-through letters are mixed in the same light, by what they cover times their opacity.
test.each([
  [17, 253],
  [68, 246],
  [136, 237],
  [187, 231],
  [238, 223],
  [255, 221],
])('black letters of opacity 0.2, %i covered, are %i on white', (alpha, wanted) => {
  expect(Math.abs(greyOf(letters(0, alpha, { opacity: 0.2 }))! - wanted)).toBeLessThanOrEqual(1);
});

test('letters are mixed as everything else by what came before Photoshop CS6', () => {
  for (const writer of ['Adobe Photoshop 7.0', 'Adobe Photoshop CS3', 'Adobe Photoshop CS5'])
    expect(greyOf(letters(0, 136), writer)).toBe(119);
  for (const writer of ['Adobe Photoshop CC 2017', 'Adobe Photoshop 2026', 'Adobe Photoshop CC'])
    expect(greyOf(letters(0, 136), writer)).toBe(156);
});

test('other layers are not mixed as letters', () => {
  expect(greyOf(buildLayer([0, 0, 0, 136]))).toBe(119);
});

test('letters that are not simply laid over what is below are refused, unless nothing of them shows', () => {
  const problem = (more: Layer) => {
    try {
      return String(greyOf(letters(0, 136, more)));
    } catch (error) {
      if (error instanceof PsdRefusal) return error.parts.map(({ layer, feature }) => `${layer}: ${feature}`);
      throw error;
    }
  };
  const refused = ['words: text that is blended otherwise than as it is'];
  expect(problem({ blendMode: 'multiply' })).toEqual(refused);
  expect(problem({ fillOpacity: 0.6 })).toEqual(refused);
  expect(problem({ fillOpacity: 0 })).toBe('255');
  const px = { units: 'Pixels' as const, value: 3 };
  const line = {
    enabled: true,
    color: { r: 0, g: 0, b: 0 },
    opacity: 1,
    size: px,
    fillType: 'color' as const,
  };
  const stroke = { stroke: [{ ...line, blendMode: 'normal' as const, position: 'outside' as const }] };
  expect(problem({ fillOpacity: 0, effects: stroke })).toEqual(['words: stroke effect']);
  expect(problem({ effects: stroke })).not.toContain('words: stroke effect');
});
