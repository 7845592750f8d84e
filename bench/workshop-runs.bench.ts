// Whether many pictures pass a recipe of three steps once each while the system is killed. --pictures=500 --kills=3
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { addSeller } from '../e2e/support/add-seller.ts';
import type { Api } from '../e2e/support/api.ts';
import { killAll } from '../e2e/support/system/kill.ts';
import { type System, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const PICTURES = option('pictures', 500);
const KILLS = option('kills', 3);
const STEPS = [
  { tool: 'cut_out' },
  { tool: 'trim', margin_px: 8 },
  { tool: 'reduce_colours', colours: 4 },
] as const;

interface Work {
  id: string;
  state: string;
  total: number;
  done: number;
  failed: number;
  items: { image: { id: string }; state: string; result: { id: string } | null; was_there: boolean }[];
}

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const system = await startSystem({ dataDir: join(folder, 'data') });
let isRight = false;
try {
  isRight = await measure(system);
} finally {
  await system.destroy();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isRight ? 0 : 1);

/** True when each picture has one result and the library has nothing else. */
async function measure(running: System): Promise<boolean> {
  const seller = addSeller(running);
  const ids: string[] = [];
  for (let n = 0; n < PICTURES; n += 1)
    ids.push(await patiently(async () => seller.uploadImage(`图 ${n}.png`, await drawing(n), 'image/png')));
  console.log(`${ids.length} pictures are in the library.`);
  const recipe = await seller.post<{ id: string }>('/saas/diy/user/image/recipe/save', {
    name: '三步',
    steps: STEPS,
  });
  const started = performance.now();
  const { work } = await seller.post<{ work: Work }>('/saas/diy/user/image/work', {
    ids,
    recipe_id: recipe.id,
    idempotency_key: 'bench',
  });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const share = Math.floor((PICTURES * kill) / (KILLS + 1));
    await until(async () => (await read(seller, work.id)).done >= share);
    await killAll(running);
    await running.restart();
    const { done } = await read(seller, work.id);
    console.log(`Killed for the ${kill}. time; ${done} of ${PICTURES} are done.`);
  }
  await until(async () => !['queued', 'running'].includes((await read(seller, work.id)).state));
  const seconds = (performance.now() - started) / 1000;
  return report(seller, await read(seller, work.id), seconds);
}

async function report(seller: Api, work: Work, seconds: number): Promise<boolean> {
  const made = work.items.filter(({ state }) => state === 'made');
  const results = new Set(made.map(({ result }) => result?.id));
  const { rowCount: library } = await seller.get<{ rowCount: number }>('/saas/diy/user/image/list', {
    limit: 1,
  });
  const isRight =
    made.length === PICTURES && results.size === PICTURES && library === 2 * PICTURES && work.failed === 0;
  console.log(`Run: ${work.state}, ${work.done} of ${work.total} done, ${work.failed} failed.`);
  console.log(
    `Results: ${made.length}, different ones ${results.size}; taken for older ones: ${made.filter(({ was_there }) => was_there).length}.`,
  );
  console.log(`Library: ${library} images, which should be ${2 * PICTURES}.`);
  console.log(
    `${KILLS} kills, ${seconds.toFixed(0)} s from start to end. ${isRight ? 'Each once.' : 'NOT each once.'}`,
  );
  return isRight;
}

function read(seller: Api, id: string): Promise<Work> {
  return patiently(() => seller.get<Work>('/saas/diy/user/image/work/item', { id }));
}

/** Asked once in a second: a question about 500 pictures is work for the system, too. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(1000);
}

/** Tries again while the system starts, or has had enough calls of this account for a minute. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 120) throw error;
      await sleep(1000);
    }
  }
}

/** A drawing on white like no other of them. */
function drawing(n: number): Promise<Buffer> {
  const hue = (n * 47) % 360;
  const points = Array.from({ length: 5 + (n % 7) }, (_, at) => {
    const angle = (2 * Math.PI * at) / (5 + (n % 7)) + n / 9;
    const radius = at % 2 === 0 ? 130 : 60 + (n % 50);
    return `${200 + radius * Math.cos(angle)},${170 + radius * Math.sin(angle)}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${400 + (n % 40)}" height="340">
    <rect width="100%" height="100%" fill="#fff"/>
    <polygon points="${points.join(' ')}" fill="hsl(${hue},70%,40%)"/>
    <circle cx="200" cy="170" r="${20 + (n % 23)}" fill="hsl(${(hue + 130) % 360},60%,55%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
