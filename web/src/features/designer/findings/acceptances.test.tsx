// @vitest-environment happy-dom
import { acceptFindings, type DesignFinding } from '@diy/contract/designs/design-findings';
import { findingKey } from '@diy/design/preflight';
import { buildTextLayer } from '@diy/design/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignal } from '../../../lib/signal.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { serve, signIn } from '../../../testing/render-app.tsx';
import { useUi } from '../session/designer-context.ts';
import { buildSession, instantFonts } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { PreflightChip } from './preflight-chip.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  signIn();
  return serve(api);
});
afterEach(cleanup);

function Chip() {
  useUi((ui) => ui.isPreflightOpen);
  return <PreflightChip />;
}

/** A saved design whose words do not fit their box, its list of findings open. */
async function open() {
  const fonts = instantFonts({ 'anton-400': /\p{Script=Han}/u });
  fonts.request('anton-400');
  const words = buildTextLayer({
    id: 't',
    name: '标题',
    text: 'MUCH TOO LONG FOR THIS BOX',
    fontId: 'anton-400',
    fit: 'fixed',
    xMm: 100,
    yMm: 50,
    widthMm: 12,
    heightMm: 8,
    fontSizeMm: 8,
  });
  const session = buildSession([words], fonts);
  const state = { ...session.saver.state.get(), id: 'design-1', version: 4 };
  const saves: string[] = [];
  Object.assign(session.saver, {
    state: createSignal(state),
    saveNow: async () => {
      saves.push('saved');
      return true;
    },
  });
  session.preflight.follow(false);
  await showInSession(session, <Chip />);
  await screen.findByText(/^1 错误( ·|$)/);
  await userEvent.click(screen.getByTestId('preflight-chip'));
  return { session, saves, list: within(await screen.findByTestId('preflight-list')) };
}

it('accepts exactly the error that was read, in the version it was saved as, and takes it back', async () => {
  const { session, saves, list } = await open();
  const [finding] = session.preflight.findings.get();
  const key = findingKey(finding!, session.editor.getState().design);
  const asked: object[] = [];
  api.on(acceptFindings, (input) => {
    asked.push(input);
    const accepted = input.withdraw ? null : { by: '小王', at: new Date().toISOString() };
    const said: DesignFinding = {
      id: 'text-overflow',
      severity: 'error',
      text: '',
      key,
      can_accept: true,
      accepted,
    };
    return { findings: [said] };
  });
  await userEvent.click(list.getByTestId('accept'));
  await userEvent.click(list.getByTestId('accept-sure'));
  expect(await list.findByText(/小王 已同意仍然打印/)).toBeTruthy();
  expect(saves).toEqual(['saved']);
  expect(asked).toEqual([{ id: 'design-1', version: 4, keys: [key], withdraw: false }]);
  expect(screen.getByTestId('preflight-chip').dataset.tone).toBe('warning');
  expect(screen.getByText('1 错误已同意')).toBeTruthy();

  await userEvent.click(list.getByRole('button', { name: '撤回' }));
  expect(await list.findByTestId('accept')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ keys: [key], withdraw: true });
  expect(screen.getByTestId('preflight-chip').dataset.tone).toBe('error');
});

it('does not hold for what is changed afterwards', async () => {
  const { session } = await open();
  const [finding] = session.preflight.findings.get();
  const key = findingKey(finding!, session.editor.getState().design);
  act(() => session.accepted.set(new Map([[key, { by: '小王', at: new Date().toISOString() }]])));
  expect(await screen.findByText('1 错误已同意')).toBeTruthy();
  act(() => {
    session.editor.run('updateLayer', { layerId: 't', patch: { text: 'ANOTHER WORD THAT IS TOO LONG' } });
    session.preflight.follow(false);
  });
  expect(await screen.findByText(/^1 错误( ·|$)/)).toBeTruthy();
});
