import { designs } from './he/designs.ts';
import { downloads } from './he/downloads.ts';
import { images } from './he/images.ts';
import { orderFiles } from './he/order-files.ts';
import { orderRows } from './he/order-rows.ts';
import { orders } from './he/orders.ts';
import { preflight } from './he/preflight.ts';
import { rendering } from './he/rendering.ts';
import { requests } from './he/requests.ts';
import { sheets } from './he/sheets.ts';

/** Every text in this language. */
export const he = {
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
