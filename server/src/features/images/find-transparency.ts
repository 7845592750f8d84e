/** What an alpha channel of 8-bit samples holds. */
export interface Transparency {
  /** Anything below full cover. */
  hasAlpha: boolean;
  /** So much between nothing and full cover that it is meant to be seen: such parts print badly with DTG and DTF. */
  hasSemiTransparency: boolean;
}

/** Share of the visible pixels up to which they are the smooth edge that every drawn shape has. */
const EDGE_SHARE = 0.02;

/** Looks at all samples, in pieces of any size. */
export async function findTransparency(
  alpha: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Transparency> {
  let samples = 0;
  let clear = 0;
  let solid = 0;
  for await (const piece of alpha) {
    samples += piece.length;
    for (let index = 0; index < piece.length; index += 1) {
      const value = piece[index];
      if (value === 255) solid += 1;
      else if (value === 0) clear += 1;
    }
  }
  const visible = samples - clear;
  return { hasAlpha: solid < samples, hasSemiTransparency: visible - solid > visible * EDGE_SHARE };
}
