import { accounts } from './he/accounts.ts';
import { aiImages } from './he/ai-images.ts';
import { batches } from './he/batches.ts';
import { brandColours } from './he/brand-colours.ts';
import { budgets } from './he/budgets.ts';
import { designs } from './he/designs.ts';
import { downloads } from './he/downloads.ts';
import { fields } from './he/fields.ts';
import { images } from './he/images.ts';
import { operations } from './he/operations.ts';
import { orderFiles } from './he/order-files.ts';
import { orderRows } from './he/order-rows.ts';
import { orders } from './he/orders.ts';
import { ownFonts } from './he/own-fonts.ts';
import { ownTemplates } from './he/own-templates.ts';
import { preflight } from './he/preflight.ts';
import { rendering } from './he/rendering.ts';
import { requests } from './he/requests.ts';
import { sheets } from './he/sheets.ts';

/** Every text in this language. */
export const he = {
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
