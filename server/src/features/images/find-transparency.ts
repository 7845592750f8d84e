/** What an alpha channel of 8-bit samples holds. */
export interface Transparency {
  /** Anything below full cover. */
  hasAlpha: boolean;
  /** Anything between nothing and full cover: such edges print badly with DTG and DTF. */
  hasSemiTransparency: boolean;
}

/** Looks at samples, in pieces of any size, until both answers are known. */
export async function findTransparency(
  alpha: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Transparency> {
  let hasAlpha = false;
  for await (const piece of alpha) {
    for (let index = 0; index < piece.length; index += 1) {
      const value = piece[index];
      if (value === 255) continue;
      if (value !== 0) return { hasAlpha: true, hasSemiTransparency: true };
      hasAlpha = true;
    }
  }
  return { hasAlpha, hasSemiTransparency: false };
}
