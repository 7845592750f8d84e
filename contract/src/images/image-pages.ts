import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';
import { imageRow } from './images.ts';

/** Pages that one call shows or saves. */
export const PAGES_AT_ONCE = 12;

/** Page of a file, from 1. */
const pageNumber = z.coerce.number().int().min(1).max(10_000);

export const imagePages = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/image/pages',
  auth: 'token',
  feature: 'images',
  summary: 'Small pictures of the pages of an image’s PDF or AI file, 12 at a time.',
  input: z.strictObject({ id: publicId, from: pageNumber.default(1) }),
  data: z.object({
    /** Pages of the file. */
    total: z.number().int(),
    list: z.array(
      z.object({
        /** Number of the page, from 1. */
        page: z.number().int(),
        /** Data URL of a PNG, at most 240 px on its longer side; null = the page cannot be drawn. */
        picture: z.string().nullable(),
      }),
    ),
  }),
});

export const saveImagePages = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/pages',
  auth: 'token',
  feature: 'images',
  summary:
    'Save pages of an image’s PDF or AI file as images of their own. The same page again returns the same image; one refusal does not touch the others.',
  input: z.strictObject({ id: publicId, pages: listOf(pageNumber).min(1).max(PAGES_AT_ONCE) }),
  data: z.object({
    list: z.array(imageRow),
    /** Pages that became no image: an error's stable id, and its text in the caller's language. */
    refused: z.array(z.object({ page: z.number().int(), error: z.string(), msg: z.string() })),
  }),
});
