import { accounts } from './en/accounts.ts';
import { aiImages } from './en/ai-images.ts';
import { batches } from './en/batches.ts';
import { brandColours } from './en/brand-colours.ts';
import { budgets } from './en/budgets.ts';
import { designs } from './en/designs.ts';
import { downloads } from './en/downloads.ts';
import { fields } from './en/fields.ts';
import { images } from './en/images.ts';
import { operations } from './en/operations.ts';
import { orderFiles } from './en/order-files.ts';
import { orderRows } from './en/order-rows.ts';
import { orders } from './en/orders.ts';
import { ownFonts } from './en/own-fonts.ts';
import { ownTemplates } from './en/own-templates.ts';
import { preflight } from './en/preflight.ts';
import { rendering } from './en/rendering.ts';
import { requests } from './en/requests.ts';
import { sheets } from './en/sheets.ts';

/** Every text in this language. */
export const en = {
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
