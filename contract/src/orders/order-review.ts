import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { designFinding, findingKey } from '../designs/design-findings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listData, listInput, publicId } from '../paging.ts';
import { partId } from '../part-id.ts';
import { MAX_PERSONALISATION_TEXT } from './order-fields.ts';
import { orderRow } from './orders.ts';

/**
 * Which unprinted lines wait: `findings`: preflight or production has something to say; `personalised`: these and all that
 * carry a buyer's words; `held`: on hold.
 */
export const reviewScope = z.enum(['findings', 'personalised', 'held']);
export type ReviewScope = z.infer<typeof reviewScope>;

/** Pixels of the longer edge of a drawing. */
const edgePx = z.coerce.number().int().min(100).max(3000);

/** A line as it was read: its next change is refused when somebody changed it meanwhile (`orders.review-stale`). */
const version = z.string().min(1).max(40);

/** The queue that a decision for equal lines is limited to. */
const queue = {
  /** Lines of one import; without it all. */
  orders_log_id: publicId.optional(),
  /** Which of the waiting lines are meant. */
  scope: reviewScope.default('findings'),
};

export const listReview = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/review/list',
  auth: 'token',
  feature: 'orders',
  summary: 'Lines that wait for a person, oldest first: what the review queue goes through.',
  input: z.strictObject({ ...listInput, ...queue }),
  data: listData(
    z.object({ id: publicId, version, order_no: z.string(), sku: z.string(), quantity: z.number().int() }),
    {
      /** Lines of this filter that are still being checked: they may join. */
      checking: z.number().int(),
      /** File of the import; null = all imports. */
      file_name: z.string().nullable(),
    },
  ),
});

const choice = z.object({ id: z.string(), name: z.string() });

/** Everything a person decides about a line by. */
export const reviewItem = orderRow.extend({
  version,
  /** Every column of the row that a buyer or seller filled in, as written: personalisation first. */
  written: z.array(
    z.object({
      name: z.string(),
      /** What stands in the cell. */
      value: z.string(),
      /** What the column is: a personalisation, a note, the variation, or another field. */
      kind: z.enum(['personalisation', 'note', 'variation', 'field']),
    }),
  ),
  /** What can be put in: the buyer's words and picture addresses, and fields of the design that got none. */
  fields: z.array(
    z.object({
      name: z.string(),
      /** What is put in now; empty = nothing. */
      value: z.string(),
      /** `none`: the design has no field of this name, so the line stops. */
      kind: z.enum(['text', 'picture', 'none']),
      /** The values to choose from, for a field that takes one of several; else empty. */
      choices: z.array(z.string()),
    }),
  ),
  /** What is printed, drawn from the same document by the same function as the print file. Empty = nothing can be drawn. */
  surfaces: z.array(
    z.object({
      surface_id: z.string(),
      name: z.string(),
      /** Data URL. */
      picture: z.string(),
      /** Width of the print file. */
      width_px: z.number().int(),
      height_px: z.number().int(),
    }),
  ),
  /** Colour of the product below the print, `#RRGGBB`. */
  colour_hex: z.string(),
  /** False if a finding cannot be accepted or the line cannot be composed; `problem` then says why. */
  can_accept: z.boolean(),
  findings: z.array(designFinding),
  /** What was said when it was put on hold here; '' = nothing. */
  hold_reason: z.string(),
  colours: z.array(choice),
  sizes: z.array(choice),
  /** Further waiting lines of this queue that print exactly the same, with the same findings. */
  equal: z.number().int(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const getReview = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/review/item',
  auth: 'token',
  feature: 'orders',
  summary: 'A waiting line: what the buyer wrote, exactly what is printed, and what preflight says of it.',
  input: z.strictObject({ id: publicId, ...queue, px: edgePx.default(1200) }),
  data: reviewItem,
});

export const getReviewPicture = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/review/picture',
  auth: 'token',
  feature: 'orders',
  summary: 'One surface of a line as it is printed, drawn larger; null = nothing is printed there.',
  input: z.strictObject({ id: publicId, surface_id: z.string().min(1).max(60), px: edgePx.default(2400) }),
  data: z.object({ picture: z.string().nullable() }),
});

/** A decision that was made, and the lines it is about. */
const decision = z.object({
  /** For `review/undo`. */
  review_id: publicId,
  /** Lines that changed. */
  ids: z.array(publicId),
});

export const acceptReview = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/review/accept',
  auth: 'token',
  feature: 'orders',
  summary:
    'Print a waiting line as it is, accepting exactly the findings that were seen (`orders.review-stale` when there are others by now); a line on hold is released.',
  input: z.strictObject({
    id: publicId,
    version,
    /** Keys of all findings that were shown and are not notes. */
    seen: listOf(findingKey).max(200),
    /** Whether all waiting lines of this queue that print exactly the same are accepted as well. */
    equal: z.boolean().default(false),
    ...queue,
  }),
  data: decision,
});

/** The longest reason of a line that is sent back. */
export const MAX_HOLD_REASON = 500;

export const holdReview = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/review/hold',
  auth: 'token',
  feature: 'orders',
  summary: 'Send a line back: on hold with a reason, or, with `drop`, not produced at all.',
  input: z.strictObject({
    id: publicId,
    version,
    /** The person's words; shown with the held or cancelled line. */
    reason: z.string().trim().max(MAX_HOLD_REASON).default(''),
    /** Cancelled instead of held. */
    drop: z.boolean().default(false),
  }),
  data: decision,
});

export const editReview = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/review/edit',
  auth: 'token',
  feature: 'orders',
  summary:
    'Change what a line prints: the buyer’s words and picture addresses, colour, size. Imports leave the line alone from then on.',
  input: z.strictObject({
    id: publicId,
    version,
    /** All of them; an empty one is none. */
    fields: listOf(
      z.strictObject({ name: z.string().min(1).max(200), value: z.string().max(MAX_PERSONALISATION_TEXT) }),
    ).max(100),
    /** Ids of the product. Left out = as they are. */
    colour_id: partId.optional(),
    size_id: partId.optional(),
  }),
  data: decision,
});

export const undoReview = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/review/undo',
  auth: 'token',
  feature: 'orders',
  summary: 'Take a decision of the review queue back, while nobody changed its lines since.',
  input: z.strictObject({ review_id: publicId }),
  data: z.object({ ids: z.array(publicId) }),
});
