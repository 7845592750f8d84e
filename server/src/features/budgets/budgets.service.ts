import { BUDGET_MEASURES, type BudgetMeasure, type BudgetRow } from '@diy/contract/accounts/budgets';
import type { Db } from '../../platform/database/db.ts';
import { countToday, readBudgets } from './budgets.queries.ts';

/** An account's use of resources that other features own. */
export interface UsedElsewhere {
  storage: number;
  images: number;
  ai_images: number;
  /** By currency; what costs nothing is left out. */
  ai_money: ReadonlyMap<string, number>;
}
export type CountUsed = (db: Db, ownerId: string) => Promise<UsedElsewhere>;

const PER: Record<BudgetMeasure, BudgetRow['per']> = {
  storage: 'now',
  images: 'now',
  ai_images: '30-days',
  ai_money: '30-days',
  batches: 'day',
  downloads: 'day',
};

/** What an account has used and may use, in the order of the measures. Money without a limit is a line for each currency. */
export async function listBudgets(db: Db, ownerId: string, countUsed: CountUsed): Promise<BudgetRow[]> {
  const budgets = await readBudgets(db, ownerId);
  const elsewhere = await countUsed(db, ownerId);
  const used: Record<Exclude<BudgetMeasure, 'ai_money'>, number> = {
    ...elsewhere,
    batches: await countToday(db, ownerId, 'batches'),
    downloads: await countToday(db, ownerId, 'downloads'),
  };
  return BUDGET_MEASURES.flatMap((measure) => {
    const { most = null, currency = '' } = budgets.get(measure) ?? {};
    const row = { measure, per: PER[measure], most, currency };
    if (measure !== 'ai_money') return [{ ...row, used: used[measure] }];
    if (most !== null) return [{ ...row, used: elsewhere.ai_money.get(currency) ?? 0 }];
    return [...elsewhere.ai_money].map(([of, amount]) => ({ ...row, currency: of, used: amount }));
  });
}
