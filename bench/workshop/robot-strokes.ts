import type { CutOutStroke } from '@diy/contract/images/image-work-steps';
import { distanceTo } from '../../server/src/features/images/workshop/cut-out/by-strokes/distance-to.ts';
import type { Random } from '../truth/random.ts';
import type { KnownCutOut } from './known-cut-outs.ts';

/** Strokes as a person paints them who sees the subject: through its middle, around it, and where the result is wrong. */

type Place = readonly [number, number];
const BRUSH = 0.025;

/** A stroke along the subject, or the largest part of it. */
export function strokeThrough({ alpha, widthPx, heightPx }: KnownCutOut): CutOutStroke {
  return longest((at) => alpha[at]! > 0.99, widthPx, heightPx, 'keep');
}

/** A stroke around the subject, on the ground, for most of the way. */
export function strokeAround({ alpha, widthPx, heightPx }: KnownCutOut, random: Random): CutOutStroke {
  const away = distanceTo((at) => alpha[at]! > 0, widthPx, heightPx, 80);
  let [sumX, sumY, count] = [0, 0, 0];
  alpha.forEach((share, at) => {
    if (share < 0.5) return;
    sumX += at % widthPx;
    sumY += Math.floor(at / widthPx);
    count += 1;
  });
  const [x, y] = [sumX / count, sumY / count];
  const gap = random.between(16, 45);
  const [first, turns] = [random.between(0, 2 * Math.PI), random.between(0.7, 0.95)];
  const points: Place[] = [];
  for (let n = 0; n <= 40; n += 1) {
    const angle = first + (n / 40) * turns * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let reach = Math.hypot(widthPx, heightPx);
    const inside = (r: number) =>
      x + dx * r > 4 && y + dy * r > 4 && x + dx * r < widthPx - 5 && y + dy * r < heightPx - 5;
    while (!inside(reach)) reach -= 1;
    const awayAt = (r: number) => away[Math.floor(y + dy * r) * widthPx + Math.floor(x + dx * r)]!;
    let near = reach;
    while (near > 0 && awayAt(near) > gap) near -= 1;
    points.push([(x + dx * near) / widthPx, (y + dy * near) / heightPx]);
  }
  const long = Math.max(widthPx, heightPx);
  return {
    kind: 'remove',
    width: Math.min(BRUSH, (gap * 0.8) / long),
    points: points.map(([u, v]) => [u, v]),
  };
}

/** Along the largest area that came out wrong; null = none is large enough to be seen. */
export function strokeOnFault(known: KnownCutOut, made: Float32Array): CutOutStroke | null {
  const { alpha, widthPx, heightPx } = known;
  const isWrong = (at: number) => Math.abs(alpha[at]! - made[at]!) > 0.5;
  const area = largestArea(isWrong, widthPx, heightPx);
  if (area.size < 30) return null;
  const [first] = area;
  const kind = alpha[first!]! > 0.5 ? 'keep' : 'remove';
  const isSure = (at: number) => area.has(at) && (kind === 'keep' ? alpha[at]! > 0.99 : alpha[at] === 0);
  return longest(isSure, widthPx, heightPx, kind);
}

/** From one end of an area to the other, where the brush has room, as far as its largest part reaches. */
function longest(
  isThere: (at: number) => boolean,
  widthPx: number,
  heightPx: number,
  kind: CutOutStroke['kind'],
): CutOutStroke {
  const long = Math.max(widthPx, heightPx);
  const depth = distanceTo((at) => !isThere(at), widthPx, heightPx, 200);
  const deepest = depth.reduce((best, one, at) => (one > depth[best]! ? at : best), 0);
  const room = Math.max(1, Math.min((BRUSH * long) / 2 + 1, depth[deepest]! * 0.6));
  const walk = (from: number) => walkFrom(from, (at) => depth[at]! >= room, widthPx);
  const { end } = walk(deepest);
  const path = walk(end).way;
  const each = Math.max(1, Math.round(path.length / 30));
  const places = path.filter((_, n) => n % each === 0 || n === path.length - 1);
  const points = places.map((at): [number, number] => [
    ((at % widthPx) + 0.5) / widthPx,
    (Math.floor(at / widthPx) + 0.5) / heightPx,
  ]);
  return { kind, width: Math.max(0.001, ((room - 0.5) * 2) / long), points };
}

/** The farthest place that can be reached, and the way to it. */
function walkFrom(from: number, isThere: (at: number) => boolean, widthPx: number) {
  const before = new Map([[from, -1]]);
  const reached = [from];
  for (let next = 0; next < reached.length; next += 1) {
    const at = reached[next]!;
    for (const to of [
      at - 1,
      at + 1,
      at - widthPx,
      at + widthPx,
      at - widthPx - 1,
      at + widthPx + 1,
      at - widthPx + 1,
      at + widthPx - 1,
    ]) {
      if (before.has(to) || !isThere(to)) continue;
      before.set(to, at);
      reached.push(to);
    }
  }
  const end = reached.at(-1)!;
  const way: number[] = [];
  for (let at = end; at >= 0; at = before.get(at)!) way.push(at);
  return { end, way };
}

function largestArea(isThere: (at: number) => boolean, widthPx: number, heightPx: number): Set<number> {
  const seen = new Uint8Array(widthPx * heightPx);
  let best: number[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || !isThere(start)) continue;
    const area = [start];
    seen[start] = 1;
    for (let next = 0; next < area.length; next += 1) {
      const at = area[next]!;
      const x = at % widthPx;
      for (const to of [x > 0 ? at - 1 : -1, x < widthPx - 1 ? at + 1 : -1, at - widthPx, at + widthPx]) {
        if (to < 0 || to >= seen.length || seen[to] === 1 || !isThere(to)) continue;
        seen[to] = 1;
        area.push(to);
      }
    }
    if (area.length > best.length) best = area;
  }
  return new Set(best);
}
