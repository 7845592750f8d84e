import { expect, it } from 'vitest';
import { DESIGN_FORMAT } from '../design-document.ts';
import { migrations } from './all.ts';

it('has one migration for every released format, in order', () => {
  expect(migrations.map((step) => step.from)).toEqual(
    Array.from({ length: DESIGN_FORMAT }, (_, format) => format),
  );
});
