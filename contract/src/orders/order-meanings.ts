import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';

/** What becomes of an order in a status: produce it, wait, it is on its way, it is cancelled. */
export const statusMeaning = z.enum(['produce', 'wait', 'shipped', 'cancelled']);

export const statusField = z.enum(['orderStatus', 'lineStatus', 'paymentStatus', 'afterSalesStatus']);

/** A field of designs whose values are listed: the choices are part of the question. */
export const choiceQuestion = z.strictObject({
  name: z.string().min(1).max(80),
  /** Names of all choices, in any sequence. */
  choices: listOf(z.string().min(1).max(80)).min(1).max(100),
});

const word = z.string().trim().min(1).max(300);

/** What a word of order files means, as somebody explained it; null deletes the explanation. */
export const orderMeaning = z.discriminatedUnion('scope', [
  z.strictObject({
    scope: z.literal('status'),
    /** The column that has the word: “pending” means one thing for an order and another for a payment. */
    field: statusField.default('orderStatus'),
    word,
    /** What the word means for production; null = nobody has said it yet. */
    meaning: statusMeaning.nullable(),
  }),
  z.strictObject({
    scope: z.literal('variation'),
    /** Words mean something of one product. */
    template_id: publicId,
    /** A whole part of a variation, as it is written. */
    word,
    /** `colour:ID`, `size:ID` of the product, or `nothing`: neither changes with it. */
    meaning: z
      .string()
      .max(60)
      .regex(/^(?:colour:.+|size:.+|nothing)$/)
      .nullable(),
  }),
  z.strictObject({
    scope: z.literal('choice'),
    /** It holds for all fields of this name with these choices, in every design. */
    field: choiceQuestion,
    /** A whole value, as it is written. */
    word,
    /** Name of the choice. */
    meaning: z.string().min(1).max(80).nullable(),
  }),
]);
export type OrderMeaning = z.infer<typeof orderMeaning>;

export const explainOrderWords = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/meanings',
  auth: 'token',
  feature: 'orders',
  summary:
    'Say what words of order files mean that nobody knew, such as statuses, colours, sizes, choices of a field; remembered for all later files.',
  input: z.strictObject({ meanings: listOf(orderMeaning).min(1).max(200) }),
  data: z.object({ remembered: z.number().int(), deleted: z.number().int() }),
});
