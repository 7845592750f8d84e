import { designs } from './fa/designs.ts';
import { downloads } from './fa/downloads.ts';
import { images } from './fa/images.ts';
import { orderFiles } from './fa/order-files.ts';
import { orderRows } from './fa/order-rows.ts';
import { orders } from './fa/orders.ts';
import { preflight } from './fa/preflight.ts';
import { rendering } from './fa/rendering.ts';
import { requests } from './fa/requests.ts';
import { sheets } from './fa/sheets.ts';

/** Every text in this language. */
export const fa = {
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
