import { type LabelMap, UNMIXED } from './label-map.ts';

/** Gives each area of fewer than `minPx` pixels to the neighbour with which it has the longest border. */
export function removeSpecks(map: LabelMap, minPx: number): void {
  const { labels, others, shares, widthPx, heightPx } = map;
  const seen = new Uint8Array(labels.length);
  const stack: number[] = [];
  const area: number[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (seen[start] === 1) continue;
    const label = labels[start]!;
    const borders = new Map<number, number>();
    area.length = 0;
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const index = stack.pop()!;
      if (area.length < minPx) area.push(index);
      const x = index % widthPx;
      const y = (index - x) / widthPx;
      for (const next of [
        x > 0 ? index - 1 : -1,
        x < widthPx - 1 ? index + 1 : -1,
        y > 0 ? index - widthPx : -1,
        y < heightPx - 1 ? index + widthPx : -1,
      ]) {
        if (next < 0) continue;
        const other = labels[next]!;
        if (other !== label) borders.set(other, (borders.get(other) ?? 0) + 1);
        else if (seen[next] === 0) {
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (area.length >= minPx || borders.size === 0) continue;
    const [winner] = [...borders].reduce((best, one) => (one[1] > best[1] ? one : best));
    for (const index of area) {
      labels[index] = winner;
      others[index] = UNMIXED;
      shares[index] = 255;
    }
  }
}
