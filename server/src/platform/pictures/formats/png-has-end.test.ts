import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharp } from '../sharp.ts';
import { pngHasEnd } from './png-has-end.ts';

it.each<[string, (png: Buffer) => Buffer, boolean]>([
  ['a whole file', (png) => png, true],
  ['bytes behind the end', (png) => Buffer.concat([png, Buffer.alloc(100, 7)]), true],
  ['without its end mark', (png) => png.subarray(0, png.length - 12), false],
  ['cut within its pixels', (png) => png.subarray(0, png.length / 2), false],
  ['a length that leads beyond the file', (png) => Buffer.from(png).fill(0x7f, 33, 37), false],
])('%s', async (_, change, hasEnd) => {
  const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const folder = mkdtempSync(join(tmpdir(), 'png-end-'));
  try {
    writeFileSync(join(folder, 'a.png'), change(png));
    expect(await pngHasEnd(join(folder, 'a.png'))).toBe(hasEnd);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
