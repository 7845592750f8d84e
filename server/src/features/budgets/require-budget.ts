import type { BudgetMeasure } from '@diy/contract/accounts/budgets';
import { message, type StoredMessage } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { addToday, type DailyMeasure, readBudgets } from './budgets.queries.ts';
import { writeBytes } from './write-bytes.ts';

/**
 * The one place that decides. Throws a Refusal when an account would have used more than it may: `used` is what there is in the
 * end, the new included. Call it in the transaction that uses it, after a statement that makes others of the account wait until
 * it ends; then no two can both find the last place free.
 */
export async function requireBudget(
  transaction: Db,
  ownerId: string,
  measure: Exclude<BudgetMeasure, 'ai_money'>,
  used: number,
): Promise<void> {
  const budget = (await readBudgets(transaction, ownerId)).get(measure);
  if (!budget || budget.most === null || used <= budget.most) return;
  throw usedUp(SENTENCES[measure](budget.most));
}

/** Counts one more of today, and throws like `requireBudget`; the count goes with the transaction. */
export async function requireBudgetToday(
  transaction: Db,
  ownerId: string,
  measure: DailyMeasure,
): Promise<void> {
  await requireBudget(transaction, ownerId, measure, await addToday(transaction, ownerId, measure));
}

/** What something will cost, and what was spent already in each currency. */
export interface Spending {
  /** What each piece costs; `amount` null = nobody knows. */
  planned: readonly { amount: number | null; currency: string }[];
  spent(currency: string): Promise<number>;
}

/**
 * Throws like `requireBudget`. Where money is limited, only what has a price in that very currency can be counted: the rest is
 * refused, since rates would be guessed.
 */
export async function requireMoney(transaction: Db, ownerId: string, spending: Spending): Promise<void> {
  const budget = (await readBudgets(transaction, ownerId)).get('ai_money');
  if (!budget || budget.most === null) return;
  const { currency, most } = budget;
  const isCounted = ({ amount, currency: of }: Spending['planned'][number]) =>
    amount === 0 || (amount !== null && of === currency);
  if (!spending.planned.every(isCounted)) throw usedUp(message('budgets.ai-money-unknown', { currency }));
  const sum = spending.planned.reduce((total, { amount }) => total + (amount ?? 0), 0);
  if (sum === 0) return;
  const spent = await spending.spent(currency);
  if (roundMoney(spent + sum) <= most) return;
  const withCurrency = (amount: number) => `${amount} ${currency}`;
  throw usedUp(
    message('budgets.ai-money-used-up', { most: withCurrency(most), spent: withCurrency(roundMoney(spent)) }),
  );
}

const SENTENCES: Record<Exclude<BudgetMeasure, 'ai_money'>, (most: number) => StoredMessage> = {
  storage: (most) => message('budgets.storage-used-up', { most: writeBytes(most) }),
  images: (most) => message('budgets.images-used-up', { most }),
  ai_images: (most) => message('budgets.ai-images-used-up', { most }),
  batches: (most) => message('budgets.batches-used-up', { most }),
  downloads: (most) => message('budgets.downloads-used-up', { most }),
};

const usedUp = (text: StoredMessage) => new Refusal(text, [], text.id);

/** Ten thousandths: sums of prices differ by less than nothing. */
function roundMoney(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}
