import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { uploadCarefully } from '../../support/careful-client.ts';
import { killAll, killRole } from '../../support/system/kill.ts';
import { cli, type System, startSystem, waitFor } from '../../support/system/start-system.ts';

const COUNT = 200;
const AT_ONCE = 6;

let system: System;
let api: Api;
beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system, 'killer');
});
afterAll(() => system?.destroy());

function picture(n: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240"
    fill="hsl(${(n * 47) % 360} 55% ${30 + (n % 40)}%)"/><text x="20" y="150" font-size="90" fill="#fff">${n}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

it('keeps 200 uploads, each once, though PostgreSQL is killed once and the whole system twice', async () => {
  const acknowledged = new Map<number, string>();
  let next = 0;
  const hands = Array.from({ length: AT_ONCE }, async () => {
    while (next < COUNT) {
      const n = next;
      next += 1;
      acknowledged.set(n, await uploadCarefully(api, system.url, `${n}.png`, await picture(n)));
    }
  });
  await waitFor('30 uploads', 120_000, async () => acknowledged.size >= 30);
  await killRole(system, 'postgres');
  for (const killAt of [70, 120]) {
    await waitFor(`${killAt} uploads`, 120_000, async () => acknowledged.size >= killAt);
    expect(acknowledged.size).toBeLessThan(COUNT - AT_ONCE);
    await killAll(system);
    await system.restart();
  }
  await Promise.all(hands);

  const listed: { id: string; name: string; url: string }[] = [];
  for (let p = 1; listed.length < COUNT; p += 1) {
    const { list } = await api.get<{ list: typeof listed }>('/saas/diy/user/image/list', { p, limit: 100 });
    if (list.length === 0) break;
    listed.push(...list);
  }
  // What was acknowledged is there, under the id that the response named, and nothing is there twice.
  expect(acknowledged.size).toBe(COUNT);
  expect(listed.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort());
  expect(new Set(listed.map(({ name }) => name)).size).toBe(COUNT);
  for (const image of listed) {
    const preview = await fetch(image.url);
    expect([image.name, preview.status]).toEqual([image.name, 200]);
    const { width } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
    expect(width).toBe(320);
  }
  const report = cli(system, 'storage', 'check');
  expect(report.trim().split('\n').at(-1)).toContain('无人引用 0 个，缺失 0 个');
  process.stdout.write(`checked: ${listed.length} images, 3 kills\n${report}\n`);
});
