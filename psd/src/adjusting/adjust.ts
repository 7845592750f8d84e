/** Changes the colour that begins at a place of the raster, in place; values are from 0 to 1. */
export type Adjust = (data: Float32Array, at: number) => void;

/** An adjustment that looks at each channel for itself. */
export function byChannel(red: Tone, green: Tone, blue: Tone): Adjust {
  return (data, at) => {
    data[at] = red(data[at]!);
    data[at + 1] = green(data[at + 1]!);
    data[at + 2] = blue(data[at + 2]!);
  };
}

/** The new value of a channel for an old one, both from 0 to 1. */
export type Tone = (value: number) => number;
