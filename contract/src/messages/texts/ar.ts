import { designs } from './ar/designs.ts';
import { downloads } from './ar/downloads.ts';
import { images } from './ar/images.ts';
import { orderFiles } from './ar/order-files.ts';
import { orderRows } from './ar/order-rows.ts';
import { orders } from './ar/orders.ts';
import { preflight } from './ar/preflight.ts';
import { rendering } from './ar/rendering.ts';
import { requests } from './ar/requests.ts';
import { sheets } from './ar/sheets.ts';

/** Every text in this language. */
export const ar = {
  ...downloads,
  ...images,
  ...designs,
  ...orderFiles,
  ...orderRows,
  ...orders,
  ...preflight,
  ...rendering,
  ...requests,
  ...sheets,
};
