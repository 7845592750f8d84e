import { expect, it } from 'vitest';
import { findLayer } from '../../../document/find-layer.ts';
import { MAX_FONT_ID } from '../../../layers/text/own-font-id.ts';
import type { TextLayer } from '../../../layers/text/text-layer.ts';
import { buildDesign, buildTextLayer } from '../../../testing/build-layers.ts';
import { createEditor } from '../../editor.ts';
import { type LayerPatch, updateLayer } from './update-layer.ts';

const red = { start: 3, end: 5, colour: '#CC0000' };
const layer = buildTextLayer({ id: 't', text: 'ab cd ef', spans: [red] });

function after(patch: LayerPatch, from: TextLayer = layer): TextLayer {
  const design = updateLayer(buildDesign([from]), { layerId: 't', patch });
  return findLayer(design, 't')?.layer as TextLayer;
}

it.each<[string, LayerPatch, object[] | undefined]>([
  ['words before them', { text: 'abc cd ef' }, [{ ...red, start: 4, end: 6 }]],
  ['letters within them', { text: 'ab cxd ef' }, [{ ...red, end: 6 }]],
  ['letters behind them, which continue them', { text: 'ab cdx ef' }, [{ ...red, end: 6 }]],
  ['a deletion of all of them', { text: 'ab  ef' }, undefined],
  ['no words', { text: '' }, undefined],
  ['the layer taking their colour', { colour: '#cc0000' }, undefined],
  ['another colour of the layer', { colour: '#00CC00' }, [red]],
  [
    'spans that are set',
    { spans: [{ start: 0, end: 2, sizeRatio: 2 }] },
    [{ start: 0, end: 2, sizeRatio: 2 }],
  ],
  ['spans taken away', { spans: [] }, undefined],
])('spans follow %s', (_, patch, spans) => {
  const next = after(patch);
  expect(next.spans).toEqual(spans);
  expect(Object.hasOwn(next, 'spans')).toBe(spans !== undefined);
});

it('spans come and go as one step, and undo brings them back', () => {
  const editor = createEditor(buildDesign([layer]), { newId: () => 'new' });
  const spansNow = () => (findLayer(editor.getState().design, 't')?.layer as TextLayer | undefined)?.spans;
  editor.run('updateLayer', { layerId: 't', patch: { spans: [] } });
  expect(spansNow()).toBeUndefined();
  editor.undo();
  expect(spansNow()).toEqual([red]);
  editor.redo();
  expect(spansNow()).toBeUndefined();
});

it('spans of letters that are not there are refused', () => {
  expect(() => after({ spans: [{ start: 0, end: 9, fontId: 'x'.repeat(MAX_FONT_ID + 1) }] })).toThrow(
    'invalid-value',
  );
});
