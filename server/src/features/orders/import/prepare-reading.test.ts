import { expect, it } from 'vitest';
import { prepareReading } from './prepare-reading.ts';

it('reads a row that is right in every column', () => {
  const [row] = prepareReading();
  expect(row).toMatchObject({ outcome: 'open', problems: [], line: { quantity: 1 } });
  expect(row!.line.fields).toMatchObject({ sku: 'A-1', externalOrderNo: '1' });
  expect(row!.line.personalisation.map(({ value }) => value)).toEqual(['Anna']);
});
