// @vitest-environment happy-dom
import { DESIGN_FORMAT } from '@diy/design/document';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../../lib/text/translate.ts';
import { AppOutdated } from '../../../shared/api/api-errors.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { clearSession, storeSession } from '../../../shared/session/session.ts';
import { fetchSaved } from './fetch-saved.ts';
import { explainSaveError } from './server-port.ts';

const user = { id: 'u1', username: 'a', nickname: '', sku: 'A', avatar: null };
beforeAll(() => startTexts([], 'zh-CN'));
beforeEach(() => storeSession('token', user as never));
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

const document = (format: number) => ({
  format,
  colourId: 'white',
  sizeId: 'm',
  print: { bleed: false },
  surfaces: [{ surfaceId: 'front', layers: [] }],
});

function serve(design: object): void {
  const body = JSON.stringify({ code: '10000', msg: '', data: { id: 'd1', name: '猫', design } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
}

test('a design of an older server is brought to this page’s format', async () => {
  serve(document(2));
  expect((await fetchSaved('d1', { quiet: true })).design).toEqual(document(DESIGN_FORMAT));
});

test('a design that a newer page has saved is not opened: the person is asked to reload', async () => {
  serve({ ...document(DESIGN_FORMAT + 1), sparkle: 5 });
  const error = await fetchSaved('d1', { quiet: true }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppOutdated);
  expect(explainFailure(error)).toMatch(/重新加载/);
  expect(explainSaveError(error)).toEqual({ kind: 'failed', message: explainFailure(error) });
});
