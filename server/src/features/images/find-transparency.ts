/** What an alpha channel of 8-bit samples holds. */
export interface Transparency {
  /** Anything below full cover. */
  hasAlpha: boolean;
  /** Anything between nothing and full cover: such edges print badly with DTG and DTF. */
  hasSemiTransparency: boolean;
}

/** Looks at samples until both answers are known. */
export function findTransparency(alpha: Uint8Array): Transparency {
  let hasAlpha = false;
  for (let index = 0; index < alpha.length; index += 1) {
    const value = alpha[index];
    if (value === 255) continue;
    if (value !== 0) return { hasAlpha: true, hasSemiTransparency: true };
    hasAlpha = true;
  }
  return { hasAlpha, hasSemiTransparency: false };
}
