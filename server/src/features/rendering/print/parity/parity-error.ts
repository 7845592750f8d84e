/** Where a print differs from its design, and by how much. */
export interface ParityDifference {
  /** Middle of the part that differs, in mm from the print area's corner. */
  xMm: number;
  yMm: number;
  /** Share of that part's pixels. */
  share: number;
}

/** Thrown when a print is not the picture that the person saw, so that the render fails instead of delivering it. */
export class ParityError extends Error {
  constructor(readonly difference: ParityDifference) {
    const { xMm, yMm, share } = difference;
    super(
      `print differs from its design around ${xMm}, ${yMm} mm: ${(share * 100).toFixed(1)} % of the pixels there`,
    );
    this.name = 'ParityError';
  }
}
