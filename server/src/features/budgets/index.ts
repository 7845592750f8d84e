/** How much of what an account may use, and the one place that refuses more. */
export { type Budget, readDefaults, writeBudget } from './budgets.queries.ts';
export { budgetRoutes } from './budgets.routes.ts';
export { type CountUsed, listBudgets, type UsedElsewhere } from './budgets.service.ts';
export { requireBudget, requireBudgetToday, requireMoney } from './require-budget.ts';
export { readBytes, writeBytes } from './write-bytes.ts';
