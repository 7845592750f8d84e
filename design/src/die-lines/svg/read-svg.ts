import { applyMatrix, IDENTITY, type Matrix, multiply, translation } from '../../geometry/matrix.ts';
import { flattenContours } from '../../painting/paths/flatten-path.ts';
import { parseSvgPath } from '../../painting/paths/parse-svg-path.ts';
import {
  createNotRead,
  type DieLineDrawing,
  DrawingRefused,
  type DrawnLine,
  MAX_POINTS,
} from '../die-line.ts';
import { readStrokeColour } from './read-colour.ts';
import { readTransform } from './read-transform.ts';
import { shapePathOf } from './shape-path.ts';
import { readElements, type XmlElement } from './xml-elements.ts';

/** What draws nothing by itself. */
const SILENT = new Set([
  'defs',
  'style',
  'title',
  'desc',
  'metadata',
  'namedview',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'linearGradient',
  'radialGradient',
  'filter',
  'script',
  'view',
]);
const GROUPS = new Set(['svg', 'g', 'a', 'switch']);
/** Uses within uses, and elements that are drawn with all their uses: few bytes may name a billion. */
const MAX_USES = 8;
const MAX_DRAWN = 200_000;
/** Millimetres of the units that have a real length; a px has none but by agreement. */
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6 }),
);
/** Corners a curve of a path becomes. */
const STEPS = 24;

interface Inherited {
  matrix: Matrix;
  layer: string;
  colour: string;
  /** Uses around it. */
  uses: number;
}

/** Reads the lines of an SVG. Throws DrawingRefused. */
export function readSvg(text: string): DieLineDrawing {
  const svg = readElements(text);
  const styles = readStyles(svg);
  const byId = findIds(svg);
  const lines: DrawnLine[] = [];
  const notRead = createNotRead();
  let points = 0;
  let drawn = 0;
  const draw = (element: XmlElement, inherited: Inherited): void => {
    const { name, attributes, children } = element;
    if (SILENT.has(name)) return;
    drawn += 1;
    if (drawn > MAX_DRAWN) throw new DrawingRefused('too-large');
    const style = styleOf(element, styles);
    const isLayer = attributes.get('inkscape:groupmode') === 'layer';
    const label = attributes.get('inkscape:label') ?? attributes.get('id') ?? '';
    const layer =
      name === 'g' && (isLayer || inherited.layer === '') ? label || inherited.layer : inherited.layer;
    const stroke = readStrokeColour(style.get('stroke'));
    const colour = stroke ?? readStrokeColour(style.get('fill')) ?? inherited.colour;
    if (style.get('display') === 'none' || style.get('visibility') === 'hidden') {
      notRead.add('hidden', layer);
      return;
    }
    const matrix = multiply(inherited.matrix, readTransform(attributes.get('transform')));
    // A drawing inside a drawing has its own window, and what is cut or masked is not drawn as its line says.
    const isNested = name === 'svg' && element !== svg;
    if (isNested || attributes.has('clip-path') || attributes.has('mask')) {
      notRead.add(isNested ? 'svg' : 'clip-path', layer);
      return;
    }
    if (GROUPS.has(name)) {
      for (const child of children) draw(child, { matrix, layer, colour, uses: inherited.uses });
      return;
    }
    if (name === 'use') {
      const used = usedBy(element, byId);
      if (!used) notRead.add('use', layer);
      if (inherited.uses === MAX_USES) throw new DrawingRefused('too-large');
      const place = { matrix: multiply(matrix, placeOf(element)), layer, colour, uses: inherited.uses + 1 };
      for (const one of used ?? []) draw(one, place);
      return;
    }
    const path = shapePathOf(element);
    const contours = path === null ? null : contoursOf(path);
    if (!contours) {
      notRead.add(name, layer);
      return;
    }
    for (const { points: corners, isClosed } of contours) {
      points += corners.length;
      if (points > MAX_POINTS) throw new DrawingRefused('too-large');
      lines.push({ points: corners.map((corner) => applyMatrix(matrix, corner)), isClosed, layer, colour });
    }
  };
  draw(svg, { matrix: IDENTITY, layer: '', colour: '', uses: 0 });
  return { lines, notRead: notRead.list(), mmPerUnit: unitOf(svg) };
}

/** Elements by their ids, the first of each. */
function findIds(svg: XmlElement): Map<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  const collect = (element: XmlElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !found.has(id)) found.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(svg);
  return found;
}

/** What a `use` shows; nothing where it names another file or nothing, or a symbol that has its own window. */
function usedBy({ attributes }: XmlElement, byId: ReadonlyMap<string, XmlElement>): XmlElement[] | undefined {
  const [, id] = /^\s*#(.+?)\s*$/.exec(attributes.get('href') ?? attributes.get('xlink:href') ?? '') ?? [];
  const used = id === undefined ? undefined : byId.get(id);
  if (used?.name === 'symbol') return used.attributes.has('viewBox') ? undefined : used.children;
  return used && !SILENT.has(used.name) ? [used] : undefined;
}

/** A `use` lies so far right and down of where its element stands. */
function placeOf({ attributes }: XmlElement): Matrix {
  const [x, y] = ['x', 'y'].map((key) => Number((attributes.get(key) ?? '0').replace(/px$/, '')));
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw new DrawingRefused('broken');
  return translation(x!, y!);
}

function contoursOf(path: string) {
  try {
    const commands = parseSvgPath(path);
    if (!commands.every(Number.isFinite)) return null;
    return flattenContours(commands, () => STEPS).filter(({ points }) => points.length > 1);
  } catch {
    return null;
  }
}

/** The drawing's width in a real unit over that of its window; null = it has none, or both sides say something else. */
function unitOf({ attributes }: XmlElement): number | null {
  const box = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const mmOf = (key: string) => {
    const [, value, unit = ''] = /^\s*([\d.eE+-]+)\s*([a-z]*)\s*$/i.exec(attributes.get(key) ?? '') ?? [];
    const mm = UNITS.get(unit.toLowerCase());
    return mm === undefined ? null : Number(value) * mm;
  };
  const [width, height] = [mmOf('width'), mmOf('height')];
  if (width === null || box.length !== 4 || !box.every(Number.isFinite) || !(box[2]! > 0)) return null;
  const across = width / box[2]!;
  const down = height === null ? across : height / box[3]!;
  return Math.abs(down / across - 1) < 0.01 ? across : null;
}

/** Rules for classes, elements and ids, the later over the earlier; anything more is left out, and only says colours. */
function readStyles(svg: XmlElement): [selector: string, style: Map<string, string>][] {
  const all: string[] = [];
  const collect = (element: XmlElement): void => {
    if (element.name === 'style') all.push(element.text);
    for (const child of element.children) collect(child);
  };
  collect(svg);
  const css = all.join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(',')
      .map((selector): [string, Map<string, string>] => [selector.trim(), declarations(body)]),
  );
}

const declarations = (body: string): Map<string, string> =>
  new Map(
    body.split(';').flatMap((one) => {
      const at = one.indexOf(':');
      return at < 0 ? [] : [[one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()] as const];
    }),
  );

function styleOf(
  { name, attributes }: XmlElement,
  rules: readonly [string, Map<string, string>][],
): Map<string, string> {
  const style = new Map<string, string>();
  for (const key of ['stroke', 'fill', 'display', 'visibility']) {
    const value = attributes.get(key);
    if (value !== undefined) style.set(key, value);
  }
  const names = new Set([
    name,
    `#${attributes.get('id')}`,
    ...(attributes.get('class') ?? '').split(/\s+/).map((one) => `.${one}`),
  ]);
  const own = declarations(attributes.get('style') ?? '');
  for (const [selector, body] of rules)
    if (names.has(selector)) for (const [key, value] of body) style.set(key, value);
  for (const [key, value] of own) style.set(key, value);
  return style;
}
