import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type { upgradeOrders as endpoint, LineState } from '@diy/contract/orders/orders';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { type DesignBySku, findDesignFacts, setOpenOrders } from '../../designs/index.ts';
import { deleteLinePictures } from '../pictures/delete-line-pictures.ts';
import { afterPrintChange, UNPRINTED_STATES } from '../states/line-states.ts';
import { createFileHashes } from '../variants/variant-document.ts';
import { checkLinesJob } from './check-lines.ts';
import { findImport } from './imports.queries.ts';
import { countOpenLines, countOpenVersions } from './line-counts.queries.ts';
import {
  deleteLines,
  findLines,
  findLinesOfDesign,
  findLinesOfImport,
  type LineRecord,
  type LineUpdate,
  lockLines,
  moveLines,
  updateLine,
} from './lines.queries.ts';

type Needs = Pick<Services, 'db' | 'config'>;

/** Sets the state of lines by hand; from then on imports leave them alone. Foreign ids count for nothing. */
export function moveOrders(
  { db }: Needs,
  ownerId: string,
  ids: readonly string[],
  state: LineState,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockLines(trx, ownerId, ids);
    const designs = await moveLines(trx, ownerId, ids, state);
    await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, [...new Set(designs)].sort()));
    return designs.length;
  });
}

/**
 * Deletes lines for good. Foreign ids count for nothing. Throws a Refusal for lines in production: without them the same file
 * would be produced once more.
 */
export function deleteOrders(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    requireNoneInProduction(await lockLines(trx, ownerId, ids));
    await deleteLinePictures(trx, jobs, ownerId, { lineIds: ids });
    const designs = await deleteLines(trx, ownerId, ids);
    await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, [...new Set(designs)].sort()));
    return designs.length;
  });
}

/** Throws a Refusal when the workshop is at one of these lines: it would be made without an order, or twice. */
export function requireNoneInProduction(lines: readonly Pick<LineRecord, 'state'>[]): void {
  const count = lines.filter(({ state }) => state === 'in_production').length;
  if (count === 0) return;
  throw new Refusal(message('orders.lines-in-production', { count }));
}

/** Open lines of a design by version. Throws a Refusal for a foreign, deleted or random id. */
export async function ordersOfDesign(db: Needs['db'], ownerId: string, designId: string) {
  const [design] = await findDesignFacts(db, ownerId, [designId]);
  if (!design) throw notFound('designs');
  const versions = await countOpenVersions(db, ownerId, { designId });
  const old = versions.filter(({ version }) => version < design.version);
  return {
    open: versions.reduce((sum, one) => sum + one.lines, 0),
    outdated: old.reduce((sum, one) => sum + one.unprinted, 0),
    newest_version: design.version,
    versions: versions
      .map(({ version, lines }) => ({ version, lines }))
      .sort((a, b) => b.version - a.version),
  };
}

/** Which lines to lock to the newest version of their designs. */
export type UpgradeRequest = ParsedInputOf<typeof endpoint>;

/**
 * Locks lines that are not in production yet to the newest version of their designs. Returns how many changed; lines
 * whose product has lost their colour or size stay as they are.
 */
export async function upgradeOrders(
  services: Needs & Pick<Services, 'jobs' | 'clock' | 'fonts'>,
  ownerId: string,
  request: UpgradeRequest,
): Promise<number> {
  const lines = (await chosenLines(services, ownerId, request)).filter(({ state }) =>
    UNPRINTED_STATES.includes(state),
  );
  const ids = [...new Set(lines.map((line) => line.design_id))];
  const designs = new Map(
    (await findDesignFacts(services.db, ownerId, ids)).map((design) => [design.id, design]),
  );
  const hashOf = createFileHashes(services, ownerId);
  const touched_at = services.clock.now();
  const steps = new Map<string, { from: LineRecord; change: LineUpdate }>();
  for (const from of lines) {
    const { colour_id: colourId, size_id: sizeId } = from;
    const design = designs.get(from.design_id);
    if (!design || design.version <= from.design_version) continue;
    const file_hash = await hashOf(services.db, { design, colourId, sizeId });
    steps.set(from.id, { from, change: { ...lockTo(design), file_hash, touched_at } });
  }
  // All or none; a line that went into production or was changed meanwhile keeps what it is printed from.
  return services.db.transaction().execute(async (trx) => {
    let changed = 0;
    for (const line of await lockLines(trx, ownerId, [...steps.keys()])) {
      const { from, change } = steps.get(line.id)!;
      if (!UNPRINTED_STATES.includes(line.state) || !isSameVariant(line, from)) continue;
      await updateLine(trx, ownerId, line.id, { ...afterPrintChange(line), ...change });
      changed += 1;
    }
    if (changed > 0) await services.jobs.enqueue(trx, checkLinesJob(ownerId));
    return changed;
  });
}

function isSameVariant(one: LineRecord, other: LineRecord): boolean {
  const keys = ['design_id', 'design_version', 'colour_id', 'size_id'] as const;
  return keys.every((key) => one[key] === other[key]);
}

function lockTo({ version, templateVersion }: DesignBySku) {
  return { design_version: version, template_version: templateVersion };
}

async function chosenLines({ db }: Needs, ownerId: string, request: UpgradeRequest): Promise<LineRecord[]> {
  const { ids, design_id: designId, orders_log_id: importId } = request;
  if ([ids, designId, importId].filter((one) => one !== undefined).length !== 1) throw oneOfThem();
  if (ids) return findLines(db, ownerId, ids);
  if (designId !== undefined) {
    if ((await findDesignFacts(db, ownerId, [designId])).length === 0) throw notFound('designs');
    return findLinesOfDesign(db, ownerId, designId);
  }
  if (!(await findImport(db, ownerId, importId!))) throw notFound('orders');
  return findLinesOfImport(db, ownerId, importId!);
}

function oneOfThem(): Refusal {
  return new Refusal(message('orders.nothing-chosen'));
}
