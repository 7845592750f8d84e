/** Orders (订单): order files are checked and imported as lines, each locked to a version of a design. */

export { prepareReading } from './import/prepare-reading.ts';
export { readTableFile } from './import/reading/read-table-file.ts';
export { unpackRows } from './import/reading/rows-codec.ts';
export { shopKey } from './lines/same-order.ts';
export { checkVariants } from './lines/variant-check.ts';
export type { VariantCheck } from './model/checked-variant.ts';
export type { LineOrigin } from './model/line-origin.ts';
export { openErrors } from './model/open-errors.ts';
export type { PersonalisedText } from './model/order-line.ts';
export { mockupsOfLines, orderObjects } from './order-objects.queries.ts';
export { orderJobs } from './orders.jobs.ts';
export { orderRoutes } from './orders.routes.ts';
export { findImagesOfOrders } from './pictures/pictures.queries.ts';
export {
  encryptOrderFilesAgain,
  keysOfFiles,
  removeReplacedFiles,
  replacedBefore,
} from './privacy/encrypt-files-again.ts';
export { orderColumns } from './privacy/encrypted-columns.queries.ts';
export { createOrderState } from './process-state.ts';
export { findLineTitles, type LineTitle } from './production/line-titles.ts';
export { type PackedFacts, packedFacts } from './production/packed-facts.ts';
export { confirmPacking, undoPacking } from './production/packed-lines.queries.ts';
export { shortPersonalisation } from './production/personalisation-text.ts';
export { pickListFiles } from './production/pick-list.ts';
export { type PrintLineNeeds, printLine } from './production/print-line.ts';
export { type ProductionLine, producibleLines } from './production/produce-line.ts';
