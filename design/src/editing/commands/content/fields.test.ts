import { describe, expect, it } from 'vitest';
import type { DesignField } from '../../../document/design-field.ts';
import { findLayer } from '../../../document/find-layer.ts';
import {
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
} from '../../../testing/build-layers.ts';
import { undoAndRedoAll } from '../../../testing/undo-and-redo-all.ts';
import { EditingError } from '../../editing-error.ts';
import { createEditor } from '../../editor.ts';

const start = buildDesign([
  buildTextLayer({ id: 'words' }),
  buildImageLayer({ id: 'photo' }),
  buildShapeLayer({ id: 'ground' }),
  buildTextLayer({ id: 'fixed', locked: true }),
]);
const text: DesignField = { id: 'name', kind: 'text', name: '名字', whenEmpty: 'stop' };
const style = (...choices: string[]): DesignField => ({
  id: 'style',
  kind: 'choice',
  name: '款式',
  whenEmpty: 'stop',
  choices: choices.map((id) => ({ id, name: id })),
});

const open = () => createEditor(start, { newId: () => 'new' });
const namesOf = (editor: ReturnType<typeof open>) => editor.getState().design.fields?.map(({ name }) => name);
const bindingsOf = (editor: ReturnType<typeof open>, id: string) =>
  findLayer(editor.getState().design, id)?.layer.bindings;

describe('a seller sets up fields', () => {
  it('adds, binds, renames, moves and removes them', () => {
    const editor = open();
    editor.run('setField', { field: text });
    editor.run('bindLayer', { layerId: 'words', bindings: { text: 'name' } });
    editor.run('setField', { field: style('one', 'two') });
    editor.run('bindLayer', {
      layerId: 'words',
      bindings: { shownFor: { fieldId: 'style', choiceIds: ['one', 'two'] } },
    });
    editor.run('setField', { field: { ...text, name: '姓名', maxLength: 8 } });
    editor.run('moveField', { fieldId: 'style', place: 0 });
    expect(namesOf(editor)).toEqual(['款式', '姓名']);
    expect(bindingsOf(editor, 'words')).toEqual({
      text: 'name',
      shownFor: { fieldId: 'style', choiceIds: ['one', 'two'] },
    });
    editor.run('setField', { field: style('two') });
    expect(bindingsOf(editor, 'words')?.shownFor?.choiceIds).toEqual(['two']);
    editor.run('setField', { field: style('three') });
    expect(bindingsOf(editor, 'words')).toEqual({ text: 'name' });
    editor.run('removeField', { fieldId: 'style' });
    editor.run('removeField', { fieldId: 'name' });
    expect(editor.getState().design).toEqual(start);
    expect(editor.getState().design).not.toHaveProperty('fields');
    undoAndRedoAll(editor, start, 10);
  });

  it('types a name: one step, however many letters', () => {
    const editor = open();
    editor.run('setField', { field: text });
    for (const name of ['N', 'Na', 'Nam', 'Name'])
      editor.run('setField', { field: { ...text, name } }, { joinKey: 'field:name' });
    expect(namesOf(editor)).toEqual(['Name']);
    undoAndRedoAll(editor, start, 2);
  });

  it('takes a binding away', () => {
    const editor = open();
    editor.run('setField', { field: text });
    editor.run('bindLayer', { layerId: 'words', bindings: { text: 'name' } });
    editor.run('bindLayer', { layerId: 'words', bindings: { text: null } });
    expect(findLayer(editor.getState().design, 'words')?.layer).toEqual(buildTextLayer({ id: 'words' }));
    undoAndRedoAll(editor, start, 3);
  });

  it('what changes nothing is no step; a locked layer keeps its bindings', () => {
    const editor = open();
    editor.run('setField', { field: text });
    editor.run('setField', { field: { ...text } });
    editor.run('moveField', { fieldId: 'name', place: 7 });
    editor.run('removeField', { fieldId: 'nobody' });
    editor.run('bindLayer', { layerId: 'words', bindings: { text: null } });
    editor.run('bindLayer', { layerId: 'fixed', bindings: { text: 'name' } });
    undoAndRedoAll(editor, start, 1);
  });

  it('a field is removed from locked layers too', () => {
    const editor = open();
    editor.run('setField', { field: text });
    editor.run('updateLayer', { layerId: 'fixed', patch: { locked: false } });
    editor.run('bindLayer', { layerId: 'fixed', bindings: { text: 'name' } });
    editor.run('updateLayer', { layerId: 'fixed', patch: { locked: true } });
    editor.run('removeField', { fieldId: 'name' });
    expect(bindingsOf(editor, 'fixed')).toBeUndefined();
    undoAndRedoAll(editor, start, 5);
  });
});

describe('refused', () => {
  const editor = open();
  editor.run('setField', { field: { ...text, aliases: ['Name'] } });
  editor.run('setField', { field: style('one') });
  const before = editor.getState().design;
  const other: DesignField = { ...text, id: 'other' };
  it.each<[string, () => void]>([
    ['a name twice', () => editor.run('setField', { field: { ...other, name: ' 名 字' } })],
    ['a name that is an alias', () => editor.run('setField', { field: { ...other, name: 'NAME' } })],
    ['a name that nobody sees', () => editor.run('setField', { field: { ...other, name: '\u200B ' } })],
    ['two choices of one name', () => editor.run('setField', { field: style('two', 'Two') })],
    ['a length below 1', () => editor.run('setField', { field: { ...other, name: 'x', maxLength: 0 } })],
    ['a field that is gone', () => editor.run('bindLayer', { layerId: 'words', bindings: { text: 'gone' } })],
    [
      'a kind that does not fit',
      () => editor.run('bindLayer', { layerId: 'photo', bindings: { picture: 'name' } }),
    ],
    [
      'a target that the layer lacks',
      () => editor.run('bindLayer', { layerId: 'ground', bindings: { text: 'name' } }),
    ],
    [
      'no choice at all',
      () =>
        editor.run('bindLayer', {
          layerId: 'words',
          bindings: { shownFor: { fieldId: 'style', choiceIds: [] } },
        }),
    ],
    ['moving what is not there', () => editor.run('moveField', { fieldId: 'gone', place: 0 })],
  ])('%s', (_, act) => {
    expect(act).toThrow(EditingError);
    expect(editor.getState().design).toBe(before);
  });
});
