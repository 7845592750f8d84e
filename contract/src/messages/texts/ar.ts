import { accounts } from './ar/accounts.ts';
import { aiImages } from './ar/ai-images.ts';
import { batches } from './ar/batches.ts';
import { brandColours } from './ar/brand-colours.ts';
import { budgets } from './ar/budgets.ts';
import { designs } from './ar/designs.ts';
import { downloads } from './ar/downloads.ts';
import { fields } from './ar/fields.ts';
import { images } from './ar/images.ts';
import { operations } from './ar/operations.ts';
import { orderFiles } from './ar/order-files.ts';
import { orderRows } from './ar/order-rows.ts';
import { orders } from './ar/orders.ts';
import { ownFonts } from './ar/own-fonts.ts';
import { ownTemplates } from './ar/own-templates.ts';
import { preflight } from './ar/preflight.ts';
import { rendering } from './ar/rendering.ts';
import { requests } from './ar/requests.ts';
import { sheets } from './ar/sheets.ts';

/** Every text in this language. */
export const ar = {
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
