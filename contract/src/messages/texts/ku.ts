import { accounts } from './ku/accounts.ts';
import { aiImages } from './ku/ai-images.ts';
import { batches } from './ku/batches.ts';
import { brandColours } from './ku/brand-colours.ts';
import { budgets } from './ku/budgets.ts';
import { designs } from './ku/designs.ts';
import { downloads } from './ku/downloads.ts';
import { fields } from './ku/fields.ts';
import { images } from './ku/images.ts';
import { operations } from './ku/operations.ts';
import { orderFiles } from './ku/order-files.ts';
import { orderRows } from './ku/order-rows.ts';
import { orders } from './ku/orders.ts';
import { ownFonts } from './ku/own-fonts.ts';
import { ownTemplates } from './ku/own-templates.ts';
import { preflight } from './ku/preflight.ts';
import { rendering } from './ku/rendering.ts';
import { requests } from './ku/requests.ts';
import { sheets } from './ku/sheets.ts';

/** Every text in this language. */
export const ku = {
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
