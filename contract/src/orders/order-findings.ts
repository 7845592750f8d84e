import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { designFinding, findingKey, MAX_ACCEPTED_AT_ONCE } from '../designs/design-findings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';

const findings = z.object({ findings: z.array(designFinding) });

export const getOrderFindings = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/findings',
  auth: 'token',
  feature: 'orders',
  summary:
    'What preflight says of an order line as it would be printed: in its size and colour, with the buyer’s words and pictures.',
  input: z.strictObject({ id: publicId }),
  data: findings,
});

export const acceptOrderFindings = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/accept',
  auth: 'token',
  feature: 'orders',
  summary:
    'Print an order line in spite of errors that the caller names by their keys, or take that back. A key that is not an error of the line is refused (`designs.no-such-finding`).',
  input: z.strictObject({
    id: publicId,
    /** Keys of findings of severity `error`. */
    keys: listOf(findingKey).min(1).max(MAX_ACCEPTED_AT_ONCE),
    /** True: withdraws an earlier acceptance. */
    withdraw: z.boolean().default(false),
  }),
  data: findings,
});
