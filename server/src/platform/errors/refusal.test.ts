import { message } from '@diy/contract/messages/make-message';
import { expect, it } from 'vitest';
import { Refusal } from './refusal.ts';

it.each([
  ['its id', new Refusal(message('orders.table-empty')), 'orders.table-empty'],
  [
    'figures with it',
    new Refusal(message('orders.table-reader-ended', { code: 7 })),
    'orders.table-reader-ended {"code":7}',
  ],
  [
    'the id for programs before it',
    new Refusal(message('request.not-found'), [], 'orders.not-found'),
    'orders.not-found: request.not-found',
  ],
])('the error text of a refusal, for logs, is %s', (_what, { message: said }, text) =>
  expect(said).toBe(text),
);
