import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../editing/run-command.ts';
import { layOutCode, type TextLayer } from '../layers/index.ts';
import { buildCodeLayer, buildDesign, buildTextLayer } from '../testing/build-layers.ts';
import { readFont } from '../testing/golden/read-fonts.ts';
import type { FontFace } from './fonts/font-face.ts';
import { layoutOnce } from './layout-once.ts';
import { layoutText } from './layout-text.ts';

let face: FontFace;
beforeAll(async () => {
  face = await readFont('noto-sans-sc-400');
});

type Patch = Partial<TextLayer>;
const text = buildTextLayer({ id: 't', text: '海边的夏天 Summer 2026, 很长的一行字' });
const withPatch = (patch: Patch) =>
  runCommand(buildDesign([text]), { command: 'updateLayer', input: { layerId: 't', patch } }).surfaces[0]
    ?.layers[0] as TextLayer;

it.each<[string, Patch, boolean]>([
  ['another place', { xMm: 7, yMm: 9 }, true],
  ['turned', { rotationDeg: 30 }, true],
  ['another colour', { colour: '#CC0000' }, true],
  ['an outline', { stroke: { colour: '#CC0000', widthMm: 1 } }, true],
  ['half seen through', { opacity: 0.5 }, true],
  ['another name', { name: '标题' }, true],
  ['hidden and locked', { hidden: true, locked: true }, true],
  ['other words', { text: '冬天' }, false],
  ['other words and another colour', { text: '冬天', colour: '#CC0000' }, false],
  ['a narrower box', { widthMm: 20 }, false],
  ['a higher box', { heightMm: 200, verticalAlign: 'bottom' }, false],
  ['larger letters', { fontSizeMm: 3 }, false],
  ['another font', { fontId: 'ma-shan-zheng-400' }, false],
  ['columns', { writing: 'vertical' }, false],
  ['an arc', { arcDeg: 90 }, false],
  ['other alignment', { align: 'right' }, false],
  ['shrunk', { fit: 'shrink', widthMm: 30 }, false],
  ['wider letters', { letterSpacingEm: 0.2 }, false],
])('%s: the layout is the one that such a text has', (_, patch, isKept) => {
  const before = layoutOnce(text, face);
  const after = withPatch(patch);
  const layout = layoutOnce(after, face);
  expect(layout).toEqual(layoutText(structuredClone(after), face));
  expect(layout === before).toBe(isKept);
});

it('goes with a text through any number of moves, and back', () => {
  let design = buildDesign([text]);
  const before = layoutOnce(text, face);
  for (const dxMm of [1, 0.1, -40]) {
    design = runCommand(design, { command: 'moveLayers', input: { layerIds: ['t'], dxMm, dyMm: 2 } });
    expect(layoutOnce(design.surfaces[0]?.layers[0] as TextLayer, face)).toBe(before);
  }
});

it('is another one in another face', async () => {
  const other = await readFont('montserrat-700');
  const moved = withPatch({ xMm: 7 });
  expect(layoutOnce(moved, other)).toEqual(layoutText(structuredClone(moved), other));
  expect(layoutOnce(text, face)).toEqual(layoutText(structuredClone(text), face));
});

it.each([
  ['moved', { xMm: 3, rotationDeg: 20 }, true],
  ['of another value', { value: '5901234123457' }, false],
  ['of another colour, which its digits have', { colour: '#123456' }, false],
  ['larger', { widthMm: 90 }, false],
])('a code that is %s', (_, patch, isKept) => {
  const code = buildCodeLayer({ id: 'c', code: 'ean-13', value: '4006381333931' });
  const before = layOutCode(code);
  const design = runCommand(buildDesign([code]), {
    command: 'updateLayer',
    input: { layerId: 'c', patch },
  });
  const after = design.surfaces[0]?.layers[0];
  if (after?.kind !== 'code') throw new Error('A code expected.');
  const layout = layOutCode(after);
  expect(layout).toEqual(layOutCode(structuredClone(after)));
  expect(layout === before).toBe(isKept);
});
