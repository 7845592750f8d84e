import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NameField } from '@diy/contract/batches/batch-name-fields';
import type { BatchCellChange, BatchSettings } from '@diy/contract/batches/batch-settings';
import type { MessageLocale } from '@diy/contract/messages';
import { catalogueName } from '@diy/contract/messages/catalogue-names/catalogue-name';
import { type DesignDocument, serialiseForKey } from '@diy/design/document';
import {
  type CellInput,
  type CellQuality,
  checkCell,
  designCell,
  findEnlargedRepeats,
  type PlacementRule,
  shrinkToDpi,
} from '@diy/design/placement';
import { valueById } from '@diy/design/value-by-id';
import type { DrawableImage } from '../../images/index.ts';
import { errorsKey, errorsOf, isWithheld } from '../cells/cell-errors.ts';
import type { PlannedColumn } from './batch-inputs.ts';
import { fillName, fillSku } from './cell-names.ts';

/** The inputs that all cells of a batch are planned with. */
export interface PlanContext {
  settings: BatchSettings;
  batchName: string;
  /** The account's short code. */
  accountSku: string;
  /** Language of the names of templates and colours. */
  locale: MessageLocale;
  changes: ReadonlyMap<string, BatchCellChange>;
}

/** One planned cell, not drawn. */
export interface PlannedCell {
  key: string;
  column: PlannedColumn;
  image: DrawableImage;
  document: DesignDocument;
  /** Hash of the document and the template's version. */
  hash: string;
  /** The hashes it has on versions of the template that draw it alike: a cell that was made on one of them is this one. */
  equals: string[];
  quality: CellQuality;
  name: string;
  sku: string | null;
  skip: boolean;
  /** Names its errors, so that they can be accepted; null = none, or not all can be. */
  errorsKey: string | null;
  /** It has errors that are not accepted. */
  withheld: boolean;
}

/** Whether a cell is made. */
export function isToBeMade({ skip, withheld }: Pick<PlannedCell, 'skip' | 'withheld'>): boolean {
  return !skip && !withheld;
}

/** What all cells of a batch are planned from, with the changes of single cells by their keys. */
export function planContext(
  settings: BatchSettings,
  {
    name: batchName,
    account_sku: accountSku,
    locale,
  }: { name: string; account_sku: string; locale: MessageLocale },
): PlanContext {
  return {
    settings,
    batchName,
    accountSku,
    locale,
    changes: new Map(settings.cells.map((cell) => [cell.key, cell])),
  };
}

function cellKeyOf(imageId: string, { column }: PlannedColumn): string {
  return `${imageId}:${column.template_id}:${column.colour_id}:${column.size_id}`;
}

/** The rule of one surface of a cell: the cell's own, else the surface's, else the batch's, in the scale that the cell says. */
function ruleFor(context: PlanContext, key: string, templateId: string, surfaceId: string): PlacementRule {
  const rule = ruleWithoutScale(context, key, templateId, surfaceId);
  const scale = valueById(context.changes.get(key)?.scales ?? {}, surfaceId);
  return scale === undefined ? rule : { ...rule, scale };
}

function ruleWithoutScale(
  { settings, changes }: PlanContext,
  key: string,
  templateId: string,
  surfaceId: string,
): PlacementRule {
  return changes.get(key)?.rule ?? settings.surface_rules[`${templateId}:${surfaceId}`] ?? settings.rule;
}

/** Plans one cell; `position` counts through the matrix from 0. Equal inputs give equal cells. */
export function planCell(
  context: PlanContext,
  column: PlannedColumn,
  image: DrawableImage,
  position: number,
): PlannedCell {
  const key = cellKeyOf(image.id, column);
  const { template_id, colour_id, size_id } = column.column;
  const change = context.changes.get(key);
  const { definition } = column.template;
  const cell: CellInput = {
    template: definition,
    colourId: colour_id,
    sizeId: size_id,
    image: { ...image, name: withoutExtension(image.name) },
    bleed: context.settings.bleed,
    surfaces: column.column.surfaces.map((surfaceId) => {
      const rule = ruleFor(context, key, template_id, surfaceId);
      const box = valueById(change?.boxes ?? {}, surfaceId);
      return box ? { surfaceId, rule, box } : { surfaceId, rule };
    }),
  };
  const document = designCell(cell);
  const serialised = serialiseForKey(document);
  const hashOn = (template: string) =>
    createHash('sha256').update(`${template}\n${serialised}`).digest('hex');
  const fields = nameFields(context, column, image, position);
  const enlarged = findEnlargedRepeats(cell, document);
  const quality = checkCell(document, definition, () => image, undefined, enlarged);
  const errors = errorsOf(quality.findings, document);
  return {
    key,
    column,
    image,
    document,
    hash: hashOn(column.template.hash),
    equals: (column.sameDrawing ?? []).map(hashOn),
    quality,
    name: fillName(context.settings.name_rule, fields),
    sku: fillSku(context.settings.sku_rule, fields),
    skip: change?.skip ?? false,
    errorsKey: errorsKey(errors),
    withheld: isWithheld(errors, change),
  };
}

/** How a cell becomes sharp enough. */
export interface CellFix {
  /** By surface; those whose rule is sharp enough have none. */
  scales: Record<string, number>;
  /** One scale for a rule of all surfaces; null = their rules differ, so that none is right. */
  scale: number | null;
}

/** The scales at which every surface of a cell reaches its template's resolution; null = one cannot. */
export function fixCell(
  context: PlanContext,
  cell: Pick<PlannedCell, 'key' | 'column' | 'image'>,
): CellFix | null {
  const { template, column } = cell.column;
  const scales: Record<string, number> = {};
  const rules = column.surfaces.map((surfaceId) => ruleFor(context, cell.key, column.template_id, surfaceId));
  for (const [at, surfaceId] of column.surfaces.entries()) {
    const surface = template.definition.surfaces.find((one) => one.id === surfaceId)!;
    const rule = rules[at]!;
    const sharp = shrinkToDpi(rule, cell.image, surface, column.size_id, surface.resolutionDpi);
    if (sharp === null) return null;
    if (sharp.scale !== rule.scale) scales[surfaceId] = sharp.scale;
  }
  const isOneRule = rules.every((rule) => isDeepStrictEqual(rule, rules[0]));
  return { scales, scale: isOneRule ? Math.min(rules[0]!.scale, ...Object.values(scales)) : null };
}

function nameFields(
  { batchName, accountSku, locale }: PlanContext,
  { column, template: { definition } }: PlannedColumn,
  image: DrawableImage,
  position: number,
): Record<NameField, string> {
  const colour = definition.colours.find((one) => one.id === column.colour_id)!;
  const size = definition.sizes.find((one) => one.id === column.size_id)!;
  return {
    image: withoutExtension(image.name),
    template: catalogueName(definition.title, locale),
    template_sku: definition.sku,
    colour: catalogueName(colour.name, locale),
    colour_code: colour.code,
    size: size.name,
    batch: batchName,
    sku: accountSku,
    n: String(position + 1).padStart(4, '0'),
  };
}

function withoutExtension(name: string): string {
  return name.replace(/\.(png|jpe?g|webp|tiff?|avif|svg|gif|bmp|psd|heic)$/iu, '');
}
