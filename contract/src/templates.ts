import { mockupAsset, templateDefinition } from '@diy/design/template';
import { z } from 'zod';
import { categoryId } from './category-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { ALL, listData, listInput, publicId, versionNumber } from './paging.ts';

/** A template as lists show it. */
export const templateRow = z.object({
  id: publicId,
  sku: z.string(),
  title: z.object({ zh: z.string(), en: z.string() }),
  /** Category id (`pid`). */
  pid: z.string(),
  /** Public URL of the cover mockup, without artwork. */
  cover: z.string(),
  colours: z.array(
    z.object({ id: z.string(), name: z.object({ zh: z.string(), en: z.string() }), hex: z.string() }),
  ),
  sizes: z.array(z.string()),
  surfaces: z.array(
    z.object({
      id: z.string(),
      name: z.object({ zh: z.string(), en: z.string() }),
      width_mm: z.number(),
      height_mm: z.number(),
    }),
  ),
  price_cents: z.number(),
  currency: z.string(),
  /** Made by the account itself, from a photograph. */
  is_own: z.boolean(),
});
export type TemplateRow = z.infer<typeof templateRow>;

/** A template category (diyType). */
export const templateCategory = z.object({
  id: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Templates in it. */
  count: z.number(),
});

const mockupPicture = z.object({ asset: mockupAsset, base_url: z.string() });

/** A mockup with the public URL of its folder: file names of `asset` are relative to `base_url`. */
export const mockupItem = mockupPicture.extend({
  /** Its own pictures for colours of the product; absent = `asset` takes every colour. */
  in_colours: z
    .array(
      mockupPicture.extend({
        colour_ids: z.array(z.string()),
        /** The picture is of a white product and takes the colour; otherwise it shows the product in its colour already. */
        takes_colour: z.boolean(),
      }),
    )
    .optional(),
});
export type MockupItem = z.infer<typeof mockupItem>;

export const templateItem = z.object({
  id: publicId,
  /** Raised when the definition changes; designs keep the version they were made with. */
  version: z.number().int(),
  /** Surfaces, sizes, colours and print areas. */
  definition: templateDefinition,
  mockups: z.array(mockupItem),
  /** Public URL of the picture in lists. */
  cover: z.string(),
  /** Public URL of the 3D model of `definition.model`. */
  model_url: z.string().optional(),
});
export type TemplateItem = z.infer<typeof templateItem>;

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template',
  auth: 'token',
  feature: 'templates',
  summary: 'Templates by category and search text, with all categories.',
  input: z.strictObject({ ...listInput, pid: categoryId.default(ALL) }),
  data: listData(templateRow, { diyTypeList: z.array(templateCategory), pid: z.string() }),
});

export const getTemplate = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/item',
  auth: 'token',
  feature: 'templates',
  summary: 'A whole template: surfaces, sizes, colours and mockups. Without `version`, the newest.',
  input: z.strictObject({ id: publicId, version: z.coerce.number().pipe(versionNumber).optional() }),
  data: templateItem,
});
