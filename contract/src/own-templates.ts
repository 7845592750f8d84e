import { photoMarks } from '@diy/design/photo-template';
import { bilingual, printMethod } from '@diy/design/template';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { message } from './messages/make-message.ts';
import { catalogueLook, psdChoice } from './own-product-parts.ts';
import { areaProblems } from './own-product-problems.ts';
import { ownProduct, ownSku } from './own-products.ts';
import { listData, listInput, publicId } from './paging.ts';
import { mockupItem } from './templates.ts';

/** A template of one picture, surface, size and colour, in short. */
export const ownTemplateSettings = z
  .strictObject({
    /** Library image of the product. */
    image_id: publicId,
    /** Where the print lies on a photograph; missing with `psd`. */
    marks: photoMarks.optional(),
    /** The smart object printed on, by the `key` that reading the PSD gave it; the image must be a PSD that was read. */
    psd: psdChoice.optional(),
    name: z.string().trim().min(1).max(100),
    /** Unique within the account. */
    sku: ownSku,
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
  .refine(({ marks, psd }) => (marks === undefined) !== (psd === undefined), {
    path: ['marks'],
    params: { text: message('own-templates.marks-or-psd') },
  })
  .superRefine((settings, context) => {
    for (const { field, text } of areaProblems(settings, settings))
      context.addIssue({ code: 'custom', path: [field], params: { text } });
  });
export type OwnTemplateSettings = z.infer<typeof ownTemplateSettings>;

export const saveOwnTemplate = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/save',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Make a template from pictures in the library, or a new version of one (`id`). The template can be used when its operation has succeeded; designs made before keep their version.',
  input: z
    .strictObject({
      id: publicId.optional(),
      /** All of a product. */
      product: ownProduct.optional(),
      /** The same in short, for one picture, surface, size and colour. */
      settings: ownTemplateSettings.optional(),
    })
    .refine(({ product, settings }) => (product === undefined) !== (settings === undefined), {
      path: ['product'],
      message: 'either product or settings',
    }),
  data: z.object({ id: publicId, operation_id: publicId }),
});

/** A picture in the library that a product is made of. */
export const ownImage = z.object({
  id: publicId,
  name: z.string(),
  /** Public URL of its preview. */
  url: z.string(),
  /** Pixels of the picture itself. */
  width: z.number(),
  height: z.number(),
  is_psd: z.boolean(),
});
export type OwnImage = z.infer<typeof ownImage>;

/** A mockup of the catalogue that a picture of a product is. */
export const ownLook = catalogueLook.extend({
  name: bilingual,
  /** Public URL of the mockup, without artwork. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type OwnLook = z.infer<typeof ownLook>;

export const copyTemplate = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/copy',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'A template of the catalogue, or of one’s own, as a product to change and save as a new one. Nothing is saved.',
  input: z.strictObject({ id: publicId }),
  data: z.object({
    /** Its SKU is still to be chosen. */
    product: ownProduct,
    images: z.array(ownImage),
    looks: z.array(ownLook),
    /** What the template has and the copy has not. */
    left_out: z.array(z.enum(['outline', 'holes', 'edges', 'turntable', 'melange'])),
  }),
});

export const getOwnTemplate = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/item',
  auth: 'token',
  feature: 'own-templates',
  summary: 'The product a template of one’s own was last saved as, to change it.',
  input: z.strictObject({ id: publicId }),
  data: z.object({
    id: publicId,
    product: ownProduct,
    /** Its pictures that are still in the library. */
    images: z.array(ownImage),
    /** Mockups of the catalogue that its pictures are. */
    looks: z.array(ownLook),
  }),
});

/** A smart object that was found in a PSD; equal ones are one. */
export const psdSurface = z.object({
  /** Names it in `psd.surface` of a template's settings. */
  key: z.string(),
  /** Name of its topmost layer. */
  name: z.string(),
  /** Size of its contents; the print must have the same proportions. Says nothing of millimetres. */
  width_px: z.number(),
  height_px: z.number(),
  /** Names of the PSD's other smart objects: what its author put into them stays in the mockup. */
  shows_also: z.array(z.string()),
  /** Why nothing can be printed on it, each with the layer and what it does; empty when it can be used. */
  problems: z.array(z.string()),
  /** What is drawn as Photoshop does by default and the file does not prove, with the layers; people look at it. */
  notes: z.array(z.string()),
  /** How far mockups are from what Photoshop's formulas give, of 255: on average, and at 99 of 100 pixels. */
  difference: z.object({ mean: z.number(), p99: z.number() }).nullable(),
  /** To show it with a print; its surface is 1000 mm wide and as high as the proportions say. Null with problems. */
  mockup: mockupItem.nullable(),
});
export type PsdSurface = z.infer<typeof psdSurface>;

export const readPsdMockup = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/psd/read',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Have a PSD of the library read as a mockup. When the operation has succeeded, `psd/item` has its smart objects; reading the same PSD again costs nothing.',
  input: z.strictObject({ image_id: publicId }),
  data: z.object({ operation_id: publicId }),
});

export const getPsdMockup = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/psd/item',
  auth: 'token',
  feature: 'own-templates',
  summary: 'The smart objects of a PSD that was read, the topmost first.',
  input: z.strictObject({ image_id: publicId }),
  data: z.object({ image_id: publicId, surfaces: z.array(psdSurface) }),
});

/** A PSD that was read, is being read or waits for it. */
export const psdReading = z.object({
  /** Its image in the library; `psd/read` reads it again. */
  id: publicId,
  name: z.string(),
  /** The work that reads it, for `operations/cancel`. */
  operation_id: publicId,
  /** `refused` with `reasons`; `cancelled` by a person. */
  state: z.enum(['waiting', 'reading', 'ready', 'refused', 'cancelled']),
  /** Why it was refused, each with the layer and what it does. */
  reasons: z.array(z.string()),
  /** How many of its smart objects can be printed on, of all. */
  usable: z.number().int(),
  surfaces: z.number().int(),
  /** Public URL of its first mockup, without artwork; empty until there is one. */
  mockup_url: z.string(),
  /** Public URL of the picture that is in the PSD; empty when the image is gone. */
  url: z.string(),
  /** The newest template made of it; null = none. */
  template_id: publicId.nullable(),
});
export type PsdReading = z.infer<typeof psdReading>;

export const listPsdReadings = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/psd/list',
  auth: 'token',
  feature: 'own-templates',
  summary: 'PSDs read as mockups or waiting for it, those asked for last first.',
  input: z.strictObject({ p: listInput.p, limit: listInput.limit }),
  data: listData(psdReading, {
    /** How many of all pages wait or are being read. */
    open: z.number().int(),
  }),
});

export const removePsdReadings = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/psd/remove',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Take PSDs (by image) out of the list of readings; those being read are stopped. Images and templates stay.',
  input: z.strictObject({ ids: z.array(publicId).min(1).max(100) }),
  data: z.object({ removed: z.number().int() }),
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
