import type { WorkMark } from '@diy/contract/images/image-work';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findOperations, type OperationRow } from '../../operations/index.ts';
import { findImages, type StoredImage } from '../images.queries.ts';
import { setImagesDeleted } from '../write-images.queries.ts';
import { OPEN_ITEM_STATES } from './work-item.state.ts';
import { countItems, findItems, setMarks, type WorkItemRow } from './work-items.queries.ts';
import { findNewestWorks, findWork, type WorkRow } from './works.queries.ts';

type Needs = Pick<Services, 'db'>;

const SHOWN_WORKS = 50;

/** A run with the figures of its pictures. */
export interface CountedWork {
  work: WorkRow;
  /** Undefined when the account's long work was cleared. */
  operation: OperationRow | undefined;
  total: number;
  done: number;
  failed: number;
}

/** The newest runs of the account. */
export async function listWorks({ db }: Needs, ownerId: string): Promise<CountedWork[]> {
  return countAll({ db }, ownerId, await findNewestWorks(db, ownerId, SHOWN_WORKS));
}

/** One run with its pictures, and the images they name. Throws a Refusal when it is not there. */
export async function getWork(
  { db }: Needs,
  ownerId: string,
  id: string,
): Promise<{ counted: CountedWork; items: WorkItemRow[]; images: Map<string, StoredImage> }> {
  const work = await findWork(db, ownerId, id);
  const [counted] = work ? await countAll({ db }, ownerId, [work]) : [];
  if (!counted) throw notFound('images');
  const items = await findItems(db, ownerId, id);
  const ids = new Set(items.flatMap(({ image_id, result_id }) => [image_id, result_id ?? []].flat()));
  const images = await findImages(db, ownerId, [...ids]);
  return { counted, items, images: new Map(images.map((image) => [image.id, image])) };
}

async function countAll({ db }: Needs, ownerId: string, works: readonly WorkRow[]): Promise<CountedWork[]> {
  const ids = works.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [counts, operations] = await Promise.all([
    countItems(db, ownerId, ids),
    findOperations(db, ownerId, ids),
  ]);
  return works.map((work) => {
    const own = counts.filter(({ work_id }) => work_id === work.id);
    const sum = (states: readonly string[]) =>
      own.filter(({ state }) => states.includes(state)).reduce((all, { count }) => all + count, 0);
    const total = own.reduce((all, { count }) => all + count, 0);
    const operation = operations.find(({ id }) => id === work.id);
    return { work, operation, total, done: total - sum(OPEN_ITEM_STATES), failed: sum(['failed']) };
  });
}

/** Marks results of a run. Discarding deletes a result that the run made; any other mark brings it back. */
export async function markWork(
  { db }: Needs,
  ownerId: string,
  id: string,
  marks: readonly { image_id: string; mark: WorkMark }[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await findWork(trx, ownerId, id))) throw notFound('images');
    let marked = 0;
    for (const mark of new Set(marks.map((one) => one.mark))) {
      const ids = marks.filter((one) => one.mark === mark).map((one) => one.image_id);
      const changed = await setMarks(trx, ownerId, id, ids, mark);
      const own = changed.filter(({ was_there }) => !was_there).map(({ result_id }) => result_id);
      if (own.length > 0) await setImagesDeleted(trx, ownerId, own, mark === 'discard');
      marked += changed.length;
    }
    return marked;
  });
}
