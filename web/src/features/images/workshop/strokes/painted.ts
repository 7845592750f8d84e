import { MAX_STROKE_POINTS } from '@diy/contract/images/image-work-steps';

/** A place in a picture, as shares of its width and height. */
export type SharePoint = [number, number];

/** `erase` is what an object is painted over with. */
export type StrokeKind = 'keep' | 'remove' | 'erase';

/** A path painted on a picture; `width` is a share of its longer side. */
export interface PaintedStroke {
  kind: StrokeKind;
  width: number;
  points: SharePoint[];
}

/** Sides of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Nearer than this share of the brush, the next place says nothing new. */
const NEAR = 0.2;

/** The path with one more place, unless it is as good as the last one. */
export function extendStroke(
  stroke: PaintedStroke,
  [x, y]: SharePoint,
  { width, height }: PictureSize,
): PaintedStroke {
  const last = stroke.points.at(-1);
  const long = Math.max(width, height);
  if (last) {
    const away = Math.hypot((x - last[0]) * width, (y - last[1]) * height);
    if (away < Math.max(0.5, stroke.width * long * NEAR)) return stroke;
  }
  return { ...stroke, points: [...stroke.points, rounded([x, y])] };
}

const rounded = ([x, y]: SharePoint): SharePoint => [part(x), part(y)];
const part = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 100_000) / 100_000;

/** A path of at most as many places as may be sent, both ends among them. */
export function thinStroke(stroke: PaintedStroke): PaintedStroke {
  const count = stroke.points.length;
  if (count <= MAX_STROKE_POINTS) return stroke;
  const points = Array.from(
    { length: MAX_STROKE_POINTS },
    (_, at) => stroke.points[Math.round((at * (count - 1)) / (MAX_STROKE_POINTS - 1))]!,
  );
  return { ...stroke, points };
}

/** The path in pixels of the picture, for `d`; a single place is a dot. */
export function strokePath({ points }: PaintedStroke, { width, height }: PictureSize): string {
  const places = points.length === 1 ? [points[0]!, points[0]!] : points;
  return places
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`)
    .join('');
}
