import { describe, expect, it } from 'vitest';
import { designDocument } from '../../../document/design-document.ts';
import { serialiseDesign } from '../../../document/serialise-design.ts';
import { buildGroupedDesign, groupedLine } from '../../../testing/build-groups.ts';
import { buildShapeLayer } from '../../../testing/build-layers.ts';
import { readClipboard, writeClipboard } from '../../clipboard.ts';
import { EditingError } from '../../editing-error.ts';
import { alignLayers } from '../boxes/align-layers.ts';
import { distributeLayers } from '../boxes/distribute-layers.ts';
import { placeLayers } from '../boxes/place-layers.ts';
import { updateLayer } from '../content/update-layer.ts';
import { addLayer } from './add-layer.ts';
import { duplicateLayers } from './duplicate-layers.ts';
import { groupLayers, renameGroup, ungroupLayers } from './group-layers.ts';
import { copiedGroups, copyLayers, pasteLayers } from './paste-layers.ts';
import { removeLayers } from './remove-layers.ts';
import { type ReorderLayersInput, reorderLayers } from './reorder-layers.ts';

const build = buildGroupedDesign;
const listOf = (ids: string) => ids.split('');
const groupsOf = (design: ReturnType<typeof build>) => design.surfaces[0]?.groups ?? [];
const xOf = (design: ReturnType<typeof build>) => design.surfaces[0]?.layers.map((layer) => layer.xMm);

/** The line after a change, which has to be a document that can be saved. */
function lineOf(design: ReturnType<typeof build>): string {
  expect(designDocument.safeParse(JSON.parse(serialiseDesign(design))).error).toBeUndefined();
  return groupedLine(design);
}

function problemOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof EditingError) return error.problem;
    throw error;
  }
}

describe('groupLayers', () => {
  it.each([
    ['neighbours', 'abcd', 'bc', 'a(bc)nd'],
    ['at the place of the topmost', 'abcd', 'ac', 'b(ac)nd'],
    ['all', 'abc', 'abc', '(abc)n'],
    ['in any order of choosing', 'abcd', 'da', 'bc(ad)n'],
    ['hidden ones as well', 'ab~c', 'ab', '(ab)nc'],
    ['locked ones never', 'ab-c', 'abc', 'b(ac)n'],
    ['one alone is nothing', 'abc', 'b', 'abc'],
    ['one beside a locked one is nothing', 'ab-', 'ab', 'ab'],
    ['nothing', 'ab', '', 'ab'],
    ['a group once more is nothing', 'a(bc)g', 'bc', 'a(bc)g'],
    ['a group and a layer', 'a(bc)gd', 'bcd', 'a(bcd)n'],
    ['two groups', '(ab)g(cd)h', 'abcd', '(abcd)n'],
    ['part of a group: the rest stays one', '(abc)gd', 'cd', '(ab)g(cd)n'],
    ['part of a group: one left is none', '(ab)gc', 'bc', 'a(bc)n'],
    ['parts of one group, from its middle', '(abcde)g', 'bd', '(ace)g(bd)n'],
    ['a group with a locked layer takes it along', '(ab-)gc', 'abc', '(abc)n'],
    ['a group locked as a whole stays', '(a-b-)gcd', 'abcd', '(ab)g(cd)n'],
    ['past another group', 'a(bc)gd', 'ad', '(bc)g(ad)n'],
    ['below the top of another group', 'a(bcd)g', 'ac', '(bd)g(ac)n'],
  ])('%s: %s with %s gives %s', (_, line, ids, expected) => {
    const design = build(line);
    const changed = groupLayers(design, { layerIds: listOf(ids), groupId: 'n' });
    expect(lineOf(changed)).toBe(expected);
    if (groupedLine(design) === expected) expect(changed).toBe(design);
  });

  it.each([
    ['given', 'a(bc)gd', 'abcd', 'Mine', 'Mine'],
    ['of the only named group in it', 'a(bc)gd', 'abcd', undefined, 'G'],
    ['none from two groups', '(ab)g(cd)h', 'abcd', undefined, ''],
    ['none from part of a group', '(abc)gd', 'cd', undefined, ''],
  ])('takes the name %s', (_, line, ids, name, expected) => {
    const changed = groupLayers(build(line), { layerIds: listOf(ids), groupId: 'n', name });
    expect(groupsOf(changed).find((group) => group.id === 'n')?.name).toBe(expected);
  });

  it('refuses layers of two surfaces, unknown ones, a used id and a name that is too long', () => {
    const design = addLayer(build('ab(cd)g'), {
      surfaceId: 'back',
      layer: buildShapeLayer({ id: 'z', groupId: 'g' }),
    });
    expect(groupedLine(design, 'back')).toBe('z');
    const group = (ids: string, groupId = 'n', name = '') =>
      problemOf(() => groupLayers(design, { layerIds: listOf(ids), groupId, name }));
    expect(group('az')).toBe('invalid-value');
    expect(group('ax')).toBe('layer-not-found');
    expect(group('ab', 'g')).toBe('duplicate-id');
    expect(group('ab', 'n', '字'.repeat(81))).toBe('invalid-value');
    expect(group('ab', '')).toBe('invalid-value');
  });
});

describe('ungroupLayers', () => {
  it.each([
    ['a whole group', 'a(bc)gd', 'bc', 'abcd'],
    ['by one of its layers', 'a(bc)gd', 'b', 'abcd'],
    ['several at once', '(ab)gc(de)h', 'abcde', 'abcde'],
    ['only what is touched', '(ab)g(cd)h', 'cd', '(ab)gcd'],
    ['layers by themselves', 'ab(cd)g', 'a', 'ab(cd)g'],
    ['one with a locked layer', '(ab-)g', 'a', 'ab'],
    ['not one that is locked as a whole', '(a-b-)g', 'ab', '(ab)g'],
  ])('%s: %s by %s gives %s', (_, line, ids, expected) => {
    const design = build(line);
    const changed = ungroupLayers(design, { layerIds: listOf(ids) });
    expect(lineOf(changed)).toBe(expected);
    if (groupedLine(design) === expected) expect(changed).toBe(design);
    if (!expected.includes('(')) expect(changed.surfaces[0]).not.toHaveProperty('groups');
  });

  it('gives back the very document there was before grouping', () => {
    const design = build('abcd');
    const grouped = groupLayers(design, { layerIds: ['b', 'c'], groupId: 'n' });
    expect(serialiseDesign(ungroupLayers(grouped, { layerIds: ['b'] }))).toBe(serialiseDesign(design));
  });
});

it('names a group, and refuses one that is not there', () => {
  const design = build('(ab)g');
  expect(groupsOf(renameGroup(design, { groupId: 'g', name: '花边' }))).toEqual([{ id: 'g', name: '花边' }]);
  expect(renameGroup(design, { groupId: 'g', name: 'G' })).toBe(design);
  expect(problemOf(() => renameGroup(design, { groupId: 'x', name: '' }))).toBe('layer-not-found');
  expect(problemOf(() => renameGroup(design, { groupId: 'g', name: '字'.repeat(81) }))).toBe('invalid-value');
});

describe('removeLayers with groups', () => {
  it.each([
    ['the whole group', 'a(bc)g', 'bc', 'a'],
    ['down to one', 'a(bcd)g', 'bc', 'ad'],
    ['down to two', '(abc)g', 'b', '(ac)g'],
    ['a locked one stays, by itself', '(ab-)gc', 'ab', 'bc'],
  ])('%s: %s without %s is %s', (_, line, ids, expected) => {
    expect(lineOf(removeLayers(build(line), { layerIds: listOf(ids) }))).toBe(expected);
  });
});

describe('reorderLayers with groups', () => {
  it.each<[string, string, ReorderLayersInput['to'], string]>([
    ['a(bc)gd', 'bc', 'forward', 'ad(bc)g'],
    ['a(bc)gd', 'bc', 'backward', '(bc)gad'],
    ['a(bc)gd', 'a', 'forward', '(bc)gad'],
    ['a(bc)gd', 'd', 'backward', 'ad(bc)g'],
    ['(ab)g(cd)h', 'ab', 'forward', '(cd)h(ab)g'],
    ['(ab)g(cd)he', 'ab', 'front', '(cd)he(ab)g'],
    ['(ab)g(cd)he', 'cd', 'back', '(cd)h(ab)ge'],
    ['(abc)gd', 'a', 'forward', '(bac)gd'],
    ['(abc)gd', 'a', 'front', '(bca)gd'],
    ['d(abc)g', 'c', 'back', 'd(cab)g'],
    ['d(abc)g', 'a', 'backward', 'd(abc)g'],
    ['d(abc)g', 'c', 'forward', 'd(abc)g'],
    ['(abc)gd', 'ad', 'back', '(abc)gd'],
    ['e(abc)gd', 'ad', 'back', '(abc)gde'],
    ['(ab-)gc', 'ab', 'front', 'c(ab)g'],
    ['(a-b-)gc', 'ab', 'front', '(ab)gc'],
    ['a(bcd)g', 'a', 1, '(bcd)ga'],
    ['a(bcd)ge', 'e', 2, 'a(bcd)ge'],
    ['a(bcd)ge', 'b', 2, 'a(cbd)ge'],
    ['a(bcd)ge', 'd', -9, 'a(dbc)ge'],
    ['a(bcd)ge', 'b', 99, 'a(cdb)ge'],
  ])('%s: %s to %s gives %s', (line, ids, to, expected) => {
    const design = build(line);
    const changed = reorderLayers(design, { layerIds: listOf(ids), to });
    expect(lineOf(changed)).toBe(expected);
    if (groupedLine(design) === expected) expect(changed).toBe(design);
  });
});

describe('placeLayers', () => {
  it.each<[string, string, string, number, string | null, string]>([
    ['into a group', 'a(bc)g', 'a', 1, 'g', '(bac)g'],
    ['onto its top', 'a(bc)g', 'a', 2, 'g', '(bca)g'],
    ['brought to the group when told a place outside', '(ab)gcd', 'd', 3, 'g', '(abd)gc'],
    ['out of a group', '(abc)gd', 'b', 2, null, '(ac)gbd'],
    ['out of a group, which ends', '(ab)gc', 'a', 2, null, 'bca'],
    ['between the layers of a group: above it', 'a(bc)g', 'a', 1, null, '(bc)ga'],
    ['a group stays one', '(ab)gc', 'ab', 1, null, 'c(ab)g'],
    ['a group never inside another', '(ab)g(cd)h', 'ab', 1, null, '(cd)h(ab)g'],
    ['a group joins another', '(ab)g(cd)h', 'ab', 2, 'h', '(cdab)h'],
    ['from group to group', '(abc)g(de)h', 'a', 3, 'h', '(bc)g(dae)h'],
    ['within its own group', '(abc)g', 'c', 0, 'g', '(cab)g'],
    ['several, of which one is locked', 'ab-cd', 'abd', 99, null, 'bcad'],
    ['nothing of a locked one', 'ab-', 'b', 0, null, 'ab'],
    ['where it is', 'a(bc)g', 'b', 1, 'g', 'a(bc)g'],
  ])('%s: %s, %s to %s in %s gives %s', (_, line, ids, place, groupId, expected) => {
    const design = build(line);
    const changed = placeLayers(design, { layerIds: listOf(ids), place, groupId });
    expect(lineOf(changed)).toBe(expected);
    if (groupedLine(design) === expected) expect(changed).toBe(design);
  });

  it('refuses a group that is not there and layers of two surfaces', () => {
    const design = addLayer(build('a(bc)g'), { surfaceId: 'back', layer: buildShapeLayer({ id: 'z' }) });
    const place = (ids: string, groupId: string) =>
      problemOf(() => placeLayers(design, { layerIds: listOf(ids), place: 0, groupId }));
    expect(place('a', 'x')).toBe('invalid-value');
    expect(place('z', 'g')).toBe('invalid-value');
    expect(place('az', 'g')).toBe('invalid-value');
  });
});

describe('copies of groups', () => {
  it.each([
    ['a whole group is another group above it', '(ab)gc', 'ab', '(ab)g(12)1c'],
    ['a layer of a group stays in it', '(ab)gc', 'a', '(a1b)gc'],
    ['two groups at once', '(ab)g(cd)h', 'abcd', '(ab)g(cd)h(12)1(34)3'],
    ['a group and a layer', '(ab)gc', 'abc', '(ab)gc(12)13'],
    ['part of a group and a layer: by themselves', 'c(ab)g', 'ca', 'c(ab)g12'],
    ['a layer below a group', 'a(bc)g', 'a', 'a1(bc)g'],
  ])('duplicate: %s', (_, line, ids, expected) => {
    const changed = duplicateLayers(build(line), {
      layerIds: listOf(ids),
      newIds: listOf(ids).map((_, n) => `${n + 1}`),
    });
    expect(lineOf(changed)).toBe(expected);
  });

  it('gives a copied group its name', () => {
    const changed = duplicateLayers(build('(ab)g'), { layerIds: ['a', 'b'], newIds: ['1', '2'] });
    expect(groupsOf(changed)).toEqual([
      { id: 'g', name: 'G' },
      { id: '1', name: 'G' },
    ]);
  });

  it('paste twice gives two groups, on another surface and in another design too', () => {
    const from = build('(ab)gc');
    const layers = copyLayers(from, ['a', 'b', 'c']);
    const copied = readClipboard(writeClipboard({ layers, groups: copiedGroups(from, layers) }));
    expect(copied).not.toBeNull();
    const paste = (design: typeof from, surfaceId: string, newIds: string[]) =>
      pasteLayers(design, { surfaceId, layers: copied?.layers ?? [], groups: copied?.groups, newIds });
    const twice = paste(paste(from, 'front', ['1', '2', '3']), 'front', ['4', '5', '6']);
    expect(lineOf(twice)).toBe('(ab)gc(12)13(45)46');
    expect(groupsOf(twice).map((group) => group.name)).toEqual(['G', 'G', 'G']);
    expect(groupedLine(paste(twice, 'back', ['7', '8', '9']), 'back')).toBe('(78)79');
    expect(lineOf(paste(build('x(yz)g'), 'front', ['1', '2', '3']))).toBe('x(yz)g(12)13');
  });

  it('copies layers of a group that are not all of it by themselves', () => {
    const from = build('(abc)g');
    const layers = copyLayers(from, ['a', 'c']);
    expect(layers.map((layer) => layer.groupId)).toEqual([undefined, undefined]);
    expect(copiedGroups(from, layers)).toEqual([]);
  });

  it('fixes what comes in from outside: one layer of a group, layers with others between', () => {
    const [a, b, c] = build('abc').surfaces[0]?.layers ?? [];
    if (!a || !b || !c) throw new Error('three layers');
    const paste = (layers: (typeof a)[]) =>
      lineOf(pasteLayers(build(''), { surfaceId: 'front', layers, newIds: ['1', '2', '3'] }));
    expect(paste([{ ...a, groupId: 'q' }, b, c])).toBe('123');
    expect(paste([{ ...a, groupId: 'q' }, b, { ...c, groupId: 'q' }])).toBe('2(13)1');
  });
});

it('puts a new layer under a group rather than into it', () => {
  const layer = buildShapeLayer({ id: 'n' });
  expect(lineOf(addLayer(build('a(bc)g'), { surfaceId: 'front', layer, index: 2 }))).toBe('an(bc)g');
});

it('never changes a layer’s group as a field', () => {
  const set = (groupId: string | undefined) =>
    problemOf(() => updateLayer(build('(ab)gc'), { layerId: 'a', patch: { groupId } as object }));
  expect(set('h')).toBe('invalid-value');
});

describe('aligning and spreading with groups', () => {
  const area = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };

  it('moves a whole group as one: to the area, and among other layers', () => {
    const design = build('(ab)gc');
    expect(xOf(alignLayers(design, { layerIds: ['a', 'b'], edge: 'right', area }))).toEqual([175, 195, 50]);
    expect(xOf(alignLayers(design, { layerIds: ['a', 'b', 'c'], edge: 'left' }))).toEqual([10, 30, 10]);
  });

  it('takes hidden layers of the group along, which count for nothing', () => {
    const changed = alignLayers(build('(ab~)g'), { layerIds: ['a', 'b'], edge: 'right', area });
    expect(xOf(changed)).toEqual([195, 215]);
  });

  it('moves its layers one by one inside of it', () => {
    const changed = alignLayers(build('(ab)g'), { layerIds: ['a', 'b'], edge: 'left', apart: true });
    expect(xOf(changed)).toEqual([10, 10]);
  });

  it('spreads groups and layers evenly, a group counting once', () => {
    const spread = distributeLayers(build('a(bc)gd'), { layerIds: listOf('abcd'), axis: 'x' });
    expect(xOf(spread)).toEqual([10, 30, 50, 70]);
    const uneven = build('a(bc)gxd');
    const wide = distributeLayers(uneven, { layerIds: listOf('abcd'), axis: 'x' });
    expect(xOf(wide)).toEqual([10, 40, 60, 70, 90]);
    expect(distributeLayers(build('(abc)g'), { layerIds: listOf('abc'), axis: 'x' })).toEqual(
      build('(abc)g'),
    );
  });
});
