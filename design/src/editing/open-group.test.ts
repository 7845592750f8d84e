import { describe, expect, it } from 'vitest';
import { buildGroupedDesign, groupedLine } from '../testing/build-groups.ts';
import { createEditor } from './editor.ts';
import { selectionOfClick, withWholeGroups } from './open-group.ts';

function open(line: string) {
  let next = 0;
  const editor = createEditor(buildGroupedDesign(line), { newId: () => `${++next}` });
  const [surface] = editor.getState().design.surfaces;
  if (!surface) throw new Error('a surface');
  return {
    editor,
    surface,
    place: () => [editor.getState().selection.join(''), editor.getState().openGroupId],
  };
}

it.each([
  ['a layer by itself', 'a', null, 'a'],
  ['a layer of a group', 'b', null, 'bc'],
  ['a layer of the open group', 'b', 'g', 'b'],
  ['a layer of another group than the open one', 'd', 'g', 'de'],
  ['a layer by itself while a group is open', 'a', 'g', 'a'],
])('a click on %s', (_, layerId, openGroupId, expected) => {
  const { surface } = open('a(bc)g(de)h');
  expect(selectionOfClick(surface, layerId, openGroupId).join('')).toBe(expected);
});

it('a marquee takes groups whole, with what is hidden or locked in them', () => {
  const { surface } = open('a(bc~d-)gx');
  expect(withWholeGroups(surface, ['d', 'a']).join('')).toBe('abcd');
});

describe('the open group', () => {
  it('opens with some of its layers, stays open with all of them, closes with others', () => {
    const { editor, place } = open('a(bcd)g');
    editor.select(['b', 'c', 'd']);
    expect(place()).toEqual(['bcd', null]);
    editor.select(['b']);
    expect(place()).toEqual(['b', 'g']);
    editor.select(['b', 'c', 'd']);
    expect(place()).toEqual(['bcd', 'g']);
    editor.select(['b', 'c', 'd'], null);
    expect(place()).toEqual(['bcd', null]);
    editor.select(['c']);
    editor.select(['c', 'a']);
    expect(place()).toEqual(['ca', null]);
    editor.select(['c']);
    editor.select([]);
    expect(place()).toEqual(['', null]);
  });

  it('comes back with undo, and ends with the group', () => {
    const { editor, place } = open('(abc)gd');
    editor.select(['a']);
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 5, dyMm: 0 });
    editor.select(['d']);
    editor.undo();
    expect(place()).toEqual(['a', 'g']);
    editor.run('ungroupLayers', { layerIds: ['a'] });
    expect(place()).toEqual(['a', null]);
    editor.undo();
    expect(groupedLine(editor.getState().design)).toBe('(abc)gd');
    expect(place()).toEqual(['a', 'g']);
  });

  it('selects all: groups as wholes, not those nothing of which can be reached', () => {
    const { editor, place } = open('(ab~)g(c-d-)h e');
    editor.select(['a']);
    editor.selectAll();
    expect(place()).toEqual(['abe', null]);
  });

  it('grouping, naming and taking apart are one step each', () => {
    const { editor } = open('abc');
    editor.run('groupLayers', { layerIds: ['a', 'b'], groupId: 'n' });
    editor.run('renameGroup', { groupId: 'n', name: '花' });
    const named = editor.getState().design;
    editor.run('ungroupLayers', { layerIds: ['a'] });
    editor.undo();
    expect(editor.getState().design).toEqual(named);
    editor.undo();
    expect(editor.getState().design.surfaces[0]?.groups).toEqual([{ id: 'n', name: '' }]);
    editor.undo();
    expect(groupedLine(editor.getState().design)).toBe('abc');
    expect(editor.getState().canUndo).toBe(false);
    expect(editor.getState().design).toEqual(buildGroupedDesign('abc'));
    editor.redo();
    editor.redo();
    expect(editor.getState().design).toEqual(named);
  });
});
