/** Long pieces of work as rows people can watch, cancel and find again. */
export { findOperations, type OperationRow } from './operations.queries.ts';
export { operationRoutes } from './operations.routes.ts';
export {
  cancelOpenOperations,
  cancelOperation,
  expireOperation,
  failOperation,
  finishOperation,
  getOperation,
  type NewOperation,
  type OperationProgress,
  type OperationResult,
  placeInLine,
  reopenOperation,
  reportProgress,
  retryOperation,
  startOperation,
} from './operations.service.ts';
