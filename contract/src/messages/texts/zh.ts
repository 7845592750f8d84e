import { accounts } from './zh/accounts.ts';
import { aiImages } from './zh/ai-images.ts';
import { batches } from './zh/batches.ts';
import { brandColours } from './zh/brand-colours.ts';
import { budgets } from './zh/budgets.ts';
import { designs } from './zh/designs.ts';
import { downloads } from './zh/downloads.ts';
import { fields } from './zh/fields.ts';
import { images } from './zh/images.ts';
import { operations } from './zh/operations.ts';
import { orderFiles } from './zh/order-files.ts';
import { orderRows } from './zh/order-rows.ts';
import { orders } from './zh/orders.ts';
import { ownFonts } from './zh/own-fonts.ts';
import { ownTemplates } from './zh/own-templates.ts';
import { preflight } from './zh/preflight.ts';
import { rendering } from './zh/rendering.ts';
import { requests } from './zh/requests.ts';
import { sheets } from './zh/sheets.ts';

/** Every text in this language. */
export const zh = {
  ...accounts,
  ...aiImages,
  ...batches,
  ...brandColours,
  ...budgets,
  ...designs,
  ...downloads,
  ...fields,
  ...images,
  ...operations,
  ...orderFiles,
  ...orderRows,
  ...orders,
  ...ownFonts,
  ...ownTemplates,
  ...preflight,
  ...rendering,
  ...requests,
  ...sheets,
};
