import { hexOf, type Rgb } from '../colours/oklab.ts';
import { type Curve, fitCurves } from './fit-curves.ts';
import { type LabelMap, OUTSIDE } from './label-map.ts';
import type { Arc, Point } from './trace-arcs.ts';

/**
 * Each colour reaches this many pixels under the colours that are painted after it, so that no gap shows between them.
 */
const BENEATH_PX = 0.75;

interface FittedArc extends Arc {
  start: Point;
  curves: Curve[];
}

/** One colour of a drawing; path data as SVG has it. */
export interface TracedPath {
  colour: Rgb;
  /** Filled by the even-odd rule. */
  shape: string;
  /**
   * The borders with colours that are painted later, drawn as lines so that this colour reaches under them; empty =
   * none.
   */
  beneath: string;
  /** Width of the lines of `beneath`. */
  lineWidth: number;
}

/**
 * A drawing in curves, one path for each colour, the largest area first; neighbours share their line. Coordinates are
 * those of the map times `scale`, as whole numbers, which take few letters.
 * @param tolerance how far curves may be from the line, in pixels
 */
export function svgFromLabels(
  map: LabelMap,
  arcs: readonly Arc[],
  tolerance: number,
): { paths: TracedPath[]; scale: number } {
  const { widthPx, heightPx, colours } = map;
  const scale = widthPx > 2500 || heightPx > 2500 ? 10 : 50;
  const fitted = arcs.map((arc): FittedArc => {
    const isFrame = arc.left === OUTSIDE || arc.right === OUTSIDE;
    const isOpenFrame = isFrame && !arc.isClosed;
    const points = isOpenFrame ? [arc.points[0]!, arc.points.at(-1)!] : arc.points;
    const curves = fitCurves(points, arc.isClosed, tolerance);
    // A closed line begins where it ends.
    return { ...arc, start: arc.isClosed ? curves.at(-1)!.end : points[0]!, curves };
  });
  const areas = new Float64Array(colours.length);
  for (const label of map.labels) areas[label]! += 1;
  const painted = colours.map((_, label) => label).filter((label) => colours[label] && areas[label]! > 0);
  painted.sort((a, b) => areas[b]! - areas[a]!);
  // Without transparency the largest colour is painted over the whole picture first, so that no seams show between the others.
  const whole = `M0 0h${widthPx * scale}v${heightPx * scale}h${-widthPx * scale}z`;
  const isOpaque = colours.every((colour) => colour !== null);
  const paths = painted.map((label, rank): TracedPath => {
    if (rank === 0 && isOpaque) return { colour: colours[label]!, shape: whole, beneath: '', lineWidth: 0 };
    const later = new Set(painted.slice(rank + 1));
    const beneath = fitted.filter(
      ({ left, right }) => (left === label && later.has(right)) || (right === label && later.has(left)),
    );
    return {
      colour: colours[label]!,
      shape: outlineOf(label, fitted, scale),
      beneath: beneath.map((arc) => lineOf(arc, scale)).join(''),
      lineWidth: 2 * BENEATH_PX * scale,
    };
  });
  return { paths, scale };
}

/**
 * The drawing as a file.
 * @param box sides of its coordinates
 * @param sizePx sides of the picture it stands for
 */
export function textOfSvg(
  paths: readonly TracedPath[],
  box: { widthPx: number; heightPx: number },
  sizePx: { widthPx: number; heightPx: number },
): string {
  const parts = paths.map(({ colour, shape, beneath, lineWidth }) => {
    const hex = hexOf(colour);
    const line = `<path fill="none" stroke="${hex}" stroke-width="${lineWidth}" d="${beneath}"/>`;
    return `<path fill="${hex}" d="${shape}"/>${beneath === '' ? '' : line}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx.widthPx}" height="${sizePx.heightPx}" viewBox="0 0 ${box.widthPx} ${box.heightPx}" preserveAspectRatio="none" fill-rule="evenodd" stroke-linejoin="round">${parts.join('')}</svg>`;
}

/** The closed outlines of a colour, arc after arc. */
function outlineOf(label: number, arcs: readonly FittedArc[], scale: number): string {
  const own = arcs.filter(({ left, right }) => left === label || right === label);
  const closed = own.filter(({ isClosed }) => isClosed).map((arc) => `${lineOf(arc, scale)}z`);
  // Arcs are turned so that the colour lies on their left; then each one begins where another ends.
  const open = own.filter(({ isClosed }) => !isClosed).map((arc) => (arc.left === label ? arc : turned(arc)));
  const byStart = new Map<number, FittedArc[]>();
  for (const arc of open) byStart.set(arc.from, [...(byStart.get(arc.from) ?? []), arc]);
  const outlines: string[] = [];
  for (const first of open) {
    let next = nextArc(byStart, first.from);
    if (!next) continue;
    const pen = createPen(scale);
    let path = pen.move(next.start);
    for (; next; next = nextArc(byStart, next.to)) path += pen.draw(next.curves);
    outlines.push(`${path}z`);
  }
  return [...closed, ...outlines].join('');
}

const nextArc = (byStart: Map<number, FittedArc[]>, place: number): FittedArc | undefined =>
  byStart.get(place)?.pop();

function turned(arc: FittedArc): FittedArc {
  const { start, curves, left, right, from, to } = arc;
  const ends = [start, ...curves.map(({ end }) => end)];
  const back = curves
    .map(({ handles }, at): Curve => ({ handles: handles && [handles[1], handles[0]], end: ends[at]! }))
    .reverse();
  return { ...arc, left: right, right: left, from: to, to: from, start: ends.at(-1)!, curves: back };
}

function lineOf({ start, curves }: FittedArc, scale: number): string {
  const pen = createPen(scale);
  return pen.move(start) + pen.draw(curves);
}

/**
 * Writes path data in relative whole numbers. Each step starts at the rounded place where the last one ended, so that
 * rounding errors do not add up.
 */
function createPen(scale: number) {
  let [x, y] = [0, 0];
  const whole = ([u, v]: Point): Point => [Math.round(u * scale), Math.round(v * scale)];
  const join = (numbers: readonly number[]): string =>
    numbers.map((value, at) => (at === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
  return {
    move(point: Point): string {
      [x, y] = whole(point);
      return `M${join([x, y])}`;
    },
    draw(curves: readonly Curve[]): string {
      let text = '';
      for (const { handles, end } of curves) {
        const [u, v] = whole(end);
        if (handles === null) text += `l${join([u - x, v - y])}`;
        else {
          const [a, b] = [whole(handles[0]), whole(handles[1])];
          text += `c${join([a[0] - x, a[1] - y, b[0] - x, b[1] - y, u - x, v - y])}`;
        }
        [x, y] = [u, v];
      }
      return text;
    },
  };
}
