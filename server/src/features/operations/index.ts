/** Long work as rows that a person can watch, cancel and find again. */

export { deleteFinishedWork, endOperation, expireWork, type FinishedWork } from './end-operations.ts';
export { defineExportJob } from './export.jobs.ts';
export { operationText } from './operations.presenter.ts';
export {
  countOpenAmong,
  countOpenOperations,
  findOperations,
  type OperationRow,
} from './operations.queries.ts';
export { operationRoutes } from './operations.routes.ts';
export {
  announceProgress,
  bulkQueue,
  cancelOpenOperations,
  cancelOperation,
  expireOperation,
  failOperation,
  finishOperation,
  getOperation,
  type NewOperation,
  type OperationMessage,
  type OperationProgress,
  type OperationResult,
  priorityOfNewOperation,
  reopenOperation,
  reportProgress,
  startOperation,
} from './operations.service.ts';
export { NotWanted, type RunningOperation, runOperation } from './run-operation.ts';
