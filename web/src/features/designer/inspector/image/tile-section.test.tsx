// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useEditor } from '../../session/designer-context.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { TileSection } from './tile-section.tsx';

afterEach(cleanup);

function Section() {
  const layer = useEditor((state) => findLayer(state.design, 'i')?.layer);
  return layer?.kind === 'image' ? <TileSection layer={layer} /> : null;
}

/** A picture of 40 × 20 mm on a print area of 200 × 100 mm. */
async function show(changes: Partial<ImageLayer> = {}) {
  const session = buildSession([buildImageLayer({ id: 'i', sourceHeightPx: 200, heightMm: 20, ...changes })]);
  await showInSession(session, <Section />);
  const now = () => findLayer(session.editor.getState().design, 'i')?.layer as ImageLayer;
  const set = (field: string, value: string) => {
    const input = screen.getByTestId(`tile-${field}`);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  return { session, now, set, person: userEvent.setup() };
}

describe('TileSection', () => {
  it('turns a picture into a pattern and back, one step each', async () => {
    const { session, now, person } = await show();
    const before = now();
    await person.click(screen.getByTestId('tile-switch'));
    expect(now()).toMatchObject({ widthMm: 200, heightMm: 100, tile: { widthMm: 40, arrangement: 'grid' } });
    expect(screen.getByText('每个单元 40 × 20 mm')).toBeTruthy();
    await person.click(screen.getByTestId('tile-switch'));
    expect(now()).toEqual({ ...before, tile: null });
    session.editor.undo();
    session.editor.undo();
    expect(now()).toEqual(before);
    expect(session.editor.getState().canUndo).toBe(false);
  });

  it('sets how repeats follow, their size, gap, turn and place', async () => {
    const tile = { widthMm: 40, gapMm: 0, arrangement: 'grid' as const };
    const { session, now, set, person } = await show({ widthMm: 200, heightMm: 100, tile });
    await person.click(screen.getByTestId('tile-brick'));
    set('width', '25.4');
    set('gap', '3');
    set('angle', '-30');
    set('offsetX', '5');
    expect(now().tile).toEqual({
      widthMm: 25.4,
      gapMm: 3,
      arrangement: 'brick',
      angleDeg: -30,
      offsetXMm: 5,
    });
    await person.click(screen.getByTestId('tile-centre'));
    expect(now().tile).toMatchObject({ widthMm: 25.4, angleDeg: 0, offsetXMm: 0, offsetYMm: 0 });
    for (let step = 0; step < 6; step += 1) session.editor.undo();
    expect(now().tile).toEqual(tile);
  });

  it('says which size is the least that can be printed', async () => {
    const tile = { widthMm: 40, gapMm: 0, arrangement: 'grid' as const };
    const { now, set } = await show({ widthMm: 2000, heightMm: 2000, tile });
    set('width', '1');
    expect(now().tile?.widthMm).toBeGreaterThan(20);
    expect(screen.getByText(/^最小/)).toBeTruthy();
  });

  it('leaves a locked pattern alone', async () => {
    await show({ locked: true, tile: { widthMm: 40, gapMm: 0, arrangement: 'grid' } });
    expect((screen.getByTestId('tile-switch') as HTMLButtonElement).disabled).toBe(true);
    expect((screen.getByTestId('tile-width') as HTMLInputElement).disabled).toBe(true);
  });
});
