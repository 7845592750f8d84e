import { photoMarks } from '@diy/design/photo-template';
import { printMethod } from '@diy/design/template';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { publicId } from './paging.ts';

/** Most pixels of a print's longer side; larger ones cannot be drawn. */
export const MAX_OWN_PRINT_PX = 16_000;

/** A template made from the seller's own photograph: its picture, name and print settings. */
export const ownTemplateSettings = z
  .strictObject({
    /** Library image of the product. */
    image_id: publicId,
    marks: photoMarks,
    name: z.string().trim().min(1).max(100),
    /** Unique within the account. */
    sku: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^[\w.\-/]+$/),
    /** Print area in mm. */
    width_mm: z.number().min(5).max(5000),
    height_mm: z.number().min(5).max(5000),
    resolution_dpi: z.number().int().min(72).max(1200).default(300),
    bleed_mm: z.number().min(0).max(50).default(0),
    safe_mm: z.number().min(0).max(100).default(5),
    print_method: printMethod.default('sublimation'),
    price_cents: z.number().int().min(0).max(100_000_000).default(0),
    weight_g: z.number().positive().max(1_000_000).default(100),
  })
  .refine(
    ({ width_mm, height_mm, bleed_mm, resolution_dpi }) =>
      ((Math.max(width_mm, height_mm) + 2 * bleed_mm) / 25.4) * resolution_dpi <= MAX_OWN_PRINT_PX,
    { path: ['resolution_dpi'], message: `print files have at most ${MAX_OWN_PRINT_PX} px a side` },
  )
  .refine(({ width_mm, height_mm, safe_mm }) => safe_mm * 2 < Math.min(width_mm, height_mm), {
    path: ['safe_mm'],
    message: 'the safe area must leave something of the print area',
  });
export type OwnTemplateSettings = z.infer<typeof ownTemplateSettings>;

export const saveOwnTemplate = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/save',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Make a template from a photograph in the library, or a new version of one (`id`). The template can be used when its operation has succeeded; designs made before keep their version.',
  input: z.strictObject({ id: publicId.optional(), settings: ownTemplateSettings }),
  data: z.object({ id: publicId, operation_id: publicId }),
});

export const getOwnTemplate = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/item',
  auth: 'token',
  feature: 'own-templates',
  summary: 'The settings a template of one’s own was last saved with, to change them.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ id: publicId, settings: ownTemplateSettings, photo_url: z.string() }),
});

export const deleteOwnTemplates = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/delete',
  auth: 'token',
  feature: 'own-templates',
  summary: 'Take templates of one’s own out of the list; designs made with them stay as they are.',
  input: z.strictObject({ ids: z.array(publicId).min(1).max(100) }),
  data: z.object({ deleted: z.number().int() }),
});

export const restoreOwnTemplates = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/restore',
  auth: 'token',
  feature: 'own-templates',
  summary: 'Bring templates of one’s own back into the list.',
  input: z.strictObject({ ids: z.array(publicId).min(1).max(100) }),
  data: z.object({ restored: z.number().int() }),
});
