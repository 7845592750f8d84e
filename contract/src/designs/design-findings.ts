import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId, versionNumber } from '../paging.ts';

/** The most findings one call accepts. */
export const MAX_ACCEPTED_AT_ONCE = 200;

/** Names exactly one finding, figures included. */
export const findingKey = z.string().min(1).max(400);

/** Preflight findings of a design's newest rendered version. */
export const designFinding = z.object({
  /** Stable id, such as `low-resolution`. */
  id: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  /** For people, in the caller's language. */
  text: z.string(),
  /** Names exactly this finding, figures included; null where only a sentence was kept. */
  key: z.string().nullable(),
  /** An error a person may accept; the others have to be put right before anything is printed. */
  can_accept: z.boolean(),
  /** Name of the person who accepted it, and when; null = nobody. */
  accepted: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type DesignFinding = z.infer<typeof designFinding>;

export const acceptFindings = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/accept',
  auth: 'token',
  feature: 'designs',
  summary:
    'Print a design in spite of errors that the caller names by their keys, or take that back. A key that is not an error of this version is refused (`designs.no-such-finding`), and so is one that cannot be printed at all (`designs.cannot-accept`). The files are then drawn.',
  input: z.strictObject({
    id: publicId,
    /** The version whose findings were read; a newer one is refused (`designs.stale-version`). */
    version: versionNumber,
    /** Keys of findings of severity `error`. */
    keys: listOf(findingKey).min(1).max(MAX_ACCEPTED_AT_ONCE),
    /** True: withdraws an earlier acceptance. */
    withdraw: z.boolean().default(false),
  }),
  data: z.object({ findings: z.array(designFinding) }),
});
