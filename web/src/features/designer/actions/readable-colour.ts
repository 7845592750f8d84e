/** Ink on light products, paper on dark ones: a new text must be seen at once. */
export function readableColour(productHex: string): string {
  const channel = (at: number) => Number.parseInt(productHex.slice(at, at + 2), 16) / 255;
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.45 ? '#211E1A' : '#FFFFFF';
}
