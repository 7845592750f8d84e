import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { Services } from '../../../platform/services.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { ensureRendered, mockupInColours, type RenderNeeds } from '../../rendering/index.ts';
import type { SheetLayout } from '../layouts/layout.ts';
import { inOrder, type ProductPictures } from '../rows/add-pictures.ts';
import type { ProductPicture, SheetProduct } from '../rows/sheet-product.ts';
import { sizeInColour } from './size-in-colour.ts';
import { squarePicture } from './square-picture.ts';

/**
 * A product's pictures with lasting public addresses, drawn now where they are missing: all mockups in the design's
 * own colour, the first one in every other colour listed. Throws what drawing throws.
 */
export async function gatherPictures(
  services: RenderNeeds,
  ownerId: string,
  design: DesignForExport,
  product: SheetProduct,
  { settings, layout }: { settings: SheetPresetSettings; layout: SheetLayout },
): Promise<ProductPictures> {
  const { storage } = services;
  const { template } = design;
  const rendered = await ensureRendered(services, ownerId, design);
  const files = template.mockups.flatMap((mockup) => {
    const { id } = mockup.asset;
    const file = rendered.mockups.find(({ mockup_id }) => mockup_id === id);
    return file ? [{ id, key: file.key, ...sizeInColour(mockup, design) }] : [];
  });
  const ordered = inOrder(files, settings.image_order);
  const [first] = ordered;
  const byColour = new Map<string, string>();
  const others = gatherOtherColours(design, product, layout);
  if (first && others.length > 0) {
    const made = await mockupInColours(services, ownerId, design, others, first.id);
    for (const [colour, { key }] of made) byColour.set(colour, storage.publicUrl(key));
  }
  if (first) byColour.set(design.colourId, storage.publicUrl(first.key));
  const mockups = files.map(({ key, widthPx, heightPx }) => {
    return { url: storage.publicUrl(key), widthPx, heightPx };
  });
  const needsMaterial = layout.columns.some(({ field }) => field === 'material_image');
  const material = needsMaterial ? await materialPicture(services, ownerId, ordered, layout) : null;
  return { mockups, byColour, material };
}

/** Colours that are listed besides the design's own, where the layout shows a picture of each. */
export function gatherOtherColours(
  { colourId: own }: Pick<DesignForExport, 'colourId'>,
  { variants }: SheetProduct,
  { columns }: SheetLayout,
): string[] {
  if (!columns.some(({ field }) => field === 'preview_image' || field === 'colour_images')) return [];
  return [...new Set(variants.map(({ colourId }) => colourId))].filter((colour) => colour !== own);
}

type MockupKey = Omit<ProductPicture, 'url'> & { key: string };

/** The first mockup that fits the rules as it is, or else a square picture made from the first one. */
async function materialPicture(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  files: readonly MockupKey[],
  { rules }: SheetLayout,
): Promise<string | null> {
  const { storage } = services;
  const min = Math.max(rules.minSquarePx, 800);
  for (const { key, widthPx, heightPx } of files) {
    if (widthPx !== heightPx || widthPx < min) continue;
    const stored = await storage.stat(key);
    if (stored && stored.bytes < 2_000_000) return storage.publicUrl(key);
  }
  const source = files[0]?.key;
  return source === undefined ? null : storage.publicUrl(await squarePicture(services, ownerId, source));
}
