/** Print files and mockups, drawn by the same code as the designer's stage. */

export { recordChange } from './accept-findings.ts';
export { UnprintableDesign, withKeys } from './check-design.ts';
export { mockupSize, mockupsInColour } from './colour-mockups.ts';
export { openFontBook } from './font-book.ts';
export { type Origin, preflightDocument } from './judge-document.ts';
export { prepareMockupsSoon } from './prepare-ahead.ts';
export { type ConvertedFormat, printFileAs } from './print-file-as.ts';
export { reasonForPeople } from './reason-for-people.ts';
export { mockupObjects, printFileObjects } from './render-objects.queries.ts';
export { drawInThreads } from './renderer-in-use.ts';
export { renderingJobs } from './rendering.jobs.ts';
export { renderingRoutes } from './rendering.routes.ts';
export {
  type BeforeFile,
  documentKey,
  ensureRendered,
  giveUpRender,
  renderDesign,
  renderDocument,
} from './rendering.service.ts';
