import { accounts } from './fa/accounts.ts';
import { aiImages } from './fa/ai-images.ts';
import { batches } from './fa/batches.ts';
import { brandColours } from './fa/brand-colours.ts';
import { budgets } from './fa/budgets.ts';
import { designs } from './fa/designs.ts';
import { downloads } from './fa/downloads.ts';
import { fields } from './fa/fields.ts';
import { images } from './fa/images.ts';
import { operations } from './fa/operations.ts';
import { orderFiles } from './fa/order-files.ts';
import { orderRows } from './fa/order-rows.ts';
import { orders } from './fa/orders.ts';
import { ownFonts } from './fa/own-fonts.ts';
import { ownTemplates } from './fa/own-templates.ts';
import { preflight } from './fa/preflight.ts';
import { rendering } from './fa/rendering.ts';
import { requests } from './fa/requests.ts';
import { sheets } from './fa/sheets.ts';

/** Every text in this language. */
export const fa = {
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
