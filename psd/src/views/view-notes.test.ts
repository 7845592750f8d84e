import type { Layer, Psd } from 'ag-psd';
import { expect, test } from 'vitest';
import { bakePsd, type SurfaceResult } from '../baking/bake-psd.ts';
import { bakeStates } from '../baking/bake-states.ts';
import type { BakingNote } from '../baking-note.ts';
import { composePsd } from '../composing/compose-psd.ts';
import { READ_LIMITS } from '../reading/read-limits.ts';
import { readPsd } from '../reading/read-psd.ts';
import { placedLayer } from '../testing/build-mockup-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';

const size = { width: 200, height: 100 };
const flat = (name: string, more: Layer = {}): Layer =>
  buildLayer([200, 190, 180, 255], { left: 0, top: 0, right: 200, bottom: 100, ...more, name });
const hidden = (name: string, more: Layer = {}): Layer => flat(name, { ...more, hidden: true });
const group = (name: string, ...children: Layer[]): Layer => ({ name, children });
const design = placedLayer([20, 10, 180, 10, 180, 90, 20, 90], { width: 80, height: 40 });

function bake(layers: Layer[], more: Partial<Psd> = {}): SurfaceResult[] {
  const bytes = buildPsd([flat('ground'), ...layers, design], { ...size, ...more });
  const saving = bakePsd(readPsd(bytes), 200);
  const results: SurfaceResult[] = [];
  for (let next = saving.next(); ; next = saving.next()) {
    if (!next.done) {
      results.push(next.value);
      continue;
    }
    const read = (shown: ReadonlyMap<number, boolean>) => readPsd(bytes, READ_LIMITS, shown);
    return [...results, ...bakeStates(next.value, { read, longest: 200, isLate: () => false })];
  }
}
const notesOf = (results: SurfaceResult[]): BakingNote[] =>
  results[0]!.notes.filter(({ note }) => note !== 'not compared');

test.each<[string, Layer[], BakingNote[]]>([
  ['none', [group('Back', flat('wood'))], []],
  [
    'alternatives of which one shows',
    [group('Back', flat('wood'), hidden('marble'), hidden('sand'))],
    [{ note: 'hidden layers', names: ['sand', 'marble'], count: 2 }],
  ],
  [
    'a hidden group counts as one',
    [{ ...group('Scene 2', flat('sea'), flat('sun')), hidden: true }],
    [{ note: 'hidden layers', names: ['Scene 2'], count: 1 }],
  ],
  [
    'an adjustment',
    [{ name: 'cool', hidden: true, adjustment: { type: 'invert' } }],
    [{ note: 'hidden layers', names: ['cool'], count: 1 }],
  ],
  ['an empty layer, which holds nothing', [{ name: 'Layer 3', hidden: true }], []],
  [
    'more than are named',
    Array.from({ length: 9 }, (_, at) => hidden(`no ${at}`)),
    [{ note: 'hidden layers', names: ['no 8', 'no 7', 'no 6', 'no 5', 'no 4', 'no 3'], count: 9 }],
  ],
  ['colours that are made', [group('Colors', flat('White'), hidden('Navy'))], []],
])('names hidden layers that no picture shows: %s', (_, layers, notes) => {
  expect(notesOf(bake(layers))).toEqual(notes);
});

test.each<[string, Layer[], BakingNote[]]>([
  [
    'several show',
    [group('Colors', flat('White'), flat('Navy'))],
    [{ note: 'no colours', group: 'Colors', names: ['White', 'Navy'], reason: 'several show' }],
  ],
  [
    'none shows',
    [group('Colors', hidden('White'), hidden('Navy'))],
    [
      { note: 'no colours', group: 'Colors', names: ['White', 'Navy'], reason: 'none shows' },
      { note: 'hidden layers', names: ['Navy', 'White'], count: 2 },
    ],
  ],
  [
    'one name twice',
    [group('Colors', flat('White'), hidden('White'))],
    [
      { note: 'no colours', group: 'Colors', names: ['White', 'White'], reason: 'same names' },
      { note: 'hidden layers', names: ['White'], count: 1 },
    ],
  ],
  [
    'too many',
    [group('Colors', flat('0'), ...Array.from({ length: 40 }, (_, at) => hidden(`${at + 1}`)))],
    [
      { note: 'no colours', group: 'Colors', names: ['0', '1', '2', '3', '4', '5'], reason: 'too many' },
      { note: 'hidden layers', names: ['40', '39', '38', '37', '36', '35'], count: 40 },
    ],
  ],
  ['layers named so that all show', [group('Paint', flat('White'), flat('Navy'))], []],
  ['one of its group', [group('Color', flat('White'))], []],
  [
    'layers named so, of which two of three show',
    [group('Paint', flat('White'), flat('Navy'), hidden('Red'))],
    [
      { note: 'no colours', group: 'Paint', names: ['White', 'Navy', 'Red'], reason: 'several show' },
      { note: 'hidden layers', names: ['Red'], count: 1 },
    ],
  ],
])('says why layers named as colours are none: %s', (_, layers, notes) => {
  const results = bake(layers);
  expect(notesOf(results)).toEqual(notes);
  expect(results.map(({ colour }) => colour)).toEqual([undefined]);
});

test('makes the colours of several sets, each with the others as they were saved', () => {
  const results = bake([
    group('Shirt color', flat('White'), hidden('Navy')),
    group('Cap color', flat('Grey'), hidden('Green')),
  ]);
  expect(results[0]!.savedColours?.map(({ name, set }) => [name, set?.name])).toEqual([
    ['White', 'Shirt color'],
    ['Grey', 'Cap color'],
  ]);
  const states = results.slice(1).map(({ view, colour }) => [view!.kind, colour!.name, colour!.set?.name]);
  expect(states).toEqual([
    ['colour', 'Navy', 'Shirt color'],
    ['colour', 'Green', 'Cap color'],
  ]);
  expect(new Set(results.slice(1).map(({ colour }) => colour!.set!.id)).size).toBe(2);
  expect(notesOf(results)).toEqual([]);
});

test('says of a document without a picture of its layers that nothing could be compared, and of no other', () => {
  const isSaid = (results: SurfaceResult[]) =>
    results.map(({ notes }) => notes.some(({ note }) => note === 'not compared'));
  const layers = [group('Colors', flat('White'), hidden('Navy'))];
  // What is said of the whole is not said again of a state, which no picture proves.
  expect(isSaid(bake(layers))).toEqual([true, false]);
  const { width, height, data } = composePsd(readPsd(buildPsd([flat('ground'), ...layers, design], size)));
  const versionInfo = { hasRealMergedData: true, writerName: '', readerName: '', fileVersion: 1 };
  const proven = { imageData: { width, height, data }, imageResources: { versionInfo } };
  expect(isSaid(bake(layers, proven))).toEqual([false, false]);
});
