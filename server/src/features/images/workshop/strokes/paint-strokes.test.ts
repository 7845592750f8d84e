import { describe, expect, it } from 'vitest';
import { paintStroke } from './paint-strokes.ts';

function painted(widthPx: number, heightPx: number, width: number, points: [number, number][]): string[] {
  const mask = new Uint8Array(widthPx * heightPx);
  paintStroke(mask, widthPx, heightPx, { width, points }, 1);
  return Array.from({ length: heightPx }, (_, y) => mask.slice(y * widthPx, (y + 1) * widthPx).join(''));
}

describe('painting a stroke', () => {
  it.each<[string, number, [number, number][], string[]]>([
    ['a dot', 0.4, [[0.5, 0.5]], ['00000', '00100', '01110', '00100', '00000']],
    ['a thin dot', 0.001, [[0.1, 0.9]], ['00000', '00000', '00000', '00000', '10000']],
    [
      'a line across',
      0.001,
      [
        [0, 0.5],
        [1, 0.5],
      ],
      ['00000', '00000', '11111', '00000', '00000'],
    ],
    [
      'a corner',
      0.001,
      [
        [0.1, 0.1],
        [0.9, 0.1],
        [0.9, 0.9],
      ],
      ['11111', '00001', '00001', '00001', '00001'],
    ],
    [
      'one that leaves the picture',
      0.3,
      [
        [1, 1],
        [1, 1],
      ],
      ['00000', '00000', '00000', '00000', '00001'],
    ],
  ])('%s', (_, width, points, expected) => {
    expect(painted(5, 5, width, points)).toEqual(expected);
  });

  it('is as wide in a wide picture as in a high one', () => {
    const wide = painted(20, 5, 0.15, [[0.5, 0.5]]).join('');
    const high = painted(5, 20, 0.15, [[0.5, 0.5]]).join('');
    expect([...wide].filter((one) => one === '1')).toHaveLength(
      [...high].filter((one) => one === '1').length,
    );
  });
});
