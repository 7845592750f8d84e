import { SAID_ONLY } from '@diy/design/template';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { CATALOGUE } from './templates.queries.ts';

/** A version of a template. */
export interface TemplateVersionRef {
  templateId: string;
  version: number;
}

/** The key by which `findNewerPrints` names a version. */
export function versionKey({ templateId, version }: TemplateVersionRef): string {
  return `${templateId} ${version}`;
}

/** What of a definition decides what is printed: areas, resolutions, outlines and bleeds of surfaces, sizes and colours. */
const PRINTED = (definition: string) =>
  sql`jsonb_build_array(
    (select jsonb_agg(surface - ${[...SAID_ONLY]}::text[] order by place)
      from jsonb_array_elements(${sql.ref(definition)} -> 'surfaces') with ordinality as one (surface, place)),
    jsonb_path_query_array(${sql.ref(definition)}, '$.sizes[*].id'),
    jsonb_path_query_array(${sql.ref(definition)}, '$.colours[*].id'))`;

/** The newest version of the templates of these versions, by `versionKey`, where a print on it differs; one that only looks different is left out. */
export async function findNewerPrints(
  db: Db,
  ownerId: string,
  versions: readonly TemplateVersionRef[],
): Promise<Map<string, number>> {
  if (versions.length === 0) return new Map();
  const ids = versions.map(({ templateId }) => templateId);
  const numbers = versions.map(({ version }) => version);
  const { rows } = await sql<{ template_id: string; version: number; newest: number }>`
    select distinct t.id as template_id, asked.version, t.version as newest
    from unnest(${ids}::text[], ${numbers}::int[]) as asked (template_id, version)
    join templates t on t.id = asked.template_id and t.owner_id in (${CATALOGUE}, ${ownerId})
      and t.version > asked.version and t.hidden_at is null
    join template_versions old on old.owner_id = t.owner_id and old.template_id = t.id and old.version = asked.version
    join template_versions new on new.owner_id = t.owner_id and new.template_id = t.id and new.version = t.version
    where ${PRINTED('old.definition')} is distinct from ${PRINTED('new.definition')}`.execute(db);
  return new Map(
    rows.map(({ template_id: templateId, version, newest }) => [versionKey({ templateId, version }), newest]),
  );
}
