import { z } from 'zod';
import { defineEndpoint, noInput } from '../endpoint.ts';

export const getBrowserKey = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/browser-key',
  auth: 'token',
  feature: 'accounts',
  summary:
    'The key that the web page encrypts with what it keeps in the browser: without a session nothing of it can be read. Not for programs.',
  input: noInput,
  /** `key` is always the same for one account: 256 bits as base64url. */
  data: z.object({ key: z.string() }),
});
