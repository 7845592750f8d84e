/** Dark on light grounds, light on dark ones, so that new content is visible at once. */
export function readableColour(groundHex: string): string {
  const channel = (at: number) => Number.parseInt(groundHex.slice(at, at + 2), 16) / 255;
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.45 ? '#211E1A' : '#FFFFFF';
}
