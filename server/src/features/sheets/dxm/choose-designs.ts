import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type { exportGenericSheet } from '@diy/contract/sheets/sheets';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import { nameBatch } from '../../batches/index.ts';
import { type DesignForExport, findDesignIds, findDesignsForExport } from '../../designs/index.ts';

/** The most designs of one sheet; a person should split more of them by shop or category. */
const MAX_DESIGNS = 5000;
const DESIGNS_AT_ONCE = 500;

/** The designs of a sheet: listed by id, or all that a filtered list shows. */
export interface DesignChoice {
  ids?: string[] | undefined;
  filter?: ParsedInputOf<typeof exportGenericSheet>['filter'] | undefined;
}

/** The chosen designs in order. Throws a Refusal when nothing, too much or something unknown is chosen. */
export async function chooseDesigns(
  db: Db,
  ownerId: string,
  choice: DesignChoice,
): Promise<DesignForExport[]> {
  const ids = await chosenIds(db, ownerId, choice);
  const designs: DesignForExport[] = [];
  for (let at = 0; at < ids.length; at += DESIGNS_AT_ONCE) {
    designs.push(...(await findDesignsForExport(db, ownerId, ids.slice(at, at + DESIGNS_AT_ONCE))));
  }
  return designs;
}

async function chosenIds(db: Db, ownerId: string, { ids, filter }: DesignChoice): Promise<string[]> {
  if ((ids === undefined) === (filter === undefined)) throw nothingChosen();
  if (ids) return ids;
  const { pid, content, piliang_id: batchId } = filter!;
  if (batchId !== undefined && !(await nameBatch(db, ownerId, batchId))) throw notFound('batches');
  const where = { categoryId: pid === 'all' ? null : pid, content, batchId: batchId ?? null };
  const found = await findDesignIds(db, ownerId, where, MAX_DESIGNS + 1);
  if (found.length === 0) throw nothingChosen();
  if (found.length > MAX_DESIGNS)
    throw new Refusal(message('sheets.too-many-designs', { maxDesigns: MAX_DESIGNS }));
  return found;
}

function nothingChosen(): Refusal {
  return new Refusal(message('sheets.nothing-chosen'));
}
