/** Print files and mockups, drawn by the same code as the designer's stage. */

export { mockupInColours, mockupSize } from './colour-mockups.ts';
export { documentKey } from './keys/document-key.ts';
export { recordChange } from './preflight/accept-findings.ts';
export { UnprintableDesign, withKeys } from './preflight/check-design.ts';
export { type Origin, preflightDocument } from './preflight/load-document.ts';
export { userFacingReason } from './preflight/user-facing-reason.ts';
export { prepareMockupsSoon } from './prepare-early.ts';
export { previewSurfaces, type SurfacePreview } from './preview-surfaces.ts';
export { createShippedFonts, type ShippedFonts } from './print/font-book.ts';
export { type ConvertedFormat, printFileAs } from './print/print-file-as.ts';
export { createRenderingState } from './process-state.ts';
export { mockupObjects, printFileObjects, sweptPrintFiles } from './render-objects.queries.ts';
export { renderingJobs } from './rendering.jobs.ts';
export { renderingRoutes } from './rendering.routes.ts';
export {
  ensureRendered,
  giveUpRender,
  type OnFileStart,
  type RenderNeeds,
  renderDesign,
  renderDocument,
} from './rendering.service.ts';
export { findMockupsOf } from './renders.queries.ts';
