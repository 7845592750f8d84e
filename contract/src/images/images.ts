import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { categoryId, categoryName } from '../category-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { storedMessage } from '../messages/stored-message.ts';
import { ALL, idList, listData, listInput, publicId } from '../paging.ts';

/** Files one upload dialog takes at once (maxLimit, spec §9). */
export const MAX_UPLOAD_FILES = 20;

/** A library image. `url` takes imageView2 and x-oss-process sizes. */
export const imageRow = z.object({
  id: publicId,
  name: z.string(),
  /** Category id; empty = 未分类. */
  tid: z.string(),
  /** Public preview, at most 2048 px on its longer side, metadata stripped. */
  url: z.string(),
  /** Pixels of the original after EXIF orientation. */
  width: z.number().int(),
  height: z.number().int(),
  /** Share of its pixels along a side that it has detail for: 0.25 of one that was enlarged four times, else 1. */
  detail: z.number(),
  has_alpha: z.boolean(),
  format: z.string(),
  bytes: z.number(),
  /** Density in the file's metadata, in dots per inch; null = none. Prints use pixels per size instead. */
  dpi_meta: z.number().nullable(),
  /** Saved designs, deleted ones left out, whose newest version uses the image. */
  used_count: z.number().int(),
  /** Prints draw it in their own pixels: an SVG, or a page of a PDF without pixels. */
  is_vector: z.boolean(),
  /** Pages of its PDF or AI file, of which it is the first; null for other files. */
  pages: z.number().int().nullable(),
  /** Things the seller should know, for example a CMYK original or a first frame. */
  notes: z.array(z.string()),
  /** The same by their ids, for apps that word them in further languages. */
  note_ids: z.array(z.string()),
  /** One of the notes asks to look at the picture: damage, colours that may have shifted, or frames left out. */
  needs_check: z.boolean(),
  /**
   * Data of the file is missing or damaged; the picture shows the intact part, and preflight warns where it is used.
   */
  is_damaged: z.boolean(),
  created_at: z.string(),
});
export type ImageRow = z.infer<typeof imageRow>;

export const imageCategory = z.object({ id: z.string(), name: z.string(), count: z.number() });
export type ImageCategory = z.infer<typeof imageCategory>;

/** Images of the whole library (全部) and of no category (未分类). */
export const libraryCounts = z.object({ all: z.number().int(), uncategorised: z.number().int() });

/** `largest`: most pixels first; `most_used`: in most designs first; `name`: by pinyin, figures by value. */
export const IMAGE_SORTS = ['newest', 'oldest', 'name', 'largest', 'most_used'] as const;
export type ImageSort = (typeof IMAGE_SORTS)[number];

/** Largest side of an accepted picture. */
const sidePx = z.coerce.number().int().min(1).max(30_000);
const yesNo = z.enum(['yes', 'no', ALL]).default(ALL);

/** Which images of the library. All that is given must hold. */
const imageFilter = {
  /** Words of the name, all must occur; parts of words too, of one Chinese character or more. */
  content: listInput.content,
  /** Category id; empty = 未分类, `all` = any. */
  tid: categoryId.default(ALL),
  /** The least width in pixels, of the upright original. */
  min_width: sidePx.optional(),
  /** The least height in pixels, of the upright original. */
  min_height: sidePx.optional(),
  /** Only images of this shape; `square` allows a small difference of the sides. */
  shape: z.enum(['landscape', 'portrait', 'square', ALL]).default(ALL),
  /** True = images with transparent pixels only. */
  alpha: yesNo,
  /** A saved design uses it. */
  used: yesNo,
  /** `png`, `jpeg`, `webp`, `tiff`, `avif`, `svg`, `pdf`, `psd`, `gif` or another as rows name it. */
  format: z.string().max(16).default(ALL),
};

export const listImages = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/list',
  auth: 'token',
  feature: 'images',
  summary: 'Library images, newest first, with all categories.',
  input: z.strictObject({ ...listInput, ...imageFilter, sort: z.enum(IMAGE_SORTS).default('newest') }),
  data: listData(imageRow, {
    /** All categories of the library. */
    type_list: z.array(imageCategory),
    counts: libraryCounts,
    /** False: `rowCount` is the most it can be. Only for words of three letters or more found very often. */
    row_count_exact: z.boolean(),
  }),
});

/** The most ids that one call returns for "select all that match". */
export const MAX_MATCHING_IDS = 10_000;

export const listImageIds = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/ids',
  auth: 'token',
  feature: 'images',
  summary: 'Ids of all images that match a filter, newest first, at most 10,000.',
  input: z.strictObject(imageFilter),
  data: z.object({
    ids: z.array(publicId),
    /** Images that match, also those beyond the 10,000. */
    total: z.number().int(),
  }),
});

export const deleteImages = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/delete',
  auth: 'token',
  feature: 'images',
  summary: 'Delete images from the library; designs that use them keep them.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number() }),
});

export const restoreImages = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/restore',
  auth: 'token',
  feature: 'images',
  summary: 'Bring deleted images back.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ restored: z.number() }),
});

export const moveImages = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/move',
  auth: 'token',
  feature: 'images',
  summary: 'Put images into a category; empty `tid` = 未分类.',
  input: z.strictObject({ ids: idList, tid: categoryId }),
  data: z.object({
    moved: z.number(),
    /** Ids of what was moved, by former category; moving each list back undoes it. */
    from: z.array(z.object({ tid: z.string(), ids: z.array(publicId) })),
  }),
});

/** The longest name of an image. */
export const MAX_IMAGE_NAME = 200;
const imageName = z.string().trim().min(1).max(MAX_IMAGE_NAME);

export const renameImages = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/rename',
  auth: 'token',
  feature: 'images',
  summary: 'Rename one image (`id`, `name`) or several at once (`images`); unknown ids count for nothing.',
  input: z.union([
    z.strictObject({ id: publicId, name: imageName }),
    z.strictObject({
      images: listOf(z.strictObject({ id: publicId, name: imageName }))
        .min(1)
        .max(200),
    }),
  ]),
  data: z.object({ renamed: z.number().int() }),
});

export const listImageCategories = defineEndpoint({
  method: 'GET',
  path: '/browser/diy/image/type',
  auth: 'token',
  feature: 'images',
  summary: 'Image categories of the caller with counts.',
  /** `user_sku` must be the caller's own. */
  input: z.strictObject({ user_sku: z.string().max(40).optional() }),
  data: z.object({ list: z.array(imageCategory), counts: libraryCounts }),
});

export const addImageCategory = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/imageType/add',
  auth: 'token',
  feature: 'images',
  summary: 'Add an image category.',
  input: z.strictObject({ name: categoryName }),
  data: imageCategory,
});

export const updateImageCategory = defineEndpoint({
  method: 'POST',
  path: '/browser/diy/image/type/update',
  auth: 'token',
  feature: 'images',
  summary: 'Rename an image category.',
  input: z.strictObject({ id: publicId, name: categoryName }),
  data: imageCategory,
});

export const deleteImageCategory = defineEndpoint({
  method: 'POST',
  path: '/browser/diy/image/type/delete',
  auth: 'token',
  feature: 'images',
  summary: 'Delete an image category; its images move to 未分类.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ moved: z.number() }),
});

export const sortImageCategories = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/imageType/sort',
  auth: 'token',
  feature: 'images',
  summary: 'Put the image categories in this order; those left out follow as they were.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ list: z.array(imageCategory) }),
});

const savedImageInput = z.strictObject({
  /** Storage key that the upload returned. */
  key: z.string().min(1).max(300),
  name: imageName,
  /** Id of a category; empty = uncategorised. */
  tid: categoryId.default(''),
});

/** At most this many near duplicates are reported for a row just saved. */
export const SIMILAR_HINTS = 3;

/** An image the library holds that looks much like another. */
export const similarImage = z.object({
  id: publicId,
  name: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Bits of 64 in which the perceptual hashes differ; 0 = looks the same. */
  distance: z.number().int(),
});
export type SimilarImage = z.infer<typeof similarImage>;

/** A row just saved, with at most 3 images of the library that look much like it, nearest first. */
export const savedImageRow = imageRow.extend({
  /** Absent where the call did not ask for them. */
  similar: listOf(similarImage).max(SIMILAR_HINTS).optional(),
});
export type SavedImageRow = z.infer<typeof savedImageRow>;

export const saveImages = defineEndpoint({
  method: 'POST',
  path: '/browser/diy/image/save',
  auth: 'token',
  feature: 'images',
  summary:
    'Record uploaded objects in the library after checking them; one refusal does not touch the others.',
  input: z.union([
    z.strictObject({ images: listOf(savedImageInput).min(1).max(MAX_UPLOAD_FILES) }),
    savedImageInput,
  ]),
  data: z.object({
    list: z.array(savedImageRow),
    /** Objects that were refused, with a user-facing reason and a stable id. */
    refused: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        error: z.string(),
        msg: z.string(),
        /** The message of `msg` as id and parameters, independent of language. */
        wording: storedMessage.optional(),
      }),
    ),
  }),
});

export const listSimilarImages = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/similar',
  auth: 'token',
  feature: 'images',
  summary: 'Images of the library that look much like this one, nearest first, at most 50.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ list: z.array(similarImage) }),
});
