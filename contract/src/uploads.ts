import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const getUploadToken = defineEndpoint({
  method: 'GET',
  path: '/browser/qiniu/token',
  auth: 'token',
  feature: 'uploads',
  summary: "A token for uploading straight to storage by Qiniu's form protocol (fields token, key, file).",
  input: z.strictObject({}),
  data: z.object({
    token: z.string(),
    /** `wenjianjia`: folder prefix; keys are `<wenjianjia>/<anything>`. */
    business: z.object({ wenjianjia: z.string() }),
    /** Where the form is posted. */
    upload_url: z.string(),
    /** Prefix of public URLs. */
    domain: z.string(),
    max_bytes: z.number(),
    /** ISO time. */
    expires_at: z.string(),
  }),
});
