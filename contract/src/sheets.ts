import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idList, publicId } from './paging.ts';

export const exportGenericSheet = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/diytoExcle',
  auth: 'token',
  feature: 'sheets',
  summary:
    'Generic spreadsheet of designs with thumbnails (.xlsx), made as an operation whose result is the file.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ operation_id: publicId }),
});
