import { expect, it } from 'vitest';
import { DESIGN_FORMAT } from '../design-document.ts';
import { FIRST_FORMAT, migrations } from './all-migrations.ts';

it('has one migration for every released format, in order', () => {
  expect(migrations.map((step) => step.from)).toEqual(
    Array.from({ length: DESIGN_FORMAT - FIRST_FORMAT }, (_, step) => FIRST_FORMAT + step),
  );
});
