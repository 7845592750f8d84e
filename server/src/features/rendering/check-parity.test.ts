import { drawSurface, type RgbaPicture } from '@diy/design/drawing';
import { newTextLayer } from '@diy/design/layers';
import { expect, it } from 'vitest';
import { createNodeCanvas, readPixels } from '../../platform/canvas/node-canvas.ts';
import { findProjectFolder } from '../../platform/config/project-folder.ts';
import { checkParity, ParityError, parityReduction } from './check-parity.ts';
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
  expect(await checkParity(drawn, await small(), REDUCTION)).toBeLessThan(1);
});

it.each([
  ['lacks a line of text', [layers[0]!]],
  ['shows a layer 6 mm lower', [layers[0]!, { ...layers[1]!, yMm: 66 }]],
  ['is empty', []],
])('fails a print that %s', async (_name, printed) => {
  const drawn = readPixels(await draw(printed, 300 / 25.4));
  const preview = await small();
  await expect(checkParity(drawn, preview, REDUCTION)).rejects.toThrow(ParityError);
});
