/** Orders (订单): files of any kind in, checked before, made into lines that are locked to a version of a design. */
export { orderObjects } from './order-objects.queries.ts';
export { orderJobs } from './orders.jobs.ts';
export { orderRoutes } from './orders.routes.ts';
export { writePickPdf, writePickSheet } from './production/pick-list.ts';
export { type PickRow, pickRows } from './production/pick-rows.ts';
export {
  LineProblem,
  noteLine,
  producibleLines,
  productionLine,
  renderLine,
} from './production/produce-line.ts';
