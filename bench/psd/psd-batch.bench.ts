// Batches over 5 PSDs of a seller beside batches over 5 templates of the catalogue with the same print sizes: which are faster.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPsd, cloth, paintLayer, placedLayer } from '@diy/psd/testing';
import { type Api, apiClient } from '../../e2e/support/api.ts';
import { cli, root, startSystem } from '../../e2e/support/system/start-system.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';
import { makePictures } from '../batch/make-pictures.ts';
import { type BatchRun, columnsOf, runBatch, uploadPictures } from '../batch/our-batch.ts';
import { writeTenTemplates } from '../batch/ten-templates.ts';
import { number } from '../support/arguments.ts';
import { ms, printTable } from '../support/figures.ts';

/** Divided among two rounds; 8 take some two minutes on two free cores, and 40 are the 200 designs over PSDs that issue 23 speaks of. */
const PICTURES = number('pictures', 8);
/** Size of the PSDs, which is that of the catalogue’s pictures. */
const SIZE = { width: 1500, height: 1500 };
/** Templates of the catalogue, their print areas, and what lies over the design in the PSD of that size. */
const PRODUCTS = [
  { sku: 'B-TEE-1', widthMm: 300, heightMm: 380, over: 'multiply' },
  { sku: 'B-TEE-3', widthMm: 260, heightMm: 340, over: null },
  { sku: 'B-CUP-1', widthMm: 200, heightMm: 82, over: 'multiply' },
  { sku: 'B-PIL-1', widthMm: 280, heightMm: 280, over: 'overlay' },
  { sku: 'B-PIL-3', widthMm: 220, heightMm: 220, over: 'screen' },
] as const;
type Product = (typeof PRODUCTS)[number];
type Kind = 'catalogue' | 'psds';
const NAMES: Record<Kind, string> = { catalogue: '5 templates of the catalogue', psds: '5 PSDs' };

await ensureBuild();
const pictures = await makePictures(join(root, '.build/bench/pictures'), PICTURES);
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const system = await startSystem({
  env: { CATALOGUE_DIR: writeTenTemplates(root, work) },
  dataDir: join(work, 'data'),
});
try {
  cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
  const api = apiClient(system.url, cli(system, 'user', 'token', 'bench'));
  const imageIds = await uploadPictures(api, pictures);
  const ours = await columnsOf(
    api,
    PRODUCTS.map(({ sku }) => sku),
  );
  const theirs: object[] = [];
  for (const product of PRODUCTS) theirs.push(await psdColumn(api, product));
  const half = Math.ceil(imageIds.length / 2);
  const runs: Record<Kind, BatchRun[]> = { catalogue: [], psds: [] };
  // What is drawn first warms the system up, so each kind comes first once; no picture comes twice, since files are kept.
  for (const [kind, ids] of [
    ['catalogue', imageIds.slice(0, half)],
    ['psds', imageIds.slice(0, half)],
    ['psds', imageIds.slice(half)],
    ['catalogue', imageIds.slice(half)],
  ] as const) {
    const run = await runBatch(system, api, kind === 'psds' ? theirs : ours, ids);
    runs[kind].push(run);
    console.log(`${NAMES[kind]}: ${doneOf([run])} designs in ${Math.round(run.use.wallMs / 1000)} s`);
  }
  printTable(
    ['batches over', 'designs', 'failed', 'a minute', 'processor each'],
    (['catalogue', 'psds'] as const).map((kind) => {
      const failed = sum(runs[kind].map((run) => run.failed));
      const [speed, cost] = [perMinute(runs[kind]).toFixed(1), ms(cpuEach(runs[kind]))];
      return [NAMES[kind], `${doneOf(runs[kind])}`, `${failed}`, speed, cost];
    }),
  );
  const { catalogue, psds } = runs;
  console.log(
    `PSDs: ${(perMinute(psds) / perMinute(catalogue)).toFixed(2)} of the catalogue's speed by the clock, ` +
      `${(cpuEach(catalogue) / cpuEach(psds)).toFixed(2)} by processor time.`,
  );
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function doneOf(runs: readonly BatchRun[]): number {
  return sum(runs.map(({ timeline }) => timeline.at(-1)?.done ?? 0));
}

function perMinute(runs: readonly BatchRun[]): number {
  return (doneOf(runs) * 60_000) / sum(runs.map(({ use }) => use.wallMs));
}

function cpuEach(runs: readonly BatchRun[]): number {
  return sum(runs.map(({ use }) => use.cpuMs)) / doneOf(runs);
}

/** The column of a batch for a template that is made of a PSD, which is read first. */
async function psdColumn(api: Api, product: Product): Promise<object> {
  const { sku, widthMm, heightMm } = product;
  const image_id = await api.uploadImage(`${sku}.psd`, psdOf(product), 'image/vnd.adobe.photoshop');
  const read = await api.post<{ operation_id: string }>('/saas/diy/template/own/psd/read', { image_id });
  await ended(api, read.operation_id);
  const { surfaces } = await api.get<{ surfaces: { key: string; mockup: object | null }[] }>(
    '/saas/diy/template/own/psd/item',
    { image_id },
  );
  const surface = surfaces[0];
  if (!surface?.mockup) throw new Error(`the PSD for ${sku} cannot be printed on`);
  const settings = {
    image_id,
    psd: { surface: surface.key },
    name: sku,
    sku: `PSD-${sku}`,
    width_mm: widthMm,
    height_mm: heightMm,
  };
  const saved = await api.post<{ id: string; operation_id: string }>('/saas/diy/template/own/save', {
    settings,
  });
  await ended(api, saved.operation_id);
  const { definition } = await api.get<{
    definition: { colours: { id: string }[]; sizes: { id: string }[]; surfaces: { id: string }[] };
  }>('/saas/diy/template/item', { id: saved.id });
  return {
    template_id: saved.id,
    colour_id: definition.colours[0]?.id,
    size_id: definition.sizes[0]?.id,
    surfaces: [definition.surfaces[0]?.id],
  };
}

async function ended(api: Api, id: string): Promise<void> {
  for (;;) {
    const { state, message } = await api.get<{ state: string; message: string }>('/saas/operations/item', {
      id,
    });
    if (state === 'succeeded') return;
    if (state !== 'queued' && state !== 'running') throw new Error(`${state}: ${message}`);
    await sleep(200);
  }
}

/** A photograph with a design in perspective that takes 70 of 100 of its width or height. */
function psdOf({ widthMm, heightMm, over }: Product): Buffer {
  const { width, height } = SIZE;
  const scale = (0.7 * width) / Math.max(widthMm, heightMm);
  const [w, h] = [widthMm * scale, heightMm * scale];
  const [left, top] = [(width - w) / 2, (height - h) / 2];
  const corners = [left, top, left + w, top + 20, left + w - 30, top + h, left + 15, top + h - 25];
  const photo = paintLayer(SIZE, (x, y) => [cloth(x, y), cloth(x, y) * 0.95, cloth(x, y) * 0.85, 255], {
    name: 'photo',
  });
  const design = placedLayer(corners, { width: widthMm * 4, height: heightMm * 4 });
  const light = (blendMode: 'multiply' | 'overlay' | 'screen') =>
    paintLayer(SIZE, (x, y) => [cloth(x, y), cloth(x, y), cloth(x, y), 255], { name: 'light', blendMode });
  const layers = [photo, design, ...(over ? [light(over)] : [])];
  return Buffer.from(buildPsd(layers, { ...SIZE, imageData: photo.imageData! }));
}
