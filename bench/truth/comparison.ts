import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Layer } from '@diy/design/layers';
import type { RgbaPicture } from '@diy/design/painting';
import type { FontFace } from '@diy/design/text';
import type { DrawableImage } from '../../server/src/features/images/index.ts';
import {
  drawReduced,
  preparePrint,
  type SurfaceJob,
} from '../../server/src/features/rendering/print/draw-surface-at.ts';
import { openFontBook } from '../../server/src/features/rendering/print/font-book.ts';
import {
  createImageSources,
  type ImageSources,
} from '../../server/src/features/rendering/print/image-sources.ts';
import {
  checkParity,
  parityReduction,
} from '../../server/src/features/rendering/print/parity/check-parity.ts';
import { ParityError } from '../../server/src/features/rendering/print/parity/parity-error.ts';
import { readPixels, releaseCanvas } from '../../server/src/platform/canvas/node-canvas.ts';
import type { ObjectStore } from '../../server/src/platform/storage/object-store.ts';
import { makePictures } from './pictures.ts';
import { LAYER_FAULTS, PIXEL_FAULTS } from './plant-fault.ts';
import { createRandom, type Random } from './random.ts';
import { FONTS, randomLayers } from './random-layers.ts';
import { catalogueSurfaces, type SampleSurface, scaledSurface } from './surfaces.ts';
import type { Table } from './table.ts';

/** How many are made. */
export interface ComparisonPlan {
  right: number;
  faulty: number;
  seed: number;
}

interface Workshop {
  images: DrawableImage[];
  faces: Map<string, FontFace>;
  sources: ImageSources;
  surfaces: SampleSurface[];
}

const SMALL_PIXELS = 900_000;

/** Every tenth surface in its own size, the others smaller. */
function surfaceFor(shop: Workshop, random: Random, n: number): SampleSurface {
  const surface = shop.surfaces[n % shop.surfaces.length]!;
  return n % 10 === 0 ? surface : scaledSurface(surface, SMALL_PIXELS * random.between(0.4, 2));
}

function jobFor(
  shop: Workshop,
  { surface, sizeId }: SampleSurface,
  layers: readonly Layer[],
  bleed: boolean,
): SurfaceJob {
  return {
    surface,
    sizeId,
    bleed,
    content: { surfaceId: surface.id, layers: [...layers] },
    images: new Map(shop.images.map((image) => [image.id, image])),
    faces: shop.faces,
  };
}

function areaOf({ surface, sizeId }: SampleSurface) {
  return surface.printAreaBySize[sizeId] ?? surface.printArea;
}

async function printOf(shop: Workshop, job: SurfaceJob): Promise<RgbaPicture> {
  const canvas = (await preparePrint(shop.sources, job)).draw();
  const pixels = readPixels(canvas);
  releaseCanvas(canvas);
  return pixels;
}

interface Verdict {
  refused: ParityError | null;
  share: number;
  cpuMs: number;
}

/** Holds a print against the design it should show. */
async function verdictOn(shop: Workshop, job: SurfaceJob, print: RgbaPicture): Promise<Verdict> {
  const before = process.cpuUsage();
  const verdict = await compare(shop, job, print);
  const { user, system } = process.cpuUsage(before);
  return { ...verdict, cpuMs: (user + system) / 1000 };
}

async function compare(shop: Workshop, job: SurfaceJob, print: RgbaPicture): Promise<Omit<Verdict, 'cpuMs'>> {
  const prepared = await preparePrint(shop.sources, job);
  const reduction = parityReduction(print.widthPx);
  const preview = readPixels(await drawReduced(shop.sources, job, reduction));
  try {
    const { share } = await checkParity(print, preview, reduction, prepared, job.content.layers);
    return { refused: null, share };
  } catch (error) {
    if (error instanceof ParityError) return { refused: error, share: 0 };
    throw error;
  }
}

/** Whether somebody who lays both prints side by side could find a difference at all. */
function differs(one: RgbaPicture, other: RgbaPicture): boolean {
  let [clear, strong] = [0, 0];
  for (let at = 0; at < one.rgba.length; at += 4) {
    const [a, b] = [one.rgba[at + 3]!, other.rgba[at + 3]!];
    let worst = Math.abs(a - b) * 255;
    for (let k = 0; k < 3; k += 1)
      worst = Math.max(worst, Math.abs(one.rgba[at + k]! * a - other.rgba[at + k]! * b));
    if (worst > CLEAR * 255) clear += 1;
    if (worst > STRONG * 255) strong += 1;
    if (clear >= MIN_CLEAR || strong >= MIN_STRONG) return true;
  }
  return false;
}

/**
 * What is planted must show: this many pixels off by so much, of 255. A disc mirrored or a ring turned by a degree, whose edge
 * moves by a tenth of a pixel, and what other layers hide, is no fault.
 */
const CLEAR = 8;
const MIN_CLEAR = 3000;
const STRONG = 32;
const MIN_STRONG = 64;

async function openWorkshop(root: string, folder: string): Promise<Workshop> {
  const book = await openFontBook(join(root, 'design/fonts'));
  const faces = new Map<string, FontFace>();
  for (const id of FONTS) faces.set(id, (await book.face(id))!);
  const storage = { localPath: async (key: string) => join(folder, key) } as unknown as ObjectStore;
  const sources = createImageSources(storage);
  return { images: await makePictures(root, folder), faces, sources, surfaces: catalogueSurfaces(root) };
}

/** Right designs that must pass and planted faults that must not, by kind. */
export async function comparisonTable(root: string, plan: ComparisonPlan): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'diy-truth-'));
  try {
    const shop = await openWorkshop(root, folder);
    const right = await checkRight(shop, plan);
    const faulty = await checkFaulty(shop, plan);
    const rows = [right.row, ...faulty.rows];
    return {
      title: 'Print against design',
      columns: ['case', 'prints', 'wrong verdicts', 'mean share drawn again', 'processor ms'],
      rows,
      verdict: { checked: plan.right + faulty.checked, wrong: right.wrong + faulty.wrong },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkRight(shop: Workshop, { right, seed }: ComparisonPlan) {
  let [wrong, shares, cpu] = [0, 0, 0];
  for (let n = 0; n < right; n += 1) {
    const random = createRandom(seed + n);
    const sample = surfaceFor(shop, random, seed + n);
    const job = jobFor(shop, sample, randomLayers(random, areaOf(sample), shop.images), random.chance(0.3));
    const { refused, share, cpuMs } = await verdictOn(shop, job, await printOf(shop, job));
    shares += share;
    cpu += cpuMs;
    if (!refused) continue;
    wrong += 1;
    console.error(`refused though right: ${seed + n} ${sample.sku}: ${refused.message}`);
  }
  return {
    wrong,
    row: ['right designs', right, wrong, (shares / right).toFixed(3), Math.round(cpu / right)],
  };
}

async function checkFaulty(shop: Workshop, { faulty, seed }: ComparisonPlan) {
  const kinds = [...Object.keys(LAYER_FAULTS), ...Object.keys(PIXEL_FAULTS)];
  const rows: (string | number)[][] = [];
  let [checked, wrong] = [0, 0];
  const each = Math.ceil(faulty / kinds.length);
  for (const kind of kinds) {
    let [planted, missed, cpu] = [0, 0, 0];
    for (let n = 0; planted < each && n < each * 8; n += 1) {
      const random = createRandom(seed + 100_000 + n);
      const sample = surfaceFor(shop, random, seed + n + 1);
      const layers = randomLayers(random, areaOf(sample), shop.images);
      const job = jobFor(shop, sample, layers, random.chance(0.3));
      const print = await plant(shop, kind, sample, job, random);
      if (!print) continue;
      planted += 1;
      const { refused, cpuMs } = await verdictOn(shop, job, print);
      cpu += cpuMs;
      if (refused) continue;
      missed += 1;
      console.error(`missed: ${kind} ${seed + 100_000 + n} ${sample.sku}`);
    }
    checked += planted;
    wrong += missed;
    rows.push([kind, planted, missed, '', planted > 0 ? Math.round(cpu / planted) : '']);
  }
  return { rows, checked, wrong };
}

/** A print with one fault of a kind; null where it cannot be seen. */
async function plant(
  shop: Workshop,
  kind: string,
  sample: SampleSurface,
  job: SurfaceJob,
  random: Random,
): Promise<RgbaPicture | null> {
  const right = await printOf(shop, job);
  const inLayers = LAYER_FAULTS[kind];
  if (inLayers) {
    const layers = inLayers(job.content.layers, random);
    if (!layers) return null;
    const made = await printOf(shop, jobFor(shop, sample, layers, job.bleed));
    return differs(right, made) ? made : null;
  }
  const made = { ...right, rgba: right.rgba.slice() };
  return PIXEL_FAULTS[kind]!(made, random, job.surface.resolutionDpi) && differs(right, made) ? made : null;
}
