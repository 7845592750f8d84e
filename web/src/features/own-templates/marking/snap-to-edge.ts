/** How much lightness changes at each pixel of a picture. */
export interface EdgeMap {
  width: number;
  height: number;
  /** Levels of 255 from one pixel to the next, across and down, row by row. */
  across: Float32Array;
  down: Float32Array;
}

/** Changes below this are cloth and noise, not edges. */
const MIN_LEVELS = 8;

/** The edges of a picture of red, green, blue and alpha, by Sobel’s operator, which smooths along an edge. */
export function findEdges({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): EdgeMap {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!;
  const [across, down] = [new Float32Array(light.length), new Float32Array(light.length)];
  for (let y = 1; y + 1 < height; y += 1)
    for (let x = 1; x + 1 < width; x += 1) {
      const at = y * width + x;
      const side = (step: number, along: number) =>
        light[at + step - along]! + 2 * light[at + step]! + light[at + step + along]!;
      across[at] = (side(1, width) - side(-1, width)) / 8;
      down[at] = (side(width, 1) - side(-width, 1)) / 8;
    }
  return { width, height, across, down };
}

/** The place of the strongest edge around a place, nearer ones before farther ones; the place itself where there is none. */
export function snapToEdge(edges: EdgeMap, [x, y]: [number, number], radius: number): [number, number] {
  let best = 0;
  let found: [number, number] = [x, y];
  for (let row = Math.max(1, Math.ceil(y - radius)); row <= Math.min(edges.height - 2, y + radius); row += 1)
    for (
      let column = Math.max(1, Math.ceil(x - radius));
      column <= Math.min(edges.width - 2, x + radius);
      column += 1
    ) {
      const far = Math.hypot(column + 0.5 - x, row + 0.5 - y) / radius;
      if (far >= 1) continue;
      const at = row * edges.width + column;
      const levels = Math.hypot(edges.across[at]!, edges.down[at]!);
      const worth = levels * (1 - far * far);
      if (levels < MIN_LEVELS || worth <= best) continue;
      best = worth;
      found = ridge(edges, column, row);
    }
  return found;
}

/** Where along the change of lightness it is greatest, between this pixel and its neighbours on both sides. */
function ridge({ width, across, down }: EdgeMap, column: number, row: number): [number, number] {
  const at = row * width + column;
  const [dx, dy] = [across[at]!, down[at]!];
  const isAcross = Math.abs(dx) >= Math.abs(dy);
  const levelsAt = (index: number) => Math.hypot(across[index]!, down[index]!);
  const step = isAcross ? 1 : width;
  const [before, here, after] = [levelsAt(at - step), levelsAt(at), levelsAt(at + step)];
  const bend = before - 2 * here + after;
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
  return isAcross ? [column + 0.5 + shift, row + 0.5] : [column + 0.5, row + 0.5 + shift];
}
