/** Rounds to a tenth of a micrometre and drops -0: far below any printer's dot, and equal designs stay equal as text. */
export function roundMm(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}

/** Rounds an angle to 0.0001° in [-180, 180). */
export function roundDeg(degrees: number): number {
  const positive = ((degrees % 360) + 360) % 360;
  const rounded = roundMm(positive);
  return rounded >= 180 ? roundMm(rounded - 360) : rounded;
}
