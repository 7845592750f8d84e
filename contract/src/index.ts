import * as accounts from './accounts/accounts.ts';
import * as browserKeys from './accounts/browser-key.ts';
import * as budgets from './accounts/budgets.ts';
import * as proofOfWork from './accounts/proof-of-work.ts';
import * as secondFactors from './accounts/second-factor.ts';
import * as securityLog from './accounts/security-log.ts';
import * as sessions from './accounts/sessions.ts';
import * as aiImages from './ai-images/ai-images.ts';
import * as batchCells from './batches/batch-cells.ts';
import * as batchMatrix from './batches/batch-matrix.ts';
import * as batches from './batches/batches.ts';
import * as brandColours from './brand-colours.ts';
import * as designFindings from './designs/design-findings.ts';
import * as designs from './designs/designs.ts';
import * as shares from './designs/shares.ts';
import * as versions from './designs/versions.ts';
import * as downloads from './downloads.ts';
import type { Endpoint, RawEndpoint } from './endpoint.ts';
import * as imageDetails from './images/image-details.ts';
import * as imageEdits from './images/image-edits.ts';
import * as imageRecipes from './images/image-recipes.ts';
import * as imageWork from './images/image-work.ts';
import * as images from './images/images.ts';
import * as operations from './operations.ts';
import * as orderFindings from './orders/order-findings.ts';
import * as orderMeanings from './orders/order-meanings.ts';
import * as orderProgram from './orders/order-program.ts';
import * as orderReview from './orders/order-review.ts';
import * as orderUploads from './orders/order-uploads.ts';
import * as orders from './orders/orders.ts';
import * as ownFonts from './own-fonts.ts';
import * as ownTemplates from './own-templates/own-templates.ts';
import * as productFiles from './own-templates/product-files.ts';
import * as psdReadings from './own-templates/psd-readings.ts';
import * as sheets from './sheets/sheets.ts';
import * as sheetsExports from './sheets/sheets-exports.ts';
import * as sheetsLayouts from './sheets/sheets-layouts.ts';
import * as sheetsPresets from './sheets/sheets-presets.ts';
import * as templates from './templates.ts';
import * as uploads from './uploads.ts';

const features = [
  accounts,
  proofOfWork,
  secondFactors,
  budgets,
  browserKeys,
  securityLog,
  sessions,
  templates,
  ownTemplates,
  productFiles,
  psdReadings,
  ownFonts,
  designs,
  designFindings,
  shares,
  versions,
  images,
  imageDetails,
  imageEdits,
  imageWork,
  imageRecipes,
  aiImages,
  uploads,
  operations,
  batchMatrix,
  batches,
  batchCells,
  orderMeanings,
  orderUploads,
  orderProgram,
  orderReview,
  orders,
  orderFindings,
  downloads,
  sheets,
  sheetsLayouts,
  sheetsPresets,
  sheetsExports,
  brandColours,
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'path' in value && 'input' in value && 'data' in value;
const isRawEndpoint = (value: unknown): value is RawEndpoint =>
  isObject(value) && 'path' in value && 'input' in value && 'mediaType' in value;

/** Every call of the API, in the order of the features; OpenAPI and the isolation tests walk this list. */
export const allEndpoints: Endpoint[] = features.flatMap((feature) =>
  Object.values(feature).filter(isEndpoint),
);

/** Every call that returns a file or a stream in place of an envelope. */
export const allRawEndpoints: RawEndpoint[] = features.flatMap((feature) =>
  Object.values(feature).filter(isRawEndpoint),
);
