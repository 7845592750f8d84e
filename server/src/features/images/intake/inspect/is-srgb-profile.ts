/** True when an ICC profile names itself sRGB (ASCII or UTF-16 description), so that converting would change nothing. */
export function isSrgbProfile(icc: Buffer): boolean {
  const text = icc.subarray(0, 4096);
  return text.includes('sRGB', 0, 'latin1') || text.includes(Buffer.from('sRGB', 'utf16le').swap16());
}

/** True when bytes carry the mark of an ICC profile (ICC.1:2022, 7.2.9). */
export function isProfile(icc: Buffer): boolean {
  return icc.length > 128 && icc.toString('latin1', 36, 40) === 'acsp';
}
