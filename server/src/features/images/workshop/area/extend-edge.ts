import { type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';
import { findRim } from './find-rim.ts';

/** What fills the added margin: the picture mirrored at its edge, or the colours of its edge drawn outwards. */
export type EdgeKind = 'mirror' | 'stretch';

/**
 * Writes the picture with `marginPx` more on each side, for bleed. The picture stays as it is, except for a soft rim
 * that trimming left: it is filled like the margin, from the pixels inside it. A margin wider than the picture is
 * mirrored again and again.
 */
export async function extendEdge(
  rows: PixelRows,
  marginPx: number,
  kind: EdgeKind,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const { widthPx, heightPx } = rows;
  const rim = await findRim(rows);
  const sourceIndex = kind === 'mirror' ? mirrored : clamped;
  const sourceOf = (at: number, size: number, before: number, after: number) =>
    before + sourceIndex(at - marginPx - before, size - before - after);
  const columns = Array.from({ length: widthPx + 2 * marginPx }, (_, x) =>
    sourceOf(x, widthPx, rim.left, rim.right),
  );
  const total = heightPx + 2 * marginPx;
  for (let top = 0; top < total; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, total - top);
    const result = new Uint8Array(columns.length * count * 4);
    for (let y = 0; y < count; y += 1) {
      const row = await rows.read(sourceOf(top + y, heightPx, rim.top, rim.bottom), 1);
      const start = y * columns.length * 4;
      columns.forEach((x, at) => {
        for (let channel = 0; channel < 4; channel += 1)
          result[start + at * 4 + channel] = row[x * 4 + channel]!;
      });
    }
    await write(result);
  }
}

const clamped = (at: number, size: number): number => Math.min(size - 1, Math.max(0, at));

/** The edge itself is repeated: …2 1 0 | 0 1 2 … */
function mirrored(at: number, size: number): number {
  const turn = ((at % (2 * size)) + 2 * size) % (2 * size);
  return turn < size ? turn : 2 * size - 1 - turn;
}
