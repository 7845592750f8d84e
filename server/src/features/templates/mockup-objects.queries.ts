import { type RawBuilder, sql } from 'kysely';

/** Places of file names in a mockup's asset. */
const FILES = [
  '$.base',
  '$.maps',
  '$.surfaces[*].uv',
  '$.surfaces[*].coverage',
  '$.surfaces[*].response.greys[*]',
  '$.surfaces[*].response.ground',
];

/**
 * Storage keys of all files of stored mockups.
 * @param mockups a query of the column `mockup`: stored mockups, as jsonb
 */
export function keysOfMockups(mockups: RawBuilder<unknown>): RawBuilder<{ key: string }> {
  return sql`
    select (picture ->> 'prefix') || '/' || (file #>> '{}') as key
    from (${mockups}) named
    cross join lateral (select mockup union all select jsonb_path_query(mockup, '$.inColours[*]')) shown(picture)
    cross join unnest(${FILES}::jsonpath[]) place
    cross join lateral jsonb_path_query(picture -> 'asset', place) file`;
}

/** All mockups of template versions. */
export const mockupsOfTemplates: RawBuilder<unknown> = sql`
  select mockup from template_versions cross join lateral jsonb_array_elements(mockups) mockup`;
