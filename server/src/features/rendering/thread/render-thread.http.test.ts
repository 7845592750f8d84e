import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { findTemplateId, mugDocument } from '../../../testing/build-design.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { UnprintableDesign } from '../check-design.ts';
import { createRenderer, type RenderOrder } from '../renderer.ts';
import { type RenderThread, startRenderThread } from './start-render-thread.ts';

let app: TestApp;
let seller: TestAccount;
let thread: RenderThread;
let order: RenderOrder;
const deaths: string[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const template = await getTemplateVersion(
    app.services.db,
    seller.id,
    await findTemplateId(app, seller.token),
  );
  order = { ownerId: seller.id, key: 'in the thread', document: mugDocument(), template, images: new Map() };
  thread = startRenderThread(app.services.config, (cause) => deaths.push(cause.message));
});
afterAll(async () => {
  await thread.stop();
  await app.close();
});

it('makes the very files that are made without it, also several at once', async () => {
  const { storage } = app.services;
  const here = createRenderer(app.services);
  const mockupId = order.template.mockups[0]!.asset.id;
  const own = { ...order, key: 'here' };
  const expected = [await here.mockup(own, mockupId), await here.print(own, 'wrap')] as const;
  const [mockup, print] = await Promise.all([thread.mockup(order, mockupId), thread.print(order, 'wrap')]);
  expect(mockup).toMatchObject({ mockup_id: mockupId });
  expect(print).toEqual({ ...expected[1], key: print.key });
  expect((await storage.read(mockup.key)).equals(await storage.read(expected[0].key))).toBe(true);
  expect((await storage.read(print.key)).equals(await storage.read(expected[1].key))).toBe(true);
});

it('says why a file cannot be made, and makes the next one', async () => {
  const [surface] = order.document.surfaces;
  const unseen = { ...surface!, layers: surface!.layers.map((layer) => ({ ...layer, opacity: 0 })) };
  const blank = { ...order, key: 'blank', document: { ...order.document, surfaces: [unseen] } };
  const refused = await thread.print(blank, 'wrap').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnprintableDesign);
  expect((refused as UnprintableDesign).reason.id).toBe('rendering.blank-surface');
  await expect(thread.print(order, 'lid')).rejects.toThrow('lid');
  expect((await thread.print(order, 'wrap')).surface_id).toBe('wrap');
});

it('is ended when it answers nothing, and says so before anything else happens', async () => {
  const told: string[] = [];
  const silent = startRenderThread(app.services.config, (cause) => told.push(cause.message), 1);
  const problem = 'the render thread did not answer for 0.001 s';
  const first = silent.print(order, 'wrap').catch((error: Error) => [...told, error.message]);
  expect(await first).toEqual([problem, problem]);
  await expect(silent.print(order, 'wrap')).rejects.toThrow(problem);
  await silent.stop();
  expect(told).toEqual([problem]);
});

it('rejects what was being made when it is stopped, and nobody is told of a death', async () => {
  const cut = expect(thread.print(order, 'wrap')).rejects.toThrow('stopped');
  await thread.stop();
  await cut;
  await expect(thread.print(order, 'wrap')).rejects.toThrow('stopped');
  expect(deaths).toEqual([]);
});
