/**
 * What is put into a smart object: writes red, green, blue and alpha from 0 to 1, colours not multiplied by alpha, of a place in it.
 */
export type Artwork = (u: number, v: number, to: Float32Array) => void;
