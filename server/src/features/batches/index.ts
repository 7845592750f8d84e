/** Batches (批量): images × products, checked before, made one design per cell. */
export { batchJobs } from './batches.jobs.ts';
export { batchRoutes } from './batches.routes.ts';
export { nameBatch } from './batches.service.ts';
export { findUnmadeCells } from './cells/unmade-cells.queries.ts';
export { findImagesOfBatches } from './find-images-of-batches.queries.ts';
