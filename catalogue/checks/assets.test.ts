/** The shipped mockups and templates hold what a renderer and a shop rely on. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readMockup } from '../lib/recompose.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const MAX_BYTES = 1.5e6;
/** Products whose printed face is flat and seen straight on: picture width in mm, for the millimetre check. */
const PICTURE_WIDTH_MM: Record<string, number> = {
  'tshirt-flat': 930,
  'tshirt-back': 930,
  'poster-wall': 558,
  'clock-wall': 406.8,
};
/** Share of the safe area that no mockup shows: the far side of a wrap, the square of a phone's cameras. */
const HIDDEN_SHARE: Record<string, number> = { wrap: 0.45, back: 0.2 };
/** Share of the safe area a single mockup may hide, with a mouse or a band lying on it. */
const HIDDEN_IN_ONE = 0.62;
const CELLS = 20;

interface PrintArea {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}
interface TemplateSurface {
  id: string;
  printArea: PrintArea;
  safeMm: number;
  mask: { svgPath: string } | null;
}
interface Template {
  surfaces: TemplateSurface[];
  colours: { id: string; code: string; hex: string }[];
  mockups: string[];
  cover: string;
  [field: string]: unknown;
}

const products = readdirSync(path.join(root, 'templates')).map((name) => path.basename(name, '.json'));

function readTemplate(product: string): Template {
  return JSON.parse(readFileSync(path.join(root, 'templates', `${product}.json`), 'utf8'));
}

/** Numbers of the cells of the safe area that ink may reach: all of them, or those inside the outline mask. */
async function cellsToShow({ printArea, safeMm, mask }: TemplateSurface): Promise<Set<number>> {
  const area = safeArea(printArea, safeMm);
  const all = Array.from({ length: CELLS * CELLS }, (_, cell) => cell);
  if (!mask) return new Set(all);
  const view = `${area.xMm - printArea.xMm} ${area.yMm - printArea.yMm} ${area.widthMm} ${area.heightMm}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELLS * 8}" height="${CELLS * 8}" viewBox="${view}" preserveAspectRatio="none"><path d="${mask.svgPath}"/></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInside = (cell: number) => {
    const [left, top] = [(cell % CELLS) * 8, Math.floor(cell / CELLS) * 8];
    return [0, 7].every((dx) => [0, 7].every((dy) => (data[(top + dy) * CELLS * 8 + left + dx] ?? 0) > 250));
  };
  return new Set(all.filter(isInside));
}

/** Cells of the safe area in which the picture shows fully covered pixels. */
function cellsShown(planes: SurfacePlanes, { printArea, safeMm }: TemplateSurface): Set<number> {
  const area = safeArea(printArea, safeMm);
  const seen = new Set<number>();
  for (let i = 0; i < planes.coverage.length; i += 1) {
    if ((planes.coverage[i] ?? 0) < 1) continue;
    const column = Math.floor((((planes.uMm[i] ?? 0) - area.xMm) / area.widthMm) * CELLS);
    const row = Math.floor((((planes.vMm[i] ?? 0) - area.yMm) / area.heightMm) * CELLS);
    if (column >= 0 && row >= 0 && column < CELLS && row < CELLS) seen.add(row * CELLS + column);
  }
  return seen;
}

/** Print area without the safe margin, at least 7 % of its sides (a cushion's rim curves away from the viewer). */
function safeArea(area: PrintArea, safeMm: number): PrintArea {
  const dx = Math.max(safeMm, area.widthMm * 0.07);
  const dy = Math.max(safeMm, area.heightMm * 0.07);
  return {
    xMm: area.xMm + dx,
    yMm: area.yMm + dy,
    widthMm: area.widthMm - 2 * dx,
    heightMm: area.heightMm - 2 * dy,
  };
}

/** Share of covered pixels whose coordinates run backwards: a fold over, or artwork in a mirror. */
function backwardsShare({ uMm, vMm, coverage }: SurfacePlanes, width: number): number {
  const at = (plane: Float32Array, i: number) => plane[i] ?? 0;
  let covered = 0;
  let backwards = 0;
  for (let i = 0; i < coverage.length - width; i += 1) {
    if (at(coverage, i) < 1 || at(coverage, i + 1) < 1 || at(coverage, i + width) < 1) continue;
    covered += 1;
    const across = [at(uMm, i + 1) - at(uMm, i), at(vMm, i + 1) - at(vMm, i)] as const;
    const down = [at(uMm, i + width) - at(uMm, i), at(vMm, i + width) - at(vMm, i)] as const;
    if (across[0] * down[1] - across[1] * down[0] <= 0) backwards += 1;
  }
  return backwards / covered;
}

/** Share of steps across the coverage's edge that jump from nothing to all in one pixel. */
function jaggedShare({ coverage }: SurfacePlanes): number {
  let edges = 0;
  let jumps = 0;
  for (let i = 0; i + 1 < coverage.length; i += 1) {
    const step = Math.abs((coverage[i + 1] ?? 0) - (coverage[i] ?? 0));
    if (step > 0.02) edges += 1;
    if (step > 0.98) jumps += 1;
  }
  return jumps / edges;
}

interface SurfacePlanes {
  uMm: Float32Array;
  vMm: Float32Array;
  coverage: Float32Array;
}

/** Median step between neighbouring pixels inside the print area, in mm, along x and along y. */
function medianSteps(planes: SurfacePlanes, area: PrintArea, width: number): [number, number] {
  const across: number[] = [];
  const down: number[] = [];
  for (let i = 0; i < planes.coverage.length - width; i += 3) {
    const [u, v] = [planes.uMm[i] ?? 0, planes.vMm[i] ?? 0];
    const isInside =
      u > area.xMm && v > area.yMm && u < area.xMm + area.widthMm && v < area.yMm + area.heightMm;
    if (!isInside || (planes.coverage[i] ?? 0) < 1) continue;
    across.push((planes.uMm[i + 1] ?? 0) - u);
    down.push((planes.vMm[i + width] ?? 0) - v);
  }
  const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return [middle(across), middle(down)];
}

describe.each(products)('%s', (product) => {
  const template = readTemplate(product);
  const folders = template.mockups;

  it('is described completely', () => {
    const fields = [
      'sku',
      'category',
      'title',
      'description',
      'material',
      'printMethod',
      'surfaces',
      'sizes',
    ];
    const more = ['colours', 'weightG', 'packed', 'priceCents', 'currency', 'mockups', 'cover'];
    for (const field of [...fields, ...more]) expect(template[field], field).toBeTruthy();
    expect(template.mockups).toContain(template.cover);
    for (const surface of template.surfaces) {
      const keys = ['id', 'name', 'resolutionDpi', 'bleedMm', 'safeMm', 'printArea', 'mask'];
      expect(Object.keys(surface)).toEqual(expect.arrayContaining(keys));
    }
  });

  it.each(folders)('%s is small enough and complete', async (id) => {
    const folder = path.join(root, 'assets', product, id);
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const mockup = JSON.parse(readFileSync(path.join(folder, 'mockup.json'), 'utf8'));
    const fields = ['format', 'id', 'name', 'widthPx', 'heightPx', 'base', 'maps', 'lightScale', 'lightTint'];
    const more = ['glossScale', 'baseAlbedo', 'inkAlbedo', 'surfaces'];
    expect(Object.keys(mockup)).toEqual(expect.arrayContaining([...fields, ...more]));
    expect(mockup.id).toBe(id);
  });

  it.each(folders)('%s has no burnt light, no holes, no folds and smooth edges', async (id) => {
    const mockup = await readMockup(path.join(root, 'assets', product, id));
    let clipped = 0;
    let covered = 0;
    for (let i = 0; i < mockup.mapPixels.length; i += 3) {
      if (mockup.mapPixels[i + 1] !== 255) continue;
      covered += 1;
      if (mockup.mapPixels[i] === 255) clipped += 1;
    }
    expect(clipped / covered).toBeLessThan(0.005);
    expect(covered / (mockup.mapPixels.length / 3), 'share of the picture the product takes').toBeGreaterThan(
      0.03,
    );
    for (const surface of template.surfaces) {
      const planes = mockup.surfacePlanes[surface.id];
      if (!planes) continue;
      const wanted = await cellsToShow(surface);
      const shown = cellsShown(planes, surface);
      const missing = [...wanted].filter((cell) => !shown.has(cell)).length;
      expect(missing / wanted.size, `${surface.id}: cells without a pixel`).toBeLessThanOrEqual(
        HIDDEN_IN_ONE,
      );
      expect(backwardsShare(planes, mockup.widthPx), `${surface.id}: folded over`).toBeLessThan(0.005);
      expect(jaggedShare(planes), `${surface.id}: jagged edge`).toBeLessThan(0.05);
    }
  });

  it('shows every printable place in one of its mockups', async () => {
    for (const surface of template.surfaces) {
      const wanted = await cellsToShow(surface);
      const shown = new Set<number>();
      for (const id of folders) {
        const planes = (await readMockup(path.join(root, 'assets', product, id))).surfacePlanes[surface.id];
        if (planes) for (const cell of cellsShown(planes, surface)) shown.add(cell);
      }
      const missing = [...wanted].filter((cell) => !shown.has(cell)).length;
      expect(missing / wanted.size, surface.id).toBeLessThanOrEqual(HIDDEN_SHARE[surface.id] ?? 0.02);
    }
  });

  it('names every colour once', () => {
    for (const field of ['id', 'code', 'hex'] as const) {
      const values = template.colours.map((colour) => colour[field]);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it.each(folders.filter((id) => PICTURE_WIDTH_MM[id]))('%s is true to the millimetre', async (id) => {
    const mockup = await readMockup(path.join(root, 'assets', product, id));
    const surface = template.surfaces.find((one) => mockup.surfacePlanes[one.id]) as TemplateSurface;
    const expected = (PICTURE_WIDTH_MM[id] ?? 0) / mockup.widthPx;
    const steps = medianSteps(mockup.surfacePlanes[surface.id], surface.printArea, mockup.widthPx);
    for (const step of steps) expect(Math.abs(step / expected - 1)).toBeLessThan(0.01);
  });
});

it('the shipped assets stay within 60 MB', () => {
  const files = readdirSync(path.join(root, 'assets'), { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(60e6);
});

describe('cushion-bench', () => {
  it('shows its face without stretching one direction', async () => {
    const mockup = await readMockup(path.join(root, 'assets', 'cushion', 'cushion-bench'));
    const area = { xMm: 125, yMm: 125, widthMm: 200, heightMm: 200 };
    const [across, down] = medianSteps(mockup.surfacePlanes.front, area, mockup.widthPx);
    expect(across / down).toBeGreaterThan(0.9);
    expect(across / down).toBeLessThan(1.15);
    expect((across + down) / 2).toBeGreaterThan(450 / mockup.widthPx);
    expect((across + down) / 2).toBeLessThan(800 / mockup.widthPx);
  });
});
