import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RgbaPicture } from '../../painting/index.ts';
import { expectSamePicture } from './expect-same-picture.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'golden-')), 'pictures');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** A square of one grey. */
function grey(level: number, sizePx = 8): RgbaPicture {
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4).fill(255);
  for (let at = 0; at < rgba.length; at += 4) rgba.fill(level, at, at + 3);
  return { rgba, widthPx: sizePx, heightPx: sizePx };
}
const compared = { name: 'square', sides: 'node-against-golden' };

it('lets equal pictures pass and leaves nothing', async () => {
  await expectSamePicture(compared, grey(100), grey(100), folder);
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['visibly', 0, /64 pixels differ visibly/],
  ['by a little everywhere', 97, /mean difference 2\.250/],
])('leaves expected, actual and difference where they differ %s, and names them', async (_, level, why) => {
  const failed = expectSamePicture(compared, grey(level), grey(100), folder);
  await expect(failed).rejects.toThrow(why);
  const files = ['actual', 'difference', 'expected'].map((part) => `square.node-against-golden.${part}.png`);
  expect(readdirSync(folder).sort()).toEqual(files);
  for (const file of files) await expect(failed).rejects.toThrow(join(folder, file));
  const { width, height } = await loadImage(readFileSync(join(folder, files[1]!)));
  expect([width, height]).toEqual([8, 8]);
});

it('leaves both where their sizes differ', async () => {
  await expect(expectSamePicture(compared, grey(100, 9), grey(100), folder)).rejects.toThrow(
    'sizes differ: 9×9, expected 8×8',
  );
  expect(readdirSync(folder)).toHaveLength(2);
});
