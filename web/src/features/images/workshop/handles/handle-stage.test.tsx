// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HandleStage } from './handle-stage.tsx';
import type { PrintMarks } from './handles.ts';

const PICTURE = { id: 'a', url: 'https://x.test/a.png', width: 200, height: 100 };
let handles: PrintMarks['handles'];
let white: PrintMarks['white'];

function Desk() {
  const [marks, setMarks] = useState<PrintMarks>({ handles: null, white: [0.5, 0.5] });
  ({ handles, white } = marks);
  return <HandleStage picture={PICTURE} marks={marks} onChange={setMarks} />;
}

beforeEach(() => {
  // The photograph lies at 10, 20 on the screen, in its own size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  Element.prototype.setPointerCapture = () => undefined;
  render(<Desk />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const corner = (n: number) => document.querySelector<HTMLElement>(`[data-handle="${n}"]`)!;
const press = (target: HTMLElement, key: string, more: object = {}) =>
  fireEvent.keyDown(target, { key, ...more });
const pointer = (x: number, y: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: y });

describe('the corners of a print', () => {
  it('are a suggestion until one is put', () => {
    expect(handles).toBeNull();
    expect(document.querySelectorAll('[data-handle]')).toHaveLength(5);
    fireEvent.pointerDown(corner(0), pointer(70, 50));
    fireEvent.pointerMove(screen.getByTestId('handle-stage'), pointer(50, 45));
    fireEvent.pointerUp(screen.getByTestId('handle-stage'), pointer(50, 45));
    expect(handles?.points).toEqual([
      [0.2, 0.25],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ]);
  });

  it('go by keys, to a tenth of a pixel, and steps are undone', () => {
    corner(3).focus();
    press(corner(3), 'ArrowRight');
    press(corner(3), 'ArrowDown', { altKey: true });
    press(corner(3), 'ArrowLeft', { shiftKey: true });
    expect(handles?.points[3]).toEqual([expect.closeTo(0.655, 9), expect.closeTo(0.701, 9)]);
    press(document.body, 'z', { ctrlKey: true });
    expect(handles?.points[3]).toEqual([expect.closeTo(0.705, 9), expect.closeTo(0.701, 9)]);
    press(document.body, 'z', { ctrlKey: true, shiftKey: true });
    expect(handles?.points[3]?.[0]).toBeCloseTo(0.655, 9);
  });

  it('are seen in the loupe while they are moved', () => {
    expect(screen.queryByRole('img', { name: 'handles.loupe' })).toBeNull();
    corner(1).focus();
    fireEvent.focus(corner(1));
    expect(screen.getByRole('img', { name: 'handles.loupe' }).textContent).toBe('140.0, 30.0');
  });

  it('leave the white place alone, which goes by itself', () => {
    corner(-1).focus();
    press(corner(-1), 'ArrowUp', { shiftKey: true });
    expect([handles, white]).toEqual([null, [0.5, expect.closeTo(0.4, 9)]]);
  });

  it('are left by a second finger, which zooms', () => {
    const stage = screen.getByTestId('handle-stage');
    fireEvent.pointerDown(corner(0), pointer(70, 50));
    fireEvent.pointerDown(stage, { ...pointer(120, 50), pointerId: 2 });
    fireEvent.pointerMove(stage, { ...pointer(170, 50), pointerId: 2 });
    expect(handles).toBeNull();
    expect((stage.firstElementChild as HTMLElement).style.transform).toMatch(/scale\(2\)/);
  });
});
