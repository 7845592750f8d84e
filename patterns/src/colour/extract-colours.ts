import type { RgbaPicture } from '@diy/design/painting';
import { type Oklab, oklabToHex, rgbToOklab } from './oklch.ts';

/** Pixels sampled: more would change the result invisibly little. */
const MAX_SAMPLES = 20_000;
/** A colour that covers less is noise unless it is vivid. */
const MIN_SHARE = 0.012;
const ROUNDS = 14;

interface Cluster extends Oklab {
  count: number;
}

/**
 * Up to `count` main colours (`#rrggbb`) of a picture with straight alpha, the most important first: k-means in OKLab,
 * importance = area with a bonus for vividness. Deterministic; empty for a picture that is transparent all over.
 */
export function extractColours(picture: RgbaPicture, count = 6): string[] {
  const samples = samplePixels(picture);
  if (samples.length === 0) return [];
  let centres = startingCentres(samples, count + 2);
  for (let round = 0; round < ROUNDS; round++) centres = moveCentres(samples, centres);
  const total = samples.length;
  const weigh = (c: Cluster) => (c.count / total) * (1 + 4 * Math.hypot(c.a, c.b));
  const kept: Cluster[] = [];
  for (const centre of [...centres].sort((p, q) => weigh(q) - weigh(p))) {
    const isVivid = Math.hypot(centre.a, centre.b) > 0.1;
    if (centre.count / total < (isVivid ? MIN_SHARE / 4 : MIN_SHARE)) continue;
    if (kept.every((other) => distance(other, centre) > 0.05)) kept.push(centre);
  }
  return kept.slice(0, count).map(oklabToHex);
}

function samplePixels({ rgba, widthPx, heightPx }: RgbaPicture): Oklab[] {
  const total = widthPx * heightPx;
  const step = Math.max(1, Math.sqrt(total / MAX_SAMPLES));
  const samples: Oklab[] = [];
  for (let y = step / 2; y < heightPx; y += step) {
    for (let x = step / 2; x < widthPx; x += step) {
      const at = (Math.floor(y) * widthPx + Math.floor(x)) * 4;
      if ((rgba[at + 3] ?? 0) < 128) continue;
      samples.push(rgbToOklab(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0));
    }
  }
  return samples;
}

/** The average first, then always the sample farthest from all centres so far: no chance is needed. */
function startingCentres(samples: readonly Oklab[], count: number): Cluster[] {
  const mean = moveCentres(samples, [{ l: 0, a: 0, b: 0, count: 0 }])[0]!;
  const centres: Cluster[] = [mean];
  const nearest = samples.map((sample) => distance(sample, mean));
  while (centres.length < count) {
    let farthest = 0;
    nearest.forEach((d, i) => {
      if (d > (nearest[farthest] ?? 0)) farthest = i;
    });
    const sample = samples[farthest]!;
    centres.push({ ...sample, count: 0 });
    samples.forEach((other, i) => {
      nearest[i] = Math.min(nearest[i] ?? 0, distance(other, sample));
    });
  }
  return centres;
}

function moveCentres(samples: readonly Oklab[], centres: readonly Cluster[]): Cluster[] {
  const sums = centres.map(() => ({ l: 0, a: 0, b: 0, count: 0 }));
  for (const sample of samples) {
    let best = 0;
    for (let i = 1; i < centres.length; i++) {
      if (distance(sample, centres[i]!) < distance(sample, centres[best]!)) best = i;
    }
    const sum = sums[best]!;
    sum.l += sample.l;
    sum.a += sample.a;
    sum.b += sample.b;
    sum.count++;
  }
  return sums.map(({ l, a, b, count }, i) =>
    count === 0 ? { ...centres[i]!, count: 0 } : { l: l / count, a: a / count, b: b / count, count },
  );
}

const distance = (p: Oklab, q: Oklab) => Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
