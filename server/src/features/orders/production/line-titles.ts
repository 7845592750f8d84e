import type { Db } from '../../../platform/database/db.ts';
import { findDesignFacts } from '../../designs/index.ts';
import type { LineOrigin } from '../model/line-origin.ts';
import { lineFacts } from './produce-line.ts';

/** What names a line in a list: its design's SKU and name, and where the line comes from. */
export interface LineTitle {
  sku: string;
  name: string;
  order: LineOrigin;
}

const LINES_AT_ONCE = 500;

/** How order lines are named in lists, by id; read before long work, since any of them may be deleted meanwhile. */
export async function findLineTitles(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, LineTitle>> {
  const titles = new Map<string, LineTitle>();
  for (let at = 0; at < ids.length; at += LINES_AT_ONCE) {
    const lines = await lineFacts(db, ownerId, ids.slice(at, at + LINES_AT_ONCE));
    const found = await findDesignFacts(db, ownerId, [...new Set(lines.map((line) => line.design_id))]);
    const designs = new Map(found.map((design) => [design.id, design]));
    for (const { id, order_no: orderNo, line_no: lineNo, shop, sku, row, ...line } of lines) {
      const design = designs.get(line.design_id);
      titles.set(id, {
        sku: design?.sku ?? '',
        name: design?.name ?? line.title,
        order: { orderNo, lineNo, shop, sku, row },
      });
    }
  }
  return titles;
}
