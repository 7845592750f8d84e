import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idList, publicId } from '../paging.ts';
import { imageRow, MAX_UPLOAD_FILES } from './images.ts';

/** The most designs that a response about use names; the others are counted. */
export const MAX_NAMED_USES = 20;

/** A saved design that uses an image. */
export const imageUse = z.object({
  id: publicId,
  sku: z.string(),
  name: z.string(),
  template_title: z.object({ zh: z.string(), en: z.string() }),
  /** Public picture; null = none yet. */
  cover: z.string().nullable(),
});
export type ImageUse = z.infer<typeof imageUse>;

/** How a generated image was made, as it was known when it came into the library. */
export const imageProvenance = z.object({
  /** AI group it came from; it may be gone by now. */
  group_id: publicId,
  /** Name of the provider that made it. */
  provider_title: z.object({ zh: z.string(), en: z.string() }),
  /** Model, or pattern family of the built-in engine. */
  model: z.string(),
  prompt: z.string(),
  /** It is null where the provider takes none. */
  seed: z.number().int().nullable(),
  generated_at: z.string().nullable(),
});
export type ImageProvenance = z.infer<typeof imageProvenance>;

/** What a workshop's result was made of. */
export const workshopOrigin = z.object({
  kind: z.literal('workshop'),
  /** It may be gone by now. */
  source_id: publicId,
  /** Name of the source at that time. */
  source_name: z.string(),
  /** The recipe's name, or the names of its tools. */
  title: z.string(),
  /** The tools with their settings, as they were. */
  steps: z.array(z.looseObject({ tool: z.string() })),
});
export type WorkshopOrigin = z.infer<typeof workshopOrigin>;

/** An image with all that is known of it. */
export const imageItem = imageRow.extend({
  /** SHA-256 of the original's bytes, in hexadecimal. */
  sha256: z.string(),
  /** The original's colour space, for example `srgb`, `cmyk`, `gray`; null = not known. */
  colour_space: z.string().nullable(),
  /** Name of the embedded colour profile; null = none or not known. */
  profile: z.string().nullable(),
  /** Name of its category; null = 未分类. */
  type_name: z.string().nullable(),
  /** Signed link of the file as it was uploaded, for an hour. */
  original_url: z.string(),
  /** Null = uploaded. */
  provenance: imageProvenance.nullable(),
  /** Null = not made by the workshop. */
  workshop: workshopOrigin.nullable(),
  /** Set when the image is deleted; designs that use it keep it. */
  deleted_at: z.string().nullable(),
  /** Designs changed last first, at most 20 of `total`. */
  uses: z.object({ list: z.array(imageUse), total: z.number().int() }),
});
export type ImageItem = z.infer<typeof imageItem>;

export const getImage = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/item',
  auth: 'token',
  feature: 'images',
  summary: 'One library image with its file’s facts and the designs that use it.',
  input: z.strictObject({ id: publicId }),
  data: imageItem,
});

export const imageUsage = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/usage',
  auth: 'token',
  feature: 'images',
  summary: 'Which saved designs use these images; asked before they are deleted.',
  input: z.strictObject({ ids: idList }),
  data: z.object({
    /** Images of the list that a design uses. */
    used_images: z.number().int(),
    /** Designs changed last first, at most 20 of `total`. */
    designs: z.array(imageUse),
    total: z.number().int(),
  }),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const knownImages = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/known',
  auth: 'token',
  feature: 'images',
  summary: 'Which files, by the SHA-256 of their bytes, the library has already; asked before uploading.',
  input: z.strictObject({ hashes: listOf(sha256).min(1).max(MAX_UPLOAD_FILES) }),
  data: z.object({
    list: z.array(
      z.object({
        sha256: z.string(),
        /** It was deleted less than 30 days ago: restoring it saves the upload. */
        deleted: z.boolean(),
        /** The image that has these bytes. */
        image: imageRow,
      }),
    ),
  }),
});

export const imageFacts = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/facts',
  auth: 'token',
  feature: 'images',
  summary: 'What preflight goes by: pixels, transparency and content of images; unknown ids are left out.',
  input: z.strictObject({ ids: idList }),
  data: z.object({
    list: z.array(
      z.object({
        id: publicId,
        /** Pixels of the master, upright. */
        width: z.number().int(),
        height: z.number().int(),
        /** Share of them along a side that it has detail for; resolution counts no others. */
        detail: z.number(),
        has_alpha: z.boolean(),
        /** Half-transparent parts are so large that they seem to be intended. */
        has_semi_transparency: z.boolean(),
        /** Data of its file is missing. */
        is_damaged: z.boolean(),
        /** Drawn from outlines: prints draw it in their own pixels, so it has no resolution. */
        is_vector: z.boolean(),
        /** Its preview is true in tone; one of an earlier version is not (`filteredImage` makes one that is). */
        is_preview_exact: z.boolean(),
        /** The image's ink, in hexadecimal (`inkFromHex`); null = not analysed yet. */
        ink: z.string().nullable(),
      }),
    ),
  }),
});
