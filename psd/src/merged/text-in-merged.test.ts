import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { bakePsd } from '../baking/bake-psd.ts';
import { composePsd } from '../composing/compose-psd.ts';
import { readPsd } from '../reading/read-psd.ts';
import { cloth, paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { settleText } from './settle-text.ts';

const size = { width: 160, height: 120 };
const layers = (): Layer[] => [
  paintLayer(size, (x, y) => [cloth(x, y), 200, 190, 255], { name: 'paper' }),
  placedLayer([40, 30, 140, 30, 140, 90, 40, 90], { width: 500, height: 300 }),
  paintLayer(size, (x, y) => [20, 20, 20, y > 50 && y < 60 && x > 60 && x < 140 ? (x % 4) * 60 : 0], {
    name: 'words',
    text: { text: 'A' },
  }),
];

const resourcesOf = (readerName: string) => ({
  imageResources: {
    versionInfo: { hasRealMergedData: true, writerName: 'Adobe Photoshop', readerName, fileVersion: 1 },
  },
});

/** The document as Photoshop writes it that mixes text in its own light, and as one writes it whose setting is off. */
function write({ isTextMixedInLight = true, darkness = 0, savedBy = 'Adobe Photoshop 2025' }): Uint8Array {
  const writer = isTextMixedInLight ? 'Adobe Photoshop CC 2017' : 'Adobe Photoshop CS5';
  const { data } = composePsd(readPsd(buildPsd(layers(), { ...size, ...resourcesOf(writer) })));
  // What lies on white paper is darker where it is text.
  for (let y = 51; y < 60; y += 1)
    for (let x = 61; x < 140; x += 1) data[(y * size.width + x) * 4]! -= x % 4 === 0 ? 0 : darkness;
  return buildPsd(layers(), {
    ...size,
    imageData: { ...size, data },
    ...resourcesOf(savedBy),
  });
}

const problemsOf = (bytes: Uint8Array): string[] =>
  [...bakePsd(readPsd(bytes), 1600)].flatMap(({ result }) =>
    'problems' in result ? result.problems.map(({ layer, feature }) => `${layer}: ${feature}`) : [],
  );

/** What is baked of the only surface, as numbers. */
function bakedOf(bytes: Uint8Array): number[] {
  const [surface] = [...bakePsd(readPsd(bytes), 1600)];
  expect(surface!.result).not.toHaveProperty('problems');
  expect(surface!.notes).toEqual([]);
  return 'problems' in surface!.result ? [] : [...surface!.result.empty];
}

test('text is mixed as the picture in the file shows: its setting is in no file', () => {
  const [light, values] = [true, false].map((isTextMixedInLight) => bakedOf(write({ isTextMixedInLight })));
  const old = bakedOf(write({ isTextMixedInLight: false, savedBy: 'Adobe Photoshop CS5' }));
  expect(values).toEqual(old);
  expect(light).not.toEqual(old);
});

test('text that is mixed in neither way in the picture is refused', () => {
  const darker = write({ isTextMixedInLight: false, darkness: 25 });
  expect(problemsOf(darker)).toEqual(['words: soft edges of text']);
});

test('of two texts that are mixed in different ways, neither settles the setting', () => {
  const [paper, placed, words] = layers();
  const more: Layer = {
    ...paintLayer(size, (x, y) => [20, 20, 20, y > 95 && y < 105 ? (x % 4) * 60 : 0], { name: 'more' }),
    text: { text: 'B' },
  };
  const drawn = (own: Layer[], writer: string) =>
    composePsd(readPsd(buildPsd(own, { ...size, ...resourcesOf(writer) }))).data;
  const data = drawn([paper!, placed!, words!], 'Adobe Photoshop 2025');
  data.set(drawn([paper!, placed!, more], 'Adobe Photoshop CS5').subarray(95 * 160 * 4), 95 * 160 * 4);
  const bytes = buildPsd([paper!, placed!, words!, more], {
    ...size,
    imageData: { ...size, data },
    ...resourcesOf('Adobe Photoshop 2025'),
  });
  expect(settleText(readPsd(bytes)).layers).toEqual(readPsd(bytes).layers);
});

/** The note on the only surface, which is baked. */
const notesOf = (own: Layer[], imageData?: NonNullable<Layer['imageData']>): string[][] => {
  const bytes = buildPsd(own, {
    ...size,
    ...(imageData && { imageData, ...resourcesOf('Adobe Photoshop 2025') }),
  });
  return [...bakePsd(readPsd(bytes), 1600)].map(({ notes, result }) => {
    expect(result).not.toHaveProperty('problems');
    return notes.flatMap((one) => (one.note === 'text light' ? [`${one.layer}: soft edges of text`] : []));
  });
};
const composed = (own: Layer[]): NonNullable<Layer['imageData']> => ({
  ...size,
  data: composePsd(readPsd(buildPsd(own, { ...size, ...resourcesOf('Adobe Photoshop 2025') }))).data,
});

test('text is noted where nothing in the file proves in which light it is mixed', () => {
  expect(notesOf(layers())).toEqual([['words: soft edges of text']]);
  expect(notesOf(layers(), composed(layers()))).toEqual([[]]);
});

test('text of the colour of what the author put below it proves nothing, and other artwork shows it', () => {
  const hidden = (below: [number, number, number]): Layer[] => {
    const [paper, placed, words] = layers();
    const mine = buildLayer([...below, 255], { left: 40, top: 30, right: 140, bottom: 90 });
    return [paper!, { ...mine, ...placed! }, words!];
  };
  const [same, other] = [hidden([20, 20, 20]), hidden([250, 250, 250])];
  expect(notesOf(same, composed(same))).toEqual([['words: soft edges of text']]);
  expect(notesOf(other, composed(other))).toEqual([[]]);
});

test('letters with hard edges, and those that nothing of shows, are not noted', () => {
  const [paper, placed, words] = layers();
  const hard = paintLayer(size, (x) => [20, 20, 20, x < 9 ? 255 : 0], { text: { text: 'A' } });
  expect(notesOf([paper!, placed!, hard])).toEqual([[]]);
  expect(notesOf([paper!, placed!, { ...words!, hidden: true }])).toEqual([[]]);
});

test('a merged picture that is not white where the document is transparent is not Photoshop’s', () => {
  const ground = paintLayer(size, (x) => [90, 120, 150, x < 80 ? 255 : 0]);
  const merged = (empty: number) =>
    paintLayer(size, (x) => (x < 80 ? [90, 120, 150, 255] : [empty, empty, empty, 0])).imageData!;
  const readMerged = (empty: number) =>
    readPsd(
      buildPsd([ground], { ...size, imageData: merged(empty), ...resourcesOf('Adobe Photoshop CS6') }),
    ).readMerged?.();
  expect(readMerged(255)?.width).toBe(160);
  expect(readMerged(0)).toBeUndefined();
});
