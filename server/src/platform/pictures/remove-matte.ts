/** Counts of pixels that show whether colours are mixed with white. */
export interface MatteSigns {
  /** Pixels neither clear nor solid. */
  soft: number;
  /** How many of those are darker than any mix with that much white can be. */
  impossible: number;
}

/** Counts the signs that these RGBA samples were mixed with white by their alpha. */
export function countMatteSigns(pixels: Uint8Array, signs: MatteSigns): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    signs.soft += 1;
    // A few steps of slack: colours were converted after they were mixed.
    if (Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) < 255 - alpha - 6) signs.impossible += 1;
  }
}

/**
 * RGBA samples that were mixed with white by their alpha get their own colours back, in place. Photoshop stores the
 * merged picture of layers on transparency that way; other programs do not (see `countMatteSigns`).
 */
export function removeMatte(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      const own = 255 - ((255 - pixels[channel]!) * 255) / alpha;
      pixels[channel] = Math.max(0, Math.round(own));
    }
  }
}
