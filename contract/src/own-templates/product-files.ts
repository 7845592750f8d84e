import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';

/** The most products in one file. */
export const MAX_PRODUCTS_IN_FILE = 50;
/** The largest file of products that is taken. */
export const MAX_PRODUCT_FILE_BYTES = 1024 * 1024 * 1024;

export const exportProducts = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/export',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Pack templates of one’s own with all their pictures into a file for another account or installation. The operation’s `result_url` is the file.',
  input: z.strictObject({ ids: listOf(publicId).min(1).max(MAX_PRODUCTS_IN_FILE) }),
  data: z.object({ operation_id: publicId }),
});

export const importProducts = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/import',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Take templates from such a file, sent as the field `file` of a multipart form. All of it is checked first; then all its templates are added, or none.',
  input: z.strictObject({}),
  data: z.object({ operation_id: publicId }),
});
