/** What strokes say of a pixel. */
export const [UNMARKED, KEEP, REMOVE] = [0, 1, 2];

/** Colours of a picture in Lab, three values a pixel, and what its strokes say. */
export interface MarkedPicture {
  widthPx: number;
  heightPx: number;
  colours: Float32Array;
  marks: Uint8Array;
}
