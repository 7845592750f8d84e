import { z } from 'zod';
import type { StoredMessage } from './message.ts';

const bilingual = z.object({ zh: z.string(), en: z.string() });

/** A message as it is stored, checked. Apart from `message.ts`, so that a process that only says messages loads no schemas. */
export const storedMessage: z.ZodType<StoredMessage> = z.object({
  id: z.string(),
  get params() {
    const part = z.union([z.string(), storedMessage]);
    return z.record(z.string(), z.union([z.string(), z.number(), bilingual, storedMessage, z.array(part)]));
  },
});
