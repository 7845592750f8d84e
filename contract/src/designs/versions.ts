import { z } from 'zod';
import { defineEndpoint, emptyData } from '../endpoint.ts';
import { publicId, versionNumber } from '../paging.ts';
import { designItem } from './designs.ts';

/** A saved state of a design. It never changes; only its name does. */
export const designVersionRow = z.object({
  version: z.number().int(),
  /** What the person calls it; null = nothing. */
  name: z.string().nullable(),
  /** Version of the template that it was made with. */
  template_version: z.number().int(),
  created_at: z.string(),
});
export type DesignVersionRow = z.infer<typeof designVersionRow>;

const version = z.coerce.number().pipe(versionNumber);

export const listDesignVersions = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/save/version/list',
  auth: 'token',
  feature: 'designs',
  summary:
    'The versions of a design, newest first, in parts: the next part lies before the last version of this one.',
  input: z.strictObject({
    id: publicId,
    /** Only older ones than this. */
    before: version.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  data: z.object({
    list: z.array(designVersionRow),
    /** Whether the design has older versions. */
    more: z.boolean(),
  }),
});

export const getDesignVersion = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/save/version/item',
  auth: 'token',
  feature: 'designs',
  summary:
    'One version of a design with its document in the current format, and the pictures it uses that still exist.',
  input: z.strictObject({ id: publicId, version }),
  data: designVersionRow.extend(
    designItem.pick({ design: true, image_urls: true, damaged_images: true }).shape,
  ),
});

/** The longest name of a version. */
export const MAX_VERSION_NAME = 60;

export const nameDesignVersion = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/version/name',
  auth: 'token',
  feature: 'designs',
  summary: 'Name a version, or take its name away with an empty one.',
  input: z.strictObject({
    id: publicId,
    version: versionNumber,
    name: z.string().trim().max(MAX_VERSION_NAME),
  }),
  data: emptyData,
});
