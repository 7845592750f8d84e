import { describe, expect, it } from 'vitest';
import { readFacts } from './picture-levels.ts';

const pixels = (alphas: number[]) => new Uint8ClampedArray(alphas.flatMap((alpha) => [10, 20, 30, alpha]));

describe('readFacts', () => {
  it.each([
    ['a photograph', Array(100).fill(255), false, false],
    ['a cut-out with a smooth edge', [...Array(60).fill(255), ...Array(38).fill(0), 90, 200], true, false],
    ['a glow', [...Array(40).fill(255), ...Array(40).fill(120), ...Array(20).fill(0)], true, true],
    ['nothing at all', Array(100).fill(0), true, false],
    ['noise of a lossy alpha channel', Array(100).fill(250), true, false],
  ])('of %s', (_, alphas, hasAlpha, hasSemiTransparency) => {
    expect(readFacts(pixels(alphas))).toEqual({ hasAlpha, hasSemiTransparency });
  });
});
