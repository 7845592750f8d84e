/** A picture that is repeated in both directions; row by row, red, green and blue from 0 to 1. */
export interface Pattern {
  width: number;
  height: number;
  colours: Float32Array;
}

/** How a pattern lies in the document: where a corner of one of its pictures is, and how many pixels each of its own becomes. */
export interface PlacedPattern {
  pattern: Pattern;
  origin: [x: number, y: number];
  scale: 1 | 2;
}
