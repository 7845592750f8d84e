/** A path painted on a picture. */
export interface PaintedStroke {
  /** Width of the brush, as a share of the picture's longer side. */
  width: number;
  /** Places as shares of the picture's width and height. */
  points: readonly (readonly [number, number])[];
}

/**
 * Marks with `value` every pixel of `mask` whose middle lies under the stroke; one as thin as a point marks the pixel
 * that it lies in.
 */
export function paintStroke(
  mask: Uint8Array,
  widthPx: number,
  heightPx: number,
  { width, points }: PaintedStroke,
  value: number,
): void {
  const radius = Math.max(0.75, (width * Math.max(widthPx, heightPx)) / 2);
  const placed = points.map(([x, y]) => [x * widthPx, y * heightPx] as const);
  placed.forEach((to, at) => {
    const from = placed[Math.max(0, at - 1)]!;
    paintLine(mask, widthPx, heightPx, from, to, radius, value);
  });
}

type Place = readonly [number, number];

function paintLine(
  mask: Uint8Array,
  widthPx: number,
  heightPx: number,
  [x1, y1]: Place,
  [x2, y2]: Place,
  radius: number,
  value: number,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(x1, x2) - radius));
  const right = Math.min(widthPx - 1, Math.ceil(Math.max(x1, x2) + radius));
  const top = Math.max(0, Math.floor(Math.min(y1, y2) - radius));
  const bottom = Math.min(heightPx - 1, Math.ceil(Math.max(y1, y2) + radius));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [u, v] = [x + 0.5 - x1, y + 0.5 - y1];
      const along = squared === 0 ? 0 : Math.max(0, Math.min(1, (u * dx + v * dy) / squared));
      if ((u - along * dx) ** 2 + (v - along * dy) ** 2 <= radius * radius) mask[y * widthPx + x] = value;
    }
  }
}
