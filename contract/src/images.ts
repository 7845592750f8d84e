import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ALL, idList, listData, listInput, publicId } from './paging.ts';

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
  has_alpha: z.boolean(),
  format: z.string(),
  bytes: z.number(),
  /** Things the seller should know, for example a CMYK original or a first frame. */
  notes: z.array(z.string()),
  created_at: z.string(),
});
export type ImageRow = z.infer<typeof imageRow>;

export const imageType = z.object({ id: z.string(), name: z.string(), count: z.number() });
export type ImageType = z.infer<typeof imageType>;

export const listImages = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/list',
  auth: 'token',
  feature: 'images',
  summary: 'Library images, newest first, with all categories.',
  input: z.strictObject({ ...listInput, tid: z.string().max(64).default(ALL) }),
  data: listData(imageRow, { type_list: z.array(imageType) }),
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
  input: z.strictObject({ ids: idList, tid: z.string().max(64) }),
  data: z.object({ moved: z.number() }),
});

export const listImageTypes = defineEndpoint({
  method: 'GET',
  path: '/browser/diy/image/type',
  auth: 'token',
  feature: 'images',
  summary: 'Image categories of the caller with counts.',
  /** `user_sku` must be the caller's own. */
  input: z.strictObject({ user_sku: z.string().max(40).optional() }),
  data: z.object({ list: z.array(imageType) }),
});

const typeName = z.string().trim().min(1).max(40);

export const addImageType = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/imageType/add',
  auth: 'token',
  feature: 'images',
  summary: 'Add an image category.',
  input: z.strictObject({ name: typeName }),
  data: imageType,
});

export const updateImageType = defineEndpoint({
  method: 'POST',
  path: '/browser/diy/image/type/update',
  auth: 'token',
  feature: 'images',
  summary: 'Rename an image category.',
  input: z.strictObject({ id: publicId, name: typeName }),
  data: imageType,
});

export const deleteImageType = defineEndpoint({
  method: 'POST',
  path: '/browser/diy/image/type/delete',
  auth: 'token',
  feature: 'images',
  summary: 'Delete an image category; its images move to 未分类.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ moved: z.number() }),
});

const savedImageInput = z.strictObject({
  /** Storage key answered by the upload. */
  key: z.string().min(1).max(300),
  name: z.string().trim().min(1).max(200),
  tid: z.string().max(64).default(''),
});

export const saveImages = defineEndpoint({
  method: 'POST',
  path: '/browser/diy/image/save',
  auth: 'token',
  feature: 'images',
  summary:
    'Record uploaded objects in the library after checking them; one refusal does not touch the others.',
  input: z.union([
    z.strictObject({ images: z.array(savedImageInput).min(1).max(MAX_UPLOAD_FILES) }),
    savedImageInput,
  ]),
  data: z.object({
    list: z.array(imageRow),
    /** Objects that were not taken, with a reason for people and a stable id. */
    refused: z.array(z.object({ key: z.string(), name: z.string(), error: z.string(), msg: z.string() })),
  }),
});
