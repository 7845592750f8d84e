/** What an alpha channel of 8-bit samples holds. */
export interface Transparency {
  /** Anything is below full opacity. */
  hasAlpha: boolean;
  /** Partly transparent pixels are so many that they must be intended; such parts print badly with DTG and DTF. */
  hasSemiTransparency: boolean;
}

/** Share of the visible pixels that may be soft away from smooth edges, as the dust of a cut-out is. */
const SOFT_SHARE = 0.02;
/** A smooth edge goes from solid to clear within this many pixels to each side. */
const REACH = 2;
const ROWS = 2 * REACH + 1;
const NEARLY_CLEAR = 12;
const NEARLY_SOLID = 243;

/**
 * Scans an alpha channel row by row, in chunks of any size. Smooth edges are not counted, however much of thin
 * lettering they are: a soft pixel with solid and clear ones next to it.
 */
export async function findTransparency(
  alpha: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  widthPx: number,
  heightPx = Number.POSITIVE_INFINITY,
): Promise<Transparency> {
  const window = createWindow(widthPx, widthPx * heightPx * SOFT_SHARE);
  for await (const piece of alpha) window.take(piece);
  const { samples, clear, solid, soft } = window.end();
  return { hasAlpha: solid < samples, hasSemiTransparency: soft > (samples - clear) * SOFT_SHARE };
}

/**
 * The rows around the current one. Beyond `enough` soft pixels the result is decided, and edges are no longer searched.
 */
function createWindow(widthPx: number, enough: number) {
  const rows = Array.from({ length: ROWS }, () => new Uint8Array(widthPx));
  const counts = { samples: 0, clear: 0, solid: 0, soft: 0 };
  let [taken, checkedRows] = [0, 0];
  const rowAt = (y: number): Uint8Array | undefined => {
    const newest = Math.ceil(taken / widthPx);
    return y < 0 || y >= newest || y < newest - ROWS ? undefined : rows[y % ROWS];
  };
  const checkRow = (y: number, lengthPx: number) => {
    const row = rowAt(y);
    if (!row) return;
    for (let x = 0; x < lengthPx; x += 1) {
      const value = row[x] ?? 0;
      if (value === 255) counts.solid += 1;
      else if (value === 0) counts.clear += 1;
      else if (counts.soft > enough || !isEdge(rowAt, x, y)) counts.soft += 1;
    }
    counts.samples += lengthPx;
  };
  return {
    take(piece: Uint8Array) {
      for (let from = 0; from < piece.length; ) {
        const x = taken % widthPx;
        const part = piece.subarray(from, from + widthPx - x);
        rows[Math.floor(taken / widthPx) % ROWS]?.set(part, x);
        taken += part.length;
        from += part.length;
        if (taken % widthPx !== 0) continue;
        const complete = taken / widthPx;
        if (complete > checkedRows + REACH) {
          checkRow(checkedRows, widthPx);
          checkedRows += 1;
        }
      }
    },
    end() {
      for (; checkedRows * widthPx < taken; checkedRows += 1)
        checkRow(checkedRows, Math.min(widthPx, taken - checkedRows * widthPx));
      return counts;
    },
  };
}

/** Whether solid and clear pixels lie next to a soft one, so that it is the edge between them. */
function isEdge(rowAt: (y: number) => Uint8Array | undefined, x: number, y: number): boolean {
  let [hasClear, hasSolid] = [false, false];
  for (let dy = -REACH; dy <= REACH; dy += 1) {
    const row = rowAt(y + dy);
    if (!row) continue;
    for (let dx = -REACH; dx <= REACH; dx += 1) {
      const value = row[x + dx];
      if (value === undefined) continue;
      if (value <= NEARLY_CLEAR) hasClear = true;
      else if (value >= NEARLY_SOLID) hasSolid = true;
    }
    if (hasClear && hasSolid) return true;
  }
  return false;
}
