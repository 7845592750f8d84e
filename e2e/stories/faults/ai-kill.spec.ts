import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { filesBelow } from '../../support/system/files-below.ts';
import { killAll, killRole } from '../../support/system/kill.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';

interface GeneratedImage {
  id: string;
  state: string;
  url: string | null;
  seed: number;
}
interface GroupItem {
  ai_group: { counts: Record<string, number> };
  shengchengtus: GeneratedImage[];
}

const COUNT = 200;
let system: System;
let api: Api;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system, 'killer');
});
afterAll(() => system?.destroy());

it('makes 200 images, each once, though the worker is killed twice and the whole system once', async () => {
  const { id } = await api.post<{ id: string }>('/saas/ai/group/update', {
    name: '两百张',
    prompt: '复古 圆点',
  });
  const run = await api.post<{ operation_id: string }>('/saas/ai/group/textToImage', {
    id,
    n: COUNT,
    size: '256x256',
    seed: 1,
  });
  const item = () => api.get<GroupItem>('/saas/ai/group/item', { id });
  const done = async () => (await item()).ai_group.counts.succeeded ?? 0;

  for (const killAt of [20, 80]) {
    await waitFor(`${killAt} images`, 120_000, async () => (await done()) >= killAt);
    await killRole(system, 'worker');
    const after = await done();
    expect(after).toBeLessThan(COUNT);
    await waitFor('work goes on after the kill', 60_000, async () => (await done()) > after);
  }
  await waitFor('140 images', 120_000, async () => (await done()) >= 140);
  // All three are there to be killed.
  for (const role of ['api', 'worker', 'postgres'] as const)
    await waitFor(`the ${role}`, 60_000, async () => system.processes()[role] !== null);
  await killAll(system);
  await system.restart();
  await waitFor('all images', 180_000, async () => (await done()) === COUNT);

  const { ai_group: group, shengchengtus: images } = await item();
  expect(group.counts).toMatchObject({ total: COUNT, succeeded: COUNT, failed: 0, queued: 0, running: 0 });
  expect(new Set(images.map((image) => image.id)).size).toBe(COUNT);
  expect(images.map((image) => image.seed)).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
  for (const image of images) {
    const picture = await fetch(image.url!);
    expect([picture.status, (await picture.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  }
  const operation = await api.get<{ state: string; done: number }>('/saas/operations/item', {
    id: run.operation_id,
  });
  expect(operation).toMatchObject({ state: 'succeeded', done: COUNT });

  // One original and one preview of each: none twice, none that no image knows.
  const files = join(system.dataDir, 'files');
  const [originals, previews] = ['prv/ai', 'pub/ai'].map((folder) => [
    ...filesBelow(join(files, folder)).keys(),
  ]);
  expect([originals?.length, previews?.length]).toEqual([COUNT, COUNT]);
  const shown = images.map((image) => image.url!.split('/').at(-1)).sort();
  expect(previews?.map((path) => path.split('/').at(-1)).sort()).toEqual(shown);
  process.stdout.write(
    `checked: ${images.length} images, ${originals?.length} originals, ${previews?.length} previews, 3 kills\n`,
  );
});
