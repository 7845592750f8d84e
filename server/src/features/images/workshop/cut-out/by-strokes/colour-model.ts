/** The colours of one side, subject or background, as a mixture of normal distributions in Lab. */
export interface ColourModel {
  /**
   * Negative logarithm of a colour's likelihood on this side: the more common the colour, the lower the cost. `at` is
   * the index of the first of its three values.
   */
  cost(colours: Float32Array, at: number): number;
}

const DIMENSIONS = 3;
/**
 * Added to every variance, in squared units of Lab: grain and compression spread colours by this much, which a few
 * samples may not show.
 */
const MIN_VARIANCE = 6;
/** Volume of Lab, in cubic units, over which colours that no sample shows are spread evenly. */
const ALL_COLOURS = 100 * 200 * 200;
/**
 * A second, wider part of each distribution, by its share of the whole and how many times as wide it is: colours near those that samples
 * show are likely too, as between two samples of a gradient.
 */
const TAIL = { share: 0.1, times: 2 };
const ROUNDS = 6;

interface Component {
  weight: number;
  mean: Float64Array;
  /** Inverse of the covariance: xx, xy, xz, yy, yz, zz. */
  inverse: Float64Array;
  /** Factor before the exponent. */
  factor: number;
}

interface FitOptions {
  components: number;
  /** Share of the side's colours (0 to 1) that no sample shows, so that such a colour costs much but not infinitely much. */
  unseen: number;
}

/**
 * Fits a mixture to weighted colours.
 * @param colours three values each
 * @param samples indices of the colours to use
 * @param weights one for each sample
 */
export function fitColours(
  colours: Float32Array,
  samples: Uint32Array,
  weights: Float32Array,
  { components, unseen }: FitOptions,
): ColourModel {
  const found = cluster(colours, samples, weights, components);
  return {
    cost(values, at) {
      let density = 0;
      for (const one of found) {
        const away = distance(one, values, at);
        density +=
          one.factor *
          ((1 - TAIL.share) * Math.exp(-0.5 * away) +
            (TAIL.share / TAIL.times ** 3) * Math.exp((-0.5 * away) / TAIL.times ** 2));
      }
      return -Math.log(unseen / ALL_COLOURS + (1 - unseen) * density);
    },
  };
}

function distance({ mean, inverse }: Component, values: Float32Array, at: number): number {
  const x = values[at]! - mean[0]!;
  const y = values[at + 1]! - mean[1]!;
  const z = values[at + 2]! - mean[2]!;
  return (
    x * (inverse[0]! * x + 2 * inverse[1]! * y + 2 * inverse[2]! * z) +
    y * (inverse[3]! * y + 2 * inverse[4]! * z) +
    z * z * inverse[5]!
  );
}

/**
 * Starts with centres that are far from each other, then assigns the samples to components and fits these again, in
 * rounds.
 */
function cluster(colours: Float32Array, samples: Uint32Array, weights: Float32Array, count: number) {
  let found = spread(colours, samples, weights, count).map(asComponent);
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first components have no shape or weight yet, so that only the distance counts.
    const isFirst = round < 3;
    const sums = found.map(() => new Float64Array(10));
    samples.forEach((sample, index) => {
      let [best, least] = [0, Number.POSITIVE_INFINITY];
      for (let one = 0; one < found.length; one += 1) {
        const component = found[one]!;
        const away = distance(component, colours, sample * DIMENSIONS);
        const cost = isFirst ? away : away - 2 * Math.log(component.factor);
        if (cost < least) [best, least] = [one, cost];
      }
      add(sums[best]!, colours, sample * DIMENSIONS, weights[index]!);
    });
    const total = sums.reduce((all, sum) => all + sum[9]!, 0);
    const filled = sums.filter((sum) => sum[9]! > 0);
    found = filled.map((sum) => (isFirst && round < 2 ? asComponent(middle(sum)) : fit(sum, total)));
  }
  return found;
}

/** Adds a weighted colour to the sums from which mean and covariance are made. */
function add(sum: Float64Array, colours: Float32Array, at: number, weight: number): void {
  const [x, y, z] = [colours[at]!, colours[at + 1]!, colours[at + 2]!];
  sum[0]! += weight * x * x;
  sum[1]! += weight * x * y;
  sum[2]! += weight * x * z;
  sum[3]! += weight * y * y;
  sum[4]! += weight * y * z;
  sum[5]! += weight * z * z;
  sum[6]! += weight * x;
  sum[7]! += weight * y;
  sum[8]! += weight * z;
  sum[9]! += weight;
}

const middle = (sum: Float64Array): Float64Array =>
  Float64Array.of(sum[6]! / sum[9]!, sum[7]! / sum[9]!, sum[8]! / sum[9]!);

const asComponent = (mean: Float64Array): Component => ({
  weight: 1,
  mean,
  inverse: Float64Array.of(1, 0, 0, 1, 0, 1),
  factor: 1,
});

function fit(sum: Float64Array, total: number): Component {
  const mean = middle(sum);
  const [x, y, z] = [mean[0]!, mean[1]!, mean[2]!];
  const mass = sum[9]!;
  const xx = sum[0]! / mass - x * x + MIN_VARIANCE;
  const xy = sum[1]! / mass - x * y;
  const xz = sum[2]! / mass - x * z;
  const yy = sum[3]! / mass - y * y + MIN_VARIANCE;
  const yz = sum[4]! / mass - y * z;
  const zz = sum[5]! / mass - z * z + MIN_VARIANCE;
  const [a, b, c] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy];
  const volume = xx * a + xy * b + xz * c;
  const inverse = Float64Array.of(
    a / volume,
    b / volume,
    c / volume,
    (xx * zz - xz * xz) / volume,
    (xy * xz - xx * yz) / volume,
    (xx * yy - xy * xy) / volume,
  );
  const weight = mass / total;
  return {
    weight,
    mean,
    inverse,
    factor: weight / Math.sqrt((2 * Math.PI) ** 3 * volume),
  };
}

/**
 * The first centre is the mean of all samples. Each further one is a colour far from those chosen, but not the
 * farthest, which may be a single odd pixel.
 */
function spread(colours: Float32Array, samples: Uint32Array, weights: Float32Array, count: number) {
  const all = new Float64Array(10);
  samples.forEach((sample, index) => {
    add(all, colours, sample * DIMENSIONS, weights[index]!);
  });
  const centres = [middle(all)];
  const away = new Float64Array(samples.length).fill(Number.POSITIVE_INFINITY);
  while (centres.length < Math.min(count, samples.length)) {
    const last = centres.at(-1)!;
    let sum = 0;
    samples.forEach((sample, index) => {
      const at = sample * DIMENSIONS;
      const squared =
        (colours[at]! - last[0]!) ** 2 +
        (colours[at + 1]! - last[1]!) ** 2 +
        (colours[at + 2]! - last[2]!) ** 2;
      away[index] = Math.min(away[index]!, squared);
      sum += away[index]! * weights[index]!;
    });
    if (sum === 0) break;
    // The colour that is farther away than 95 % of the samples.
    const sorted = [...away.keys()].filter((index) => index % Math.ceil(samples.length / 2000) === 0);
    sorted.sort((one, other) => away[one]! - away[other]!);
    const chosen = samples[sorted[Math.floor(sorted.length * 0.95)]!]! * DIMENSIONS;
    centres.push(Float64Array.of(colours[chosen]!, colours[chosen + 1]!, colours[chosen + 2]!));
  }
  return centres;
}
