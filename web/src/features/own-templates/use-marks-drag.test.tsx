// @vitest-environment happy-dom
import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-mockup';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstMarks } from './marks-state.ts';
import { useMarksDrag } from './use-marks-drag.ts';

/** A print of 200 × 100 px in the middle of a photograph of 400 × 300 px, which is shown half as large. */
const start = firstMarks(400, 300, { widthMm: 20, heightMm: 10 });
let marks: PhotoMarks;
let steps: boolean[];
let drawn: PhotoPoint[];

function Photo({ drawing = null }: { drawing?: readonly PhotoPoint[] | null }) {
  const [now, setNow] = useState(start);
  marks = now;
  const { frame, gestures, onKey } = useMarksDrag({
    marks: now,
    drawing,
    onChange(next, isDone) {
      setNow(next);
      steps.push(isDone);
    },
    onDraw: (point) => drawn.push(point),
  });
  return (
    <div ref={frame}>
      <i data-testid="print" {...gestures(null)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as the stage has it */}
      <i data-testid="point" {...gestures(0)} onKeyDown={(event) => onKey(event, 0)} />
    </div>
  );
}

beforeEach(() => {
  [marks, steps, drawn] = [start, [], []];
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.getBoundingClientRect = () =>
    ({ left: 10, top: 20, width: 200, height: 150 }) as DOMRect;
});
afterEach(cleanup);

const at = (x: number, y: number, more = {}) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  button: 0,
  ...more,
});
function drag(id: string, ...path: [number, number][]) {
  const element = screen.getByTestId(id);
  const [first, ...rest] = path;
  const last = path.at(-1)!;
  fireEvent.pointerDown(element, at(...first!));
  for (const place of rest) fireEvent.pointerMove(element, at(...place));
  fireEvent.pointerUp(element, at(...last));
}
const first = () => marks.points[0];
const [x, y] = start.points[0]!;

describe('a mark', () => {
  it('follows the pointer in the photograph’s pixels, as one step', () => {
    render(<Photo />);
    drag('point', [60, 60], [65, 60], [70, 80]);
    expect(first()).toEqual([x + 20, y + 40]);
    expect(marks.points.slice(1)).toEqual(start.points.slice(1));
    expect(steps).toEqual([false, false, true]);
  });

  it('stays on the photograph', () => {
    render(<Photo />);
    drag('point', [60, 60], [-500, 900]);
    expect(first()).toEqual([0, 300]);
  });

  it('lies where it began when the pointer comes back', () => {
    render(<Photo />);
    drag('point', [60, 60], [90, 60], [60, 60]);
    expect(first()).toEqual([x, y]);
    expect(steps.at(-1)).toBe(true);
  });

  it.each([
    ['a click', () => drag('point', [60, 60])],
    [
      'another button',
      () => {
        fireEvent.pointerDown(screen.getByTestId('point'), at(60, 60, { button: 2 }));
        fireEvent.pointerMove(screen.getByTestId('point'), at(90, 90));
      },
    ],
    ['a pointer that only passes', () => fireEvent.pointerMove(screen.getByTestId('point'), at(90, 90))],
  ])('is left alone by %s', (_, gesture) => {
    render(<Photo />);
    gesture();
    expect(steps).toEqual([]);
  });

  it.each([
    ['ArrowLeft', false, [-1, 0]],
    ['ArrowDown', false, [0, 1]],
    ['ArrowRight', true, [10, 0]],
    ['ArrowUp', true, [0, -10]],
  ])('moves by %s, ten times as far with Shift: %s', (key, shiftKey, [dx, dy]) => {
    render(<Photo />);
    expect(fireEvent.keyDown(screen.getByTestId('point'), { key, shiftKey })).toBe(false);
    expect(first()).toEqual([x + dx!, y + dy!]);
    expect(steps).toEqual([true]);
  });

  it('leaves other keys to the page', () => {
    render(<Photo />);
    expect(fireEvent.keyDown(screen.getByTestId('point'), { key: 'Tab' })).toBe(true);
    expect(steps).toEqual([]);
  });
});

it('the whole print moves, as far as it stays on the photograph', () => {
  render(<Photo />);
  drag('print', [100, 100], [110, 105]);
  expect(marks.points).toEqual(start.points.map(([px, py]) => [px + 20, py + 10]));
  drag('print', [100, 100], [9000, 100]);
  expect(Math.max(...marks.points.map(([px]) => px))).toBe(400);
});

it('while a cutout is drawn, a press on the photograph is a point of it, and marks can still be moved', () => {
  render(<Photo drawing={[]} />);
  drag('print', [110, 95], [150, 95]);
  expect(drawn).toEqual([[200, 150]]);
  expect(steps).toEqual([]);
});
