/** Saved designs (作品): versioned documents and what was rendered of them. */

export {
  type Acceptance,
  acceptedKeys,
  acceptFindings,
  withdrawAcceptance,
} from './accepted-findings.queries.ts';

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
export { drawAgain } from './draw-again.ts';
export {
  type DesignBySku,
  findDesignFacts,
  findDesignsBySku,
  findDesignVersion,
  setOpenOrders,
} from './find-versions.queries.ts';
export { findImagesOfDesigns } from './image-uses.queries.ts';
export { renderDesignJob } from './job-types.ts';
export { listImageUses } from './list-image-uses.ts';
export { presentFindings } from './present-findings.ts';
export { printFilesInUse } from './purge-designs.queries.ts';
export {
  countDesigns,
  type DesignRecord,
  designIdsOf,
  findDesign,
  findDesigns,
  findDesignToRender,
} from './read-designs.queries.ts';
export type { KeyedFinding, MockupFile, PrintFile, RenderResult, StoredFinding } from './render-result.ts';
export { staleVersion } from './save-design.ts';
export { isRenderWanted, showMockups, updateRender } from './write-designs.queries.ts';
