import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { findTemplateId, mugDocument } from '../../designs/testing/build-design.ts';
import type { DrawableImage } from '../../images/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { UnprintableDesign } from '../preflight/check-design.ts';
import { createRenderer, type RenderRequest } from './renderer.ts';
import { type RenderThreads, startRenderThreads } from './start-render-threads.ts';

let app: TestApp;
let seller: TestAccount;
let threads: RenderThreads;
let request: RenderRequest;
const deaths: string[] = [];
const unused: DrawableImage = {
  id: 'unused',
  name: 'unused',
  widthPx: 10,
  heightPx: 10,
  masterKey: '',
  previewKey: '',
  sha256: '',
  hasAlpha: false,
  hasSemiTransparency: false,
  isDamaged: false,
  isVector: false,
  originalKey: 'none',
};
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const template = await getTemplateVersion(
    app.services.db,
    seller.id,
    await findTemplateId(app, seller.token),
  );
  request = {
    ownerId: seller.id,
    key: 'in the threads',
    document: mugDocument(),
    template,
    images: new Map(),
  };
  threads = startRenderThreads(app.services.config, (cause) => deaths.push(cause.message));
});
afterAll(async () => {
  await threads.stop();
  await app.close();
});

it('make the very files that are made without them, also several at once in every thread', async () => {
  const { storage } = app.services;
  const here = createRenderer(app.services);
  const mockupId = request.template.mockups[0]!.asset.id;
  const own = { ...request, key: 'here' };
  const expected = [await here.mockup(own, mockupId), await here.print(own, 'wrap')] as const;
  // Another picture, though unused, is work for another thread.
  const elsewhere = { ...request, key: 'elsewhere', images: new Map([[unused.id, unused]]) };
  const [mockup, print, other] = await Promise.all([
    threads.mockup(request, mockupId),
    threads.print(request, 'wrap'),
    threads.print(elsewhere, 'wrap'),
  ]);
  expect(mockup).toMatchObject({ mockup_id: mockupId });
  expect(print).toEqual({ ...expected[1], key: print.key });
  expect((await storage.read(mockup.key)).equals(await storage.read(expected[0].key))).toBe(true);
  const file = await storage.read(expected[1].key);
  expect((await storage.read(print.key)).equals(file)).toBe(true);
  expect((await storage.read(other.key)).equals(file)).toBe(true);
});

it('make a mockup ready, or say why not', async () => {
  const [mockup] = request.template.mockups;
  await threads.prepare(mockup!);
  const lost = { ...mockup!, hash: 'unknown', prefix: 'pub/nowhere' };
  await expect(threads.prepare(lost)).rejects.toBeInstanceOf(ObjectMissing);
});

it('say why a file cannot be made, and make the next one', async () => {
  const [surface] = request.document.surfaces;
  const unseen = { ...surface!, layers: surface!.layers.map((layer) => ({ ...layer, opacity: 0 })) };
  const blank = { ...request, key: 'blank', document: { ...request.document, surfaces: [unseen] } };
  const refused = await threads.print(blank, 'wrap').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnprintableDesign);
  expect((refused as UnprintableDesign).reason.id).toBe('rendering.blank-surface');
  await expect(threads.print(request, 'lid')).rejects.toThrow('lid');
  expect((await threads.print(request, 'wrap')).surface_id).toBe('wrap');
});

it('are ended when they answer nothing, and that is reported before anything else happens', async () => {
  const reported: string[] = [];
  const silent = startRenderThreads(app.services.config, (cause) => reported.push(cause.message), {
    silentMs: 1,
  });
  const problem = 'a drawing thread did not reply for 0.001 s';
  const first = silent.print(request, 'wrap').catch((error: Error) => [...reported, error.message]);
  expect(await first).toEqual([problem, problem]);
  await expect(silent.print(request, 'wrap')).rejects.toThrow(problem);
  await silent.stop();
  expect(reported).toEqual([problem]);
});

it('say what is missing for a mockup, though another thread misses it', async () => {
  const { template } = request;
  const mockups = template.mockups.map((mockup) => ({ ...mockup, hash: 'none', prefix: 'pub/mockups/none' }));
  const bare = { ...request, key: 'bare', template: { ...template, mockups } };
  const lost = await threads.mockup(bare, mockups[0]!.asset.id).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(ObjectMissing);
});

it.each([
  ['two threads, each its own', 4],
  ['one where few files are made at once', 2],
])('give different pictures to %s, and the same ones to the same', async (_name, filesAtOnce) => {
  const scriptOf = () => new URL('../testing/report-its-thread.mjs', import.meta.url);
  const telling = startRenderThreads(app.services.config, () => {}, { scriptOf, filesAtOnce });
  const withPicture = (id: string) => ({ ...request, images: new Map([[id, unused]]) });
  const keys = ['a', 'b', 'a', 'b'];
  const responses = await Promise.all(keys.map((key) => telling.print(withPicture(key), 'wrap')));
  const [a, b, again, bAgain] = responses.map(({ key }) => key);
  expect([again, bAgain]).toEqual([a, b]);
  // A machine with one core has one thread.
  expect(new Set([a, b]).size).toBe(Math.min(filesAtOnce / 2, availableParallelism()));
  await telling.stop();
});

// With one core there is one thread, and the test above of silence is the whole story.
it.runIf(availableParallelism() > 1)('are ended when one is silent, though another answers', async () => {
  const reported: string[] = [];
  const scriptOf = () => new URL('../testing/report-its-thread.mjs', import.meta.url);
  const half = startRenderThreads(app.services.config, (cause) => reported.push(cause.message), {
    scriptOf,
    silentMs: 2000,
  });
  const ask = (id: string) => half.print({ ...request, images: new Map([[id, unused]]) }, 'wrap');
  const silent = expect(ask('silent')).rejects.toThrow('did not reply for 2 s');
  let responses = 0;
  while (reported.length === 0 && responses < 1000) {
    await ask('b').then(
      () => {
        responses += 1;
      },
      () => {},
    );
    await sleep(10);
  }
  await silent;
  expect(reported).toEqual(['a drawing thread did not reply for 2 s']);
  expect(responses).toBeGreaterThan(1);
});

it.each([['drawing-thread'], ['composing-thread']])(
  'all end when the %s does, which is reported once and before anything is rejected',
  async (ending) => {
    const reported: string[] = [];
    const scriptOf = (name: string) =>
      new URL(`../testing/${name === ending ? 'ends-at-once' : 'report-its-thread'}.mjs`, import.meta.url);
    const broken = startRenderThreads(app.services.config, (cause) => reported.push(cause.message), {
      scriptOf,
    });
    await vi.waitFor(() => expect(reported).toEqual([`the ${ending} ended`]), { timeout: 60_000 });
    await expect(broken.mockup(request, 'mug')).rejects.toThrow('ended');
    await broken.stop();
    expect(reported).toHaveLength(1);
  },
);

it('hold no request back that comes while they die, before their death is reported', async () => {
  const reported: string[] = [];
  const late: Promise<string>[] = [];
  const scriptOf = () => new URL('../testing/ends-at-once.mjs', import.meta.url);
  const broken = startRenderThreads(
    app.services.config,
    (cause) => {
      late.push(
        broken.print(request, 'wrap').then(String, (error: Error) => [...reported, error.message].join()),
      );
      reported.push(cause.message);
    },
    { scriptOf },
  );
  const early = await broken.print(request, 'wrap').catch((error: Error) => [...reported, error.message]);
  expect(early).toEqual([reported[0], reported[0]]);
  expect(await late[0]).toBe(`${reported[0]},${reported[0]}`);
});

it('reject what was being made when they are stopped, and no death is reported', async () => {
  const cut = expect(threads.print(request, 'wrap')).rejects.toThrow('stopped');
  await threads.stop();
  await cut;
  await expect(threads.print(request, 'wrap')).rejects.toThrow('stopped');
  expect(deaths).toEqual([]);
});
