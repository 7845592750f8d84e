import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { operationState } from './operations.ts';
import { idList, listData, listInput, publicId } from './paging.ts';

/** A ZIP of print files and mockups, made as a job. */
export const downloadRow = z.object({
  id: publicId,
  name: z.string(),
  state: operationState,
  done: z.number().int(),
  total: z.number().int(),
  message: z.string(),
  bytes: z.number(),
  /** Signed link of the finished ZIP; null until then. */
  url: z.string().nullable(),
  operation_id: publicId,
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
export type DownloadRow = z.infer<typeof downloadRow>;

export const createDownload = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/saveDown/save',
  auth: 'token',
  feature: 'downloads',
  summary: 'Pack print files and mockups of designs into a ZIP.',
  input: z.strictObject({
    ids: idList,
    what: z
      .array(z.enum(['print', 'mockup']))
      .min(1)
      .default(['print', 'mockup']),
    format: z.enum(['png', 'jpeg']).default('png'),
    /** Path inside the ZIP from fields `{sku} {name} {template} {surface} {colour} {size} {n}`. */
    naming: z.string().max(200).default('{sku}_{name}/{kind}_{surface}'),
  }),
  data: z.object({ id: publicId, operation_id: publicId }),
});

export const listDownloads = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/saveDown/list',
  auth: 'token',
  feature: 'downloads',
  summary: 'Downloads, newest first.',
  input: z.strictObject({ ...listInput }),
  data: listData(downloadRow, { diyUser: user }),
});

export const deleteDownloads = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/saveDown/delete',
  auth: 'token',
  feature: 'downloads',
  summary: 'Delete downloads and their files.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number() }),
});
