import type { ImageTile } from '../../layers/image/image-tile.ts';
import type { Edges } from '../matrix.ts';
import { type Scale, scaleOf } from '../scale.ts';

/** One repeat in whole pixels; neighbours without a gap share their edge exactly, so no seam shows. */
export interface Repeat extends Edges {
  flipX: boolean;
  flipY: boolean;
}

/**
 * The repeats of a tiled picture that touch `visiblePx`. `centre` is where the middle of the first repeat lies and
 * `size` the size of one repeat, both in px; gaps scale by `pxPerMm`.
 */
export function placeRepeats(
  tile: ImageTile,
  centre: { x: number; y: number },
  size: { width: number; height: number },
  pxPerMm: number | Scale,
  visiblePx: Edges,
): Repeat[] {
  const scale = scaleOf(pxPerMm);
  const gapX = tile.gapMm * scale.x;
  const gapY = tile.gapMm * scale.y;
  const pitchX = size.width + gapX;
  const pitchY = size.height + gapY;
  const x0 = centre.x - size.width / 2;
  const y0 = centre.y - size.height / 2;
  // One more repeat on each side, for rows and columns that are shifted by half a step.
  const columns = range((visiblePx.left - x0) / pitchX - 1, (visiblePx.right - x0) / pitchX + 1);
  const rows = range((visiblePx.top - y0) / pitchY - 1, (visiblePx.bottom - y0) / pitchY + 1);
  const repeats: Repeat[] = [];
  for (const row of rows) {
    for (const column of columns) {
      const shiftX = tile.arrangement === 'brick' && isOdd(row) ? 0.5 : 0;
      const shiftY = tile.arrangement === 'half-drop' && isOdd(column) ? 0.5 : 0;
      const across = edges(x0, pitchX, size.width, gapX, column + shiftX);
      const down = edges(y0, pitchY, size.height, gapY, row + shiftY);
      const repeat = { left: across[0], right: across[1], top: down[0], bottom: down[1] };
      if (!touches(repeat, visiblePx)) continue;
      const mirrored = tile.arrangement === 'mirror';
      repeats.push({ ...repeat, flipX: mirrored && isOdd(column), flipY: mirrored && isOdd(row) });
    }
  }
  return repeats;
}

function edges(origin: number, pitch: number, length: number, gap: number, step: number): [number, number] {
  const start = Math.round(origin + step * pitch);
  const end =
    gap === 0 ? Math.round(origin + (step + 1) * pitch) : Math.round(origin + step * pitch + length);
  return [start, end];
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(0, Math.ceil(to) - first + 1) }, (_, index) => first + index);
}

function isOdd(step: number): boolean {
  return Math.abs(step) % 2 === 1;
}

/** Repeats thinner than half a pixel may round to nothing. */
function touches(a: Edges, b: Edges): boolean {
  return (
    a.right > a.left &&
    a.bottom > a.top &&
    a.left < b.right &&
    a.right > b.left &&
    a.top < b.bottom &&
    a.bottom > b.top
  );
}
