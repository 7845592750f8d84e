import type { BudgetMeasure, BudgetRow } from '@diy/contract/accounts/budgets';
import { message } from '@diy/contract/messages';
import { countUsed } from '../count-used.ts';
import { findAccountByName } from '../features/accounts/index.ts';
import {
  type Budget,
  listBudgets,
  readBytes,
  readDefaults,
  writeBudget,
  writeBytes,
} from '../features/budgets/index.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { Services } from '../platform/services.ts';
import { UsageMistake } from './usage-mistake.ts';

/** No account has this name: the default of all accounts without a separate budget. */
const EVERYBODY = '@all';

const OPTIONS = {
  storage: 'storage',
  images: 'images',
  'ai-images': 'ai_images',
  'ai-money': 'ai_money',
  batches: 'batches',
  downloads: 'downloads',
} as const satisfies Record<string, BudgetMeasure>;

/** Options of the command, each a new budget as typed. */
export const BUDGET_OPTIONS = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

/** Whose budget, and what of it is new. */
export type BudgetCommand = { verb: string } & { [option in keyof typeof OPTIONS]?: string };

/** Sets what is given and returns the budget with what is used of it. Throws a Refusal or a UsageMistake. */
export async function runBudgetCommand(
  { db }: Pick<Services, 'db'>,
  command: BudgetCommand,
): Promise<string> {
  const name = command.verb;
  const account = name === EVERYBODY ? null : await findAccountByName(db, name);
  if (account === undefined) throw new Refusal(message('accounts.not-found', { name }));
  const changes = BUDGET_OPTIONS.flatMap((option) => {
    const typed = command[option];
    return typed === undefined ? [] : [{ measure: OPTIONS[option], budget: readBudget(option, typed) }];
  });
  const ownerId = account?.id ?? null;
  await db.transaction().execute(async (trx) => {
    for (const { measure, budget } of changes) await writeBudget(trx, ownerId, measure, budget);
  });
  if (ownerId !== null) return (await listBudgets(db, ownerId, countUsed)).map(describeUse).join('\n');
  const defaults = await readDefaults(db);
  return Object.values(OPTIONS)
    .map((measure) => `${NAMES[measure]}\t${describeLimit(measure, defaults.get(measure))}`)
    .join('\n');
}

/** `none` = without a limit, `default` = as the default is (null). */
function readBudget(option: keyof typeof OPTIONS, typed: string): Budget | null {
  if (typed === 'default') return null;
  if (typed === 'none') return { most: null, currency: '' };
  if (option === 'storage') {
    const most = readBytes(typed);
    if (most !== null) return { most, currency: '' };
    throw new UsageMistake(`--storage 须为带单位的大小，如 20GB，现在是 ${typed}`);
  }
  if (option === 'ai-money') {
    const [, amount, currency] = /^(\d+(?:\.\d+)?)\s*([A-Z]{3})$/.exec(typed) ?? [];
    if (currency !== undefined) return { most: Number(amount), currency };
    throw new UsageMistake(`--ai-money 须为金额和币种，如 "100 CNY"，现在是 ${typed}`);
  }
  if (/^\d{1,12}$/.test(typed)) return { most: Number(typed), currency: '' };
  throw new UsageMistake(`--${option} 须为整数、none（不限）或 default（按默认），现在是 ${typed}`);
}

const NAMES: Record<BudgetMeasure, string> = {
  storage: '存储空间',
  images: '图库图片',
  ai_images: '30 天内生成的图片',
  ai_money: '30 天内生成图片的花费',
  batches: '今天新建的批量',
  downloads: '今天的打包下载',
};

function describeUse(row: BudgetRow): string {
  const used = row.measure === 'storage' ? writeBytes(row.used) : String(Math.round(row.used * 100) / 100);
  return `${NAMES[row.measure]}\t${used} ${row.currency}\t${describeLimit(row.measure, row)}`.replace(
    ' \t',
    '\t',
  );
}

function describeLimit(measure: BudgetMeasure, budget: Budget | undefined): string {
  if (!budget || budget.most === null) return '不限';
  if (measure === 'storage') return `最多 ${writeBytes(budget.most)}`;
  return `最多 ${budget.most} ${budget.currency}`.trim();
}
