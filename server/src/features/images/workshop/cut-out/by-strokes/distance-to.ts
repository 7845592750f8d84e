/**
 * Distance of each pixel, in whole pixels, from the nearest one that `isThere`. A straight step counts 3 thirds of a
 * pixel and a diagonal one 4, which is nearly Euclidean. Pixels farther than `most` count as that far.
 */
export function distanceTo(
  isThere: (index: number) => boolean,
  widthPx: number,
  heightPx: number,
  most: number,
): Uint16Array {
  const far = Math.round(most * 3);
  const away = new Uint16Array(widthPx * heightPx);
  for (let at = 0; at < away.length; at += 1) away[at] = isThere(at) ? 0 : far;
  const relax = (at: number, x: number, y: number, dx: number, dy: number, cost: number) => {
    if (x + dx < 0 || x + dx >= widthPx || y + dy < 0 || y + dy >= heightPx) return;
    const through = away[at + dy * widthPx + dx]! + cost;
    if (through < away[at]!) away[at] = through;
  };
  for (let y = 0, at = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      if (away[at] === 0) continue;
      relax(at, x, y, -1, 0, 3);
      relax(at, x, y, 0, -1, 3);
      relax(at, x, y, -1, -1, 4);
      relax(at, x, y, 1, -1, 4);
    }
  for (let y = heightPx - 1, at = away.length - 1; y >= 0; y -= 1)
    for (let x = widthPx - 1; x >= 0; x -= 1, at -= 1) {
      if (away[at] === 0) continue;
      relax(at, x, y, 1, 0, 3);
      relax(at, x, y, 0, 1, 3);
      relax(at, x, y, 1, 1, 4);
      relax(at, x, y, -1, 1, 4);
    }
  for (let at = 0; at < away.length; at += 1) away[at] = Math.round(away[at]! / 3);
  return away;
}
