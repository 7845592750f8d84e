import type { MockupAsset } from '@diy/design/template';
import { expect, it } from 'vitest';
import { startFormerMockupHash, startMockupHash } from './store-mockup.ts';

const asset = { format: 1, id: 'photo', widthPx: 10, heightPx: 10 } as unknown as MockupAsset;

function hashOf(start: typeof startMockupHash, files: readonly (readonly [string, string])[]): string {
  const hash = start(asset);
  for (const [name, content] of files) {
    hash.begin(name);
    // In pieces, as a stream brings it.
    for (const letter of content) hash.update(Buffer.from(letter));
  }
  return hash.digest();
}

it.each([
  [
    'the end of a file stands at the start of the next',
    [
      ['base.webp', 'Amaps.webpB'],
      ['maps.webp', 'C'],
    ],
    [
      ['base.webp', 'A'],
      ['maps.webp', 'Bmaps.webpC'],
    ],
  ],
  ['a name runs into the bytes', [['base.webp', '1A']], [['base.webp1', 'A']]],
  [
    'a file is part of another',
    [
      ['a', 'x'],
      ['b', 'y'],
    ],
    [['a', 'xby']],
  ],
] as [string, [string, string][], [string, string][]][])(
  'two mockups never share a name: %s',
  (_what, one, other) => {
    expect(hashOf(startMockupHash, one)).not.toBe(hashOf(startMockupHash, other));
    // Why files of format 1 are stored under another name than the one they say.
    expect(hashOf(startFormerMockupHash, one)).toBe(hashOf(startFormerMockupHash, other));
  },
);

it('the same files have the same name', () => {
  const files: [string, string][] = [['base.webp', 'A']];
  expect(hashOf(startMockupHash, files)).toBe(hashOf(startMockupHash, files));
  expect(hashOf(startMockupHash, files)).toMatch(/^[0-9a-f]{64}$/);
});
