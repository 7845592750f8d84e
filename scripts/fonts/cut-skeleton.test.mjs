import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { cutSkeleton } from './cut-skeleton.mjs';

it('a skeleton is a font file whose outlines are taken out', () => {
  const file = readFileSync(join(root, 'design/fonts/jua-400.ttf'));
  const skeleton = cutSkeleton(file);
  const record = file.indexOf('glyf', 12, 'latin1');
  const [start, length] = [file.readUInt32BE(record + 8), file.readUInt32BE(record + 12)];
  const outlines = file.subarray(start, start + length);
  expect(outlines.length).toBeGreaterThan(1_000_000);
  const joined = Buffer.concat([skeleton.subarray(0, start), outlines, skeleton.subarray(start)]);
  expect(joined.equals(file)).toBe(true);
});

it('a file of other outlines is refused by name', () => {
  expect(() => cutSkeleton(Buffer.from('OTTO\0\x01' + '\0'.repeat(40), 'latin1'))).toThrow('glyf');
});
