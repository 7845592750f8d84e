import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { makePhoto, sampleDesign } from '../../support/samples/sample-design.ts';
import { filesBelow } from '../../support/system/files-below.ts';
import { killRole } from '../../support/system/kill.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';

interface DesignRow {
  id: string;
  render: {
    state: string;
    error: string | null;
    mockups: { url: string }[];
    print_files: { surface_id: string; url: string; width_px: number; height_px: number }[];
  };
}

const COUNT = 20;
let system: System;
let api: Api;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
});
afterAll(() => system?.destroy());

it('finishes 20 renders, each once, though worker, API and PostgreSQL are killed in their middle', async () => {
  const templates = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {
    content: '马克杯',
  });
  const template = await api.get<{
    id: string;
    definition: {
      surfaces: { id: string }[];
      colours: { id: string }[];
      sizes: { id: string }[];
      mockups: string[];
    };
  }>('/saas/diy/template/item', { id: templates.list[0]!.id });
  const { surfaces, colours, sizes, mockups } = template.definition;
  const photo = {
    id: await api.uploadImage('海边日落.jpg', await makePhoto(2400, 1800, 1), 'image/jpeg'),
    widthPx: 2400,
    heightPx: 1800,
  };

  const ids: string[] = [];
  const saveUpTo = async (last: number) => {
    for (let n = ids.length + 1; n <= last; n += 1) {
      const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
        template_id: template.id,
        name: `第 ${n} 件`,
        design: sampleDesign(surfaces[0]!.id, `第 ${n} 件 No. ${n}`, photo, colours[0]!.id, sizes[0]!.id),
      });
      ids.push(saved.id);
    }
  };

  // In parts, the later ones just around a kill: however fast the machine is, work is left for who comes after.
  await saveUpTo(8);
  await waitFor('first render done', 180_000, async () => (await countDone()) >= 1);
  await killRole(system, 'worker');
  const afterWorker = await countDone();
  await saveUpTo(14);
  await waitFor(
    'work goes on after the worker was killed',
    180_000,
    async () => (await countDone()) > afterWorker,
  );

  await saveUpTo(COUNT);
  await killRole(system, 'postgres');
  await waitFor(
    'the API answers again after PostgreSQL was killed',
    180_000,
    async () => (await countDone()) >= afterWorker,
  );

  await killRole(system, 'api');
  await waitFor('the killed API has gone', 60_000, async () => system.processes().api === null);
  await system.restart();

  await waitFor('all renders done', 180_000, async () => (await countDone()) === COUNT);
  const rows = await allDesigns();
  expect(rows.map((row) => row.id).sort()).toEqual([...ids].sort());
  for (const row of rows) {
    expect(row.render.error).toBeNull();
    expect(row.render.print_files).toHaveLength(1);
    expect(row.render.mockups).toHaveLength(mockups.length);
    const file = await fetch(row.render.print_files[0]!.url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/png');
    await file.arrayBuffer();
  }
  // One print file and one picture per mockup for each design: nothing made twice, nothing left half-written.
  expect(countFiles('prv/renders')).toBe(COUNT);
  expect(countFiles('pub/renders')).toBe(COUNT * mockups.length);
  // A process killed while it wrote may leave its temporary file; the first start after a day removes it.
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const path of temporaryFiles()) utimesSync(path, twoDaysAgo, twoDaysAgo);
  await system.stop();
  await system.restart();
  await expect.poll(temporaryFiles).toEqual([]);
});

async function allDesigns(): Promise<DesignRow[]> {
  return (await api.get<{ list: DesignRow[] }>('/saas/diy/user/save/list', { limit: 100 })).list;
}

async function countDone(): Promise<number> {
  return (await allDesigns()).filter((row) => row.render.state === 'done').length;
}

function countFiles(prefix: string): number {
  const names = [...filesBelow(join(system.dataDir, 'files', prefix)).keys()];
  return names.filter((name) => /\.(png|jpe?g|webp)$/.test(name)).length;
}

/** Full paths of files that were being written; the one by which a starting process tries the folder goes at once. */
function temporaryFiles(): string[] {
  const names = [...filesBelow(join(system.dataDir, 'files')).keys()];
  return names
    .filter((name) => /\.(tmp|part)/.test(name) && !name.includes('probe-'))
    .map((name) => join(system.dataDir, 'files', name));
}
