import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { signIn } from '../../e2e/support/browser/browser.ts';
import { openSaved } from '../../e2e/support/save-design.ts';
import { waitFor } from '../../e2e/support/system/start-system.ts';
import { type BuiltSystem, openBuiltSystem, SELLER } from '../support/built-system.ts';
import { captureStage, zoomTo200 } from './stage/capture-stage.ts';
import { filteredCases, STAGE_CASES, type StageCase, type Stored } from './stage/cases.ts';
import { compareStage, type Pixels } from './stage/compare-stage.ts';
import { makeMaterial } from './stage/material.ts';
import type { Table } from './table.ts';

const MAX_MEAN = 2;
const MAX_P99 = 15;
const MAX_BIAS = 1;
/** The cushion's print area, square. */
const AREA_MM = 450;

/** How the stage is looked at. */
interface Look {
  name: string;
  deviceScaleFactor: 1 | 2;
  isAt200: boolean;
}
const FITTED: Look = { name: 'fitted', deviceScaleFactor: 1, isAt200: false };
/** Zoomed in after it was fitted, in the same page. */
const LOOKS: readonly Look[] = [
  FITTED,
  { name: '200 %', deviceScaleFactor: 1, isAt200: true },
  { name: 'fitted, 2 px', deviceScaleFactor: 2, isAt200: false },
];

/**
 * The designer's canvas in Chromium against the print file of the same design, for the rows of the review and their
 * like. `STAGE_PICTURES` names a folder of further pictures; each is shown as it is and with full contrast.
 * `STAGE_ROWS` measures only rows whose name contains one of its parts, separated by commas.
 */
export async function stageTable(): Promise<Table> {
  const parts = (process.env.STAGE_ROWS ?? '').split(',');
  const isWanted = ({ name }: StageCase) => parts.some((part) => name.includes(part));
  const system = await openBuiltSystem();
  const { list } = await system.api.get<{ list: { id: string }[] }>('/saas/diy/template', {
    content: 'CUS-45',
  });
  const bench: Bench = { ...system, templateId: list[0]!.id, stored: new Map(), pages: new Map() };
  const rows: (string | number)[][] = [];
  let wrong = 0;
  try {
    for (const row of [...STAGE_CASES, ...ownCases()].filter(isWanted)) {
      for (const { cells, isWrong } of await measure(bench, row)) {
        rows.push(cells);
        if (isWrong) wrong += 1;
        if (process.env.STAGE_ROWS !== undefined) console.log(cells.join('  '));
      }
    }
  } finally {
    await system.close();
  }
  return {
    title: `Stage against print, of 255, ink only (mean ≤ ${MAX_MEAN}, p99 ≤ ${MAX_P99}, halftones' bias ≤ ${MAX_BIAS})`,
    columns: ['design', 'looked at', 'px/mm', 'cells', 'mean', 'p99', 'bias', ''],
    rows,
    verdict: { checked: rows.length, wrong },
  };
}

interface Bench extends BuiltSystem {
  templateId: string;
  stored: Map<string, Stored>;
  /** The pages that are open; the key is how many device pixels a CSS pixel has. */
  pages: Map<number, Page>;
}

interface Measured {
  cells: (string | number)[];
  isWrong: boolean;
}

async function measure(bench: Bench, row: StageCase): Promise<Measured[]> {
  const pictures: Stored[] = [];
  for (const material of row.materials)
    pictures.push(await store(bench, material, () => makeMaterial(material)));
  if (row.file) pictures.push(await store(bench, row.file, () => readOwn(row.file!)));
  const id = await save(bench, row, pictures);
  const measured: Measured[] = [];
  const print = await readPrint(bench, id);
  // Whole pixels fill the area: not exactly its resolution.
  const printPxPerMm = print.widthPx / AREA_MM;
  for (const look of row.isZoomed ? LOOKS : [FITTED]) {
    const page = await pageFor(bench, look.deviceScaleFactor);
    if (look.isAt200) await zoomTo200(page);
    else await page.goto(`${bench.system.url}/auth/diy?id=${encodeURIComponent(id)}`);
    const stage = await captureStage(page);
    // Finer than the print there is nothing to compare.
    const cellPx = Math.ceil(stage.pxPerMm / printPxPerMm - 0.05);
    const { mean, p99, bias, cells } = compareStage(stage, print, printPxPerMm, cellPx);
    const isWrong =
      !(mean <= MAX_MEAN && p99 <= MAX_P99) || (row.isHalftone === true && Math.abs(bias) > MAX_BIAS);
    const figures = [mean, p99, bias].map((value) => value.toFixed(2));
    const scale = `${stage.pxPerMm.toFixed(2)}${cellPx > 1 ? ` ÷ ${cellPx}` : ''}`;
    measured.push({
      cells: [row.name, look.name, scale, cells, ...figures, isWrong ? 'WRONG' : ''],
      isWrong,
    });
  }
  return measured;
}

async function pageFor(bench: Bench, deviceScaleFactor: number): Promise<Page> {
  const known = bench.pages.get(deviceScaleFactor);
  if (known) return known;
  const context = await bench.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    deviceScaleFactor,
  });
  const page = await context.newPage();
  // What tsx wraps named functions in; the page does not have it.
  await page.addInitScript('globalThis.__name = (one) => one');
  page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
  await signIn(page, bench.system, SELLER.username, SELLER.password);
  bench.pages.set(deviceScaleFactor, page);
  return page;
}

interface FileToStore {
  name: string;
  bytes: Buffer;
  type: string;
}

async function store(bench: Bench, key: string, make: () => Promise<FileToStore>): Promise<Stored> {
  const known = bench.stored.get(key);
  if (known) return known;
  const { name, bytes, type } = await make();
  const id = await bench.api.uploadImage(name, bytes, type);
  const item = await bench.api.get<{ width: number; height: number }>('/saas/diy/user/image/item', { id });
  const stored = { id, widthPx: item.width, heightPx: item.height };
  bench.stored.set(key, stored);
  return stored;
}

async function save(
  { api, templateId }: Bench,
  row: StageCase,
  pictures: readonly Stored[],
): Promise<string> {
  const design = {
    format: 10,
    print: { bleed: false },
    colourId: 'white',
    sizeId: '45',
    surfaces: [{ surfaceId: 'front', layers: row.layers(pictures) }],
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: templateId,
    name: row.name,
    design,
  });
  return id;
}

/** The print file; errors of these designs, as a picture of few pixels, are accepted. */
async function readPrint({ api }: Bench, id: string): Promise<Pixels> {
  const render = async () => (await openSaved(api, id)).render;
  const isOver = async () => ['done', 'failed'].includes((await render()).state);
  await waitFor('the print', 300_000, isOver);
  const first = await render();
  if (first.state === 'failed') {
    const keys = first.findings.filter(({ severity }) => severity === 'error').map(({ key }) => key);
    await api.post('/saas/diy/user/save/accept', { id, version: 1, keys });
    await waitFor('the accepted print', 300_000, async () => (await render()).state === 'done');
  }
  const { print_files } = await render();
  const response = await fetch(print_files[0]!.url);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()), { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, widthPx: info.width, heightPx: info.height };
}

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

function ownCases(): StageCase[] {
  const folder = process.env.STAGE_PICTURES;
  if (!folder) return [];
  return readdirSync(folder)
    .filter((file) => TYPES[extname(file)] && !/corrupt|truncated/.test(file))
    .flatMap((file) => filteredCases(join(folder, file)));
}

async function readOwn(path: string): Promise<FileToStore> {
  return { name: path.replace(/.*\//, ''), bytes: readFileSync(path), type: TYPES[extname(path)]! };
}
