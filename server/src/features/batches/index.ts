/** Batches (批量): images × products, checked before, made one design per cell. */
export { batchJobs } from './batches.jobs.ts';
export { findBatch } from './batches.queries.ts';
export { batchRoutes } from './batches.routes.ts';
export { findImagesOfBatches } from './find-images-of-batches.queries.ts';
