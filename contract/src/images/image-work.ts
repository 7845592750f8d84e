import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { categoryId } from '../category-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { storedMessage } from '../messages/stored-message.ts';
import { operationState } from '../operations.ts';
import { publicId } from '../paging.ts';
import { MAX_RECIPE_NAME } from './image-recipes.ts';
import { workSteps } from './image-work-steps.ts';
import { imageRow } from './images.ts';

/** Pictures of one run, at most. */
export const MAX_WORK_IMAGES = 1000;
/** Longer side of a preview's picture, in pixels. */
export const WORK_PREVIEW_PX = 800;

/** Where the result lies in its source, in the source's pixels; it may reach beyond it. */
export const workFrame = z.object({
  /** Distance to the source's left edge; negative where the result begins before it. */
  left: z.number(),
  /** Distance to the source's upper edge; negative where the result begins above it. */
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type WorkFrame = z.infer<typeof workFrame>;

export const edgeQuality = z.enum(['clean', 'check']);

/**
 * `waiting` and `running` are open; `unchanged`: there was nothing to do; `failed`: `error` says why; `cancelled`: the
 * run was stopped before.
 */
export const workItemState = z.enum(['waiting', 'running', 'made', 'unchanged', 'failed', 'cancelled']);
export type WorkItemState = z.infer<typeof workItemState>;

/** What a person decided on looking at a result; `discard` puts it among the deleted images. */
export const workMark = z.enum(['none', 'keep', 'discard', 'again']);
export type WorkMark = z.infer<typeof workMark>;

const shownImage = imageRow.pick({
  id: true,
  name: true,
  url: true,
  width: true,
  height: true,
  has_alpha: true,
});

/** One picture of a run. */
export const workItem = z.object({
  /** The picture it is made from; it stays as it is. */
  image: shownImage,
  state: workItemState,
  /** Null as long as there is none, and when it was deleted for good. */
  result: shownImage.nullable(),
  /** The result was in the library already, from before this run; discarding leaves it there. */
  was_there: z.boolean(),
  /** Whether the result's edges can be taken as they are, or a person should check them; null where no tool decides it. */
  edge_quality: edgeQuality.nullable(),
  /** It is null when the result has no place in its source, as a seamless one. */
  frame: workFrame.nullable(),
  /** What the person said of the result. */
  mark: workMark,
  /** Why a failed one failed, as a stable id; empty for all others. */
  error: z.string(),
  /** The reason of a failure, or the reason other than its edges to check a result, in the reader's language; else empty. */
  msg: z.string(),
  /** The message of `msg` as id and parameters, independent of language. */
  wording: storedMessage.nullable(),
});
export type WorkItem = z.infer<typeof workItem>;

/** A run: pictures and what is done with each. `id` is also that of its operation, by which it is watched and stopped. */
export const imageWork = z.object({
  id: publicId,
  title: z.string(),
  steps: workSteps,
  /** Category of the results; null = that of each source. */
  target_tid: z.string().nullable(),
  state: operationState,
  total: z.number().int(),
  /** Pictures that have ended, failed ones included. */
  done: z.number().int(),
  failed: z.number().int(),
  created_at: z.string(),
});
export type ImageWork = z.infer<typeof imageWork>;

export const startImageWork = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/work',
  auth: 'token',
  feature: 'images',
  summary:
    'Put pictures through a chain of tools, each result a new image; the originals stay. Runs in the background.',
  input: z
    .strictObject({
      /** The pictures; one that is not there refuses the call, and nothing is done. Exactly one of `ids` and `tid`. */
      ids: listOf(publicId).min(1).max(MAX_WORK_IMAGES).optional(),
      /** All pictures of this category ('' = 未分类), at most 1000. */
      tid: categoryId.optional(),
      /** The tools in their order. Exactly one of `steps` and `recipe_id`. */
      steps: workSteps.optional(),
      /** A recipe as it is now. */
      recipe_id: publicId.optional(),
      /** Names the run and its results; empty = after the recipe, or after the tools. */
      title: z.string().trim().max(MAX_RECIPE_NAME).default(''),
      /** Category of the results ('' = 未分类); absent = that of each source. */
      target_tid: categoryId.optional(),
      /** A repeated call with the same key returns the run there is; with other pictures or steps it is refused. */
      idempotency_key: idempotencyKey.optional(),
      /** Checks everything and counts the pictures; nothing is done. */
      dry: z.boolean().default(false),
    })
    .refine(({ ids, tid }) => (ids === undefined) !== (tid === undefined), {
      path: ['ids'],
      message: 'exactly one of ids and tid is needed',
    })
    .refine(({ steps, recipe_id }) => (steps === undefined) !== (recipe_id === undefined), {
      path: ['steps'],
      message: 'exactly one of steps and recipe_id is needed',
    }),
  data: z.object({
    /** It is null when `dry`. */
    work: imageWork.nullable(),
    /** Pictures of the run. */
    total: z.number().int(),
  }),
});

export const previewImageWork = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/work/preview',
  auth: 'token',
  feature: 'images',
  summary: 'What a chain of tools makes of one picture, at most 800 px; nothing is saved.',
  input: z.strictObject({ id: publicId, steps: workSteps }),
  data: z.object({
    /** Size of the whole result in pixels. */
    width: z.number().int(),
    height: z.number().int(),
    /** False when there was nothing to do. */
    changed: z.boolean(),
    /** `data:` URL of a WebP with transparency; null when nothing changed. */
    preview_url: z.string().nullable(),
    /** Whether the result's edges can be taken as they are, or a person should check them; null where no tool decides it. */
    edge_quality: edgeQuality.nullable(),
    /** The reason other than its edges to check the result, in the reader's language; else empty. */
    msg: z.string(),
    /** Colours that are left (#rrggbb) where a tool reduces them, the most frequent first. */
    palette: z.array(z.string()),
    /** Share of the picture that each of them has, from 0 to 1. */
    palette_shares: z.array(z.number()),
    /** Where the result lies in its source; null when it has no place in it, as a seamless one. */
    frame: workFrame.nullable(),
    /** The angle by which the picture was turned back, in degrees; null where no tool turns it. */
    tilt: z.number().nullable(),
  }),
});

export const getImageWork = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/work/item',
  auth: 'token',
  feature: 'images',
  summary: 'A run with all its pictures, in their order.',
  input: z.strictObject({ id: publicId }),
  data: imageWork.extend({ items: z.array(workItem) }),
});

export const listImageWorks = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/work/list',
  auth: 'token',
  feature: 'images',
  summary: 'The newest 50 runs of the workshop, newest first; they are kept for 30 days.',
  input: z.strictObject({}),
  data: z.object({ list: z.array(imageWork) }),
});

export const markImageWork = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/work/mark',
  auth: 'token',
  feature: 'images',
  summary:
    'Mark results of a run: `discard` deletes the result, any other mark brings it back; the originals stay.',
  input: z.strictObject({
    id: publicId,
    /** Marks of each source, by its id. */
    marks: listOf(z.strictObject({ image_id: publicId, mark: workMark }))
      .min(1)
      .max(MAX_WORK_IMAGES),
  }),
  data: z.object({ marked: z.number().int() }),
});
