import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { filesBelow } from '../../support/system/files-below.ts';
import { killRole } from '../../support/system/kill.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';

/** `BATCH_KILL_CELLS=500 BATCH_KILLS=10` runs it as large as a seller would; smaller by default, for every change. */
const CELLS = Number(process.env.BATCH_KILL_CELLS ?? 45);
const WORKER_KILLS = Number(process.env.BATCH_KILLS ?? 3);
const POSTGRES_KILLS = CELLS >= 500 ? 2 : 1;
const COLUMNS = 3;
const IMAGES = Math.ceil(CELLS / COLUMNS);
const SECONDS_PER_CELL = 4;

interface Counts {
  total: number;
  done: number;
  failed: number;
  waiting: number;
  running: number;
}

interface DesignRow {
  name: string;
  render: { mockups: { url: string }[]; print_files: { url: string }[]; error: string | null };
}

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system?.destroy());

const signIn = (name: string): Api => addSeller(system, name);

/** A small picture that differs from all others. */
function picture(n: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450"
    fill="hsl(${(n * 47) % 360} 60% 55%)"/><circle cx="${100 + ((n * 37) % 400)}" cy="220" r="120"
    fill="hsl(${(n * 91) % 360} 70% 40%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function columnsOf(api: Api): Promise<object[]> {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {});
  const id = (sku: string) => list.find((template) => template.sku === sku)!.id;
  const cushion = { template_id: id('CUS-45'), size_id: '45', surfaces: ['front'] };
  return [
    { template_id: id('MUG-11'), colour_id: 'white', size_id: '11oz', surfaces: ['wrap'] },
    { ...cushion, colour_id: 'white' },
    { ...cushion, colour_id: 'natural' },
  ];
}

/** A file that was being written; the one by which a starting process tries the folder goes at once. */
const isTemporary = (name: string): boolean => /\.(tmp|part)/.test(name) && !name.includes('probe-');
/** How many files a worker may be writing at once: four jobs, each with a print file and a mockup under way. */
const FILES_IN_HAND = 8;

/** Starts the batch for an account; the same pictures and settings each time. */
async function startBatch(api: Api): Promise<string> {
  const imageIds: string[] = [];
  for (let n = 0; n < IMAGES; n += 1) {
    imageIds.push(await api.uploadImage(`图 ${n}.png`, await picture(n), 'image/png'));
  }
  // 300 dpi: coarser ones would be withheld.
  const tile = { widthMm: 50, gapMm: 0, arrangement: 'grid' };
  const rule = {
    fit: 'tile',
    anchor: 'centre',
    marginMm: 0,
    scale: 1,
    rotateToFit: false,
    background: null,
    tile,
  };
  const settings = {
    columns: await columnsOf(api),
    image_ids: imageIds,
    rule,
    name_rule: '{image}|{template_sku}|{colour_code}',
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/piliangSave/save', {
    name: '一批',
    settings,
  });
  return id;
}

async function countsOf(api: Api, id: string): Promise<Counts> {
  return (await api.get<{ counts: Counts }>('/saas/diy/user/piliangSave/item', { id })).counts;
}

async function designsOf(api: Api, id: string): Promise<DesignRow[]> {
  const rows: DesignRow[] = [];
  for (let p = 1; ; p += 1) {
    const page = await api.get<{ list: DesignRow[]; totalPage: number }>('/saas/diy/user/save/list', {
      piliang_id: id,
      p,
      limit: 200,
    });
    rows.push(...page.list);
    if (p >= page.totalPage) return rows;
  }
}

/** SHA-256 of every file a batch made, by design name. */
async function hashesOf(rows: readonly DesignRow[]): Promise<Map<string, string[]>> {
  const hashes = new Map<string, string[]>();
  for (const row of rows) {
    const urls = [...row.render.print_files, ...row.render.mockups].map((file) => file.url);
    const files = [];
    for (const url of urls) {
      const response = await fetch(url);
      expect(response.status).toBe(200);
      files.push(
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      );
    }
    expect(hashes.has(row.name)).toBe(false);
    hashes.set(row.name, files);
  }
  return hashes;
}

it(`makes each of ${IMAGES * COLUMNS} cells once and the same, though the worker is killed ${WORKER_KILLS} times and PostgreSQL ${POSTGRES_KILLS}`, async () => {
  const total = IMAGES * COLUMNS;
  const patience = total * SECONDS_PER_CELL * 1000 + 120_000;
  const undisturbed = signIn('calm');
  const undisturbedBatch = await startBatch(undisturbed);
  await waitFor(
    'the undisturbed batch',
    patience,
    async () => (await countsOf(undisturbed, undisturbedBatch)).done === total,
  );

  const rough = signIn('rough');
  const roughBatch = await startBatch(rough);
  const kills = WORKER_KILLS + POSTGRES_KILLS;
  for (let kill = 1; kill <= kills; kill += 1) {
    // Spread over the batch, each in the middle of work.
    const goal = Math.floor((total * kill) / (kills + 2));
    await waitFor(`${goal} cells`, patience, async () => (await countsOf(rough, roughBatch)).done >= goal);
    await sleep(37 * kill);
    const isPostgres = kill % Math.ceil(kills / POSTGRES_KILLS) === 0;
    await killRole(system, isPostgres ? 'postgres' : 'worker');
  }
  let counts: Counts | null = null;
  await waitFor('the disturbed batch', patience, async () => {
    counts = await countsOf(rough, roughBatch);
    expect(counts.failed).toBe(0);
    return counts.done === total;
  }).catch((error: unknown) => {
    // What a person would need who sees this once in a hundred runs.
    const logTexts = [...filesBelow(join(system.dataDir, 'logs')).keys()].map((name) =>
      readFileSync(join(system.dataDir, 'logs', name), 'utf8')
        .split('\n')
        .filter((line) => !/"level":"(trace|debug|info)"/.test(line))
        .slice(-60)
        .join('\n'),
    );
    throw new Error(
      `${String(error)}; ${JSON.stringify({ counts, pids: system.processes() })}\n${logTexts.join('\n')}`,
    );
  });

  const expected = await hashesOf(await designsOf(undisturbed, undisturbedBatch));
  const made = await hashesOf(await designsOf(rough, roughBatch));
  expect(made.size).toBe(total);
  expect([...made.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [name, hashes] of expected) expect([name, made.get(name)]).toEqual([name, hashes]);
  // Every product has two mockups; the cushion's two colours share one print file. Nothing is made
  // twice, nothing left half-written.
  const prints = IMAGES * (1 + 1);
  const mockups = IMAGES * (2 + 2 + 2);
  const files = [...filesBelow(join(system.dataDir, 'files')).keys()];
  expect(files.filter((name) => name.startsWith('prv/renders'))).toHaveLength(2 * prints);
  expect(files.filter((name) => name.startsWith('pub/renders'))).toHaveLength(2 * mockups);
  // A process killed while it wrote may leave its temporary files; the first start after a day removes them.
  const leftOvers = () => [...filesBelow(join(system.dataDir, 'files')).keys()].filter(isTemporary);
  expect(leftOvers().length).toBeLessThanOrEqual(kills * FILES_IN_HAND);
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const name of leftOvers()) utimesSync(join(system.dataDir, 'files', name), twoDaysAgo, twoDaysAgo);
  await system.stop();
  await system.restart();
  await expect.poll(leftOvers).toEqual([]);
}, 3_600_000);
