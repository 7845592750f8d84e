import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Layer, writePsdUint8Array } from 'ag-psd';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { filesBelow } from '../../support/system/files-below.ts';
import { kill } from '../../support/system/kill.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';

const KILLS = Number(process.env.PRODUCT_KILLS ?? 3);

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system?.destroy());

const signIn = (name: string): Api => addSeller(system, name);

const [WIDTH, HEIGHT] = [1440, 1080];

/** A bag whose picture cannot be packed, so that reading it takes a while; `tone` makes PSDs that differ. */
function bagPsd(tone: number): Buffer {
  const layer = (name: string, more: Layer = {}): Layer => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    let state = tone;
    for (let at = 0; at < data.length; at += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      data.set([150 + (state >>> 26), 140 + ((state >>> 18) & 63), 130 + tone, 255], at);
    }
    return {
      name,
      left: 0,
      top: 0,
      right: WIDTH,
      bottom: HEIGHT,
      imageData: { width: WIDTH, height: HEIGHT, data },
      ...more,
    };
  };
  const ground = layer('袋子');
  const design: Layer = {
    name: '图案',
    placedLayer: {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      type: 'raster',
      transform: [240, 180, 1200, 192, 1188, 900, 252, 888],
      width: 720,
      height: 540,
    },
  };
  const children = [ground, design, layer('光', { blendMode: 'overlay' })];
  return Buffer.from(
    writePsdUint8Array(
      { width: WIDTH, height: HEIGHT, children, imageData: ground.imageData! },
      { noBackground: true },
    ),
  );
}

interface Operation {
  state: string;
  message: string;
  done: number;
  result_url: string;
}
const operationOf = (api: Api, id: string) => api.get<Operation>('/saas/operations/item', { id });

async function ended(api: Api, id: string): Promise<Operation> {
  let last: Operation | null = null;
  await waitFor('the end of the work', 240_000, async () => {
    last = await operationOf(api, id);
    return last.state !== 'queued' && last.state !== 'running';
  });
  return last!;
}

/**
 * Kills the worker again and again, at first as soon as the work is seen to run and then each time a little later; returns how
 * often it was still at it.
 */
async function killWhileRunning(api: Api, id: string): Promise<number> {
  let hits = 0;
  for (let at = 1; at <= KILLS; at += 1) {
    await waitFor('a worker', 120_000, async () => system.processes().worker !== null);
    const { worker } = system.processes();
    const until = Date.now() + 120_000;
    // Short pauses: the first kill comes in the same moment in which the work is seen to run.
    while ((await operationOf(api, id)).state === 'queued' && Date.now() < until) await sleep(10);
    await sleep(150 * (at - 1));
    if ((await operationOf(api, id)).state === 'running') hits += 1;
    kill(worker);
    await waitFor('another worker', 120_000, async () => {
      const now = system.processes().worker;
      return now !== null && now !== worker;
    });
  }
  return hits;
}

async function readPsd(api: Api, image_id: string): Promise<string> {
  return (await api.post<{ operation_id: string }>('/saas/diy/template/own/psd/read', { image_id }))
    .operation_id;
}

async function surfacesOf(api: Api, image_id: string) {
  const { surfaces } = await api.get<{ surfaces: { key: string; mockup: { base_url: string } | null }[] }>(
    '/saas/diy/template/own/psd/item',
    { image_id },
  );
  return surfaces;
}

const templateFiles = (): string[] =>
  [...filesBelow(`${system.dataDir}/files`).keys()].filter((name) => name.startsWith('pub/templates'));

it('reads a PSD once and the same, though the worker is killed while it does', async () => {
  const api = signIn('reader');
  const psd = bagPsd(7);
  const image = await api.uploadImage('袋子.psd', psd, 'image/vnd.adobe.photoshop');
  const operation = await readPsd(api, image);
  const hits = await killWhileRunning(api, operation);
  expect(hits).toBeGreaterThan(0);
  expect(await ended(api, operation)).toMatchObject({ state: 'succeeded' });
  const files = templateFiles();

  const undisturbed = signIn('undisturbed');
  const theirs = await undisturbed.uploadImage('袋子.psd', psd, 'image/vnd.adobe.photoshop');
  expect(await ended(undisturbed, await readPsd(undisturbed, theirs))).toMatchObject({ state: 'succeeded' });
  const [one, other] = [await surfacesOf(api, image), await surfacesOf(undisturbed, theirs)];
  expect(one).toHaveLength(1);
  // Pictures are named by their content: the undisturbed reading made the very same, and no other is there.
  expect(one).toEqual(other);
  expect(templateFiles()).toEqual(files);
  expect((await api.get<{ rowCount: number }>('/saas/diy/template/own/psd/list')).rowCount).toBe(1);
  expect(await readPsd(api, image)).toBe(operation);
  console.info(`killed ${hits} times while the PSD was read`);
}, 600_000);

it('takes a file of products once, though the worker is killed while it does', async () => {
  const api = signIn('seller');
  const ids: string[] = [];
  for (const tone of [1, 2, 3]) {
    const image_id = await api.uploadImage(`袋子 ${tone}.psd`, bagPsd(tone), 'image/vnd.adobe.photoshop');
    expect(await ended(api, await readPsd(api, image_id))).toMatchObject({ state: 'succeeded' });
    const [surface] = await surfacesOf(api, image_id);
    const settings = {
      image_id,
      psd: { surface: surface!.key },
      name: `袋子 ${tone}`,
      sku: `BAG-${tone}`,
      width_mm: 240,
      height_mm: 180,
    };
    const saved = await api.post<{ id: string; operation_id: string }>('/saas/diy/template/own/save', {
      settings,
    });
    expect(await ended(api, saved.operation_id)).toMatchObject({ state: 'succeeded' });
    ids.push(saved.id);
  }
  const packed = await api.post<{ operation_id: string }>('/saas/diy/template/own/export', { ids });
  const { result_url } = await ended(api, packed.operation_id);
  const file = Buffer.from(await (await fetch(new URL(result_url, system.url))).arrayBuffer());
  const before = templateFiles();

  const taker = signIn('taker');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'application/zip' }), '商品.zip');
  const sent = await fetch(new URL('/saas/diy/template/own/import', system.url), {
    method: 'POST',
    headers: { Authorization: `Basic ${taker.token}` },
    body: form,
  });
  const { data } = (await sent.json()) as { data: { operation_id: string } };
  const hits = await killWhileRunning(taker, data.operation_id);
  expect(hits).toBeGreaterThan(0);
  expect(await ended(taker, data.operation_id)).toMatchObject({ state: 'succeeded' });

  const productsOf = async () =>
    (await taker.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', { pid: 'own' })).list;
  // They are listed as soon as their mockups are made.
  await waitFor('the products', 120_000, async () => (await productsOf()).length >= 3);
  const list = await productsOf();
  expect(list.map(({ sku }) => sku).sort()).toEqual(['BAG-1', 'BAG-2', 'BAG-3']);
  const images = await taker.get<{ rowCount: number }>('/saas/diy/user/image/list', { limit: 10 });
  expect(images.rowCount).toBe(3);
  expect(templateFiles()).toEqual(before);
  const kept = [...filesBelow(`${system.dataDir}/files/prv/product-files`).keys()];
  // The exported one; the file that was sent is gone.
  expect(kept).toHaveLength(1);
  for (const { id } of list) {
    const item = await taker.get<{ mockups: object[] }>('/saas/diy/template/item', { id });
    expect(item.mockups).toHaveLength(1);
  }
  console.info(
    `killed ${hits} times while a file of ${file.length} bytes was taken (${createHash('sha256').update(file).digest('hex').slice(0, 8)})`,
  );
}, 600_000);
