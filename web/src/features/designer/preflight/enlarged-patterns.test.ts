import { createEditor } from '@diy/design/editing';
import { buildDesign, buildImageLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { createEnlargedPatterns } from './enlarged-patterns.ts';

const tile = { widthMm: 3.7, gapMm: 0, arrangement: 'grid' as const };
const square = { sourceWidthPx: 1000, sourceHeightPx: 1000, widthMm: 350, heightMm: 350 };

function open() {
  const design = buildDesign([buildImageLayer({ id: 'p', name: 'Dots', ...square, tile })]);
  const editor = createEditor(design, { newId: () => 'new' });
  const enlarged = createEnlargedPatterns(design);
  editor.subscribe(() => {
    const { design: now, isInGesture } = editor.getState();
    if (!isInGesture) enlarged.follow(now);
  });
  const resize = (widthMm: number, heightMm: number) =>
    editor.run('resizeLayer', { layerId: 'p', xMm: 175, yMm: 175, widthMm, heightMm });
  const found = () => enlarged.findings().map(({ params }) => [params.wantedMm, params.mm]);
  return { editor, resize, found };
}

it('says it until undo, and again after redo', () => {
  const { editor, resize, found } = open();
  expect(found()).toEqual([]);
  resize(700, 350);
  expect(found()).toEqual([[3.7, 5.1]]);
  editor.run('updateLayer', { layerId: 'p', patch: { xMm: 3 } });
  expect(found()).toEqual([[3.7, 5.1]]);
  editor.undo();
  editor.undo();
  expect(found()).toEqual([]);
  editor.redo();
  expect(found()).toEqual([[3.7, 5.1]]);
});

it('keeps what was asked for at first, through one enlargement after the other', () => {
  const { resize, found } = open();
  resize(700, 350);
  resize(900, 700);
  expect(found()).toMatchObject([[3.7, expect.any(Number)]]);
});

it('ends with another width, with a box in which the repeats fit, and with the layer', () => {
  const { editor, resize, found } = open();
  resize(700, 350);
  editor.run('updateLayer', { layerId: 'p', patch: { tile: { ...tile, widthMm: 30 } } });
  expect(found()).toEqual([]);
  editor.undo();
  resize(350, 350);
  expect(found()).toEqual([]);
  resize(700, 700);
  expect(found()).toHaveLength(1);
  editor.run('removeLayers', { layerIds: ['p'] });
  expect(found()).toEqual([]);
});

it('a gesture is looked at when it has ended', () => {
  const { editor, resize, found } = open();
  editor.beginGesture();
  resize(700, 350);
  resize(350, 350);
  expect(found()).toEqual([]);
  editor.endGesture();
  expect(found()).toEqual([]);
});
