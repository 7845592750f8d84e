const MM_PER_INCH = 25.4;

/** How large a picture prints at a resolution, in whole mm. */
export function printSizeMm(
  widthPx: number,
  heightPx: number,
  dpi: number,
): { width: number; height: number } {
  return {
    width: Math.round((widthPx / dpi) * MM_PER_INCH),
    height: Math.round((heightPx / dpi) * MM_PER_INCH),
  };
}
