// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import { FILTER_PRESETS, type ImageLayer } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useEditor } from '../../session/designer-context.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { FilterSection } from './filter-section.tsx';
import { MaskSection } from './mask-section.tsx';

afterEach(cleanup);

function Sections() {
  const layer = useEditor((state) => findLayer(state.design, 'i')?.layer);
  if (layer?.kind !== 'image') return null;
  return (
    <>
      <FilterSection layer={layer} />
      <MaskSection layer={layer} />
    </>
  );
}

/** A picture of 40 × 20 mm. */
async function show(changes: Partial<ImageLayer> = {}) {
  const session = buildSession([buildImageLayer({ id: 'i', heightMm: 20, ...changes })]);
  await showInSession(session, <Sections />);
  const now = () => findLayer(session.editor.getState().design, 'i')?.layer as ImageLayer;
  const type = (testId: string, value: string) => {
    const input = screen.getByTestId(testId);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  return { session, now, type, person: userEvent.setup() };
}

const isChosen = (testId: string) => screen.getByTestId(testId).getAttribute('aria-checked');

describe('FilterSection', () => {
  it('takes ready-made filters, one step each, and the original back', async () => {
    const { session, now, person } = await show();
    expect(isChosen('filter-original')).toBe('true');
    await person.click(screen.getByTestId('filter-vintage'));
    expect(now().filter).toEqual(FILTER_PRESETS.vintage);
    expect(isChosen('filter-vintage')).toBe('true');
    await person.click(screen.getByTestId('filter-original'));
    expect(now().filter).toBeNull();
    session.editor.undo();
    expect(now().filter).toEqual(FILTER_PRESETS.vintage);
    session.editor.undo();
    expect(now()).toEqual(buildImageLayer({ id: 'i', heightMm: 20 }));
    expect(session.editor.getState().canUndo).toBe(false);
  });

  it('sets each amount by number and brings it back by its button or a double click', async () => {
    const { now, type, person } = await show();
    await person.click(screen.getByTestId('filter-adjust'));
    type('filter-contrast', '35');
    type('filter-hueDeg', '-90');
    expect(now().filter).toEqual({ contrast: 35, hueDeg: -90 });
    expect(screen.getByText('已自定')).toBeTruthy();
    await person.click(screen.getByTestId('filter-contrast-reset'));
    expect(now().filter).toEqual({ hueDeg: -90 });
    await person.dblClick(screen.getAllByTitle('色相')[0]!);
    expect(now().filter).toBeNull();
    expect(isChosen('filter-original')).toBe('true');
    type('filter-sepia', '-20');
    expect(now().filter ?? null).toBeNull();
    expect(screen.getByText('最小 0')).toBeTruthy();
  });

  it('moves a slider by keys, one step of undo for one move', async () => {
    const { session, now, person } = await show();
    await person.click(screen.getByTestId('filter-adjust'));
    const handle = screen.getByRole('slider', { name: '亮度' });
    for (let step = 0; step < 3; step += 1)
      fireEvent.keyDown(handle, { key: 'ArrowRight', keyCode: 39, which: 39 });
    fireEvent.keyUp(handle, { key: 'ArrowRight', keyCode: 39, which: 39 });
    expect(now().filter).toEqual({ brightness: 3 });
    expect(session.editor.getState().isInGesture).toBe(false);
    session.editor.undo();
    expect(now().filter ?? null).toBeNull();
  });

  it('prints in one colour of one’s own, whichever filter is tried meanwhile', async () => {
    const { session, now, person, type } = await show();
    await person.click(screen.getByTestId('filter-adjust'));
    await person.click(screen.getByTestId('filter-tint-switch'));
    expect(now().filter).toEqual({ tint: { colour: '#2F5D8A', amount: 100 } });
    session.editor.run('updateLayer', {
      layerId: 'i',
      patch: { filter: { tint: { colour: '#00AA55', amount: 100 } } },
    });
    await screen.findByTestId('filter-tint-amount');
    await person.click(screen.getByTestId('filter-tint'));
    expect(now().filter).toEqual({ ...FILTER_PRESETS.tint, tint: { colour: '#00AA55', amount: 100 } });
    type('filter-tint-amount', '60');
    expect(now().filter?.tint).toEqual({ colour: '#00AA55', amount: 60 });
    await person.click(screen.getByTestId('filter-tint-switch'));
    await person.click(screen.getByTestId('filter-invert'));
    expect(now().filter).toEqual({ contrast: 12, invert: true });
  });
});

describe('MaskSection', () => {
  it('cuts to a shape and sets its corners and points; undo goes all the way back', async () => {
    const { session, now, person, type } = await show();
    await person.click(screen.getByTestId('mask-rect'));
    expect(now().mask).toEqual({ shape: 'rect', cornerRadiusMm: 2 });
    type('mask-radius', '6.5');
    expect(now().mask).toEqual({ shape: 'rect', cornerRadiusMm: 6.5 });
    type('mask-radius', '50');
    expect(now().mask).toEqual({ shape: 'rect', cornerRadiusMm: 10 });
    await person.click(screen.getByTestId('mask-star'));
    type('mask-points', '8');
    expect(now().mask).toEqual({ shape: 'star', points: 8 });
    await person.click(screen.getByTestId('mask-burst'));
    type('mask-points', '12');
    expect(now().mask).toEqual({ shape: 'burst', points: 12 });
    await person.click(screen.getByTestId('mask-cloud'));
    expect(now().mask).toEqual({ shape: 'cloud' });
    expect(screen.queryByTestId('mask-points')).toBeNull();
    await person.click(screen.getByTestId('mask-none'));
    expect(now().mask).toBeNull();
    while (session.editor.getState().canUndo) session.editor.undo();
    expect(now().mask).toBeUndefined();
    while (session.editor.getState().canRedo) session.editor.redo();
    expect(now().mask).toBeNull();
  });

  it('leaves a locked picture alone', async () => {
    await show({ locked: true });
    for (const id of ['mask-heart', 'filter-mono'])
      expect((screen.getByTestId(id) as HTMLButtonElement).disabled).toBe(true);
  });
});
