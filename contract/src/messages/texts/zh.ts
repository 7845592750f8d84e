import { designs } from './zh/designs.ts';
import { downloads } from './zh/downloads.ts';
import { images } from './zh/images.ts';
import { orderFiles } from './zh/order-files.ts';
import { orderRows } from './zh/order-rows.ts';
import { orders } from './zh/orders.ts';
import { preflight } from './zh/preflight.ts';
import { rendering } from './zh/rendering.ts';
import { requests } from './zh/requests.ts';
import { sheets } from './zh/sheets.ts';

/** Every text in this language. */
export const zh = {
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
