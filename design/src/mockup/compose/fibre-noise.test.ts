import { describe, expect, it } from 'vitest';
import { fibreNoise } from './fibre-noise.ts';

/** Mean, deviation and skew of 25,600 squares spread over the cloth. */
function patch(halfMm: number): { mean: number; deviation: number; skew: number } {
  const values = Array.from({ length: 160 * 160 }, (_, i) =>
    fibreNoise((i % 160) * 3.1 - 240, Math.floor(i / 160) * 3.1 - 30, halfMm),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const moment = (power: number) =>
    values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length;
  return { mean, deviation: Math.sqrt(moment(2)), skew: moment(3) / moment(2) ** 1.5 };
}

describe('fibres of a melange', () => {
  it('are lighter and darker by 1 at a point, few of them dark', () => {
    const { mean, deviation, skew } = patch(0.01);
    expect(mean).toBeCloseTo(0, 1);
    expect(deviation).toBeCloseTo(1, 1);
    expect(patch(0.4).skew).toBeLessThan(-0.2);
    expect(skew).toBeLessThan(-0.3);
  });

  it('even out seen from farther away', () => {
    const [near, middle, far] = [0.25, 0.5, 1.5].map((half) => patch(half));
    expect(middle!.deviation).toBeLessThan(near!.deviation * 0.85);
    expect(far!.deviation).toBeLessThan(middle!.deviation * 0.6);
    expect(far!.mean).toBeCloseTo(0, 1);
  });

  it('of a square are the mean of its quarters', () => {
    for (const [u, v] of [
      [0, 0],
      [-317.3, 41.9],
      [123.456, -7.89],
    ] as const) {
      const quarters = [-0.7, 0.7].flatMap((x) => [-0.7, 0.7].map((y) => fibreNoise(u + x, v + y, 0.7)));
      expect(fibreNoise(u, v, 1.4)).toBeCloseTo(quarters.reduce((sum, value) => sum + value, 0) / 4, 9);
    }
  });

  it('run along u', () => {
    const likeness = (alongU: number, alongV: number) => {
      let sum = 0;
      for (let i = 0; i < 4000; i += 1) {
        const [u, v] = [(i % 63) * 5.3, Math.floor(i / 63) * 3.1];
        sum += fibreNoise(u, v, 0.1) * fibreNoise(u + alongU, v + alongV, 0.1);
      }
      return sum / 4000;
    };
    expect(likeness(0.8, 0)).toBeGreaterThan(0.3);
    expect(Math.abs(likeness(0, 0.8))).toBeLessThan(0.1);
  });

  it('are the same bits everywhere', () => {
    const values = [
      [0, 0, 0.5],
      [-261.7, 731.7, 0.46],
      [12.25, 300.125, 2.5],
    ].map(([u = 0, v = 0, half = 0]) => fibreNoise(u, v, half));
    expect(values).toEqual([0.3598353216084127, 0.36489453061865507, -0.2706758485748987]);
  });
});
