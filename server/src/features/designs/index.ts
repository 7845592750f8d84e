/** Saved designs (作品): versioned documents and what was rendered of them. */

export { designsOfBatch, findMadeDesigns, type MadeDesign, takenSkus } from './batch-designs.queries.ts';
export {
  type BatchDesign,
  createBatchDesign,
  discardUneditedDesigns,
  setBatchDesignsDeleted,
  setDeletedIn,
} from './batch-designs.ts';
export { coverObjects } from './cover-objects.queries.ts';
export { designJobs } from './designs.jobs.ts';
export { designRoutes } from './designs.routes.ts';
export { type DesignForExport, findDesignsForExport } from './designs.service.ts';
export {
  type DesignBySku,
  findDesignFacts,
  findDesignsBySku,
  findDesignVersion,
  setOpenOrders,
} from './find-versions.queries.ts';
export { findImagesOfDesigns } from './image-uses.queries.ts';
export { listImageUses } from './list-image-uses.ts';
export { printFilesInUse } from './purge-designs.queries.ts';
export { countDesigns, designIdsOf, findDesigns, findDesignToRender } from './read-designs.queries.ts';
export type { MockupFile, PrintFile, RenderResult } from './render-result.ts';
export { isRenderWanted, showMockups, updateRender } from './write-designs.queries.ts';
