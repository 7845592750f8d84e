import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templateDefinition } from '@diy/design/template';
import { measurePixels } from '../../server/src/features/rendering/testing/measure-pixels.ts';
import { oddSurfaces } from '../../server/src/features/rendering/testing/odd-surfaces.ts';

const TEMPLATES = join(import.meta.dirname, '../../catalogue/templates');
const MAX_MARK_PX = 0.5;
const MIN_CONTRAST = 0.95;

/** A table for people, and how many of its rows are wrong. */
export interface TruthTable {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  verdict: { checked: number; wrong: number };
}

/** Every product and size of the catalogue and a dozen odd surfaces, with and without bleed, measured from their pixels. */
export async function pixelsTable(): Promise<TruthTable> {
  const rows: (string | number)[][] = [];
  let wrong = 0;
  for (const { name, surface, sizeId } of [...(await catalogueSurfaces()), ...odd()]) {
    for (const bleed of surface.bleedMm > 0 ? [false, true] : [false]) {
      const area = surface.printAreaBySize[sizeId] ?? surface.printArea;
      const extra = bleed ? 2 * surface.bleedMm : 0;
      const px = (mm: number) => Math.round(((mm + extra) / 25.4) * surface.resolutionDpi);
      const found = measurePixels(surface, sizeId, bleed);
      const isSize = found.widthPx === px(area.widthMm) && found.heightPx === px(area.heightMm);
      const isSame = found.otherPixels === 0 && found.comparedPixels > 0;
      const isRight =
        isSize && isSame && found.marksPx <= MAX_MARK_PX + 0.01 && found.contrast >= MIN_CONTRAST;
      if (!isRight) wrong += 1;
      rows.push([
        `${name} ${sizeId}`,
        bleed ? 'with' : 'without',
        `${found.widthPx} × ${found.heightPx}${isSize ? '' : ' WRONG'}`,
        isSame ? 'yes' : `NO, ${found.otherPixels}`,
        found.marksPx < 0 ? 'no room' : found.marksPx.toFixed(2),
        found.contrast.toFixed(2),
      ]);
    }
  }
  return {
    title: 'Pixels of print files',
    columns: ['surface', 'bleed', 'size', 'bit-identical', 'marks, px', '1-px contrast'],
    rows,
    verdict: { checked: rows.length, wrong },
  };
}

async function catalogueSurfaces() {
  const files = (await readdir(TEMPLATES)).filter((name) => name.endsWith('.json')).sort();
  const products = await Promise.all(
    files.map(async (file) =>
      templateDefinition.parse(JSON.parse(await readFile(join(TEMPLATES, file), 'utf8'))),
    ),
  );
  return products.flatMap(({ sku, sizes, surfaces }) =>
    surfaces.flatMap((surface) =>
      areas(surface.printAreaBySize, sizes).map((sizeId) => ({
        name: `${sku} ${surface.id}`,
        surface,
        sizeId,
      })),
    ),
  );
}

/** Sizes that share their area are one case. */
function areas(bySize: Record<string, unknown>, sizes: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  return sizes.flatMap(({ id }) => {
    const key = JSON.stringify(bySize[id] ?? null);
    if (seen.has(key)) return [];
    seen.add(key);
    return [id];
  });
}

function odd() {
  return oddSurfaces.map((one) => ({ ...one, sizeId: 'm' }));
}
