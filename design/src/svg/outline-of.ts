import { outlineOp } from '../geometry/outline-op.ts';
import { MAX_PATH_DATA } from '../layers/vector/vector-layer.ts';
import { arc, closed, lines, type OutlinePoint, polygon } from '../painting/paths/outline-pieces.ts';
import { parseSvgPath } from '../painting/paths/parse-svg-path.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import { readLength, readNumbers } from './read-length.ts';
import type { XmlElement } from './read-xml.ts';
import { SvgRefusal } from './svg-problem.ts';

/** What is longer would be too long for a vector, however it is written. */
const MAX_SOURCE = 2 * MAX_PATH_DATA;

/** Elements that draw an outline. */
export const OUTLINES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** The outline of an element in its own coordinates; empty where it draws nothing. */
export function outlineOf({ name, attributes }: XmlElement): PathCommands {
  const attribute = (key: string, otherwise = 0) => {
    const value = readLength(attributes.get(key)) ?? otherwise;
    // What a negative radius means has changed from one SVG to the next.
    if (value < 0 && /^r[xy]?$/.test(key)) throw new SvgRefusal('element', key);
    return value;
  };
  switch (name) {
    case 'path':
      return pathOf(attributes.get('d') ?? '');
    case 'rect':
      return rectOf(attributes);
    case 'circle':
      return ellipseOf(attribute('cx'), attribute('cy'), attribute('r'), attribute('r'));
    case 'ellipse':
      if (attributes.has('rx') !== attributes.has('ry')) throw new SvgRefusal('element', 'ellipse');
      return ellipseOf(attribute('cx'), attribute('cy'), attribute('rx'), attribute('ry'));
    case 'line':
      return [
        outlineOp.move,
        attribute('x1'),
        attribute('y1'),
        outlineOp.line,
        attribute('x2'),
        attribute('y2'),
      ];
    default:
      return pointsOf(readNumbers(attributes.get('points') ?? ''), name === 'polygon');
  }
}

function pathOf(d: string): PathCommands {
  if (d.trim() === '' || d.trim() === 'none') return [];
  if (d.length > MAX_SOURCE) throw new SvgRefusal('too-large', 'path');
  try {
    return parseSvgPath(d);
  } catch (error) {
    throw new SvgRefusal('malformed', error instanceof Error ? error.message : 'path');
  }
}

function rectOf(attributes: ReadonlyMap<string, string>): PathCommands {
  const attribute = (key: string) => {
    const value = readLength(attributes.get(key));
    if (value !== undefined && value < 0 && /^r[xy]$/.test(key)) throw new SvgRefusal('element', key);
    return value;
  };
  const [x, y, width, height] = [
    attribute('x') ?? 0,
    attribute('y') ?? 0,
    attribute('width') ?? 0,
    attribute('height') ?? 0,
  ];
  if (width <= 0 || height <= 0) return [];
  const [right, bottom] = [x + width, y + height];
  const rx = Math.min(Math.max(attribute('rx') ?? attribute('ry') ?? 0, 0), width / 2);
  const ry = Math.min(Math.max(attribute('ry') ?? attribute('rx') ?? 0, 0), height / 2);
  if (rx === 0 || ry === 0)
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  const corner = (from: OutlinePoint, to: OutlinePoint) => arc(from, rx, ry, to);
  return closed(
    [x + rx, y],
    lines([right - rx, y]),
    corner([right - rx, y], [right, y + ry]),
    lines([right, bottom - ry]),
    corner([right, bottom - ry], [right - rx, bottom]),
    lines([x + rx, bottom]),
    corner([x + rx, bottom], [x, bottom - ry]),
    lines([x, y + ry]),
    corner([x, y + ry], [x + rx, y]),
  );
}

function ellipseOf(cx: number, cy: number, rx: number, ry: number): PathCommands {
  if (rx <= 0 || ry <= 0) return [];
  const [right, left]: [OutlinePoint, OutlinePoint] = [
    [cx + rx, cy],
    [cx - rx, cy],
  ];
  return closed(right, arc(right, rx, ry, left), arc(left, rx, ry, right));
}

function pointsOf(numbers: readonly number[], isClosed: boolean): PathCommands {
  if (numbers.length % 2 !== 0) throw new SvgRefusal('malformed', 'points');
  const points: OutlinePoint[] = [];
  for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  const [first, ...rest] = points;
  if (!first) return [];
  return isClosed ? polygon(points) : [outlineOp.move, ...first, ...lines(...rest)];
}
