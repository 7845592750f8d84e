import { findSurface } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { buildSession } from '../../testing/build-session.ts';
import type { Modifiers } from '../gesture/drag.ts';
import { createFeedback } from '../stage-feedback.ts';
import { beginPress, type Press, selectForMenu } from './begin-press.ts';
import { hitTestStage } from './hit-test-stage.ts';

const NONE: Modifiers = { shift: false, alt: false, mod: false };
const shape = (id: string, xMm: number, more = {}) =>
  buildShapeLayer({ id, xMm, yMm: 50, widthMm: 20, heightMm: 20, ...more });

/** Squares of 20 mm: a at 20, b and c at 60 and 100 in one group, d at 150, e over d and larger; 1 px is 1 mm. */
let session: DesignerSession;
beforeEach(() => {
  const layers = [shape('a', 20), shape('b', 60), shape('c', 100), shape('d', 150)];
  session = buildSession([...layers, shape('e', 150, { widthMm: 40, heightMm: 40 })]);
  session.editor.run('groupLayers', { layerIds: ['b', 'c'], groupId: 'g' }, { select: [] });
});

const selected = () => [...session.editor.getState().selection];
const primaryCaretPlace = (id: string) =>
  findSurface(session.editor.getState().design, 'front')?.layers.find((layer) => layer.id === id)?.xMm;

function press(
  x: number,
  y: number,
  more: Partial<Modifiers> = {},
  kind: 'mouse' | 'touch' = 'mouse',
): Press {
  const at = { x, y };
  const modifiers = { ...NONE, ...more };
  return beginPress(session, createFeedback(), hitTestStage(session, at, kind), { at, kind, modifiers });
}
const click = (x: number, more: Partial<Modifiers> = {}, y = 50) => press(x, y, more).click();
function drag(from: number, to: number, more: Partial<Modifiers> = {}, y = 50): void {
  const modifiers = { ...NONE, mod: true, ...more };
  const gesture = press(from, y, more).begin({ x: from, y });
  gesture.move({ x: to, y }, modifiers);
  gesture.end();
}

describe('a click', () => {
  it.each([
    ['on a layer selects it', 20, {}, [], ['a']],
    ['on a layer replaces what was selected', 20, {}, ['e'], ['a']],
    ['on a layer of a group selects the group', 60, {}, [], ['b', 'c']],
    ['with Ctrl reaches into the group', 60, { mod: true }, [], ['b']],
    ['with Shift adds', 20, { shift: true }, ['e'], ['e', 'a']],
    ['with Shift on a selected one takes it out', 20, { shift: true }, ['a', 'e'], ['e']],
    ['with Shift takes a whole group out', 100, { shift: true }, ['a', 'b', 'c'], ['a']],
    ['where two lie selects the upper one', 150, {}, [], ['e']],
    ['on nothing drops the selection', 199, {}, ['a'], []],
    ['with Shift on nothing keeps it', 199, { shift: true }, ['a'], ['a']],
  ])('%s', (_, x, modifiers, before, after) => {
    session.editor.select(before);
    click(x, modifiers);
    expect(selected()).toEqual(after);
  });

  it('on a handle does nothing', () => {
    session.editor.select(['a']);
    press(30, 60).click();
    expect(selected()).toEqual(['a']);
  });
});

it.each(['click', 'drag'] as const)('a %s of a finger elsewhere leaves words that are edited', (what) => {
  session.ui.set((now) => ({ ...now, editingTextId: 'a' }));
  const elsewhere = press(150, 50, {}, 'touch');
  expect(session.ui.get().editingTextId).toBe('a');
  if (what === 'click') elsewhere.click();
  else elsewhere.begin({ x: 150, y: 50 }).end();
  expect(session.ui.get().editingTextId).toBeNull();
});

it('with Alt a click goes down through what lies on top of each other, and begins again at the top', () => {
  const seen = Array.from({ length: 3 }, () => {
    click(150, { alt: true });
    return selected();
  });
  expect(seen).toEqual([['e'], ['d'], ['e']]);
  click(60, { alt: true });
  expect(selected()).toEqual(['b', 'c']);
});

describe('a drag', () => {
  it('of a layer that is not selected selects and moves it', () => {
    session.editor.select(['e']);
    drag(20, 30);
    expect([selected(), primaryCaretPlace('a'), primaryCaretPlace('e')]).toEqual([['a'], 30, 150]);
  });

  it('with Shift adds the layer and moves both', () => {
    session.editor.select(['e']);
    drag(20, 30, { shift: true });
    expect([selected().toSorted(), primaryCaretPlace('a'), primaryCaretPlace('e')]).toEqual([
      ['a', 'e'],
      30,
      160,
    ]);
  });

  it('inside a selected layer moves that one, though another lies above', () => {
    session.editor.select(['d']);
    drag(150, 155);
    expect([selected(), primaryCaretPlace('d'), primaryCaretPlace('e')]).toEqual([['d'], 155, 150]);
  });

  it('inside a locked one that is selected moves what lies above it', () => {
    session = buildSession([shape('d', 150, { locked: true }), shape('e', 150, { widthMm: 40 })]);
    session.editor.select(['d']);
    drag(150, 155);
    expect([selected(), primaryCaretPlace('d'), primaryCaretPlace('e')]).toEqual([['e'], 150, 155]);
  });

  it('of one of a group moves the group, as one step', () => {
    drag(60, 65);
    expect([primaryCaretPlace('b'), primaryCaretPlace('c')]).toEqual([65, 105]);
    session.editor.undo();
    expect([primaryCaretPlace('b'), primaryCaretPlace('c')]).toEqual([60, 100]);
  });

  it('on nothing selects what its frame touches; with Shift in addition', () => {
    session.editor.select(['e']);
    drag(1, 75, {}, 45);
    expect(selected()).toEqual(['a', 'b', 'c']);
    session.editor.select(['e']);
    drag(1, 25, { shift: true }, 45);
    expect(selected().toSorted()).toEqual(['a', 'e']);
  });

  it('at a corner sizes one layer, and scales several together', () => {
    session.editor.select(['a']);
    const one = press(30, 60).begin({ x: 30, y: 60 });
    one.move({ x: 40, y: 70 }, { ...NONE, mod: true });
    one.end();
    expect(primaryCaretPlace('a')).toBe(25);
    session.editor.undo();
    session.editor.select(['b', 'c']);
    const both = press(110, 60).begin({ x: 110, y: 60 });
    both.move({ x: 170, y: 80 }, { ...NONE, mod: true });
    both.end();
    expect([primaryCaretPlace('b'), primaryCaretPlace('c')]).toEqual([70, 150]);
  });

  it.each([
    ['a mouse', 'mouse', null],
    ['a finger', 'touch', 'se'],
  ] as const)('%s reaches a corner from 15 px away: %s, %s', (_, kind, handle) => {
    session.editor.select(['a']);
    expect(hitTestStage(session, { x: 30 + 11, y: 60 + 10 }, kind).handle?.kind ?? null).toBe(handle);
  });
});

describe('the context menu', () => {
  it.each([
    ['is about the layer under the pointer', 20, ['e'], ['a']],
    ['is about the group under it', 60, [], ['b', 'c']],
    ['keeps a selection it is opened on, though another layer lies above', 150, ['d', 'a'], ['d', 'a']],
    ['on nothing is about nothing', 199, ['a'], []],
  ])('%s', (_, x, before, after) => {
    session.editor.select(before);
    selectForMenu(session, hitTestStage(session, { x, y: 50 }, 'mouse'));
    expect(selected()).toEqual(after);
  });
});

describe('a line', () => {
  const line = { shape: 'line', fill: null, widthMm: 40, heightMm: 1 } as const;
  const drag = (from: [number, number], to: [number, number], more: Partial<Modifiers> = {}) => {
    const at = { x: from[0], y: from[1] };
    const modifiers = { ...NONE, ...more };
    const gesture = beginPress(session, createFeedback(), hitTestStage(session, at, 'mouse'), {
      at,
      kind: 'mouse',
      modifiers,
    }).begin(at);
    gesture.move({ x: to[0], y: to[1] }, modifiers);
    gesture.end();
  };
  const box = () => {
    const layer = findSurface(session.editor.getState().design, 'front')?.layers[0];
    return [layer?.xMm, layer?.yMm, layer?.widthMm, layer?.rotationDeg];
  };
  beforeEach(() => {
    session = buildSession([shape('l', 60, line)]);
    session.editor.select(['l']);
  });

  it.each<[string, [number, number], [number, number], Partial<Modifiers>, number[]]>([
    ['its end is pulled', [80, 50], [80, 90], { mod: true }, [60, 70, 56.5685, 45]],
    ['its start is pulled, off the middle of the handle', [41, 52], [21, 52], {}, [50, 50, 60, 0]],
    ['nearly level it is level', [80, 50], [100, 51], {}, [70.0042, 50, 60.0083, 0]],
    ['it is turned in steps with Shift', [80, 50], [40, 88], { shift: true }, [40, 69, 38, 90]],
  ])('when %s the other end stays', (_, from, to, more, expected) => {
    drag(from, to, more);
    const found = box();
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 3);
    session.editor.undo();
    expect(box()).toEqual([60, 50, 40, 0]);
  });

  it('has no other handles', () => {
    expect(hitTestStage(session, { x: 60, y: 19 }, 'mouse').handle).toBe(null);
    expect(hitTestStage(session, { x: 80, y: 50 }, 'mouse').handle?.kind).toBe('end');
  });
});
