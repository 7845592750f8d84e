import { designs } from './en/designs.ts';
import { downloads } from './en/downloads.ts';
import { images } from './en/images.ts';
import { orderFiles } from './en/order-files.ts';
import { orderRows } from './en/order-rows.ts';
import { orders } from './en/orders.ts';
import { preflight } from './en/preflight.ts';
import { rendering } from './en/rendering.ts';
import { requests } from './en/requests.ts';
import { sheets } from './en/sheets.ts';

/** Every text in this language. */
export const en = {
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
