import type { FixedReason } from '../image-notes.ts';

/** A vector graphic that prints cannot draw: from now on it is a picture with the pixels it has, and is checked as one. */
export class VectorHasFixedPixels extends Error {
  constructor(
    readonly imageId: string,
    readonly why: FixedReason,
    options?: ErrorOptions,
  ) {
    super(`image ${imageId} is printed from the pixels it has: ${why}`, options);
    this.name = 'VectorHasFixedPixels';
  }
}

/** A vector graphic that could not be drawn this time: its file was not in the store, or the machine was too busy. */
export class VectorNotDrawnNow extends Error {
  constructor(
    readonly why: 'original-gone' | 'too-slow',
    /** The picture's name in the library. */
    readonly picture: string,
    options?: ErrorOptions,
  ) {
    super(`the vector graphic “${picture}” was not drawn: ${why}`, options);
    this.name = 'VectorNotDrawnNow';
  }
}
