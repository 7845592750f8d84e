import {
  coloursOf,
  type composePsd,
  fullSampleOf,
  liesOnWhite,
  PsdRefusal,
  readComposite,
  type scanFile,
} from '@diy/psd';

/** How far a composed picture is from the one the file holds, of 255. */
export interface MergedDifference {
  /** Over all samples, alpha included where the file holds one. */
  mean: number;
  /** 99 of 100 pixels are at most this far, in the sample that is farthest. */
  p99: number;
  worst: number;
}

/** Photoshop says in this resource whether the merged picture is one. */
const VERSION_INFO = 1057;

/** Whether the file says that its merged picture was made of its layers. */
function hasMergedPicture(scan: ReturnType<typeof scanFile>): boolean {
  return scan.resources.get(VERSION_INFO)?.[4] === 1;
}

/**
 * Compares a composed picture with the merged one of the file, whose colours lie on white; nothing if that cannot be read, does not
 * lie on white, or is not said to be made of the layers.
 */
export function compareMerged(
  bytes: Uint8Array,
  scan: ReturnType<typeof scanFile>,
  composed: ReturnType<typeof composePsd>,
): MergedDifference | undefined {
  const merged = provenMerged(bytes, scan);
  if (!merged) return undefined;
  const { colour, alpha } = merged;
  const ours = composedChannels(composed, colour.length, scan);
  const counts = new Uint32Array(256);
  const count = scan.width * scan.height;
  const parts = colour.length + (alpha ? 1 : 0);
  let sum = 0;
  let worst = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    let farthest = 0;
    for (let channel = 0; channel < colour.length; channel += 1) {
      const difference = Math.abs(ours[channel]!(pixel) - colour[channel]!(pixel));
      sum += difference / parts;
      farthest = Math.max(farthest, difference);
    }
    if (alpha) {
      const difference = Math.abs(composed.data[pixel * 4 + 3]! - alpha(pixel));
      sum += difference / parts;
      farthest = Math.max(farthest, difference);
    }
    counts[Math.min(255, Math.ceil(farthest))]! += 1;
    worst = Math.max(worst, farthest);
  }
  return { mean: sum / count, p99: percentile(counts, count * 0.99), worst };
}

/** A channel's value at a pixel, of 255. */
type Channel = (pixel: number) => number;

/** The merged picture that a file proves to be one of its layers; nothing if it does not. */
export function provenMerged(
  bytes: Uint8Array,
  scan: ReturnType<typeof scanFile>,
): { colour: Channel[]; alpha?: Channel } | undefined {
  const channels = hasMergedPicture(scan) && scan.records.length > 0 ? channelsOf(bytes, scan) : undefined;
  if (!channels) return undefined;
  const [colours, full] = [coloursOf(scan), fullSampleOf(scan)];
  const colour = channels.slice(0, colours);
  const alpha = scan.hasMergedAlpha ? channels[colours] : undefined;
  // Lab has no white of full channels.
  const lies = liesOnWhite(scan.mode === LAB ? colour.slice(0, 1) : colour, alpha, full);
  if (colour.length < colours || !lies) return undefined;
  const codes = (samples: Samples, isLight: boolean): Channel =>
    isLight ? (pixel) => codeOf(samples[pixel]!) : (pixel) => (samples[pixel]! / full) * 255;
  return {
    colour: colour.map((samples) => codes(samples, scan.depth === 32)),
    ...(alpha && { alpha: codes(alpha, false) }),
  };
}

type Samples = ReturnType<typeof readComposite>[number];

/** Photoshop's number of Lab documents, and the values that are white in them. */
const LAB = 9;
const LAB_WHITE = [255, 128, 128];

/** What was composed, on white; light is laid on white before it is coded. */
function composedChannels(
  { data, black }: ReturnType<typeof composePsd>,
  colours: number,
  { mode, depth }: ReturnType<typeof scanFile>,
): Channel[] {
  return Array.from({ length: colours }, (_, channel) => {
    const from = channel === 3 ? black! : data;
    const white = mode === LAB ? LAB_WHITE[channel]! : 255;
    return (pixel) => {
      const value = from[pixel * 4 + (channel % 3)]!;
      const opacity = data[pixel * 4 + 3]! / 255;
      if (depth === 32) return codeOf(lightOf(value) * opacity + 1 - opacity);
      return value * opacity + white * (1 - opacity);
    };
  });
}

/** Light of sRGB and its codes of 255 (IEC 61966-2-1). */
function lightOf(code: number): number {
  const value = code / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function codeOf(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  return 255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** The merged picture's channels; undefined if they are damaged, which happens in files of other programs whose layers are intact. */
function channelsOf(bytes: Uint8Array, scan: ReturnType<typeof scanFile>) {
  try {
    return readComposite(bytes, scan);
  } catch (error) {
    if (error instanceof PsdRefusal) return undefined;
    throw error;
  }
}

function percentile(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen >= wanted) return value;
  }
  return 255;
}
