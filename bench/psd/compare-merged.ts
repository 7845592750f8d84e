import { liesOnWhite, PsdRefusal, readComposite, type scanFile } from '@diy/psd';

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
export function hasMergedPicture(scan: ReturnType<typeof scanFile>): boolean {
  return scan.resources.get(VERSION_INFO)?.[4] === 1;
}

/**
 * Compares a composed picture with the merged one of the file, whose colours lie on white; nothing if that cannot be read, or does not
 * lie on white.
 * @param composed red, green, blue and alpha, colours not multiplied by alpha
 */
export function compareMerged(
  bytes: Uint8Array,
  scan: ReturnType<typeof scanFile>,
  composed: Uint8ClampedArray,
): MergedDifference | undefined {
  const channels = channelsOf(bytes, scan);
  if (!channels) return undefined;
  const scale = scan.depth === 16 ? 257 : 1;
  const colours = scan.mode === 1 ? 1 : 3;
  const alpha = scan.hasMergedAlpha ? channels[colours] : undefined;
  if (!liesOnWhite(channels.slice(0, colours), alpha, 255 * scale)) return undefined;
  const counts = new Uint32Array(256);
  const count = scan.width * scan.height;
  let sum = 0;
  let worst = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const opacity = composed[pixel * 4 + 3]! / 255;
    let farthest = 0;
    for (let channel = 0; channel < colours; channel += 1) {
      const ours = composed[pixel * 4 + channel]! * opacity + 255 * (1 - opacity);
      const difference = Math.abs(ours - channels[channel]![pixel]! / scale);
      sum += difference / (colours + (alpha ? 1 : 0));
      farthest = Math.max(farthest, difference);
    }
    if (alpha) {
      const difference = Math.abs(composed[pixel * 4 + 3]! - alpha[pixel]! / scale);
      sum += difference / (colours + 1);
      farthest = Math.max(farthest, difference);
    }
    counts[Math.min(255, Math.ceil(farthest))]! += 1;
    worst = Math.max(worst, farthest);
  }
  return { mean: sum / count, p99: percentile(counts, count * 0.99), worst };
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
