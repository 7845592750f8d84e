import { ALL } from '@diy/contract/paging';
import { withNewestFacts } from '@diy/design/template';
import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import { notFound } from '../../platform/errors/refusal.ts';
import {
  countTemplates,
  findTemplateCategories,
  findTemplateVersion,
  pageOfTemplates,
  type TemplateCategory,
  type TemplateVersionRow,
} from './templates.queries.ts';

/** One page of templates with all categories. */
export async function listTemplates(
  db: Db,
  ownerId: string,
  query: { p: number; limit: number; pid: string; content: string },
): Promise<
  PageFigures & { rows: TemplateVersionRow[]; categories: { category: TemplateCategory; count: number }[] }
> {
  const filter = { categoryId: query.pid === ALL ? null : query.pid, content: query.content };
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const rows = await pageOfTemplates(db, ownerId, filter, page);
  const categories = await findTemplateCategories(db, ownerId);
  return {
    rows,
    categories,
    ...pageFigures(query.p, query.limit, await countTemplates(db, ownerId, filter)),
  };
}

/** A version of a template the account may use. Throws the same Refusal for a foreign or random id. */
export async function getTemplateVersion(
  db: Db,
  ownerId: string,
  id: string,
  version?: number,
): Promise<TemplateVersionRow> {
  const found = await findTemplateVersion(db, ownerId, id, version);
  if (!found) throw notFound('templates');
  return found;
}

/**
 * A version with what the newest one says for sheets and factories (prices, weights, SKUs of variants, print files): what is written now is
 * as the seller says now. Throws as `getTemplateVersion` does.
 */
export async function getWithNewestFacts(
  db: Db,
  ownerId: string,
  id: string,
  version: number,
): Promise<TemplateVersionRow> {
  const made = await getTemplateVersion(db, ownerId, id, version);
  return addNewestFacts(db, ownerId, made);
}

/** A version that was read already, as `getWithNewestFacts` gives it. */
export async function addNewestFacts(
  db: Db,
  ownerId: string,
  made: TemplateVersionRow,
): Promise<TemplateVersionRow> {
  const newest = await getTemplateVersion(db, ownerId, made.id);
  if (newest.version === made.version) return made;
  return { ...made, definition: withNewestFacts(made.definition, newest.definition) };
}
