/** What was missing or wrong when a print file was drawn. */
export type DrawingProblem =
  | 'missing-image'
  | 'missing-font'
  | 'missing-glyph'
  | 'heavy-letters'
  | 'heavy-vector'
  | 'invalid-code';

/** Thrown in strict mode: a print file must never have a missing part. */
export class DrawingError extends Error {
  /**
   * @param problem what is missing
   * @param layerId the layer that needs it
   * @param subject image id, font id, the characters without a glyph, the cost of letters or vectors, or the kind of code
   */
  constructor(
    readonly problem: DrawingProblem,
    readonly layerId: string,
    readonly subject: string,
  ) {
    super(`Layer ${layerId}: ${problem} ${subject}`);
    this.name = 'DrawingError';
  }
}
