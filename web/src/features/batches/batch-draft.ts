import type { BatchCellChange, BatchColumn, BatchSettings } from '@diy/contract/batches/batch-settings';
import { DEFAULT_PLACEMENT, type PlacedBox, type PlacementRule } from '@diy/design/placement';
import { valueById } from '@diy/design/value-by-id';

/** One template of a batch as a person chooses it: some colours, one size, some surfaces. */
export interface ProductChoice {
  templateId: string;
  colourIds: readonly string[];
  sizeId: string;
  surfaces: readonly string[];
}

/** A batch while it is being set up. */
export interface BatchDraft {
  name: string;
  products: readonly ProductChoice[];
  imageIds: readonly string[];
  /** Whole categories; '' = 未分类. */
  imageCategoryIds: readonly string[];
  /** AI groups of which all pictures are used. */
  aiGroupIds: readonly string[];
  rule: PlacementRule;
  /** By `<template id>:<surface id>`. */
  surfaceRules: Readonly<Record<string, PlacementRule>>;
  /** Cells that differ, by key. */
  cells: Readonly<Record<string, BatchCellChange>>;
  bleed: boolean;
  nameRule: string;
  skuRule: string;
}

const DEFAULT_NAME_RULE = '{image} {template} {colour}';

/** A batch before anything is chosen. */
export const EMPTY_DRAFT: BatchDraft = {
  name: '',
  products: [],
  imageIds: [],
  imageCategoryIds: [],
  aiGroupIds: [],
  rule: DEFAULT_PLACEMENT,
  surfaceRules: {},
  cells: {},
  bleed: false,
  nameRule: DEFAULT_NAME_RULE,
  skuRule: '',
};

/** Columns of the matrix: every product in each of its colours. */
export function matrixColumns(products: readonly ProductChoice[]): BatchColumn[] {
  return products.flatMap(({ templateId, colourIds, sizeId, surfaces }) =>
    colourIds.map((colour) => ({
      template_id: templateId,
      colour_id: colour,
      size_id: sizeId,
      surfaces: [...surfaces],
    })),
  );
}

/** Whether the draft is complete enough for a matrix. */
export function isComplete({ products, imageIds, imageCategoryIds, aiGroupIds }: BatchDraft): boolean {
  return (
    matrixColumns(products).length > 0 && imageIds.length + imageCategoryIds.length + aiGroupIds.length > 0
  );
}

/** The draft as calls take it. Cells that differ in nothing are left out. */
export function toBatchSettings(draft: BatchDraft): BatchSettings {
  return {
    columns: matrixColumns(draft.products),
    image_ids: [...draft.imageIds],
    image_tids: [...draft.imageCategoryIds],
    ai_group_ids: [...draft.aiGroupIds],
    rule: draft.rule,
    surface_rules: { ...draft.surfaceRules },
    cells: Object.values(draft.cells).filter(differs),
    bleed: draft.bleed,
    name_rule: draft.nameRule.trim() || DEFAULT_NAME_RULE,
    sku_rule: draft.skuRule.trim(),
  };
}

/** A saved batch as a draft. Columns of one template in one size and with equal surfaces become one product. */
export function draftOfBatch(name: string, settings: BatchSettings): BatchDraft {
  const products = new Map<string, ProductChoice>();
  for (const { template_id, colour_id, size_id, surfaces } of settings.columns) {
    const key = [template_id, size_id, ...surfaces].join('\n');
    const known = products.get(key);
    const colourIds = [...(known?.colourIds ?? []), colour_id];
    products.set(key, { templateId: template_id, colourIds, sizeId: size_id, surfaces });
  }
  return {
    name,
    products: [...products.values()],
    imageIds: settings.image_ids,
    imageCategoryIds: settings.image_tids,
    aiGroupIds: settings.ai_group_ids,
    rule: settings.rule,
    surfaceRules: settings.surface_rules,
    cells: Object.fromEntries(settings.cells.map((cell) => [cell.key, cell])),
    bleed: settings.bleed,
    nameRule: settings.name_rule,
    skuRule: settings.sku_rule,
  };
}

/** Whether designs are called otherwise by one of these drafts than by the other; their fields are not looked into. */
export function namesOtherwise(one: BatchDraft, other: BatchDraft): boolean {
  const rules = ({ nameRule, skuRule, name }: BatchDraft) => {
    const both = [nameRule.trim(), skuRule.trim()];
    return JSON.stringify([...both, both.some((rule) => rule.includes('{batch}')) ? name.trim() : '']);
  };
  return rules(one) !== rules(other);
}

/** The rule for one surface of a cell: the cell's own, else the surface's, else the batch's, in the scale that the cell says. */
export function placementRuleFor(
  draft: BatchDraft,
  key: string,
  templateId: string,
  surfaceId: string,
): PlacementRule {
  const cell = draft.cells[key];
  const rule = cell?.rule ?? draft.surfaceRules[`${templateId}:${surfaceId}`] ?? draft.rule;
  const scale = valueById(cell?.scales ?? {}, surfaceId);
  return scale === undefined ? rule : { ...rule, scale };
}

/** Leaves cells out, or includes them again. */
export function skipCells(draft: BatchDraft, keys: readonly string[], skip: boolean): BatchDraft {
  return changeCells(
    draft,
    keys.map((key) => [key, { skip }]),
  );
}

/** Accepts exactly the errors that the matrix named, so that the cells are printed in spite of them; null = withdraws that. */
export function acceptCells(
  draft: BatchDraft,
  cells: readonly { key: string; errors_key: string | null }[],
): BatchDraft {
  return changeCells(
    draft,
    cells.map(({ key, errors_key }) => [key, { accept_errors: errors_key ?? undefined, skip: false }]),
  );
}

/** Scales by surface at which a cell is sharp enough. */
export type FixScales = Readonly<Record<string, number>>;

/** Gives cells the scales at which they are sharp enough; pictures placed by hand return to the rule. */
export function correctCells(draft: BatchDraft, fixes: ReadonlyMap<string, FixScales>): BatchDraft {
  return changeCells(
    draft,
    [...fixes].map(([key, scales]) => {
      const all = { ...draft.cells[key]?.scales, ...scales };
      return [key, { scales: all, boxes: {}, skip: false }];
    }),
  );
}

/** Places given by hand on some surfaces of a cell. */
export function placeCell(draft: BatchDraft, key: string, boxes: Record<string, PlacedBox>): BatchDraft {
  return changeCells(draft, [[key, { boxes, skip: false }]]);
}

/** Back to the rule. */
export function resetCell(draft: BatchDraft, key: string): BatchDraft {
  const { [key]: _, ...cells } = draft.cells;
  return { ...draft, cells };
}

function changeCells(
  draft: BatchDraft,
  changes: readonly (readonly [string, Partial<BatchCellChange>])[],
): BatchDraft {
  const cells = { ...draft.cells };
  for (const [key, change] of changes) {
    cells[key] = { ...(cells[key] ?? { key, skip: false, boxes: {} }), ...change };
  }
  return { ...draft, cells };
}

function differs({ skip, accept_errors, ...cell }: BatchCellChange): boolean {
  return skip || accept_errors !== undefined || isPlacedOtherwise(cell);
}

/** Whether a cell's pictures are placed differently from the batch's rules. */
export function isPlacedOtherwise({
  rule,
  scales = {},
  boxes,
}: Omit<BatchCellChange, 'skip' | 'key'>): boolean {
  return rule !== undefined || Object.keys(scales).length > 0 || Object.keys(boxes).length > 0;
}
