import type { MockupAsset, TemplateDefinition, TemplateVariant } from '@diy/design/template';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing, countRows, type PageRange } from '../../platform/database/page.ts';

/** Owner of the catalogue that every account sees. */
export const CATALOGUE = '';

/** The key of a stored definition's model; its file is named by its content. */
export const modelKey = (file: string): string => `pub/catalogue/models/${file}`;

export interface TemplateCategory {
  id: string;
  zh: string;
  en: string;
}

/** A mockup as stored with a template version. */
export interface StoredMockup {
  asset: MockupAsset;
  /** Storage prefix of its files, without a trailing slash. */
  prefix: string;
  /** SHA-256 over its files; part of render keys. */
  hash: string;
  /** Pictures of its own for colours of the product; absent = `asset` takes every colour. */
  inColours?: ColourPicture[];
}

/** What a mockup shows of some of the product's colours. */
export interface ColourPicture extends Omit<StoredMockup, 'inColours'> {
  colourIds: string[];
  /** The picture is of a white product and takes the colour; otherwise it shows the product in its colour already. */
  takesColour: boolean;
}

interface TemplateTable {
  owner_id: string;
  id: string;
  sku: string;
  category_id: string;
  category: JSONColumnType<TemplateCategory>;
  position: number;
  version: number;
  search: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Not offered any more; designs keep it. */
  hidden_at: Date | null;
}

interface TemplateVersionTable {
  owner_id: string;
  template_id: string;
  version: number;
  definition: JSONColumnType<TemplateDefinition>;
  mockups: JSONColumnType<StoredMockup[]>;
  hash: string;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    templates: TemplateTable;
    template_versions: TemplateVersionTable;
  }
}

/** One version of a template together with its place in the catalogue. */
export type TemplateVersionRow = Pick<Selectable<TemplateTable>, 'owner_id' | 'id' | 'sku' | 'category_id'> &
  Pick<Selectable<TemplateVersionTable>, 'version' | 'definition' | 'mockups' | 'hash'>;

export interface TemplateFilter {
  /** Category id; null = all. */
  categoryId: string | null;
  content: string;
}

function visible(db: Db, ownerId: string, filter: TemplateFilter) {
  let query = db
    .selectFrom('templates')
    .where('templates.owner_id', 'in', [CATALOGUE, ownerId])
    .where('hidden_at', 'is', null);
  if (filter.categoryId !== null) query = query.where('category_id', '=', filter.categoryId);
  if (filter.content) query = query.where('search', 'ilike', containing(filter.content));
  return query;
}

/** Newest versions in catalogue order. */
export function pageOfTemplates(
  db: Db,
  ownerId: string,
  filter: TemplateFilter,
  page: PageRange,
): Promise<TemplateVersionRow[]> {
  return visible(db, ownerId, filter)
    .innerJoin('template_versions as v', (join) =>
      join
        .onRef('v.owner_id', '=', 'templates.owner_id')
        .onRef('v.template_id', '=', 'templates.id')
        .onRef('v.version', '=', 'templates.version'),
    )
    .select([
      'templates.owner_id',
      'templates.id',
      'templates.sku',
      'templates.category_id',
      'v.version',
      'v.definition',
      'v.mockups',
      'v.hash',
    ])
    .orderBy('templates.position')
    .orderBy('templates.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many templates the account sees with this filter, hidden ones left out. */
export function countTemplates(db: Db, ownerId: string, filter: TemplateFilter): Promise<number> {
  return countRows(visible(db, ownerId, filter));
}

/** Every category with its number of templates, in catalogue order. */
export async function findTemplateCategories(
  db: Db,
  ownerId: string,
): Promise<{ category: TemplateCategory; count: number }[]> {
  const rows = await db
    .selectFrom('templates')
    .where('owner_id', 'in', [CATALOGUE, ownerId])
    .where('hidden_at', 'is', null)
    .select((eb) => [
      'category_id',
      sql<TemplateCategory>`(array_agg(category order by position))[1]`.as('category'),
      eb.fn.countAll<string>().as('count'),
      eb.fn.min('position').as('first'),
    ])
    .groupBy('category_id')
    .orderBy('first')
    .execute();
  return rows.map((row) => ({ category: row.category, count: Number(row.count) }));
}

/** A version of a template the account may use; without `version` the newest. */
export function findTemplateVersion(
  db: Db,
  ownerId: string,
  id: string,
  version?: number,
): Promise<TemplateVersionRow | undefined> {
  return db
    .selectFrom('templates')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.owner_id', '=', 'templates.owner_id').onRef('v.template_id', '=', 'templates.id'),
    )
    .where('templates.owner_id', 'in', [CATALOGUE, ownerId])
    .where('templates.id', '=', id)
    .where('v.version', '=', (eb) => (version === undefined ? eb.ref('templates.version') : eb.val(version)))
    .select([
      'templates.owner_id',
      'templates.id',
      'templates.sku',
      'templates.category_id',
      'v.version',
      'v.definition',
      'v.mockups',
      'v.hash',
    ])
    .executeTakeFirst();
}

/** What all versions of a template are drawn from, with their hashes. */
export function findTemplateVersions(
  db: Db,
  ownerId: string,
  id: string,
): Promise<Pick<TemplateVersionRow, 'definition' | 'mockups' | 'hash'>[]> {
  return db
    .selectFrom('template_versions')
    .select(['definition', 'mockups', 'hash'])
    .where('owner_id', '=', ownerId)
    .where('template_id', '=', id)
    .orderBy('version')
    .execute();
}

/** SKUs that any version of a template gives a colour and size: listings made by an older one still name them. */
export async function findVariantSkus(
  db: Db,
  { owner_id: ownerId, id }: Pick<TemplateVersionRow, 'owner_id' | 'id'>,
): Promise<Required<Pick<TemplateVariant, 'colourId' | 'sizeId' | 'sku'>>[]> {
  const { rows } = await sql<{ colourId: string; sizeId: string; sku: string }>`
    select distinct variant ->> 'colourId' as "colourId", variant ->> 'sizeId' as "sizeId", variant ->> 'sku' as sku
    from template_versions cross join lateral jsonb_array_elements(definition -> 'variants') as variant
    where owner_id = ${ownerId} and template_id = ${id} and variant ? 'sku'`.execute(db);
  return rows;
}

/** A template's newest version, its hash and when it was made; undefined = none yet. */
export function findOwnedTemplate(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ version: number; hash: string; created_at: Date } | undefined> {
  return db
    .selectFrom('templates')
    .innerJoin('template_versions as v', (join) =>
      join
        .onRef('v.owner_id', '=', 'templates.owner_id')
        .onRef('v.template_id', '=', 'templates.id')
        .onRef('v.version', '=', 'templates.version'),
    )
    .where('templates.owner_id', '=', ownerId)
    .where('templates.id', '=', id)
    .select(['templates.version', 'v.hash', 'v.created_at'])
    .executeTakeFirst();
}

/** A new version of a template; the first one makes the template. */
export interface NewTemplateVersion {
  id: string;
  position: number;
  version: number;
  hash: string;
  definition: TemplateDefinition;
  mockups: StoredMockup[];
}

/** Puts a new version of a template in force; `ownerId` is `CATALOGUE` for what everybody sees. */
export async function insertTemplateVersion(
  db: Db,
  ownerId: string,
  template: NewTemplateVersion,
): Promise<void> {
  const { id, position, version, hash, definition, mockups } = template;
  const place = {
    sku: definition.sku,
    category_id: definition.category.id,
    category: JSON.stringify(definition.category),
    position,
    version,
    search: [definition.sku, definition.title.zh, definition.title.en].join('\n'),
  };
  await db
    .insertInto('templates')
    .values({ owner_id: ownerId, id, ...place, hidden_at: null })
    .onConflict((oc) =>
      oc.columns(['owner_id', 'id']).doUpdateSet({ ...place, updated_at: sql<Date>`now()` }),
    )
    .execute();
  await db
    .insertInto('template_versions')
    .values({
      owner_id: ownerId,
      template_id: id,
      version,
      definition: JSON.stringify(definition),
      mockups: JSON.stringify(mockups),
      hash,
    })
    .execute();
}

/** Takes templates out of the lists, or brings them back under the SKU of their newest version. */
export async function setTemplatesHidden(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  isHidden: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('templates as t')
    .set(
      isHidden
        ? // The SKU is free for another template meanwhile.
          { hidden_at: sql<Date>`now()`, sku: sql<string>`t.sku || '#' || t.id` }
        : {
            hidden_at: null,
            sku: sql<string>`(select v.definition->>'sku' from template_versions v
              where v.owner_id = t.owner_id and v.template_id = t.id and v.version = t.version)`,
          },
    )
    .where('t.owner_id', '=', ownerId)
    .where('t.id', 'in', [...ids])
    .where('t.hidden_at', isHidden ? 'is' : 'is not', null)
    .execute();
}
