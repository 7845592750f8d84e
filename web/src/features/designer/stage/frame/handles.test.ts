import { describe, expect, it } from 'vitest';
import { cursorOf, handleAt, handlesOf } from './handles.ts';

const view = { pxPerMm: 2, offsetX: 10, offsetY: 20 };
const box = { xMm: 50, yMm: 50, widthMm: 60, heightMm: 40, rotationDeg: 0 };
const all = { sides: true, rotate: true };
const find = (kind: string, rotationDeg = 0) =>
  handlesOf({ ...box, rotationDeg }, view, all).find((handle) => handle.kind === kind);

describe('handlesOf', () => {
  it('lie on the corners, the sides and above', () => {
    expect(find('nw')).toMatchObject({ x: 50, y: 80 });
    expect(find('e')).toMatchObject({ x: 170, y: 120 });
    expect(find('rotate')).toMatchObject({ x: 110, y: 50 });
  });

  it('turn with the box', () => {
    expect(find('n', 90)?.x).toBeCloseTo(150);
    expect(find('n', 90)?.y).toBeCloseTo(120);
  });

  it('leave a small thing visible and always one corner to grab', () => {
    const kinds = (widthMm: number, heightMm: number) =>
      handlesOf({ ...box, widthMm, heightMm }, view, all).map((handle) => handle.kind);
    expect(kinds(60, 10)).toEqual(['nw', 'ne', 'se', 'sw', 'n', 's', 'rotate']);
    expect(kinds(5, 5)).toEqual(['se', 'rotate']);
  });
});

describe('handleAt', () => {
  const handles = handlesOf(box, view, all);
  it.each([
    ['on a corner', { x: 50, y: 80 }, 9, 'nw'],
    ['a little off', { x: 56, y: 86 }, 9, 'nw'],
    ['with a finger', { x: 64, y: 92 }, 22, 'nw'],
    ['nearer to the side', { x: 95, y: 82 }, 22, 'n'],
    ['in the middle', { x: 110, y: 120 }, 22, undefined],
  ])('%s', (_, at, reach, expected) => {
    expect(handleAt(handles, at, reach)?.kind).toBe(expected);
  });
});

describe('cursorOf', () => {
  it.each([
    ['n', 0, 'ns-resize'],
    ['ne', 0, 'nesw-resize'],
    ['e', 90, 'ns-resize'],
    ['se', -45, 'ew-resize'],
    ['nw', 359, 'nwse-resize'],
    ['rotate', 12, 'grab'],
  ] as const)('%s at %d°', (kind, rotation, cursor) => {
    expect(cursorOf(kind, rotation)).toBe(cursor);
  });
});
