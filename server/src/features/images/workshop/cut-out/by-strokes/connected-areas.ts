/**
 * Yields each connected area of pixels of equal value as a list of pixel indices. A pixel is connected with the four
 * pixels next to it.
 */
export function* connectedAreas(values: Uint8Array, widthPx: number, heightPx: number): Generator<number[]> {
  const seen = new Uint8Array(values.length);
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] === 1) continue;
    const area = [start];
    seen[start] = 1;
    for (let next = 0; next < area.length; next += 1) {
      const at = area[next]!;
      const x = at % widthPx;
      const around = [x > 0 ? at - 1 : -1, x < widthPx - 1 ? at + 1 : -1, at - widthPx, at + widthPx];
      for (const to of around) {
        if (to < 0 || to >= widthPx * heightPx || seen[to] === 1 || values[to] !== values[start]) continue;
        seen[to] = 1;
        area.push(to);
      }
    }
    yield area;
  }
}
