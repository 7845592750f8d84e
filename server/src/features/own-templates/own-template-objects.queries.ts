import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';
import { keysOfMockups, mockupsOfTemplates } from '../templates/index.ts';

/**
 * Pictures of mockups of sellers' own templates, and of PSDs that were read. They are named by their content and may be those of
 * several templates, so they stay.
 */
export const ownTemplateObjects: ObjectFamily = {
  name: '自制模板效果图',
  prefixes: ['pub/templates/'],
  keys: sql`
    select distinct key from (${keysOfMockups(sql`${mockupsOfTemplates}
      union all select surface -> 'mockup' from (select surfaces from psd_mockups union all select surfaces from product_psds) psds
      cross join lateral jsonb_array_elements(surfaces) surface
      where jsonb_typeof(surface -> 'mockup') = 'object'`)}) files
    where starts_with(key, 'pub/templates/')`,
  isLasting: true,
};
