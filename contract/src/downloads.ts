import { listOf } from '@diy/design/list-of';
import { printFileFormat } from '@diy/design/template';
import { z } from 'zod';
import { user } from './accounts/accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_NAMING } from './naming-rule.ts';
import { operationState } from './operations.ts';
import { idList, listData, listInput, publicId } from './paging.ts';

/** A ZIP of print files and mockups, made as a job. */
export const downloadRow = z.object({
  id: publicId,
  name: z.string(),
  state: operationState,
  /** Designs or lines packed so far, of `total`. */
  done: z.number().int(),
  total: z.number().int(),
  message: z.string(),
  bytes: z.number(),
  /**
   * Signed link of the finished ZIP, the first of several; null until then. It supports ranges, so a download can
   * resume.
   */
  url: z.string().nullable(),
  /** All archives, one unless it was split. */
  files: z.array(z.object({ name: z.string(), url: z.string(), bytes: z.number() })),
  operation_id: publicId,
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
export type DownloadRow = z.infer<typeof downloadRow>;

/** File format of print files: TIFF is CMYK with its profile on white, PDF has the exact size in millimetres. */
export const downloadFormat = printFileFormat;
export type DownloadFormat = z.infer<typeof downloadFormat>;

const downloadRequest = {
  /** Designs; or `piliang_id`, or `orders_log_id`. */
  ids: idList.optional(),
  /** All designs of a batch. */
  piliang_id: publicId.optional(),
  /** Kinds of files to pack. */
  what: listOf(z.enum(['print', 'mockup']))
    .min(1)
    .max(10)
    .default(['print', 'mockup']),
  /** PNG without it. */
  format: downloadFormat.optional(),
  /**
   * Path inside the ZIP from the fields of NAMING_FIELDS, such as `{sku}`. Without it, DEFAULT_NAMING; for lines of orders
   * `{order}/` and everything that distinguishes prints.
   */
  naming: z.string().max(MAX_NAMING).optional(),
  /**
   * Whether the format and naming rule that a template says its factory wants come before `format` and `naming`, for its print
   * files. Without it they do where the call says neither.
   */
  by_template: z.boolean().optional(),
};

export const previewDownload = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/saveDown/preview',
  auth: 'token',
  feature: 'downloads',
  summary: 'What a download would hold: names by its rule, clashes among them, and its size.',
  input: z.strictObject(downloadRequest),
  data: z.object({
    designs: z.number().int(),
    /** Cells of the batch that have no design yet: the archive is without them, and its list of problems names them. */
    unmade: z.number().int(),
    /** How many of them have a template that says how its factory wants print files. */
    by_template: z.number().int(),
    files: z.number().int(),
    /** The first paths in the archive. */
    names: z.array(z.string()),
    /** Files with a name that another file has; they get a number. */
    clashes: z.number().int(),
    /** Estimated where files are not made yet or are converted. */
    bytes: z.number(),
  }),
});

export const createDownload = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/saveDown/save',
  auth: 'token',
  feature: 'downloads',
  summary: 'Pack print files and mockups of designs, or of the open lines of an import, into a ZIP.',
  input: z.strictObject({
    ...downloadRequest,
    /**
     * The open order lines of an import, with a pick list; `{order} {line} {shop} {quantity} {personalisation}` name files
     * too. `{wish}` is an older spelling of the last one.
     */
    orders_log_id: publicId.optional(),
    /**
     * Whether lines whose print files were packed before, or that are in production, are packed again: the archive says how many these are.
     * Otherwise they are left out, so that nothing is printed twice.
     */
    again: z.boolean().default(false),
    /** Largest size of one archive in megabytes; 0 = one archive, whatever its size. */
    split_mb: z
      .number()
      .int()
      .refine((mb) => mb === 0 || (mb >= 50 && mb <= 10_000))
      .default(0),
    /** The person knows that it is 20 GB or more. */
    large: z.boolean().default(false),
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
