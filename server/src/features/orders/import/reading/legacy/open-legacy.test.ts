import { expect, it } from 'vitest';
import type { SheetRow } from '../sheet-source.ts';
import { openLegacy } from './open-legacy.ts';

/** A record of a worksheet before 2007 (BIFF8). */
function record(id: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}

function formula(column: number, value: number, parsed: number[]): Buffer {
  const body = Buffer.alloc(22 + parsed.length);
  body.writeUInt16LE(column, 2);
  body.writeDoubleLE(value, 6);
  body.writeUInt16LE(parsed.length, 20);
  Buffer.from(parsed).copy(body, 22);
  return record(0x0006, body);
}

/** `"…"` within a formula. */
const text = (letters: string) => [0x17, letters.length, 0, ...Buffer.from(letters, 'latin1')];
/** A whole number within a formula. */
const whole = (value: number) => [0x1e, value, 0];
const JOIN = 0x08;
const ADD = 0x03;
const SUBTRACT = 0x04;

const START = record(0x0809, Buffer.from([0, 6, 0x10, 0, ...new Array(12).fill(0)]));
const END = record(0x000a, Buffer.alloc(0));

async function rowOf(...cells: Buffer[]): Promise<SheetRow | undefined> {
  const { sheets } = openLegacy(Buffer.concat([START, ...cells, END]), 'xls', {});
  for await (const batch of sheets[0]!.read()) return batch[0];
}

it('a formula beside which a 0 stands is what it says, or is not known', async () => {
  const row = await rowOf(
    formula(0, 0, text('0032232')),
    formula(1, 0, [...text('A'), ...text('B'), JOIN]),
    formula(2, 2, [...whole(1), ...whole(1), ADD]),
    formula(3, 0, [...whole(1), ...whole(1), SUBTRACT]),
  );
  expect(row?.cells).toEqual(['0032232', '#CALC!', '2', '#CALC!']);
  expect(row?.damaged).toEqual([
    { column: 1, code: 'error' },
    { column: 3, code: 'error' },
  ]);
});
