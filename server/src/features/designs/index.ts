/** Saved designs (作品): versioned documents and their rendered files. */

export { coverObjects, mockupsOfDesigns, printFilesOfDesigns, sweptCovers } from './cover-objects.queries.ts';
export { discardUneditedDesigns, setDeletedIn } from './delete-designs.ts';
export { designJobs } from './designs.jobs.ts';
export { designRoutes } from './designs.routes.ts';
export { type DesignForExport, findDesignsForExport } from './designs.service.ts';
export {
  countDesignsOfTemplate,
  type DesignBySku,
  findDesignFacts,
  findDesignsBySku,
  findDesignVersion,
  setOpenOrders,
} from './find-versions.queries.ts';
export {
  type Acceptance,
  acceptFindings,
  findAcceptedKeys,
  withdrawAcceptance,
} from './findings/accepted-findings.queries.ts';
export { presentFindings } from './findings/present-findings.ts';
export { renderDesignJob } from './job-types.ts';
export { printFilesInUse } from './purge/purge-designs.queries.ts';
export {
  countDesigns,
  type DesignRecord,
  type DesignState,
  findDesign,
  findDesignIds,
  findDesignStates,
  findDesigns,
  findDesignsOfBatch,
  findDesignToRender,
  findKnownKeys,
  findRenderState,
} from './read-designs.queries.ts';
export { redrawDesign } from './renders/redraw-design.ts';
export type {
  KeyedFinding,
  MockupFile,
  PrintFile,
  RenderResult,
  StoredFinding,
} from './renders/render-result.ts';
export { checkFitsTemplate } from './saving/check-document.ts';
export { createDesign, numberDesign } from './saving/create-design.ts';
export { findDesignsWithFont } from './saving/font-uses.queries.ts';
export { findImagesOfDesigns } from './saving/image-uses.queries.ts';
export { listImageUses } from './saving/list-image-uses.ts';
export { renewDesign } from './saving/renew-design.ts';
export { staleVersion } from './saving/save-design.ts';
export { findTakenSkus } from './skus.queries.ts';
export { isRenderWanted, showMockups, updateRender } from './write-designs.queries.ts';
