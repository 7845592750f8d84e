/** Orders (订单): order files are checked and imported as lines, each locked to a version of a design. */

export { LineProblem } from './model/line-problem.ts';
export { orderObjects } from './order-objects.queries.ts';
export { orderJobs } from './orders.jobs.ts';
export { orderRoutes } from './orders.routes.ts';
export { findImagesOfOrders } from './pictures/pictures.queries.ts';
export { shortPersonalisation } from './production/personalisation-text.ts';
export { writePickPdf } from './production/pick-pdf.ts';
export { type NameFiles, type PickRow, pickRows } from './production/pick-rows.ts';
export { writePickSheet } from './production/pick-sheet.ts';
export {
  isWithdrawn,
  lineFacts,
  type ProductionLine,
  producibleLines,
  productionLine,
  recordLine,
  renderLine,
} from './production/produce-line.ts';
