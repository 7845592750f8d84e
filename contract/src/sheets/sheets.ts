import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';
import { sheetDesigns } from './sheets-exports.ts';

export const exportGenericSheet = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/diytoExcle',
  auth: 'token',
  feature: 'sheets',
  summary:
    'Generic spreadsheet of designs with thumbnails (.xlsx, or .csv without), made as an operation whose result is the file.',
  input: z.strictObject({
    ...sheetDesigns,
    /** `csv`: UTF-8 with its mark; without pictures, and text that looks like a formula gets an apostrophe. */
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
  }),
  data: z.object({ operation_id: publicId }),
});
