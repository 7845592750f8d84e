import { drawSurface, type RgbaPicture } from '@diy/design/drawing';
import { newTextLayer } from '@diy/design/layers';
import { expect, it } from 'vitest';
import { encodePng } from '../../platform/canvas/encode-png.ts';
import { createNodeCanvas, readPixels } from '../../platform/canvas/node-canvas.ts';
import { findProjectFolder } from '../../platform/config/project-folder.ts';
import { BrokenFile, checkFile, checkParity, ParityError, parityReduction } from './check-parity.ts';
import { openFontBook } from './font-book.ts';

const AREA = { areaWidthMm: 200, areaHeightMm: 80 };
const line = (id: string, yMm: number, text: string) => ({
  ...newTextLayer({ id, text, fontId: 'noto-sans-sc-400', fontSizeMm: 5, ...AREA }),
  yMm,
});
const layers = [line('a', 20, '一行不大的字 small text'), line('b', 60, '另一行 another line')];

async function draw(some: typeof layers, pxPerMm: number) {
  const book = await openFontBook(`${findProjectFolder()}/design/fonts`);
  const face = await book.face('noto-sans-sc-400');
  const canvas = createNodeCanvas(Math.ceil(200 * pxPerMm), Math.ceil(80 * pxPerMm));
  drawSurface(
    canvas.target,
    { layers: some, widthMm: 200, heightMm: 80 },
    { image: () => undefined, font: () => face, createScratch: createNodeCanvas },
    { pxPerMm },
  );
  return canvas;
}

const REDUCTION = parityReduction(Math.ceil((200 * 300) / 25.4));
const small = async (): Promise<RgbaPicture> => readPixels(await draw(layers, 300 / 25.4 / REDUCTION));

it('passes a print of the same surface', async () => {
  const drawn = readPixels(await draw(layers, 300 / 25.4));
  expect(checkParity(drawn, await small(), REDUCTION)).toBeLessThan(1);
});

it.each([
  ['lacks a line of text', [layers[0]!]],
  ['shows a layer 6 mm lower', [layers[0]!, { ...layers[1]!, yMm: 66 }]],
  ['is empty', []],
])('fails a print that %s', async (_name, printed) => {
  const drawn = readPixels(await draw(printed, 300 / 25.4));
  const preview = await small();
  expect(() => checkParity(drawn, preview, REDUCTION)).toThrow(ParityError);
});

it('reads the file that is delivered: one wrong pixel fails it, and so does a broken one', async () => {
  const drawn = readPixels(await draw(layers, 2));
  const file = await encodePng(drawn, 300);
  await expect(checkFile(file, drawn)).resolves.toBeUndefined();
  const other = { ...drawn, rgba: drawn.rgba.slice() };
  other.rgba[other.rgba.length - 5]! ^= 1;
  await expect(checkFile(file, other)).rejects.toBeInstanceOf(BrokenFile);
  const cut = file.subarray(0, Math.floor(file.length / 2));
  await expect(checkFile(cut, drawn)).rejects.toThrow();
});
