import { designs } from './ku/designs.ts';
import { downloads } from './ku/downloads.ts';
import { images } from './ku/images.ts';
import { orderFiles } from './ku/order-files.ts';
import { orderRows } from './ku/order-rows.ts';
import { orders } from './ku/orders.ts';
import { preflight } from './ku/preflight.ts';
import { rendering } from './ku/rendering.ts';
import { requests } from './ku/requests.ts';
import { sheets } from './ku/sheets.ts';

/** Every text in this language. */
export const ku = {
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
