// @vitest-environment happy-dom
import { checkOrderDesign } from '@diy/contract/orders/orders';
import { buildShapeLayer } from '@diy/design/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import type { SaveState } from '../saving/save-state.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { OutdatedOrdersStatus } from './outdated-orders-status.tsx';

let api: FakeApi;
let uninstall: () => void;
let outdated: Record<string, number>;
beforeEach(() => {
  outdated = {};
  api = createFakeApi();
  api.on(checkOrderDesign, ({ design_id }) => ({
    open: 9,
    outdated: outdated[design_id] ?? 0,
    newest_version: 2,
    versions: [],
  }));
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  cleanup();
  uninstall();
  localStorage.clear();
});

/** The line shown with an open design, and a way to save it. */
async function show() {
  const session = buildSession([buildShapeLayer()]);
  const { saver } = session;
  const save = (part: Partial<SaveState>) =>
    act(() => saver.state.set((now) => ({ ...now, saved: now.current, isTouched: true, ...part })));
  await showInSession(
    session,
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <OutdatedOrdersStatus />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { save, line: () => screen.queryByTestId('outdated-orders')?.textContent ?? null };
}

it('tells after a save how many orders keep an earlier version, and leads to them', async () => {
  outdated = { d: 3 };
  const { save, line } = await show();
  save({ id: 'd', version: 2 });
  await waitFor(() => expect(line()).toBe('3 行订单仍用旧版去换新'));
  expect(screen.getByRole('link', { name: '去换新' }).getAttribute('href')).toBe(
    '/auth/user/orders?state=outdated',
  );
  // Meanwhile an order has been made to follow, and one more version saved.
  outdated = { d: 2 };
  save({ id: 'd', version: 3 });
  expect(line()).toBe('3 行订单仍用旧版去换新');
  await waitFor(() => expect(line()).toBe('2 行订单仍用旧版去换新'));
  // A copy is no order's design.
  save({ id: null, version: 0, saved: null });
  expect(line()).toBeNull();
  save({ id: 'copy', version: 2 });
  expect(line()).toBeNull();
  await waitFor(() => expect(api.inputsOf(checkOrderDesign)).toContainEqual({ design_id: 'copy' }));
  expect(line()).toBeNull();
});

it('says nothing where no order is behind', async () => {
  const { save, line } = await show();
  save({ id: 'd', version: 5 });
  await waitFor(() => expect(api.inputsOf(checkOrderDesign)).toEqual([{ design_id: 'd' }]));
  expect(line()).toBeNull();
});

it.each<[string, Partial<SaveState>]>([
  ['a design that was only opened', { id: 'd', version: 4, isTouched: false }],
  ['its first version', { id: 'd', version: 1 }],
])('does not even ask for %s', async (_, part) => {
  outdated = { d: 3 };
  const { save, line } = await show();
  save(part);
  expect(api.inputsOf(checkOrderDesign)).toEqual([]);
  expect(line()).toBeNull();
});
