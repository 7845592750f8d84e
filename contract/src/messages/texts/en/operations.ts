import type { operations as zh } from '../zh/operations.ts';

export const operations: { readonly [Id in keyof typeof zh]: string } = {
  'operations.invalid-job': 'The payload of job {name} does not have the shape it needs',
  'operations.already-finished': 'This work has already ended and cannot be cancelled',
  'operations.unknown-message': 'This message comes from a newer version; reload the page',
  'operations.waits-for-store':
    'Waiting for the file store; it continues by itself as soon as the store is back',
};
