// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useUi } from '../session/designer-context.ts';
import { buildSession, instantFonts } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { PreflightChip } from './preflight-chip.tsx';

afterEach(cleanup);

function Chip() {
  useUi((ui) => ui.isPreflightOpen);
  return <PreflightChip />;
}

async function show(...args: Parameters<typeof buildSession>) {
  const session = buildSession(...args);
  session.editor.subscribe(() => session.preflight.follow(false));
  session.fonts.states.subscribe(() => session.preflight.follow(false));
  session.preflight.follow(false);
  await showInSession(session, <Chip />);
  const person = userEvent.setup();
  const open = async () => {
    await person.click(screen.getByTestId('preflight-chip'));
    return within(await screen.findByTestId('preflight-list'));
  };
  return { session, person, open };
}

describe('PreflightChip', () => {
  it('calls an empty design a start, not a mistake', async () => {
    await show();
    const chip = await screen.findByText('还没有内容');
    expect(chip.closest('button')?.dataset.tone).toBe('info');
  });

  it('fixes in one click what can be fixed, shows where it is, and takes it back', async () => {
    const { session, person, open } = await show([
      buildShapeLayer({ id: 's', name: '徽标', xMm: 230, yMm: 50, widthMm: 40, heightMm: 40 }),
    ]);
    await screen.findByText('2 错误');
    const list = await open();
    expect(list.getByText(/“徽标”完全在印刷区域之外/)).toBeTruthy();
    await person.click(list.getByRole('button', { name: '移回印刷区域' }));
    const layer = () => findLayer(session.editor.getState().design, 's')?.layer;
    expect(layer()?.xMm).toBe(180);
    expect(session.editor.getState().selection).toEqual(['s']);
    expect(await screen.findByText('通过')).toBeTruthy();
    act(() => session.editor.undo());
    expect(layer()?.xMm).toBe(230);
    expect(await screen.findByText('2 错误')).toBeTruthy();
  });

  it('offers another font or deleting for characters a font lacks', async () => {
    const fonts = instantFonts({ 'anton-400': /\p{Script=Han}/u, 'noto-sans-sc-400': /\p{Emoji}/u });
    fonts.request('anton-400');
    const { session, person, open } = await show(
      [buildTextLayer({ id: 't', name: '标题', text: 'HI 海', fontId: 'anton-400', xMm: 100 })],
      fonts,
    );
    await screen.findByText('1 错误');
    const list = await open();
    expect(list.getByText(/没有：海/)).toBeTruthy();
    await person.click(await list.findByTestId('fix-font'));
    const layer = () => findLayer(session.editor.getState().design, 't')?.layer;
    expect(layer()).toMatchObject({ text: 'HI 海', fontId: 'noto-sans-sc-400' });
    act(() => session.editor.undo());
    await person.click(await list.findByRole('button', { name: '删除这些字' }));
    expect(layer()).toMatchObject({ text: 'HI ', fontId: 'anton-400' });
  });

  it('offers no fix for what is locked', async () => {
    const { open } = await show([buildShapeLayer({ id: 's', xMm: 230, locked: true })]);
    await screen.findByText('2 错误');
    const list = await open();
    expect(list.getByRole('button', { name: '查看' })).toBeTruthy();
    expect(list.queryByTestId('preflight-fix')).toBeNull();
  });
});
