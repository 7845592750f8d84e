/** Text is never shrunk below this part of its chosen size. */
const SMALLEST_PART = 1 / 64;
/** Each step halves the error; 14 leave less than 0.01 % of the size. */
const STEPS = 14;

/** The largest size up to `wantedMm` that fits; the smallest allowed size if none does. */
export function findFittingSize(wantedMm: number, fits: (sizeMm: number) => boolean): number {
  if (fits(wantedMm)) return wantedMm;
  let low = wantedMm * SMALLEST_PART;
  let high = wantedMm;
  for (let i = 0; i < STEPS; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
