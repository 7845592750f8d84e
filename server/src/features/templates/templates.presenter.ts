import type { MockupItem, TemplateItem, TemplateRow } from '@diy/contract/templates';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { CATALOGUE, modelKey, type StoredMockup, type TemplateVersionRow } from './templates.queries.ts';

/** A template as lists show it. */
export function presentTemplateRow(row: TemplateVersionRow, storage: ObjectStore): TemplateRow {
  const { definition } = row;
  return {
    id: row.id,
    sku: row.sku,
    title: definition.title,
    pid: row.category_id,
    cover: coverUrl(row, storage),
    colours: definition.colours.map(({ id, name, hex }) => ({ id, name, hex })),
    sizes: definition.sizes.map((size) => size.name),
    surfaces: definition.surfaces.map(({ id, name, printArea }) => ({
      id,
      name,
      width_mm: printArea.widthMm,
      height_mm: printArea.heightMm,
    })),
    price_cents: definition.priceCents,
    currency: definition.currency,
    is_own: row.owner_id !== CATALOGUE,
  };
}

/** A whole template. */
export function presentTemplateItem(row: TemplateVersionRow, storage: ObjectStore): TemplateItem {
  const { model } = row.definition;
  return {
    id: row.id,
    version: row.version,
    definition: row.definition,
    mockups: row.mockups.map((mockup) => presentMockup(mockup, storage)),
    cover: coverUrl(row, storage),
    ...(model ? { model_url: storage.publicUrl(modelKey(model.file)) } : {}),
  };
}

function presentMockup({ asset, prefix, inColours }: StoredMockup, storage: ObjectStore): MockupItem {
  const item = { asset, base_url: storage.publicUrl(prefix) };
  if (!inColours) return item;
  const in_colours = inColours.map((picture) => ({
    colour_ids: picture.colourIds,
    takes_colour: picture.takesColour,
    asset: picture.asset,
    base_url: storage.publicUrl(picture.prefix),
  }));
  return { ...item, in_colours };
}

function coverUrl(row: TemplateVersionRow, storage: ObjectStore): string {
  const cover = row.mockups.find(({ asset }) => asset.id === row.definition.cover) ?? row.mockups[0]!;
  return storage.publicUrl(`${cover.prefix}/${cover.asset.base}`);
}
