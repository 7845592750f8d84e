import { describe, expect, it } from 'vitest';
import { createEditor } from '../editing/index.ts';
import { type FieldValue, fillFields } from '../fields/index.ts';
import { buildDesign, buildImageLayer } from '../testing/build-layers.ts';
import { enlargedRepeats } from './enlarged-repeats.ts';

const tile = { widthMm: 3.7, gapMm: 0, arrangement: 'grid' as const };
const square = { sourceWidthPx: 1000, sourceHeightPx: 1000, widthMm: 350, heightMm: 350 };
const pattern = buildImageLayer({ id: 'p', name: 'Dots', ...square, tile });
const before = buildDesign([pattern]);

function after(change: (editor: ReturnType<typeof createEditor>) => void) {
  const editor = createEditor(before, { newId: () => 'new' });
  change(editor);
  return enlargedRepeats(before, editor.getState().design).map(({ params }) => params);
}
const box = { layerId: 'p', xMm: 175, yMm: 175 };

describe('repeats that a change of the designer made larger', () => {
  it.each([
    ['nothing', 350, 350, undefined],
    ['a smaller box', 200, 350, undefined],
    ['a wider box', 700, 350, 5.1],
    ['a box twice as large', 700, 700, 7.2],
  ])('%s', (_, widthMm, heightMm, mm) => {
    const found = after((editor) => editor.run('resizeLayer', { ...box, widthMm, heightMm }));
    expect(found).toEqual(mm === undefined ? [] : [{ layer: 'Dots', wantedMm: 3.7, mm }]);
  });

  it('a pattern that is scaled with its repeats has what was asked for', () => {
    const twice = { widthMm: 700, heightMm: 700, scaleContent: true };
    expect(after((editor) => editor.run('resizeLayer', { ...box, ...twice }))).toEqual([]);
  });

  it('a larger width by hand is what was asked for', () => {
    const patch = { tile: { ...tile, widthMm: 20 } };
    expect(after((editor) => editor.run('updateLayer', { layerId: 'p', patch }))).toEqual([]);
  });

  it('a smaller gap asks for more repeats', () => {
    const wide = buildDesign([{ ...pattern, tile: { ...tile, widthMm: 2, gapMm: 2 } }]);
    const editor = createEditor(wide, { newId: () => 'new' });
    editor.run('updateLayer', { layerId: 'p', patch: { tile: { ...tile, widthMm: 3.6, gapMm: 0 } } });
    expect(enlargedRepeats(wide, editor.getState().design)).toMatchObject([
      { id: 'repeats-enlarged', severity: 'warning', layerId: 'p', params: { wantedMm: 2, mm: 3.6 } },
    ]);
  });

  it('what is hidden is not printed', () => {
    const hidden = { layerId: 'p', patch: { hidden: true } };
    const found = after((editor) => {
      editor.run('resizeLayer', { ...box, widthMm: 700, heightMm: 350 });
      editor.run('updateLayer', hidden);
    });
    expect(found).toEqual([]);
  });
});

describe('an order’s picture in a pattern', () => {
  const fields = [
    { id: 'f', kind: 'picture', name: 'Photo', aliases: [], needed: false, whenEmpty: 'print-default' },
  ];
  const design = buildDesign([{ ...pattern, bindings: { picture: 'f' } }], { fields: fields as never });
  it.each([
    ['as the sample', 2000, 2000, []],
    ['upright', 1000, 3000, []],
    ['flat', 4000, 1000, [3.7]],
  ])('%s', (_, widthPx, heightPx, wanted) => {
    const values: FieldValue[] = [{ name: 'Photo', value: 'own' }];
    const { document } = fillFields(design, values, { pictureOf: () => ({ id: 'own', widthPx, heightPx }) });
    const found = enlargedRepeats(design, document);
    expect(found.map(({ params }) => params.wantedMm)).toEqual(wanted);
    for (const { params } of found) expect(params.mm).toBeGreaterThan(3.7);
  });
});
