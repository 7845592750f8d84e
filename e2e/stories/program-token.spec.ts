import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import { type Api, apiClient } from '../support/api.ts';
import { makePhoto } from '../support/samples/sample-design.ts';
import { root, type System, startSystem, waitFor } from '../support/system/start-system.ts';

let system: System;
let folder: string;
let person: Api;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artwork-'));
  system = await startSystem();
  person = addSeller(system);
});
afterAll(async () => {
  await system?.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('makes a batch from a folder by the script of the README, with a token that can do nothing else', async () => {
  const made = await person.post<{ id: string; token: string }>('/saas/diy/user/token/add', {
    name: '每日批量',
    days: 7,
    password: PASSWORD,
  });
  writeFileSync(join(folder, '海边.jpg'), await makePhoto(2400, 1800, 1));
  writeFileSync(join(folder, '山间.jpg'), await makePhoto(2400, 1800, 2));
  const script = join(root, 'docs/examples/batch-from-folder.mjs');
  const env = { ...process.env, DIY_URL: system.url, DIY_TOKEN: made.token };
  const output = execFileSync(process.execPath, [script, folder, 'MUG'], { env, encoding: 'utf8' });
  const id = /piliang\?id=(\S+)/.exec(output)?.[1] ?? '';

  const program = apiClient(system.url, made.token);
  await waitFor('the batch to be finished', 120_000, async () => {
    const batch = await program.get<{ state: string }>('/saas/diy/user/piliangSave/item', { id });
    return batch.state === 'finished';
  });
  const designs = await program.get<{ list: { name: string }[] }>('/saas/diy/user/save/list', {
    piliang_id: id,
  });
  expect(designs.list.map((design) => design.name.slice(0, 2)).sort()).toEqual(['山间', '海边']);

  expect(
    await program.raw('POST', '/saas/diy/user/token/add', { name: 'x', password: PASSWORD }),
  ).toMatchObject({
    code: '10001',
    error: 'accounts.not-for-programs',
  });
  await person.post('/saas/diy/user/session/delete', { ids: [made.id] });
  expect((await program.raw('GET', '/saas/diy/user/item')).code).toBe('10002');
});
