// @vitest-environment happy-dom
import { DEFAULT_PLACEMENT, type PlacedBox } from '@diy/design/placement';
import { buildSurface } from '@diy/design/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart, resetApp } from '../../../testing/render-app.tsx';
import type { CellSurface } from '../drawing/draw-cell.ts';
import { PlaceEditor } from './place-editor.tsx';

const image = { id: 'i', name: '图', widthPx: 4000, heightPx: 2000 };
const surface = buildSurface({ printArea: { xMm: 0, yMm: 0, widthMm: 88, heightMm: 88 } });
const box: PlacedBox = { xMm: 40, yMm: 30, widthMm: 20, rotationDeg: 0 };
let placed: PlacedBox[];

async function show(part: Partial<CellSurface> = {}, isDisabled = false) {
  const cell = { image, surface, sizeId: 'm', rule: DEFAULT_PLACEMENT, box, ...part };
  const onPlace = (next: PlacedBox) => void placed.push(next);
  await renderPart(
    <PlaceEditor cell={cell} url="/i.jpg" colour="#FFFFFF" isDisabled={isDisabled} onPlace={onPlace} />,
  );
  const area = await screen.findByRole('application');
  const frame = area.parentElement!;
  // 300 px show 100 mm: the print area of 88 mm and the room around it.
  Object.defineProperty(frame, 'clientWidth', { value: 300 });
  return { area, frame, handle: area.firstElementChild! };
}

beforeEach(() => {
  placed = [];
  HTMLElement.prototype.setPointerCapture = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetApp();
});

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 });

describe('dragging', () => {
  it('moves the picture by what the pointer moves, and says so once, at the end', async () => {
    const { area, frame } = await show();
    fireEvent.pointerDown(area, at(100, 100));
    fireEvent.pointerMove(frame, at(115, 100));
    fireEvent.pointerMove(frame, at(130, 85));
    expect(placed).toEqual([]);
    expect(frame.textContent).toBe('20 × 10 mm');
    fireEvent.pointerUp(frame, at(130, 85));
    expect(placed).toEqual([{ ...box, xMm: 50, yMm: 25 }]);
    fireEvent.pointerMove(frame, at(200, 200));
    fireEvent.pointerUp(frame, at(200, 200));
    expect(placed).toHaveLength(1);
  });

  it('sizes it at the handle, in its proportions, its upper left corner staying', async () => {
    const { frame, handle } = await show();
    fireEvent.pointerDown(handle, at(0, 0));
    fireEvent.pointerMove(frame, at(60, 0));
    expect(frame.textContent).toBe('40 × 20 mm');
    fireEvent.pointerUp(frame, at(60, 0));
    expect(placed).toEqual([{ ...box, widthMm: 40, xMm: 50, yMm: 35 }]);
  });

  it('says nothing of a click', async () => {
    const { area, frame } = await show();
    fireEvent.pointerDown(area, at(100, 100));
    fireEvent.pointerUp(frame, at(100, 100));
    expect(placed).toEqual([]);
  });

  it('begins where the rule has put the picture, when nobody has moved it yet', async () => {
    const { area, frame } = await show({ box: undefined });
    fireEvent.pointerDown(area, at(0, 0));
    fireEvent.pointerMove(frame, at(30, 0));
    fireEvent.pointerUp(frame, at(30, 0));
    const middle = { xMm: 44, yMm: 44 };
    expect(placed).toEqual([{ xMm: middle.xMm + 10, yMm: middle.yMm, widthMm: 88, rotationDeg: 0 }]);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', false, { xMm: 39 }],
    ['ArrowRight', true, { xMm: 50 }],
    ['ArrowUp', false, { yMm: 29 }],
    ['ArrowDown', true, { yMm: 40 }],
  ])('%s moves by a millimetre, ten with Shift: %s', async (key, shiftKey, moved) => {
    const { area } = await show();
    expect(fireEvent.keyDown(area, { key, shiftKey })).toBe(false);
    expect(placed).toEqual([{ ...box, ...moved }]);
  });

  it('leaves other keys to the dialog', async () => {
    const { area } = await show();
    expect(fireEvent.keyDown(area, { key: 'Escape' })).toBe(true);
    expect(placed).toEqual([]);
  });
});

it('can be looked at only, while the cell is left out', async () => {
  const { area, frame } = await show({}, true);
  fireEvent.pointerDown(area, at(0, 0));
  fireEvent.pointerMove(frame, at(60, 60));
  fireEvent.pointerUp(frame, at(60, 60));
  expect(fireEvent.keyDown(area, { key: 'ArrowLeft' })).toBe(true);
  expect(placed).toEqual([]);
});

it('lies the same way in languages that are read from the right: the frame stands over a drawing', async () => {
  const { area, frame } = await show();
  expect(frame.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  // 6 mm of room, then 40 mm less half the picture.
  expect(area.style.insetInlineStart).toBe('36%');
});
