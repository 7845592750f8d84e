// @vitest-environment happy-dom
import { DESIGN_FORMAT } from '@diy/design/document';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { clearSession, storeSession } from '../../../shared/session/session.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { VersionDetail } from './version-detail.tsx';

const user = { id: 'u1', username: 'a', nickname: '', sku: 'A', avatar: null };
beforeEach(() => storeSession('token', user as never));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  clearSession();
});

const row = { version: 3, name: null, template_version: 1, created_at: '2026-11-28T00:00:00Z' };

it('asks to reload the page where a newer one has saved the version', async () => {
  const session = buildSession();
  const design = { ...session.editor.getState().design, format: DESIGN_FORMAT + 1, sparkle: 5 };
  const body = JSON.stringify({ code: '10000', msg: '', data: { ...row, design, pictures: [] } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
  await showInSession(
    session,
    <QueryClientProvider client={createQueryClient()}>
      <VersionDetail id="d1" row={row} isNewest={false} onDone={() => {}} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/重新加载/);
});
