import { NAME_FIELDS } from '@diy/contract/batches/batch-name-fields';
import { type BatchColumn, type BatchSettings, MAX_BATCH_CELLS } from '@diy/contract/batches/batch-settings';
import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import { libraryImagesOfGroups } from '../../ai-images/index.ts';
import {
  type DrawableImage,
  findImageIdsOfCategories,
  getImagesForDrawing,
  type RecordNeeds,
} from '../../images/index.ts';
import { getTemplateVersion, hashesOfSameDrawing, type TemplateVersionRow } from '../../templates/index.ts';
import type { TemplateVersions } from '../batches.queries.ts';
import { unknownNameFields } from './cell-names.ts';

/** A column with the template version it is planned on. */
export interface PlannedColumn {
  column: BatchColumn;
  template: TemplateVersionRow;
  /** Hashes of the template's versions that draw alike: see `hashesOfSameDrawing`. Only what is stored needs them. */
  sameDrawing?: readonly string[];
}

/**
 * Ids of a batch's images, each once: the given ones, then those of categories, newest first, then those of AI groups,
 * which this call saves to the library.
 */
export async function collectBatchImages(
  services: RecordNeeds,
  ownerId: string,
  settings: BatchSettings,
): Promise<string[]> {
  const { db } = services;
  const ofTypes =
    settings.image_tids.length === 0
      ? []
      : await findImageIdsOfCategories(db, ownerId, settings.image_tids, MAX_BATCH_CELLS + 1);
  const ofGroups = await libraryImagesOfGroups(services, ownerId, settings.ai_group_ids, MAX_BATCH_CELLS + 1);
  const ids = [...new Set([...settings.image_ids, ...ofTypes, ...ofGroups])];
  if (ids.length === 0) {
    throw new Refusal(message('batches.no-images'));
  }
  const cells = ids.length * settings.columns.length;
  if (cells > MAX_BATCH_CELLS) {
    throw new Refusal(
      message('batches.too-many-cells', {
        most: MAX_BATCH_CELLS,
        images: ids.length,
        columns: settings.columns.length,
        cells,
      }),
    );
  }
  return ids;
}

/** Images in the order of `ids`. Throws a Refusal when one is unknown or somebody else's. */
export async function loadBatchImages(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<DrawableImage[]> {
  const found = new Map<string, DrawableImage>();
  for (let at = 0; at < ids.length; at += 1000) {
    for (const image of await getImagesForDrawing(db, ownerId, ids.slice(at, at + 1000))) {
      found.set(image.id, image);
    }
  }
  const images = ids.map((id) => found.get(id));
  const missing = images.filter((image) => image === undefined).length;
  if (missing > 0) {
    throw new Refusal(message('batches.unknown-image', { missing }));
  }
  return images as DrawableImage[];
}

/**
 * The settings' columns with their templates, in these versions, or the newest where there is none. Throws a Refusal for choices a template does not have.
 */
export async function loadColumns(
  db: Db,
  ownerId: string,
  settings: BatchSettings,
  versions: TemplateVersions = {},
): Promise<PlannedColumn[]> {
  requireKnownFields(settings);
  const templates = new Map<string, TemplateVersionRow>();
  const seen = new Set<string>();
  const columns: PlannedColumn[] = [];
  for (const column of settings.columns) {
    const { template_id } = column;
    const template =
      templates.get(template_id) ??
      (await getTemplateVersion(db, ownerId, template_id, versions[template_id]));
    templates.set(template_id, template);
    requireChoices(column, template);
    const key = `${template_id}:${column.colour_id}:${column.size_id}`;
    if (seen.has(key)) throw twice(template);
    seen.add(key);
    columns.push({ column, template });
  }
  return columns;
}

/** Columns with the hashes of versions that draw alike. */
export async function addSameDrawing(db: Db, columns: readonly PlannedColumn[]): Promise<PlannedColumn[]> {
  const templates = new Map(columns.map(({ template }) => [template.id, template]));
  const hashes = new Map<string, string[]>();
  for (const [id, template] of templates) hashes.set(id, await hashesOfSameDrawing(db, template));
  return columns.map((column) => ({ ...column, sameDrawing: hashes.get(column.template.id)! }));
}

/** The versions of the columns' templates, to be kept with the batch. */
export function versionsOf(columns: readonly PlannedColumn[]): TemplateVersions {
  return Object.fromEntries(columns.map(({ template }) => [template.id, template.version]));
}

function requireChoices(column: BatchColumn, template: TemplateVersionRow): void {
  const { colours, sizes, surfaces, title } = template.definition;
  const has = (list: readonly { id: string }[], id: string) => list.some((item) => item.id === id);
  const isKnown =
    has(colours, column.colour_id) &&
    has(sizes, column.size_id) &&
    column.surfaces.every((id) => has(surfaces, id));
  if (isKnown) return;
  throw new Refusal(message('batches.unknown-choice', { title }));
}

function twice({ definition: { title } }: TemplateVersionRow): Refusal {
  return new Refusal(message('batches.column-twice', { title }));
}

function requireKnownFields(settings: BatchSettings): void {
  for (const field of ['name_rule', 'sku_rule'] as const) {
    const unknown = unknownNameFields(settings[field]).map((name) => `{${name}}`);
    if (unknown.length === 0) continue;
    const known = NAME_FIELDS.map((name) => `{${name}}`).join(' ');
    throw refuseField(`settings.${field}`, message('batches.unknown-field', { unknown, known }));
  }
}
