import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { categoryId, categoryName } from '../category-fields.ts';
import { defineEndpoint, noInput } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { storedMessage } from '../messages/stored-message.ts';
import { ALL, idList, listData, listInput, MAX_LIMIT, publicId } from '../paging.ts';
import {
  aiCategory,
  aiGroup,
  aiGroupRow,
  aiProvider,
  aiSettingsInput,
  generatedImage,
  generatedImageState,
  MAX_SEED,
  MAX_SOURCES,
} from './ai-image-shapes.ts';

/** The longest name and prompt of a group. */
export const MAX_GROUP_NAME = 120;
export const MAX_PROMPT = 2000;
const prompt = z.string().trim().max(MAX_PROMPT);

export const listAiGroups = defineEndpoint({
  method: 'GET',
  path: '/saas/ai/group/list',
  auth: 'token',
  feature: 'ai-images',
  summary: 'AI groups, newest first, with all categories. `content` searches name and prompt.',
  /** `type_id`: `all`, empty = 未分类, or a category. */
  input: z.strictObject({ ...listInput, type_id: categoryId.default(ALL) }),
  data: listData(aiGroupRow, { type_list: z.array(aiCategory), cur_type_id: z.string() }),
});

export const getAiGroup = defineEndpoint({
  method: 'GET',
  path: '/saas/ai/group/item',
  auth: 'token',
  feature: 'ai-images',
  summary: 'One AI group with a page of its generated images, newest first.',
  input: z.strictObject({
    id: publicId,
    p: listInput.p,
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(MAX_LIMIT),
    /** Only images in this state. */
    state: z.union([z.literal(ALL), generatedImageState]).default(ALL),
  }),
  data: z.object({
    /** The group with its settings and counts. */
    ai_group: aiGroup,
    /** `shengchengtus`: generated images (生成图), newest run first, within a run in order. */
    shengchengtus: z.array(generatedImage),
    /** Paging of `shengchengtus`. */
    curPage: z.number().int(),
    /** Generated images in all, on every page. */
    rowCount: z.number().int(),
    /** Number of pages. */
    totalPage: z.number().int(),
    /** All categories of the account's groups. */
    type_list: z.array(aiCategory),
    /** The group's category. */
    cur_type_id: z.string(),
  }),
});

/** The longest address of a source image. */
const MAX_SOURCE_LENGTH = 1000;
/** `yuantu` of a group: its source images. */
const sourcesInput = z
  .union([listOf(z.string()).max(2 * MAX_SOURCES), z.string().max(MAX_SOURCES * (MAX_SOURCE_LENGTH + 2))])
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .transform((items) => items.map((item) => item.trim()).filter(Boolean))
  .pipe(listOf(z.string().max(MAX_SOURCE_LENGTH)).max(MAX_SOURCES));

export const updateAiGroup = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/update',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Create an AI group, or with `id` change what is given of it.',
  input: z.strictObject({
    id: publicId.optional(),
    /** Needed without `id`. */
    name: z.string().trim().min(1).max(MAX_GROUP_NAME).optional(),
    /** The prompt, in Chinese or English. */
    prompt: prompt.optional(),
    type_id: categoryId.optional(),
    /**
     * Sources, as an array or comma-separated, each one a library image id, the URL of a library image, or the storage
     * key of an upload (which is then taken into the library). Replaces all; empty = none.
     */
    yuantu: sourcesInput.optional(),
    /** Saved with the group and used where a run does not say otherwise. */
    ...aiSettingsInput,
  }),
  data: z.object({ id: publicId, ai_group: aiGroup }),
});

export const updateAiGroups = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/updates',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Put many AI groups into a category; empty `type_id` = 未分类.',
  input: z.strictObject({ ids: idList, type_id: categoryId }),
  data: z.object({
    moved: z.number().int(),
    /** Ids of what was moved, by former category; moving each list back undoes it. */
    from: z.array(z.object({ type_id: z.string(), ids: z.array(publicId) })),
  }),
});

/** A started run. */
const startedRun = z.object({
  /** Watch it by `/saas/operations/item` or `/saas/operations/events`. */
  operation_id: publicId,
  /** The new images, all queued; of a repeated call as they are by now. */
  shengchengtus: z.array(generatedImage),
});

export const textToImage = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/textToImage',
  auth: 'token',
  feature: 'ai-images',
  summary: "Start a run: `n` images from words and the group's sources.",
  input: z.strictObject({
    /** Group. */
    id: publicId,
    /** Default: the group's. Saved with the group, as are the settings. */
    prompt: prompt.optional(),
    /** Seed of the first image, the others count on from it; default random. */
    seed: z.coerce.number().int().min(0).max(MAX_SEED).optional(),
    /** Repeating a call with the same key returns the first run. */
    idempotency_key: idempotencyKey.optional(),
    ...aiSettingsInput,
  }),
  data: startedRun,
});

export const generateAgain = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/again',
  auth: 'token',
  feature: 'ai-images',
  summary: "The same once more with new seeds: these images, or the group's newest run.",
  input: z.strictObject({
    /** Group. */
    id: publicId,
    /** Images whose words and settings are used again; default all of the newest run. */
    image_ids: idList.optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
  data: startedRun,
});

export const cancelGeneration = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/cancel',
  auth: 'token',
  feature: 'ai-images',
  summary:
    'Stop queued and running images: of a group (`id`) or these (`image_ids`). What is finished stays.',
  input: z.strictObject({ id: publicId.optional(), image_ids: idList.optional() }),
  data: z.object({ cancelled: z.number().int() }),
});

export const retryGeneration = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/retry',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Queue failed images again with the same seeds: of a group (`id`) or these (`image_ids`).',
  input: z.strictObject({ id: publicId.optional(), image_ids: idList.optional() }),
  data: z.object({
    /** Images queued again. */
    retried: z.number().int(),
    /** Operation of the retry; null when nothing had failed. */
    operation_id: publicId.nullable(),
  }),
});

export const deleteAiGroups = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/delete',
  auth: 'token',
  feature: 'ai-images',
  summary:
    'Delete AI groups (`ids`) or single generated images (`image_ids`); what runs is cancelled. Recoverable for 30 days; library images made from them stay.',
  input: z.strictObject({ ids: idList.optional(), image_ids: idList.optional() }),
  data: z.object({ deleted: z.number().int() }),
});

export const restoreAiGroups = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/restore',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Bring deleted AI groups (`ids`) or generated images (`image_ids`) back.',
  input: z.strictObject({ ids: idList.optional(), image_ids: idList.optional() }),
  data: z.object({ restored: z.number().int() }),
});

export const saveToLibrary = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/toImage',
  auth: 'token',
  feature: 'ai-images',
  summary:
    'Put succeeded images into the library, with provenance; saving twice answers the same library image.',
  input: z.strictObject({
    /** Generated images. */
    ids: idList,
    /** Image category; empty = 未分类. */
    tid: categoryId.default(''),
  }),
  data: z.object({
    list: z.array(
      z.object({
        /** Generated image. */
        id: publicId,
        /** Library image. */
        image_id: publicId,
        name: z.string(),
        /** Public preview; takes sizes. */
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
      }),
    ),
    /** Not taken: unknown, foreign or not finished; `msg` says why. */
    refused: z.array(
      z.object({
        id: z.string(),
        error: z.string(),
        msg: z.string(),
        /** The message of `msg` as id and parameters, independent of language. */
        wording: storedMessage.optional(),
      }),
    ),
  }),
});

export const markFavourite = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/favourite',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Mark generated images as favourites, or not.',
  input: z.strictObject({ image_ids: idList, favourite: z.boolean() }),
  data: z.object({ changed: z.number().int() }),
});

export const listAiCategories = defineEndpoint({
  method: 'GET',
  path: '/saas/ai/group/type/list',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Categories of AI groups with counts.',
  input: noInput,
  data: z.object({
    list: z.array(aiCategory),
    /** Groups in all, and those without a category. */
    total: z.number().int(),
    /** Groups without a category. */
    uncategorised: z.number().int(),
  }),
});

export const addAiCategory = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/type/add',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Add a category of AI groups.',
  input: z.strictObject({ name: categoryName }),
  data: aiCategory,
});

export const updateAiCategory = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/type/update',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Rename a category of AI groups.',
  input: z.strictObject({ id: publicId, name: categoryName }),
  data: aiCategory,
});

export const deleteAiCategory = defineEndpoint({
  method: 'POST',
  path: '/saas/ai/group/type/delete',
  auth: 'token',
  feature: 'ai-images',
  summary: 'Delete a category; its groups move to 未分类.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ moved: z.number().int() }),
});

export const listAiProviders = defineEndpoint({
  method: 'GET',
  path: '/saas/ai/provider/list',
  auth: 'token',
  feature: 'ai-images',
  summary: 'What can make images here and what each can do; the first is the default.',
  input: noInput,
  data: z.object({ list: z.array(aiProvider) }),
});
