import type { ImageRow } from '@diy/contract/images/images';
import { findSurface } from '@diy/design/document';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import type { DesignerSession } from '../session/designer-session.ts';
import { buildSession } from '../testing/build-session.ts';
import { type Action, actions, nudgeByKey } from './actions.ts';
import { addImage, addShape, addText } from './add-content.ts';
import { alignSelection } from './places/arrange.ts';
import { readableColour } from './text/readable-colour.ts';

const on = (session: DesignerSession, surfaceId = 'front') =>
  findSurface(session.editor.getState().design, surfaceId)?.layers ?? [];
const image = {
  id: 'img',
  name: '日落.jpg',
  url: '/x',
  width: 3000,
  height: 2000,
  format: 'jpeg',
} as ImageRow;
const press = (key: string, more = {}) => ({ key, shiftKey: false, altKey: false, ...more });

describe('a seller at work', () => {
  it('adds, moves, copies to the other side, changes their mind and comes back', () => {
    const session = buildSession();
    const { editor } = session;
    addShape(session, 'star');
    addImage(session, image, { x: 30, y: 40 });
    expect(on(session)).toMatchObject([{ kind: 'shape' }, { kind: 'image', xMm: 30, yMm: 40, name: '日落' }]);
    expect(editor.getState().selection).toEqual([on(session)[1]?.id]);

    nudgeByKey(session, press('ArrowRight'));
    nudgeByKey(session, press('ArrowRight', { shiftKey: true }));
    nudgeByKey(session, press('ArrowUp', { altKey: true }));
    expect(on(session)[1]).toMatchObject({ xMm: 41, yMm: 39.9 });

    actions.copy.perform(session);
    actions.paste.perform(session);
    expect(on(session)).toHaveLength(3);
    expect(on(session)[2]).toMatchObject({ xMm: 46, yMm: 44.9 });

    editor.setActiveSurface('back');
    actions.paste.perform(session);
    expect(on(session, 'back')).toMatchObject([{ kind: 'image', imageId: 'img' }]);
    expect(session.pictures.known('img')?.url).toBe('/x');

    const end = editor.getState().design;
    for (let step = 0; step < 5; step += 1) actions.undo.perform(session);
    expect(editor.getState().canUndo).toBe(false);
    expect(on(session)).toEqual([]);
    for (let step = 0; step < 5; step += 1) actions.redo.perform(session);
    expect(editor.getState().design).toEqual(end);
  });

  it('keeps what lies far off within reach when pasting on a smaller surface', () => {
    const session = buildSession([
      buildShapeLayer({ id: 'a', xMm: 180, yMm: 90, widthMm: 10, heightMm: 10 }),
    ]);
    session.editor.select(['a']);
    actions.copy.perform(session);
    session.editor.setActiveSurface('back');
    actions.paste.perform(session);
    expect(on(session, 'back')[0]).toMatchObject({ xMm: 25, yMm: 25 });
  });

  it('locks and hides by one step for all, and does not delete what is locked', () => {
    const layers = ['a', 'b'].map((id) => buildShapeLayer({ id }));
    const session = buildSession(layers);
    session.editor.selectAll();
    actions.lock.perform(session);
    expect(on(session).every((layer) => layer.locked)).toBe(true);
    actions.delete.perform(session);
    expect(on(session)).toHaveLength(2);
    actions.undo.perform(session);
    expect(on(session)).toEqual(layers);
    actions.hide.perform(session);
    expect(on(session).every((layer) => layer.hidden)).toBe(true);
  });

  it('aligns one layer to the print area, several to each other', () => {
    const session = buildSession([
      buildShapeLayer({ id: 'a', xMm: 60, widthMm: 20 }),
      buildShapeLayer({ id: 'b', xMm: 90, widthMm: 40 }),
    ]);
    session.editor.select(['a']);
    alignSelection(session, 'right');
    expect(on(session)[0]?.xMm).toBe(190);
    actions.undo.perform(session);
    session.editor.selectAll();
    alignSelection(session, 'left');
    expect(on(session).map((layer) => layer.xMm)).toEqual([60, 70]);
  });

  it('writes in a colour that can be seen on the product', () => {
    const session = buildSession();
    session.editor.run('setColour', { colourId: 'navy' });
    addText(session, { text: '夜' });
    expect(on(session)[0]).toMatchObject({ text: '夜', colour: '#FFFFFF' });
  });
});

describe('readableColour', () => {
  it.each([
    ['#FFFFFF', '#211E1A'],
    ['#D8C9A8', '#211E1A'],
    ['#1F2A44', '#FFFFFF'],
    ['#000000', '#FFFFFF'],
    ['#B3202A', '#FFFFFF'],
  ])('on %s is %s', (product, ink) => {
    expect(readableColour(product)).toBe(ink);
  });
});

it('lays pictures that come together side by side, in whatever order they arrive', () => {
  const session = buildSession();
  const arrive = (index: number) =>
    addImage(session, { ...image, id: `i${index}`, width: 3000, height: 3000 }, undefined, {
      index,
      count: 3,
    });
  for (const index of [1, 0, 2]) arrive(index);
  const layers = on(session);
  expect(layers.map((layer) => layer.kind === 'image' && layer.imageId)).toEqual(['i1', 'i0', 'i2']);
  expect(layers.map((layer) => Math.round(layer.xMm))).toEqual([100, 33, 167]);
});

const ALL: readonly Action[] = Object.values(actions);

/** Shortcuts that several actions have, with these actions. */
function sharedKeys(): Map<string, Action[]> {
  const byKeys = new Map<string, Action[]>();
  for (const action of ALL)
    for (const keys of action.keys ?? []) byKeys.set(keys, [...(byKeys.get(keys) ?? []), action]);
  return new Map([...byKeys].filter(([, those]) => those.length > 1));
}

it('one shortcut belongs to one action; Enter opens what is selected', () => {
  expect([...sharedKeys().keys()]).toEqual(['Enter']);
});

it.each([
  ['nothing', [], undefined],
  ['a text', ['text'], 'editText'],
  ['a picture', ['image'], 'crop'],
  ['a shape', ['shape'], undefined],
  ['a text and a picture', ['text', 'image'], undefined],
  ['a group', ['text', 'image'], 'enterGroup'],
])('with %s selected Enter has one meaning at most', (what, ids, meaning) => {
  const session = buildSession([
    buildTextLayer({ id: 'text' }),
    buildImageLayer({ id: 'image' }),
    buildShapeLayer({ id: 'shape' }),
  ]);
  session.editor.select(ids);
  if (what === 'a group') actions.group.perform(session);
  for (const those of sharedKeys().values()) {
    const possible = those.filter((one) => one.isEnabled?.(session) ?? true);
    expect(possible.map(({ id }) => id)).toEqual(meaning ? [meaning] : []);
  }
});

it('aligns to the safe area where that is chosen, and several one by one', () => {
  const session = buildSession([
    buildShapeLayer({ id: 'a', xMm: 90, yMm: 30 }),
    buildShapeLayer({ id: 'b', xMm: 120, yMm: 80 }),
  ]);
  const safeMm = 5;
  const [front, ...others] = session.template.definition.surfaces;
  const surfaces = [{ ...front!, safeMm }, ...others];
  const definition = { ...session.template.definition, surfaces };
  Object.assign(session, { template: { ...session.template, definition } });
  session.editor.select(['a', 'b']);
  session.ui.set((now) => ({ ...now, alignTo: 'safe' }));
  alignSelection(session, 'left');
  const xs = () => session.editor.getState().design.surfaces[0]?.layers.map(({ xMm }) => xMm);
  expect(xs()).toEqual([safeMm + 20, safeMm + 20]);
  session.editor.undo();
  session.ui.set((now) => ({ ...now, alignTo: 'area' }));
  alignSelection(session, 'left');
  expect(xs()).toEqual([20, 20]);
});

it('tidies several into a row in one step, and shows and hides the grid', () => {
  const session = buildSession(
    [10, 52, 130].map((xMm, at) => buildShapeLayer({ id: `s${at}`, xMm, yMm: 50 + at })),
  );
  session.editor.select(['s0']);
  expect(actions.tidy.isEnabled(session)).toBe(false);
  session.editor.select(['s0', 's1', 's2']);
  actions.tidy.perform(session);
  const ys = () => session.editor.getState().design.surfaces[0]?.layers.map(({ yMm }) => yMm);
  expect(ys()).toEqual([50, 50, 50]);
  session.editor.undo();
  expect(ys()).toEqual([50, 51, 52]);
  actions.grid.perform(session);
  expect(session.ui.get().gridMm).toBe(10);
  actions.grid.perform(session);
  expect(session.ui.get().gridMm).toBe(null);
});
