import { downloads } from './ku/downloads.ts';
import { images } from './ku/images.ts';
import { making } from './ku/making.ts';
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
  ...making,
  ...orderFiles,
  ...orderRows,
  ...orders,
  ...preflight,
  ...rendering,
  ...requests,
  ...sheets,
};
