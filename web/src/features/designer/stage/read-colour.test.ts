import { expect, it } from 'vitest';
import { seenColour } from './read-colour.ts';

it.each([
  ['nothing at all', [], '#FFFFFF'],
  [
    'ink on a product',
    [
      [250, 250, 250, 255],
      [200, 16, 46, 255],
    ],
    '#C8102E',
  ],
  [
    'ink that covers half',
    [
      [255, 255, 255, 255],
      [0, 0, 0, 128],
    ],
    '#7F7F7F',
  ],
  [
    'a product beside the ink',
    [
      [31, 42, 68, 255],
      [0, 0, 0, 0],
    ],
    '#1F2A44',
  ],
])('sees %s', (_, pixels, hex) => {
  expect(seenColour(pixels)).toBe(hex);
});
