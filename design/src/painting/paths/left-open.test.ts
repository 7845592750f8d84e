import { expect, it } from 'vitest';
import { outlineOp } from '../../geometry/outline-op.ts';
import { nodeEngine } from '../../testing/golden/node-engine.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { tracePath } from './path.ts';

const SIDE_PX = 300;

/** Words filled on the renderer's canvas; `isLeftOpen` as `tracePath` has it. */
async function fill(fontId: string, words: string, pxPerEm: number, isLeftOpen: boolean) {
  const face = await readFont(fontId);
  const scratch = nodeEngine.createScratch(SIDE_PX, SIDE_PX);
  const target = scratch.target as CanvasTarget;
  const scale = pxPerEm / face.unitsPerEm;
  target.beginPath();
  let pen = 3.3;
  for (const { glyphId, advance } of face.shape(words, { ligatures: true })) {
    tracePath(target, face.outline(glyphId).commands, scale, pen, SIDE_PX / 2, isLeftOpen);
    // Letters that lie on each other are one shape too.
    pen += advance * scale * 0.8;
  }
  target.fillStyle = '#204060';
  target.fill();
  return nodeEngine.readPixels(scratch, SIDE_PX, SIDE_PX);
}

it.each([
  ['noto-sans-sc-400', '海边的永龘 Summer'],
  ['pacifico-400', 'affluent Waffles'],
  ['playfair-display-700', 'Quick & 8@%'],
  ['noto-sans-devanagari-400', 'क्षत्रिय'],
  ['noto-sans-thai-400', 'ที่น้ำใจ'],
  ['ma-shan-zheng-400', '海边的夏天'],
])('%s: letters are filled alike with their contours closed and left open', async (fontId, words) => {
  for (const pxPerEm of [9.7, 31, 120]) {
    const closed = await fill(fontId, words, pxPerEm, false);
    expect(closed.some((value) => value > 0)).toBe(true);
    const open = await fill(fontId, words, pxPerEm, true);
    expect(open.findIndex((value, i) => value !== closed[i])).toBe(-1);
  }
});

it('a contour that follows a close without a move begins where the closed one did', () => {
  const { move, line, close } = outlineOp;
  const path = [move, 30, 30, line, 270, 30, line, 270, 150, close, line, 30, 270, line, 150, 270];
  const filled = (isLeftOpen: boolean) => {
    const scratch = nodeEngine.createScratch(SIDE_PX, SIDE_PX);
    const target = scratch.target as CanvasTarget;
    target.beginPath();
    tracePath(target, path, 1, 0, 0, isLeftOpen);
    target.fillStyle = '#204060';
    target.fill();
    return nodeEngine.readPixels(scratch, SIDE_PX, SIDE_PX);
  };
  expect(Buffer.compare(Buffer.from(filled(true)), Buffer.from(filled(false)))).toBe(0);
});
