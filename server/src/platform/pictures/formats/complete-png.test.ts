import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharp } from '../sharp.ts';
import { completePng } from './complete-png.ts';

it.each([
  ['plain', {}],
  ['interlaced', { progressive: true }],
])('shows the rows there are of a PNG, %s, and nothing for the rest', async (_, options) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } });
  const png = await picture.png(options).toBuffer();
  const whole = await sharp(png).raw().toBuffer();
  const folder = mkdtempSync(join(tmpdir(), 'complete-png-'));
  try {
    writeFileSync(join(folder, 'cut.png'), png.subarray(0, png.length / 2));
    await completePng(join(folder, 'cut.png'), join(folder, 'whole.png'));
    const { data } = await sharp(join(folder, 'whole.png'), { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const same = data.filter((value, at) => value === whole[at]).length / whole.length;
    const blank = data.filter((value) => value === 0).length / whole.length;
    expect(same).toBeGreaterThan(0.4);
    expect(blank).toBeGreaterThan(0.4);
    expect(same + blank).toBeGreaterThan(0.97);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
