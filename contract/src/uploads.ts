import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const getUploadToken = defineEndpoint({
  method: 'GET',
  path: '/browser/qiniu/token',
  auth: 'token',
  feature: 'uploads',
  summary:
    'Where and how to upload straight to storage: a form of Qiniu or S3, and Qiniu parts where files may be resumed.',
  input: z.strictObject({
    /** What is uploaded: `psd` is for Photoshop files alone, which may be larger and go into a separate folder. */
    kind: z.enum(['any', 'psd']).default('any'),
  }),
  data: z.object({
    /** Whose form is posted: `token`, `key`, `file` (Qiniu), or `fields`, `key`, `file` (S3 presigned POST). */
    protocol: z.enum(['qiniu', 's3']),
    /** Qiniu's upload token; empty with S3. */
    token: z.string(),
    /** Form fields to send before `key` and `file`, good for every key below `wenjianjia`; `{}` with Qiniu. */
    fields: z.record(z.string(), z.string()),
    /** Whether `upload_url` + `/buckets/<bucket>/objects/<base64url key>/uploads…` speaks Qiniu's resumable upload v2. */
    resumable: z.boolean(),
    /** Bucket in the addresses of parts. */
    bucket: z.string(),
    /** Bytes of each part but the last; larger files are worth sending in parts. */
    part_bytes: z.number(),
    /** `wenjianjia`: folder prefix; keys are `<wenjianjia>/<anything>`. */
    business: z.object({ wenjianjia: z.string() }),
    /** Where the form is posted. */
    upload_url: z.string(),
    /** Prefix of public URLs. */
    domain: z.string(),
    /** Bytes that one file may have. */
    max_bytes: z.number(),
    /** ISO time. */
    expires_at: z.string(),
  }),
});
