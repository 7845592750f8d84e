import { type IsolationRow, nothing, plain } from '../../../../testing/isolation/isolation-row.ts';

/** The isolation test's rows for long work. */
export const operationRows: Record<string, IsolationRow> = {
  'GET /saas/operations': nothing,
  'GET /saas/operations/item': {
    valid: (own) => ({ id: own.doneOperationId }),
    attempts: [plain('id', (victim) => victim.doneOperationId)],
  },
  'POST /saas/operations/cancel': {
    valid: (own) => ({ id: own.openOperationId }),
    attempts: [
      plain('id', (victim) => victim.openOperationId),
      { ...plain('id', (victim) => victim.doneOperationId), how: 'finished' },
    ],
  },
};
