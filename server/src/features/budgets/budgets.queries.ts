import type { BudgetMeasure } from '@diy/contract/accounts/budgets';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface BudgetColumns {
  measure: BudgetMeasure;
  /** null = no limit. */
  most: number | null;
  currency: string;
}

/** What is begun once, and counted for the day. */
export type DailyMeasure = Extract<BudgetMeasure, 'batches' | 'downloads'>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    budget_defaults: BudgetColumns;
    budgets: BudgetColumns & { owner_id: string };
    budget_days: { owner_id: string; measure: DailyMeasure; day: string; used: number };
  }
}

/** How much of something an account may use; `most` null = as much as it likes. */
export interface Budget {
  most: number | null;
  currency: string;
}

/** The budgets of an account, its own before the default; a measure that is missing has no limit. */
export async function readBudgets(
  db: Db,
  ownerId: string,
): Promise<ReadonlyMap<BudgetMeasure, Budget & { isOwn: boolean }>> {
  const own = await db
    .selectFrom('budgets')
    .select(['measure', sql<number | null>`most::float8`.as('most'), 'currency'])
    .where('owner_id', '=', ownerId)
    .execute();
  const defaults = await readDefaults(db);
  return new Map<BudgetMeasure, Budget & { isOwn: boolean }>([
    ...[...defaults].map(([measure, budget]) => [measure, { ...budget, isOwn: false }] as const),
    ...own.map(({ measure, ...budget }) => [measure, { ...budget, isOwn: true }] as const),
  ]);
}

/** Budgets of accounts without a separate one. */
export async function readDefaults(db: Db): Promise<ReadonlyMap<BudgetMeasure, Budget>> {
  const rows = await db
    .selectFrom('budget_defaults')
    .select(['measure', sql<number | null>`most::float8`.as('most'), 'currency'])
    .execute();
  return new Map(rows.map(({ measure, ...budget }) => [measure, budget]));
}

/** Sets a budget of an account, or the default when `ownerId` is null; `budget` null takes it away. */
export async function writeBudget(
  db: Db,
  ownerId: string | null,
  measure: BudgetMeasure,
  budget: Budget | null,
): Promise<void> {
  if (ownerId === null) {
    await db.deleteFrom('budget_defaults').where('measure', '=', measure).execute();
    if (budget)
      await db
        .insertInto('budget_defaults')
        .values({ measure, ...budget })
        .execute();
    return;
  }
  await db.deleteFrom('budgets').where('owner_id', '=', ownerId).where('measure', '=', measure).execute();
  if (budget)
    await db
      .insertInto('budgets')
      .values({ owner_id: ownerId, measure, ...budget })
      .execute();
}

const TODAY = sql<string>`(now() at time zone 'Asia/Shanghai')::date`;

/**
 * Counts one more of today and returns how many there are then. The row is locked until the transaction ends, so that calls at the
 * same moment are counted one after the other.
 */
export async function addToday(db: Db, ownerId: string, measure: DailyMeasure): Promise<number> {
  const { used } = await db
    .insertInto('budget_days')
    .values({ owner_id: ownerId, measure, day: TODAY, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'measure', 'day'])
        .doUpdateSet({ used: sql<number>`budget_days.used + 1` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** What an account has used of a measure today, in the measure’s own unit; 0 = nothing. */
export async function countToday(db: Db, ownerId: string, measure: DailyMeasure): Promise<number> {
  const row = await db
    .selectFrom('budget_days')
    .select('used')
    .where('owner_id', '=', ownerId)
    .where('measure', '=', measure)
    .where('day', '=', TODAY)
    .executeTakeFirst();
  return Number(row?.used ?? 0);
}
