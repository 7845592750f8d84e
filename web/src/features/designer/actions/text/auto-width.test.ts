import { findLayer } from '@diy/design/document';
import { applyMatrix, boxBounds, boxMatrix } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { type FontFace, layoutText } from '@diy/design/text';
import { expect, it } from 'vitest';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { addText } from '../add-content.ts';
import { changeText } from './change-text.ts';
import { growTextBox } from './grow-text-box.ts';
import { resizeTextBox } from './resize-text-box.ts';
import { fitPatch, sizingOf, sizingPatch } from './text-sizing.ts';
import { writeText } from './write-text.ts';

/** Every character is a box of half an em. */
const face: FontFace = {
  id: 'boxes',
  unitsPerEm: 1000,
  ascender: 800,
  descender: 200,
  emTop: 800,
  shape: (text) =>
    [...text].map((_, cluster) => ({ glyphId: 1, cluster, advance: 500, xOffset: 0, yOffset: 0 })),
  outline: () => ({ commands: [], bounds: { left: 50, top: -700, right: 450, bottom: 0 } }),
  covers: () => true,
};
const snug = (changes: Partial<TextLayer>): TextLayer => {
  const layer = buildTextLayer({ text: 'One', sizing: 'auto-width', ...changes });
  return { ...layer, ...growTextBox(layer, {}, face) };
};
/** A point of the box, in parts of its sides from the middle, on the surface. */
const pointOf = (box: TextLayer, x: number, y: number) =>
  applyMatrix(boxMatrix(box), { x: x * box.widthMm, y: y * box.heightMm });

it.each<[string, Partial<TextLayer>, number, number]>([
  ['left and top', {}, -0.5, -0.5],
  ['centre and middle', { align: 'center', verticalAlign: 'middle' }, 0, 0],
  ['right and bottom', { align: 'right', verticalAlign: 'bottom' }, 0.5, 0.5],
  ['turned', { align: 'left', rotationDeg: 37 }, -0.5, -0.5],
  ['turned, at the right', { align: 'right', verticalAlign: 'middle', rotationDeg: -120 }, 0.5, 0],
  ['from right to left', { text: 'سلام', align: 'right' }, 0.5, -0.5],
  ['columns', { writing: 'vertical', align: 'right' }, 0.5, -0.5],
  [
    'columns at the left, from below',
    { writing: 'vertical', align: 'left', verticalAlign: 'bottom' },
    -0.5,
    0.5,
  ],
  ['columns, turned', { writing: 'vertical', align: 'center', rotationDeg: 45 }, 0, -0.5],
])('a box as wide as its words keeps the place they are held at: %s', (_, changes, x, y) => {
  const before = snug(changes);
  const after = {
    ...before,
    ...growTextBox(before, { text: 'Two words\nand more of them' }, face),
  } as TextLayer;
  const { contentWidthMm, contentHeightMm, lines } = layoutText(after, face);
  expect(lines).toHaveLength(2);
  expect(after.widthMm).toBeCloseTo(contentWidthMm, 3);
  expect(after.heightMm).toBeCloseTo(contentHeightMm, 3);
  const [was, is] = [pointOf(before, x, y), pointOf(after, x, y)];
  expect(is.x).toBeCloseTo(was.x, 3);
  expect(is.y).toBeCloseTo(was.y, 3);
  const back = { ...after, ...growTextBox(after, { text: before.text }, face) } as TextLayer;
  expect(back.widthMm).toBeCloseTo(before.widthMm, 3);
  expect(back.xMm).toBeCloseTo(before.xMm, 3);
  expect(back.yMm).toBeCloseTo(before.yMm, 3);
});

it.each([
  ['left', 0],
  ['center', 0.5],
  ['right', 1],
] as const)('other words of an order stand where these stood: %s', (align, part) => {
  const layer = snug({ align });
  const layout = layoutText({ ...layer, text: 'Maximilian' }, face);
  expect(layout.lines).toHaveLength(1);
  expect(layout.appliedFontSizeMm).toBe(10);
  const [line] = layout.lines;
  expect((line?.xMm ?? 0) + (line?.widthMm ?? 0) * part).toBeCloseTo(layer.widthMm * part, 3);
  const shrunk = layoutText({ ...layer, text: 'Maximilian', fit: 'shrink' }, face);
  expect(shrunk.contentWidthMm).toBeLessThanOrEqual(layer.widthMm + 0.01);
  expect(shrunk.appliedFontSizeMm).toBeLessThan(4);
  // Words that are typed are the size that was chosen, and the box grows.
  const typed = { ...layer, ...growTextBox({ ...layer, fit: 'shrink' }, { text: 'Maximilian' }, face) };
  expect(typed.widthMm).toBeCloseTo(50, 3);
});

const FONT = 'noto-sans-sc-400';
function open(changes: Partial<TextLayer> = {}) {
  const fonts = instantFonts({ [FONT]: /ß/ });
  fonts.request(FONT);
  const session = buildSession([buildTextLayer({ id: 't', text: '海边的夏天', ...changes })], fonts);
  const now = (id = 't') => findLayer(session.editor.getState().design, id)?.layer as TextLayer;
  return { session, now };
}
const input = (layer: TextLayer, changes: Partial<TextLayer>) => ({
  ...layer,
  ...changes,
  layerId: layer.id,
});

it('a side that is pulled along the lines breaks them, one across them stays', () => {
  const { session, now } = open({ sizing: 'auto-width' });
  changeText(session, 't', { text: '海边的夏天很热' });
  const before = now();
  expect(before.widthMm).toBeGreaterThan(before.heightMm * 4);
  resizeTextBox(session, input(before, { widthMm: 35 }), { joinKey: 'w', side: 'width' });
  expect(now()).toMatchObject({ widthMm: 35, sizing: 'auto-height' });
  expect(now().heightMm).toBeCloseTo(before.heightMm * 3, 3);
  resizeTextBox(session, input(now(), { heightMm: 90 }), { joinKey: 'h', side: 'height' });
  expect(now()).toMatchObject({ heightMm: 90, sizing: 'fixed' });
  changeText(session, 't', { text: '海' });
  expect(now()).toMatchObject({ widthMm: 35, heightMm: 90 });
  for (let step = 0; step < 3; step += 1) session.editor.undo();
  expect(now()).toEqual(before);
});

it('texts that never said how their box follows go on without saying it', () => {
  const { session, now } = open();
  resizeTextBox(session, input(now(), { widthMm: 25 }), { joinKey: 'w', side: 'width' });
  expect(now().sizing).toBeUndefined();
});

it('words do not shrink to a box that grows with them', () => {
  const layer = buildTextLayer({ sizing: 'auto-height' });
  expect(sizingOf({ ...layer, ...fitPatch(layer, 'shrink') })).toBe('fixed');
  expect(sizingPatch({ ...layer, fit: 'shrink' }, 'auto-height')).toEqual({
    sizing: 'auto-height',
    fit: 'fixed',
  });
  expect(fitPatch({ ...layer, sizing: 'auto-width' }, 'shrink')).toEqual({ fit: 'shrink' });
  expect(sizingOf(buildTextLayer({ fit: 'shrink' }))).toBe('fixed');
  expect(sizingOf(buildTextLayer())).toBe('auto-height');
});

it('a new text is as wide as its words, many words take lines', () => {
  const { session, now } = open();
  const few = now(addText(session, { text: '夏天', sizeShare: 0.05 })!);
  expect(few).toMatchObject({ sizing: 'auto-width' });
  expect(few.widthMm).toBeCloseTo(few.fontSizeMm * 2, 2);
  const many = now(addText(session, { text: '夏天的海边'.repeat(30), sizeShare: 0.05 })!);
  expect(many).toMatchObject({ sizing: 'auto-height' });
  expect(many.widthMm).toBeGreaterThan(few.widthMm * 3);
});

it('lines become columns about the middle, and words too long for the area get smaller', () => {
  const { session, now } = open({ sizing: 'auto-width', text: '海边的夏天', fontSizeMm: 10 });
  changeText(session, 't', { fontSizeMm: 12 });
  const before = now();
  writeText(session, 't', 'vertical');
  expect(now()).toMatchObject({
    writing: 'vertical',
    sizing: 'auto-width',
    xMm: before.xMm,
    yMm: before.yMm,
  });
  expect(now().heightMm).toBeCloseTo(60, 1);
  writeText(session, 't', 'horizontal');
  expect(now().widthMm).toBeCloseTo(60, 1);
  changeText(session, 't', { text: '海边的夏天'.repeat(10) });
  writeText(session, 't', 'vertical');
  expect(now().fontSizeMm).toBeLessThan(3);
  expect(boxBounds(now()).heightMm).toBeLessThanOrEqual(80.01);
});
