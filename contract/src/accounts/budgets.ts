import { z } from 'zod';
import { defineEndpoint, noInput } from '../endpoint.ts';

/** What an account's budget may limit. */
export const BUDGET_MEASURES = [
  /** Bytes of originals, deleted ones until they are purged. */
  'storage',
  /** Images in the library. */
  'images',
  /** Images generated within 30 days; failed and cancelled ones do not count. */
  'ai_images',
  /** The cost of AI images, as far as providers report it. */
  'ai_money',
  /** Batches created in a day. */
  'batches',
  /** Archives requested in a day. */
  'downloads',
] as const;
export const budgetMeasure = z.enum(BUDGET_MEASURES);
export type BudgetMeasure = z.infer<typeof budgetMeasure>;

/** One line of an account's budget. */
export const budgetRow = z.object({
  /** What is counted, and in which unit. */
  measure: budgetMeasure,
  /** `now`: what there is; `30-days`: of the last thirty; `day`: of today in China. */
  per: z.enum(['now', '30-days', 'day']),
  /** What is used of it, in the unit of the measure. */
  used: z.number(),
  /** null = no limit. */
  most: z.number().nullable(),
  /** The currency of `ai_money`; empty for every other measure. */
  currency: z.string(),
});
export type BudgetRow = z.infer<typeof budgetRow>;

export const listBudgets = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/budget/list',
  auth: 'token',
  feature: 'budgets',
  summary:
    'What the account has used of its storage, images, AI images, batches and downloads, and how much it may use.',
  input: noInput,
  data: z.object({ list: z.array(budgetRow) }),
});
