// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { addShape } from '../actions/add-content.ts';
import { DesignerContext } from '../session/designer-context.ts';
import { recordAddedFrom } from '../session/record-added-from.ts';
import { buildSession } from '../testing/build-session.ts';
import { isInSight } from '../view/reveal.ts';
import { useSmallScreen } from './use-small-screen.ts';

const WINDOW = { width: window.innerWidth, height: window.innerHeight };
const NO_INSETS = { left: 0, top: 0, right: 0, bottom: 0 };

afterEach(() => {
  cleanup();
  Object.assign(window, { innerWidth: WINDOW.width, innerHeight: WINDOW.height });
});

/** A square of 20 mm at (100, 260) of a stage of 390 × 600 px, 1 px a mm, on a screen of this size. */
function open(innerWidth: number, innerHeight: number) {
  Object.assign(window, { innerWidth, innerHeight });
  const square = { widthMm: 20, heightMm: 20 };
  const session = buildSession([
    buildShapeLayer({ id: 'a', xMm: 100, yMm: 260, ...square }),
    buildShapeLayer({ id: 'far', xMm: 100, yMm: 2000, ...square }),
  ]);
  session.view.resize({ width: 390, height: 600 });
  session.view.set({ pxPerMm: 1, offsetX: 0, offsetY: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DesignerContext value={session}>{children}</DesignerContext>
  );
  renderHook(() => useSmallScreen(), { wrapper });
  const seen = (yMm: number) => {
    const rect = { xMm: 90, yMm: yMm - 10, ...square };
    return isInSight(session.view.get(), session.view.size(), rect, NO_INSETS);
  };
  const resize = (width: number, height: number) =>
    act(() => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event('resize'));
    });
  return { session, seen, resize, panel: () => session.ui.get().panel };
}

describe('on a telephone', () => {
  it('what is selected stays in sight while a sheet or the keyboard takes room', () => {
    const { session, seen } = open(390, 844);
    session.editor.select(['a']);
    act(() => session.view.resize({ width: 390, height: 200 }));
    expect(seen(260)).toBe(true);
    expect(session.view.get().pxPerMm).toBe(1);
  });

  it('what had been moved out of sight is not called back', () => {
    const { session } = open(390, 844);
    session.editor.select(['a']);
    session.view.set({ pxPerMm: 1, offsetX: 0, offsetY: -3000 });
    act(() => session.view.resize({ width: 390, height: 200 }));
    expect(session.view.get().offsetY).toBe(-3200);
  });

  it('what is selected in a list is shown where it lies outside, and left alone where a part of it is seen', () => {
    const { session, seen } = open(390, 844);
    act(() => session.editor.select(['far']));
    expect(seen(2000)).toBe(true);
    session.view.set({ pxPerMm: 1, offsetX: 0, offsetY: -265 });
    const before = session.view.get();
    act(() => session.editor.select(['a']));
    expect(session.view.get()).toBe(before);
  });

  it('the inspector closes when nothing is selected', () => {
    const { session } = open(390, 844);
    session.editor.select(['a']);
    session.ui.set((now) => ({ ...now, isInspectorOpen: true }));
    act(() => session.editor.select([]));
    expect(session.ui.get().isInspectorOpen).toBe(false);
  });
});

it.each([
  [390, 844],
  [844, 390],
])('a panel of telephones is closed when the window of %d × %d becomes a large one', (width, height) => {
  const { session, panel, resize } = open(width, height);
  for (const small of ['more', 'product', 'mockup', 'findings'] as const) {
    session.ui.set((now) => ({ ...now, panel: small, isPreflightOpen: false }));
    resize(1440, 900);
    expect(panel()).toBeNull();
    expect(session.ui.get().isPreflightOpen).toBe(small === 'findings');
    resize(width, height);
  }
  session.ui.set((now) => ({ ...now, panel: 'layers' }));
  resize(1440, 900);
  expect(panel()).toBe('layers');
});

it('at a desk panels stay', () => {
  const { session, panel } = open(1440, 900);
  session.ui.set((now) => ({ ...now, panel: 'shapes' }));
  act(() => {
    addShape(session, 'rect');
    recordAddedFrom(session, 'shapes');
  });
  act(() => session.editor.select([]));
  expect(panel()).toBe('shapes');
  expect(session.ui.get().isInspectorOpen).toBe(true);
});
