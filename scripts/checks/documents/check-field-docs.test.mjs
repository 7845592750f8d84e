import { expect, it } from 'vitest';
import { findUndocumented } from './check-field-docs.mjs';

/** @param {string[]} lines */
const found = (...lines) =>
  findUndocumented(['const a = z.object({', ...lines, '});'].join('\n')).map(({ name }) => name);

it.each([
  ['  worst: z.string(),'],
  ['  /** The other. */', '  other: z.string(),', '  worst: severity.nullable(),'],
])('finds a field whose name does not say what it holds: %s', (...lines) =>
  expect(found(...lines)).toEqual(['worst']),
);

it.each([
  ['  /** The worst finding. */', '  worst: z.string(),'],
  ['  width_px: z.number(),'],
  ['  design_id: publicId,'],
  ['  created_at: z.string(),'],
  ['  postcode: z.string(),'],
  ["  kind: z.literal('one'),"],
  ['  has_alpha: z.boolean(),'],
])('lets pass what is documented or says itself: %s', (...lines) => expect(found(...lines)).toEqual([]));
