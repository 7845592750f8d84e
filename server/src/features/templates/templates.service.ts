import { isDeepStrictEqual } from 'node:util';
import { ALL } from '@diy/contract/paging';
import { drawsOtherwise, withNewestFacts } from '@diy/design/template';
import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import { notFound } from '../../platform/errors/refusal.ts';
import {
  countTemplates,
  findTemplateCategories,
  findTemplateVersion,
  findTemplateVersions,
  pageOfTemplates,
  type StoredMockup,
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

/** Hashes of the versions of a template on which every design is drawn as on this one, its own among them: a corrected price draws nothing otherwise. */
export async function hashesOfSameDrawing(
  db: Db,
  { owner_id: ownerId, id, definition, mockups }: TemplateVersionRow,
): Promise<string[]> {
  const versions = await findTemplateVersions(db, ownerId, id);
  return versions
    .filter(
      (one) =>
        !drawsOtherwise(one.definition, definition) &&
        isDeepStrictEqual(pictures(one.mockups), pictures(mockups)),
    )
    .map(({ hash }) => hash);
}

/** What mockups show: their files may lie elsewhere. */
function pictures(mockups: readonly StoredMockup[]) {
  const shown = ({ prefix: _prefix, ...mockup }: Omit<StoredMockup, 'inColours'>) => mockup;
  return mockups.map(({ inColours = [], ...mockup }) => [shown(mockup), inColours.map(shown)]);
}
