import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import { type Api, apiClient } from '../../support/api.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import { openSaved, saveSample, waitForRender } from '../../support/save-design.ts';
import { cli, killCli, type System, startSystem } from '../../support/system/start-system.ts';

let system: System;
let restored: System | null = null;
let scratch: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'diy-backup-'));
  system = await startSystem();
});
afterAll(async () => {
  await restored?.destroy();
  await system?.destroy();
  rmSync(scratch, { recursive: true, force: true });
});

it('a backup made while the system works prints the same on an empty machine, whatever was killed on the way', async () => {
  const folder = join(scratch, 'backups');
  const api = addSeller(system, 'ann');
  const photo = await makePhoto(1600, 1200, 3);
  const image = { id: await api.uploadImage('a.jpg', photo, 'image/jpeg'), widthPx: 1600, heightPx: 1200 };
  const done = await saveSample(api, '马克杯', 'first', image);
  await waitForRender(api, done, 'done');
  const prints = await printsOf(api, done);

  cli(system, 'backup', 'create', '--folder', folder);
  const first = cli(system, 'backup', 'list', '--folder', folder).split('\t')[0]!;
  // Drawn while backups are made and killed.
  const late = await saveSample(api, '马克杯', 'second', image);
  let kills = 0;
  for (const afterMs of [700, 1000, 1300, 1600, 2000, 2500]) {
    if (await killCli(system, afterMs, 'backup', 'create', '--folder', folder)) kills += 1;
    expect(cli(system, 'backup', 'verify', first, '--folder', folder)).toContain('完好');
  }
  expect(kills).toBeGreaterThan(0);
  cli(system, 'backup', 'create', '--folder', folder, '--keep', '1');
  expect(cli(system, 'backup', 'verify', '--folder', folder)).toContain('完好');
  const newest = cli(system, 'backup', 'list', '--folder', folder).split('\t')[0]!;
  expect(newest > first).toBe(true);

  const machine = { dataDir: mkdtempSync(join(tmpdir(), 'diy-')), url: system.url };
  expect(() => cli(machine, 'backup', 'restore', newest, '--folder', folder)).toThrow('SECRET_KEY');
  copyFileSync(join(system.dataDir, 'secret'), join(machine.dataDir, 'secret'));
  await system.stop();
  for (const afterMs of [1200, 1800, 2500, 3200, 4000])
    await killCli(machine, afterMs, 'backup', 'restore', newest, '--folder', folder);
  expect(cli(machine, 'backup', 'restore', newest, '--folder', folder)).toContain('已恢复');
  expect(cli(machine, 'storage', 'check').split('\n').at(-1)).toContain('缺失 0 个');

  restored = await startSystem({ dataDir: machine.dataDir });
  const again = apiClient(restored.url, api.token);
  expect(await printsOf(again, done)).toEqual(prints);
  await waitForRender(again, late, 'done');
  const fresh = await saveSample(again, '马克杯', 'first', image);
  await waitForRender(again, fresh, 'done');
  expect(await printsOf(again, fresh)).toEqual(prints);
});

/** SHA-256 of a design's print files by surface. */
async function printsOf(api: Api, id: string): Promise<Record<string, string>> {
  const { render } = await openSaved(api, id);
  expect(render.print_files.length).toBeGreaterThan(0);
  const sums: Record<string, string> = {};
  for (const { surface_id: surface, url } of render.print_files) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    sums[surface] = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
  }
  return sums;
}
