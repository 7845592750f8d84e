/** Spreadsheets of designs, for people and for listing systems. */

export { createSheetState } from './process-state.ts';
export { sheetLayoutObjects, sheetObjects, sheetPictureObjects } from './sheet-objects.queries.ts';
export { sheetJobs } from './sheets.jobs.ts';
export { sheetRoutes } from './sheets.routes.ts';
