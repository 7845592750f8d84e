import type { ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, nameText } from '@diy/contract/messages';
import type { listOrders as listEndpoint, OrderRow } from '@diy/contract/orders/orders';
import type { Db } from '../../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignFacts, findDesigns } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { countLines, type LockedVersion, pageOfLines } from './browse-lines.queries.ts';
import { countOpenVersions } from './line-counts.queries.ts';
import { findLine, findLinesOfOrder, type LineRecord } from './lines.queries.ts';
import { findLinePictures } from './shown/line-pictures.ts';

/** The options of a list of lines. */
export type OrdersQuery = ParsedInputOf<typeof listEndpoint>;

/** One page of lines. */
export async function listOrders(
  db: Db,
  ownerId: string,
  query: OrdersQuery,
): Promise<PageFigures & { rows: LineRecord[] }> {
  const { p, limit, only, state, content } = query;
  const importId = query.orders_log_id ?? null;
  const outdated =
    only === 'outdated'
      ? await findOutdatedVersions(db, ownerId, importId === null ? {} : { importId })
      : null;
  const filter = {
    importId,
    state: state === 'all' ? null : state,
    only: only === 'all' || only === 'outdated' ? null : only,
    versions: outdated,
    content,
  };
  const rows = await pageOfLines(db, ownerId, filter, { limit, offset: (p - 1) * limit });
  return { rows, ...pageFigures(p, limit, await countLines(db, ownerId, filter)) };
}

/** Outdated versions that unprinted lines are locked to, with the number of lines. */
export async function findOutdatedVersions(
  db: Db,
  ownerId: string,
  of: { importId?: string; designId?: string },
): Promise<(LockedVersion & { unprinted: number })[]> {
  const versions = (await countOpenVersions(db, ownerId, of)).filter(({ unprinted }) => unprinted > 0);
  const ids = [...new Set(versions.map(({ designId }) => designId))];
  const newest = new Map(
    (await findDesignFacts(db, ownerId, ids)).map((design) => [design.id, design.version]),
  );
  return versions.filter(({ designId, version }) => (newest.get(designId) ?? 0) > version);
}

/** One line and the others of its order. Throws the same Refusal for a foreign, deleted or random id. */
export async function getOrder(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ line: LineRecord; siblings: LineRecord[] }> {
  const line = await findLine(db, ownerId, id);
  if (!line) throw notFound('orders');
  const siblings = (await findLinesOfOrder(db, ownerId, line)).filter((other) => other.id !== id);
  return { line, siblings };
}

/** The fields that lists show of the designs that lines are locked to. */
export async function findDesignsOfLines(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  lines: readonly LineRecord[],
  locale: MessageLocale,
): Promise<Map<string, OrderRow['design']>> {
  const ids = [...new Set(lines.map((line) => line.design_id))];
  const designs = new Map(
    (ids.length > 0 ? await findDesigns(db, ownerId, ids) : []).map((one) => [one.id, one]),
  );
  const pictures = await findLinePictures(db, ownerId, lines, designs);
  const shown = new Map<string, OrderRow['design']>();
  for (const line of lines) {
    const design = designs.get(line.design_id);
    const { definition } = await getTemplateVersion(db, ownerId, line.template_id, line.template_version);
    const { key: picture, isExample } = pictures.get(line.id)!;
    const colour = definition.colours.find(({ id }) => id === line.colour_id);
    shown.set(line.id, {
      id: line.design_id,
      sku: design?.sku ?? '',
      name: design?.name ?? '',
      version: line.design_version,
      newest_version: design?.version ?? null,
      colour_id: line.colour_id,
      colour: colour ? nameText(colour.name, locale) : line.colour_id,
      size_id: line.size_id,
      size: definition.sizes.find(({ id }) => id === line.size_id)?.name ?? line.size_id,
      template: nameText(definition.title, locale),
      picture: picture ? storage.publicUrl(picture) : null,
      is_example: isExample,
    });
  }
  return shown;
}
