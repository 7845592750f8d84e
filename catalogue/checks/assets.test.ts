/** The shipped mockups and templates hold what a renderer and a shop rely on. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readMockup } from '../lib/recompose.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const MAX_BYTES = 1.5e6;
/** Products whose printed face is flat and seen straight on: picture width in mm, for the millimetre check. */
const PICTURE_WIDTH_MM: Record<string, number> = { 'tshirt-flat': 930 };

interface PrintArea {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}
interface Template {
  surfaces: { id: string; printArea: PrintArea }[];
  mockups: string[];
  cover: string;
  [field: string]: unknown;
}

const products = readdirSync(path.join(root, 'templates')).map((name) => path.basename(name, '.json'));

function readTemplate(product: string): Template {
  return JSON.parse(readFileSync(path.join(root, 'templates', `${product}.json`), 'utf8'));
}

/** Number of bins of `cells` × `cells` over the print area that hold no covered pixel. */
function emptyBins(planes: SurfacePlanes, area: PrintArea, cells: number): number {
  const seen = new Set<number>();
  for (let i = 0; i < planes.coverage.length; i += 1) {
    if ((planes.coverage[i] ?? 0) < 1) continue;
    const column = Math.floor((((planes.uMm[i] ?? 0) - area.xMm) / area.widthMm) * cells);
    const row = Math.floor((((planes.vMm[i] ?? 0) - area.yMm) / area.heightMm) * cells);
    if (column >= 0 && row >= 0 && column < cells && row < cells) seen.add(row * cells + column);
  }
  return cells * cells - seen.size;
}

/** The area without a rim of the given share of its sides. */
function insetBy(area: PrintArea, share: number): PrintArea {
  const [dx, dy] = [area.widthMm * share, area.heightMm * share];
  return {
    xMm: area.xMm + dx,
    yMm: area.yMm + dy,
    widthMm: area.widthMm - 2 * dx,
    heightMm: area.heightMm - 2 * dy,
  };
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

  it.each(folders)('%s has no burnt light and no holes in its print area', async (id) => {
    const mockup = await readMockup(path.join(root, 'assets', product, id));
    let clipped = 0;
    let covered = 0;
    for (let i = 0; i < mockup.mapPixels.length; i += 3) {
      if (mockup.mapPixels[i + 1] !== 255) continue;
      covered += 1;
      if (mockup.mapPixels[i] === 255) clipped += 1;
    }
    expect(clipped / covered).toBeLessThan(0.005);
    for (const { id: surface, printArea } of template.surfaces) {
      const planes = mockup.surfacePlanes[surface];
      // A wrap shows only what faces the viewer; a cushion's rim curves away from him. The rest must be reached.
      const share = surface === 'wrap' ? 0.6 : 0;
      expect(
        emptyBins(planes, surface === 'wrap' ? printArea : insetBy(printArea, 0.07), 20) / 400,
      ).toBeLessThanOrEqual(share);
    }
  });

  it.each(folders.filter((id) => PICTURE_WIDTH_MM[id]))('%s is true to the millimetre', async (id) => {
    const mockup = await readMockup(path.join(root, 'assets', product, id));
    const { id: surface, printArea } = template.surfaces[0] ?? { id: '', printArea: null };
    const expected = (PICTURE_WIDTH_MM[id] ?? 0) / mockup.widthPx;
    const steps = medianSteps(mockup.surfacePlanes[surface], printArea as PrintArea, mockup.widthPx);
    for (const step of steps) expect(Math.abs(step / expected - 1)).toBeLessThan(0.01);
  });
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
