import { findSurface } from '@diy/design/document';
import { buildShapeLayer, buildTextLayer, groupedLine } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import type { DesignerSession } from '../session/designer-session.ts';
import { buildSession } from '../testing/build-session.ts';
import { type Action, actions, nudgeByKey } from './actions.ts';
import { alignSelection, distributeSelection } from './places/arrange.ts';

const shapes = (ids: string) =>
  ids
    .split('')
    .map((id, index) =>
      buildShapeLayer({ id, xMm: 10 + index * 20, yMm: 50, widthMm: 10, heightMm: 10, name: id }),
    );
const lineOf = ({ editor }: DesignerSession, surfaceId = 'front') =>
  groupedLine(editor.getState().design, surfaceId);
const xOf = ({ editor }: DesignerSession) =>
  findSurface(editor.getState().design, 'front')?.layers.map((layer) => layer.xMm);
const placeOf = ({ editor }: DesignerSession) => [
  editor.getState().selection.join(''),
  editor.getState().openGroupId,
];
const can = (session: DesignerSession, action: Action) => action.isEnabled?.(session) ?? true;

describe('a seller with groups', () => {
  it('groups, goes in and out by keys, takes it apart, and back by undo', () => {
    const session = buildSession(shapes('abcd'));
    const { editor } = session;
    expect(can(session, actions.group)).toBe(false);
    editor.select(['b', 'c']);
    expect(can(session, actions.ungroup)).toBe(false);
    actions.group.perform(session);
    const [group] = findSurface(editor.getState().design, 'front')?.groups ?? [];
    expect(lineOf(session)).toBe(`a(bc)${group?.id}d`);
    expect(placeOf(session)).toEqual(['bc', null]);
    expect(can(session, actions.group)).toBe(false);
    expect(can(session, actions.enterGroup)).toBe(true);

    actions.enterGroup.perform(session);
    expect(placeOf(session)).toEqual(['c', group?.id]);
    expect(can(session, actions.enterGroup)).toBe(false);
    actions.deselect.perform(session);
    expect(placeOf(session)).toEqual(['bc', null]);
    actions.deselect.perform(session);
    expect(placeOf(session)).toEqual(['', null]);

    editor.select(['b', 'c']);
    actions.ungroup.perform(session);
    expect(lineOf(session)).toBe('abcd');
    expect(placeOf(session)).toEqual(['bc', null]);
    actions.undo.perform(session);
    expect(lineOf(session)).toBe(`a(bc)${group?.id}d`);
    actions.undo.perform(session);
    expect(lineOf(session)).toBe('abcd');
    expect(editor.getState().canUndo).toBe(false);
    actions.redo.perform(session);
    expect(lineOf(session)).toBe(`a(bc)${group?.id}d`);
  });

  it('moves, aligns, spreads and orders the group as one', () => {
    const session = buildSession(shapes('abcd'));
    session.editor.select(['a', 'b']);
    actions.group.perform(session);
    nudgeByKey(session, { key: 'ArrowRight', shiftKey: true, altKey: false });
    expect(xOf(session)).toEqual([20, 40, 50, 70]);
    alignSelection(session, 'right');
    expect(xOf(session)).toEqual([175, 195, 50, 70]);
    session.editor.selectAll();
    distributeSelection(session, 'x');
    expect(xOf(session)).toEqual([175, 195, 50, 112.5]);
    session.editor.select(['a', 'b']);
    actions.forward.perform(session);
    expect(lineOf(session)).toMatch(/^c\(ab\)/);
    actions.toFront.perform(session);
    expect(lineOf(session)).toMatch(/^cd\(ab\)/);
  });

  it('aligns the layers of an open group to each other', () => {
    const session = buildSession(shapes('ab'));
    session.editor.select(['a', 'b']);
    actions.group.perform(session);
    session.editor.select(['a']);
    session.editor.select(['a', 'b']);
    alignSelection(session, 'left');
    expect(xOf(session)).toEqual([10, 10]);
  });

  it('copies it twice, to the other side too, with its name and new ids', () => {
    const session = buildSession(shapes('ab'));
    session.editor.run('groupLayers', { layerIds: ['a', 'b'], groupId: 'g', name: '花边' });
    session.editor.select(['a', 'b'], null);
    actions.copy.perform(session);
    actions.paste.perform(session);
    session.editor.setActiveSurface('back');
    actions.paste.perform(session);
    actions.paste.perform(session);
    const { surfaces } = session.editor.getState().design;
    expect(surfaces.map((surface) => surface.groups?.map((group) => group.name))).toEqual([
      ['花边', '花边'],
      ['花边', '花边'],
    ]);
    const groupIds = surfaces.flatMap((surface) => surface.groups?.map(({ id }) => id) ?? []);
    const layerIds = surfaces.flatMap((surface) => surface.layers.map(({ id }) => id));
    expect(new Set(layerIds).size).toBe(8);
    expect(new Set(groupIds).size).toBe(4);
    expect(placeOf(session)[1]).toBeNull();
    expect(session.editor.getState().selection).toHaveLength(2);
  });

  it('duplicates and deletes it as one, and dissolves it with its last but one layer', () => {
    const session = buildSession(shapes('abc'));
    session.editor.select(['a', 'b']);
    actions.group.perform(session);
    actions.duplicate.perform(session);
    expect(lineOf(session)).toMatch(/^\(ab\)new-1\(new-\dnew-\d\)new-\dc$/);
    expect(session.editor.getState()).toMatchObject({ openGroupId: null });
    actions.delete.perform(session);
    expect(lineOf(session)).toBe('(ab)new-1c');
    session.editor.select(['b']);
    actions.delete.perform(session);
    expect(lineOf(session)).toBe('ac');
    expect(findSurface(session.editor.getState().design, 'front')).not.toHaveProperty('groups');
    actions.undo.perform(session);
    expect(lineOf(session)).toBe('(ab)new-1c');
    expect(placeOf(session)).toEqual(['b', 'new-1']);
  });

  it('leaves locked layers out, and a group locked as a whole together', () => {
    const [a, b, c] = shapes('abc');
    if (!a || !b || !c) throw new Error('three layers');
    const session = buildSession([a, { ...b, locked: true }, c]);
    session.editor.select(['a', 'b']);
    expect(can(session, actions.group)).toBe(false);
    session.editor.select(['a', 'b', 'c']);
    actions.group.perform(session);
    expect(lineOf(session)).toBe('b(ac)new-1');
    expect(placeOf(session)).toEqual(['ac', null]);
    actions.lock.perform(session);
    expect(can(session, actions.ungroup)).toBe(false);
    actions.ungroup.perform(session);
    expect(lineOf(session)).toBe('b(ac)new-1');
  });

  it('lets letters grow with the group', () => {
    const session = buildSession([
      buildTextLayer({ id: 't', fontSizeMm: 10, xMm: 20, yMm: 20 }),
      buildShapeLayer({ id: 's', xMm: 60, yMm: 20, stroke: { colour: '#000000', widthMm: 1 } }),
    ]);
    session.editor.selectAll();
    actions.group.perform(session);
    const layerIds = session.editor.getState().selection;
    session.editor.run('scaleLayers', { layerIds, factor: 2, pivot: { x: 0, y: 0 } });
    const [text, shape] = findSurface(session.editor.getState().design, 'front')?.layers ?? [];
    expect(text).toMatchObject({ fontSizeMm: 20, xMm: 40 });
    expect(shape).toMatchObject({ stroke: { widthMm: 2 }, xMm: 120 });
  });
});
