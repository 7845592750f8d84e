import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharp } from '../sharp.ts';
import { completeWebp, readWebpHead } from './cut-webp.ts';

const picture = (alpha = false) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const plain = sharp({ create: { width: 321, height: 123, channels: 3, background: '#000', noise } });
  return alpha ? plain.ensureAlpha(0.5) : plain;
};

it.each([
  ['lossy', () => picture().webp().toBuffer(), false],
  ['lossless', () => picture().webp({ lossless: true }).toBuffer(), false],
  ['lossless with alpha', () => picture(true).webp({ lossless: true }).toBuffer(), true],
  ['lossy with alpha', () => picture(true).webp().toBuffer(), true],
  ['with a profile', () => picture().webp().withIccProfile('p3').toBuffer(), false],
])('the head of a WebP, %s, and a copy of half of it that decodes', async (_, make, hasAlpha) => {
  const content = await make();
  const head = readWebpHead(content)!;
  expect(head).toEqual({ width: 321, height: 123, hasAlpha, wholeBytes: content.length });
  const folder = mkdtempSync(join(tmpdir(), 'cut-webp-'));
  try {
    writeFileSync(join(folder, 'cut.webp'), content.subarray(0, content.length / 2));
    await completeWebp(join(folder, 'cut.webp'), join(folder, 'whole.webp'), head);
    const { info } = await sharp(join(folder, 'whole.webp')).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([321, 123]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each([
  ['too short', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['no start code', Buffer.concat([Buffer.from('RIFF\x40\0\0\0WEBPVP8 '), Buffer.alloc(40)])],
  ['an unknown chunk', Buffer.concat([Buffer.from('RIFF\x40\0\0\0WEBPABCD'), Buffer.alloc(40)])],
])('%s is no head', (_, head) => expect(readWebpHead(head)).toBeNull());
