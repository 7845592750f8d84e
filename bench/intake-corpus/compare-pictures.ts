import sharp from 'sharp';

/** Mean difference, of 255, up to which two pictures are the same. */
export const MAX_MEAN = 3;
/** Larger pictures are compared reduced to this many pixels along their longer side. */
const MAX_SIDE = 1024;
/** Side of the squares whose means are compared. */
const CELL = 16;
const [BLACK, WHITE] = [0, 255];
const GROUNDS = [BLACK, WHITE] as const;
/** The most programs show pages on white paper, whereas ours stay seen through where nothing is painted. */
export const PAPER = [WHITE] as const;

/** How far two pictures are apart, of 255, on the ground on which it is more. */
export interface Difference {
  mean: number;
  /** Difference of the worst square of 16 px. */
  worst: number;
  /** Sides of the second one, where they are others; null where they are the same. */
  size: string | null;
}

/** Compares two 8-bit sRGB pictures; the second one is stretched to the sides of the first. */
export async function comparePictures(
  firstPath: string,
  secondPath: string,
  grounds: readonly number[] = GROUNDS,
): Promise<Difference> {
  const { width, height } = await sharp(firstPath, { limitInputPixels: false }).metadata();
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const sides = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const second = await sharp(secondPath, { limitInputPixels: false }).metadata();
  const isSame = second.width === width && second.height === height;
  const [one, other] = await Promise.all([pixelsOf(firstPath, sides), pixelsOf(secondPath, sides)]);
  let [mean, worst] = [0, 0];
  for (const ground of grounds) {
    const found = differenceOn(one, other, sides.width, ground);
    mean = Math.max(mean, found.mean);
    worst = Math.max(worst, found.worst);
  }
  return { mean, worst, size: isSame ? null : `${second.width}×${second.height} for ${width}×${height}` };
}

async function pixelsOf(path: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp(path, { limitInputPixels: false })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}

function differenceOn(one: Buffer, other: Buffer, width: number, ground: number) {
  const across = Math.ceil(width / CELL);
  const rows = one.length / 4 / width;
  const cells = new Float64Array(across * Math.ceil(rows / CELL));
  const counts = new Float64Array(cells.length);
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    const pixel = at / 4;
    const cell = Math.floor(Math.floor(pixel / width) / CELL) * across + Math.floor((pixel % width) / CELL);
    let apart = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const a = (one[at + channel]! * one[at + 3]! + ground * (255 - one[at + 3]!)) / 255;
      const b = (other[at + channel]! * other[at + 3]! + ground * (255 - other[at + 3]!)) / 255;
      apart += Math.abs(a - b) / 3;
    }
    sum += apart;
    cells[cell]! += apart;
    counts[cell]! += 1;
  }
  return {
    mean: sum / (one.length / 4),
    worst: cells.reduce((most, value, cell) => Math.max(most, value / (counts[cell] || 1)), 0),
  };
}
