import { expect, it } from 'vitest';
import { findTransparency } from './find-transparency.ts';

it.each([
  ['nothing', [], false, false],
  ['opaque', [255, 255], false, false],
  ['cut out', [255, 0, 255], true, false],
  ['almost opaque', [255, 254], true, true],
  ['soft edge after a hard one', [0, 255, 0, 1], true, true],
])('%s', async (_what, alpha, hasAlpha, hasSemiTransparency) => {
  expect(await findTransparency(alpha.map((value) => Uint8Array.of(value)))).toEqual({
    hasAlpha,
    hasSemiTransparency,
  });
});
