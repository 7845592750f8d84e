// @vitest-environment happy-dom
import { generateAgain, textToImage } from '@diy/contract/ai-images/ai-images';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { startTexts } from '../../../lib/text/translate.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { useAiGroupCommands } from './use-ai-group.ts';

let api: FakeApi;
let uninstall: () => void;
beforeAll(() => startTexts(['ai-images'], 'zh-CN'));
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  cleanup();
  uninstall();
});

function open() {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAiGroupCommands('group'), { wrapper }).result;
}

const started = () => ({ operation_id: 'operation', shengchengtus: [] });

test.each(['run', 'again'] as const)(
  '%s pressed again after a lost response is the same run',
  async (which) => {
    const endpoint = { run: textToImage, again: generateAgain }[which];
    const commands = open();
    const press = async (content: string) => {
      const { run, again } = commands.current;
      act(() => (which === 'run' ? run.mutate({ prompt: content }) : again.mutate([content])));
      await waitFor(() => expect(commands.current[which].isPending).toBe(false));
    };
    const lose = () => api.onRaw('POST', endpoint.path, { status: 504, body: '' });
    lose();
    await press('fox');
    await press('fox');
    await press('hare');
    api.on(endpoint, started);
    await press('hare');
    await press('hare');
    const keys = api
      .inputsOf(endpoint)
      .map((input) => (input as { idempotency_key?: string }).idempotency_key);
    expect(keys.every((key) => typeof key === 'string')).toBe(true);
    // Which presses are one: the same content until a success.
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 2, 4]);
  },
);
