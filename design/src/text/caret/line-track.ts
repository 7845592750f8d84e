import type { Point } from '../../geometry/index.ts';
import type { LineTrack } from './caret-map.ts';

/** The point at a place along a line and `upMm` above its baseline; in a column to the right of its middle. */
export function pointOnTrack(track: LineTrack, alongMm: number, upMm: number): Point {
  if (track.kind !== 'bent') {
    const isColumn = track.kind === 'column';
    return isColumn ? { x: track.baseMm + upMm, y: alongMm } : { x: alongMm, y: track.baseMm - upMm };
  }
  const { centreXMm, centreYMm, radiusMm, middleMm } = track.bend;
  const turn = (alongMm - middleMm) / radiusMm;
  const reach = radiusMm + upMm;
  return { x: centreXMm + reach * Math.sin(turn), y: centreYMm - reach * Math.cos(turn) };
}

/** The reverse of `pointOnTrack`. */
export function placeAlongTrack(track: LineTrack, point: Point): { alongMm: number; upMm: number } {
  if (track.kind !== 'bent') {
    const { x, y } = point;
    const isColumn = track.kind === 'column';
    return isColumn ? { alongMm: y, upMm: x - track.baseMm } : { alongMm: x, upMm: track.baseMm - y };
  }
  const { centreXMm, centreYMm, radiusMm, middleMm } = track.bend;
  const side = Math.sign(radiusMm);
  const [dx, dy] = [point.x - centreXMm, point.y - centreYMm];
  const turn = Math.atan2(dx * side, -dy * side);
  return { alongMm: middleMm + turn * radiusMm, upMm: side * Math.hypot(dx, dy) - radiusMm };
}

/** How far a line turns between two places, in radians; 0 of a straight one. */
export function turnBetween(track: LineTrack, fromMm: number, toMm: number): number {
  return track.kind === 'bent' ? Math.abs((toMm - fromMm) / track.bend.radiusMm) : 0;
}
