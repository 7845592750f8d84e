import { setImmediate } from 'node:timers/promises';
import type { checkBatch as checkBatchEndpoint } from '@diy/contract/batches/batch-matrix';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import type { Services } from '../../../platform/services.ts';
import { findTakenSkus } from '../../designs/index.ts';
import type { DrawableImage, RecordNeeds } from '../../images/index.ts';
import { prepareMockupsSoon } from '../../rendering/index.ts';
import { measureRecentSecondsPerCell } from '../cells/list-cells.queries.ts';
import { collectBatchImages, loadBatchImages, loadColumns } from './batch-inputs.ts';
import { estimateWork, type WorkEstimate } from './estimate-work.ts';
import { type CellFix, fixCell, isToBeMade, type PlannedCell, planCell, planContext } from './plan-cell.ts';

/** Cells worked out before other requests get their turn. */
const CELLS_AT_A_TIME = 200;
const MAX_COLLISIONS = 20;

/** Which rows of the matrix are asked for. */
export type MatrixQuery = ParsedInputOf<typeof checkBatchEndpoint>;

/** The quality matrix: everything known about a batch before a pixel is drawn. */
export interface Matrix extends PageFigures {
  rows: { image: DrawableImage; cells: (PlannedCell & { fix: CellFix | null })[] }[];
  columns: number;
  images: number;
  counts: { cells: number; skipped: number; withheld: number; ok: number; warnings: number; errors: number };
  work: WorkEstimate;
  collisions: { value: string; keys: string[] }[];
  keys: { warning: string[]; error: string[]; acceptable: { key: string; errorsKey: string }[] };
}

/** Plans every cell and returns a page of them with the totals of all. Throws a Refusal for what cannot be made. */
export async function checkBatch(
  services: RecordNeeds & Pick<Services, 'jobs' | 'clock' | 'renderers' | 'fonts'>,
  owner: { id: string; sku: string },
  query: MatrixQuery,
  locale: MessageLocale,
): Promise<Matrix> {
  const { db } = services;
  const { settings } = query;
  const columns = await loadColumns(db, owner.id, settings);
  const templates = columns.map(({ template }) => template);
  await prepareMockupsSoon(services, owner.id, templates);
  const images = await loadBatchImages(db, owner.id, await collectBatchImages(services, owner.id, settings));
  const context = planContext(settings, { name: query.name, account_sku: owner.sku, locale });
  const rows: { image: DrawableImage; cells: PlannedCell[] }[] = [];
  let planned = 0;
  for (const [row, image] of images.entries()) {
    rows.push({
      image,
      cells: columns.map((column, at) => planCell(context, column, image, row * columns.length + at)),
    });
    planned += columns.length;
    if (planned < CELLS_AT_A_TIME) continue;
    planned = 0;
    await setImmediate();
  }
  const cells = rows.flatMap((row) => row.cells);
  const wantedCells = cells.filter((cell) => !cell.skip);
  const toMake = wantedCells.filter(isToBeMade);
  const wanted = rows.filter((row) => row.cells.some((cell) => matches(cell, query.only)));
  const page = wanted.slice((query.p - 1) * query.limit, query.p * query.limit);
  return {
    ...pageFigures(query.p, query.limit, wanted.length),
    rows: page.map(({ image, cells: ofRow }) => ({
      image,
      cells: ofRow.map((cell) => ({
        ...cell,
        fix: isFixable(cell) ? fixCell(context, cell) : null,
      })),
    })),
    columns: columns.length,
    images: images.length,
    counts: {
      cells: cells.length,
      skipped: cells.length - wantedCells.length,
      withheld: wantedCells.length - toMake.length,
      ok: toMake.filter((cell) => !isBad(cell)).length,
      warnings: toMake.filter((cell) => cell.quality.worst === 'warning').length,
      errors: wantedCells.filter((cell) => cell.quality.worst === 'error').length,
    },
    work: estimateWork(toMake, await measureRecentSecondsPerCell(db, owner.id)),
    collisions: await findCollisions(db, owner.id, toMake),
    keys: {
      warning: toMake.filter((cell) => cell.quality.worst === 'warning').map((cell) => cell.key),
      error: wantedCells.filter((cell) => cell.quality.worst === 'error').map((cell) => cell.key),
      acceptable: wantedCells.flatMap(({ key, withheld, errorsKey }) =>
        withheld && errorsKey !== null ? [{ key, errorsKey }] : [],
      ),
    },
  };
}

function matches(cell: PlannedCell, only: MatrixQuery['only']): boolean {
  if (only === 'all') return true;
  return only === 'skip' ? cell.skip : !cell.skip && cell.quality.worst === only;
}

function isBad(cell: PlannedCell): boolean {
  return cell.quality.worst === 'warning' || cell.quality.worst === 'error';
}

function isFixable(cell: PlannedCell): boolean {
  return cell.quality.findings.some(({ id }) => id === 'low-resolution' || id === 'below-print-resolution');
}

/** SKUs two cells would share, or a design has already. */
async function findCollisions(
  db: Db,
  ownerId: string,
  cells: readonly PlannedCell[],
): Promise<{ value: string; keys: string[] }[]> {
  const bySku = new Map<string, string[]>();
  for (const { sku, key } of cells) {
    if (sku !== null) bySku.set(sku, [...(bySku.get(sku) ?? []), key]);
  }
  const taken = await findTakenSkus(db, ownerId, [...bySku.keys()]);
  return [...bySku]
    .filter(([sku, keys]) => keys.length > 1 || taken.has(sku))
    .slice(0, MAX_COLLISIONS)
    .map(([value, keys]) => ({ value, keys: keys.slice(0, MAX_COLLISIONS) }));
}
