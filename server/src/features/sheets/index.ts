/** Spreadsheets of designs, for people and for the systems they list products with. */

export { sheetLayoutObjects, sheetObjects, sheetPictureObjects } from './sheet-objects.queries.ts';
export { sheetJobs } from './sheets.jobs.ts';
export { sheetRoutes } from './sheets.routes.ts';
