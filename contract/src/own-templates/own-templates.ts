import { photoMarks } from '@diy/design/photo-mockup';
import { bilingual, printMethod } from '@diy/design/template';
import { z } from 'zod';
import { defineEndpoint, noInput } from '../endpoint.ts';
import { message } from '../messages/make-message.ts';
import { publicId, someIds, versionNumber } from '../paging.ts';
import { ownSku, ownTemplateProduct } from './product.ts';
import {
  bleedMm,
  priceCents,
  productName,
  resolutionDpi,
  safeMm,
  sideMm,
  weightG,
} from './product-fields.ts';
import { catalogueAppearance, psdChoice } from './product-parts.ts';
import { areaProblems, surfaceNameProblems } from './product-problems.ts';

/** A template of one picture, surface, size and colour, in short. */
export const ownTemplateSettings = z
  .strictObject({
    /** Library image of the product. */
    image_id: publicId,
    /** Where the print lies on a photograph; missing with `psd`. */
    marks: photoMarks.optional(),
    /** The smart object printed on, by the `key` that reading the PSD gave it; the image must be a PSD that was read. */
    psd: psdChoice.optional(),
    name: productName,
    /** Unique within the account. */
    sku: ownSku,
    /** Print area in mm. */
    width_mm: sideMm,
    height_mm: sideMm,
    resolution_dpi: resolutionDpi,
    bleed_mm: bleedMm,
    safe_mm: safeMm,
    /** How the product is printed, which decides its print limits. */
    print_method: printMethod.default('sublimation'),
    price_cents: priceCents,
    weight_g: weightG,
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

/** Products of before may have equal names of surfaces, and files that hold them are still read. */
const productToSave = ownTemplateProduct.superRefine((product, context) => {
  for (const { path, text } of surfaceNameProblems(product))
    context.addIssue({ code: 'custom', path, params: { text } });
});

export const saveOwnTemplate = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/save',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Make a template from pictures in the library, or a new version of one (`id` with the `revision` last read; a stale one is refused, `own-templates.stale-revision`, nothing overwritten). The template can be used when its operation has succeeded; designs made before keep their version.',
  input: z
    .strictObject({
      id: publicId.optional(),
      /** How often the template had been saved when it was read; goes with `id`. */
      revision: versionNumber.optional(),
      /** All of a product. */
      product: productToSave.optional(),
      /** The same in short, for one picture, surface, size and colour. */
      settings: ownTemplateSettings.optional(),
    })
    .refine(({ product, settings }) => (product === undefined) !== (settings === undefined), {
      path: ['product'],
      message: 'either product or settings',
    })
    .refine(({ id, revision }) => (id === undefined) === (revision === undefined), {
      path: ['revision'],
      message: 'id and revision go together',
    }),
  data: z.object({
    id: publicId,
    /** How often it was saved, this time included. */
    revision: versionNumber,
    operation_id: publicId,
    /** What keeps printing on the version from before, where areas, resolutions, outlines, bleeds, sizes or colours differ now. */
    keeps: z
      .object({
        version: z.number().int(),
        designs: z.number().int(),
        /** Order lines of these designs that are neither shipped nor cancelled. */
        lines: z.number().int(),
      })
      .nullable(),
    /** Designs made before whose sheets and print files are written by what the product says now: name, prices, weights, SKUs of variants, format and naming rule. */
    follows: z.object({ designs: z.number().int(), lines: z.number().int() }).nullable(),
  }),
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

/** A mockup of the catalogue that an own template uses as one of its own. */
export const ownAppearance = catalogueAppearance.extend({
  name: bilingual,
  /** Public URL of the mockup, without artwork. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type OwnAppearance = z.infer<typeof ownAppearance>;

/** Outcome of the last save of a template, and the version used in the meantime. */
export const ownMaking = z.object({
  /** `failed`: it could not be made, or was cancelled; designs, orders and sheets use the version from before. */
  state: z.enum(['made', 'making', 'failed']),
  /** Reason of the failure, for people; otherwise empty. */
  reason: z.string(),
  /** The newest version that was made, which is used until the next one is; null = there is none, and nobody can design on it. */
  in_use: z.object({ version: z.number().int(), made_at: z.string() }).nullable(),
});
export type OwnMaking = z.infer<typeof ownMaking>;

/** A surface, size, colour or picture that a product had; its id never comes to mean one of another name. */
export const retiredPart = z.object({
  /** Which list of the product it was in. */
  kind: z.enum(['surface', 'size', 'colour', 'picture']),
  /** Id that orders, batches and SKUs may still name. */
  id: z.string(),
  /** Last name; of a picture without one, what it showed. */
  name: z.string(),
});
export type RetiredPart = z.infer<typeof retiredPart>;

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
    product: ownTemplateProduct,
    images: z.array(ownImage),
    /** The mockups of the catalogue that the product uses. */
    looks: z.array(ownAppearance),
    /** What the template has and the copy has not. */
    left_out: z.array(z.enum(['holes', 'edges', 'turntable', 'melange'])),
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
    /** How often it was saved; saving it again names this. */
    revision: versionNumber,
    /** What became of `product`. */
    making: ownMaking,
    /** What the product had and has no more. */
    retired: z.array(retiredPart),
    /** What the account said of the template when it saved it last; used by designs and orders once it is made. */
    product: ownTemplateProduct,
    /** Its pictures that are still in the library. */
    images: z.array(ownImage),
    /** Mockups of the catalogue that its pictures are. */
    looks: z.array(ownAppearance),
  }),
});

/** The most templates that `own/unmade` lists. */
export const MAX_UNMADE = 20;

export const listUnmadeTemplates = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/unmade',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Templates of one’s own whose last saved product could not be made, the last saved first, at most 20. What is used of them is the version from before, or nothing.',
  input: noInput,
  data: z.object({
    list: z.array(z.object({ id: publicId, name: z.string(), sku: z.string(), making: ownMaking })),
  }),
});

export const deleteOwnTemplates = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/delete',
  auth: 'token',
  feature: 'own-templates',
  summary: 'Take templates of one’s own out of the list; designs made with them stay as they are.',
  input: z.strictObject({ ids: someIds }),
  data: z.object({ deleted: z.number().int() }),
});

export const restoreOwnTemplates = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/restore',
  auth: 'token',
  feature: 'own-templates',
  summary: 'Bring templates of one’s own back into the list.',
  input: z.strictObject({ ids: someIds }),
  data: z.object({ restored: z.number().int() }),
});
