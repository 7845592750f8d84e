/** Where a print differs from its design, and by how much. */
export interface ParityDifference {
  /** Middle of the part that differs, in mm from the print area's corner. */
  xMm: number;
  yMm: number;
  /** Share of that part's pixels. */
  share: number;
}

/** A print that is not the picture the person saw; the render fails rather than the customer. */
export class ParityError extends Error {
  constructor(readonly difference: ParityDifference) {
    const { xMm, yMm, share } = difference;
    super(
      `print differs from its design around ${xMm}, ${yMm} mm: ${(share * 100).toFixed(1)} % of the pixels there`,
    );
    this.name = 'ParityError';
  }
}
