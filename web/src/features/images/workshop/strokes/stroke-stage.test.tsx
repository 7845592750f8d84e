// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaintedStroke } from './painted.ts';
import { StrokeStage } from './stroke-stage.tsx';

const PICTURE = { id: 'a', url: 'https://example.test/a.png', width: 200, height: 100 };
let strokes: readonly PaintedStroke[] = [];
const behind = vi.fn();

function Desk() {
  const [painted, setPainted] = useState<readonly PaintedStroke[]>([]);
  strokes = painted;
  return (
    <StrokeStage
      picture={PICTURE}
      strokes={painted}
      kinds={['keep', 'remove']}
      hint="涂一涂"
      onChange={setPainted}
    />
  );
}

beforeEach(() => {
  // The picture lies at 10, 20 on the screen, in its own size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  Element.prototype.setPointerCapture = () => undefined;
  behind.mockReset();
  window.addEventListener('keydown', behind);
  render(<Desk />);
});
afterEach(() => {
  window.removeEventListener('keydown', behind);
  cleanup();
  vi.restoreAllMocks();
});

const stage = () => screen.getByTestId('stroke-stage');
function paint(from: [number, number], to: [number, number], pointerId = 1) {
  const at = ([x, y]: [number, number]) => ({ pointerId, button: 0, clientX: x, clientY: y });
  fireEvent.pointerDown(stage(), at(from));
  fireEvent.pointerMove(stage(), at(to));
  fireEvent.pointerUp(stage(), at(to));
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

describe('painting on a picture', () => {
  it('makes a stroke of what the pointer does, in shares of the picture', () => {
    expect(screen.getByText('涂一涂')).toBeTruthy();
    paint([60, 70], [110, 95]);
    expect(strokes).toEqual([
      {
        kind: 'keep',
        width: 0.025,
        points: [
          [0.25, 0.5],
          [0.5, 0.75],
        ],
      },
    ]);
    expect(screen.queryByText('涂一涂')).toBeNull();
  });

  it('is undone and redone by keys, which nothing behind the dialog hears', () => {
    paint([60, 70], [110, 95]);
    press('r');
    press(']');
    paint([20, 30], [40, 30]);
    expect(strokes.map(({ kind, width }) => [kind, width])).toEqual([
      ['keep', 0.025],
      ['remove', 0.04],
    ]);
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect(strokes).toEqual([]);
    press('z', { ctrlKey: true, shiftKey: true });
    press('y', { ctrlKey: true });
    expect(strokes).toHaveLength(2);
    expect(behind).not.toHaveBeenCalled();
  });

  it('is none when a second finger comes: two of them move and zoom', () => {
    const finger = (pointerId: number, clientX: number) => ({ pointerId, button: 0, clientX, clientY: 70 });
    fireEvent.pointerDown(stage(), finger(1, 60));
    fireEvent.pointerDown(stage(), finger(2, 100));
    fireEvent.pointerMove(stage(), finger(2, 180));
    fireEvent.pointerUp(stage(), finger(2, 180));
    fireEvent.pointerUp(stage(), finger(1, 60));
    expect(strokes).toEqual([]);
    expect((stage().firstElementChild as HTMLElement).style.transform).toMatch(/scale\(3\)/);
  });

  it('goes by keys alone: arrows, and Space to lower and lift the brush', () => {
    const key = (name: string, more: object = {}) => fireEvent.keyDown(stage(), { key: name, ...more });
    key('ArrowLeft');
    key(' ');
    key('ArrowRight', { shiftKey: true });
    key('ArrowDown');
    key(' ');
    expect(strokes[0]?.points).toEqual([
      [0.4875, 0.5],
      [0.5375, 0.5],
      [0.5375, 0.525],
    ]);
    key(' ');
    key('ArrowUp', { shiftKey: true });
    key('Escape');
    expect(strokes).toHaveLength(1);
  });

  it('clears everything as one step', () => {
    paint([60, 70], [110, 95]);
    paint([20, 30], [40, 30]);
    fireEvent.click(screen.getAllByRole('button')[2]!);
    expect(strokes).toEqual([]);
    press('z', { ctrlKey: true });
    expect(strokes).toHaveLength(2);
  });
});
