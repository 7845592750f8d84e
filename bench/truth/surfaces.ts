import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TemplateSurface, templateDefinition } from '@diy/design/template';

/** A surface of the catalogue in one of its sizes. */
export interface SampleSurface {
  sku: string;
  surface: TemplateSurface;
  sizeId: string;
}

/** Every surface of the shipped products, in their first size. */
export function catalogueSurfaces(root: string): SampleSurface[] {
  const folder = join(root, 'catalogue/templates');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const template = templateDefinition.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const sizeId = template.sizes[0]!.id;
      return template.surfaces.map((surface) => ({ sku: template.sku, surface, sizeId }));
    });
}

/** The same surface so much smaller that its print has about this many pixels: many can be compared in a minute. */
export function scaledSurface({ sku, surface, sizeId }: SampleSurface, pixels: number): SampleSurface {
  const area = surface.printAreaBySize[sizeId] ?? surface.printArea;
  const full = (area.widthMm * area.heightMm * surface.resolutionDpi ** 2) / 25.4 ** 2;
  const scale = Math.min(1, Math.sqrt(pixels / full));
  const shrink = (mm: number) => Math.round(mm * scale * 100) / 100;
  const printArea = { xMm: 0, yMm: 0, widthMm: shrink(area.widthMm), heightMm: shrink(area.heightMm) };
  // An outline in mm does not shrink by itself.
  const mask = scale < 1 ? null : surface.mask;
  return { sku, sizeId, surface: { ...surface, printArea, printAreaBySize: {}, mask } };
}
