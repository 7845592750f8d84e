/** Formats a picture can be asked in. */
export type OutputFormat = 'jpg' | 'png' | 'webp' | 'avif';

/**
 * How the asked box relates to the picture.
 * inside: scaled to fit in · outside: scaled to cover · fill: covered, then cropped in the middle ·
 * pad: fitted in, the rest coloured · stretch: exactly the box, proportions lost.
 */
export type ResizeMode = 'inside' | 'outside' | 'fill' | 'pad' | 'stretch';

/** One resize. */
export interface ResizeRequest {
  mode: ResizeMode;
  /** `edges`: first is the longer side, second the shorter, whichever way the picture lies. */
  sides: 'width-height' | 'edges';
  first?: number;
  second?: number;
  /** Share of both sides in percent, instead of a box. */
  percent?: number;
  /** What a side that is not given is: without limit, or the same as the other. */
  missingSide: 'free' | 'same';
  /** What happens when the picture would have to grow: `crop` = not scaled, but still cropped to the box. */
  ifTooSmall: 'original' | 'crop' | 'enlarge';
  /** RRGGBB behind a padded picture. */
  padColour: string;
}

/** The variant of a picture that a URL requests. */
export interface PictureRequest {
  resize: ResizeRequest | null;
  /** 1–100; undefined = 85. */
  quality?: number;
  /** Undefined = the picture's own. */
  format?: OutputFormat;
}

/** The URL requests something unsupported; the text goes to the caller. */
export class BadPictureRequest extends Error {}

const FORMATS = new Map<string, OutputFormat>([
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
]);

/** A format by its name in URLs; throws for those not offered. */
export function readFormat(name: string): OutputFormat {
  const format = FORMATS.get(name.toLowerCase());
  if (!format) throw new BadPictureRequest(`format must be one of jpg, png, webp, avif, not ${name}`);
  return format;
}

/** A whole number within bounds; throws for anything else. */
export function readNumber(name: string, text: string, min: number, max: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new BadPictureRequest(`${name} must be a whole number from ${min} to ${max}`);
  }
  return Number(text);
}
