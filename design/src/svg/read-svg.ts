import { type Matrix, multiply, translation } from '../geometry/matrix.ts';
import { readPathData, writePathData } from '../layers/vector/path-data.ts';
import {
  MAX_PATH_DATA,
  MAX_VECTOR_PATHS,
  type VectorLayer,
  type VectorPath,
} from '../layers/vector/vector-layer.ts';
import { backgroundOf } from './background-of.ts';
import { OUTLINES, outlineOf } from './outline-of.ts';
import { readLength } from './read-length.ts';
import { readTransform } from './read-transform.ts';
import { readViewBox } from './read-view-box.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { requireNoClip } from './require-no-clip.ts';
import { requirePlainStroke } from './require-plain-stroke.ts';
import { computeStyle, isStyleSheet, readStyleSheet } from './style-sheet.ts';
import { FIRST_PAINT, paintedPaths, readOpacity, type SvgPaint, withProperties } from './svg-paint.ts';
import { type SvgProblem, SvgRefusal } from './svg-problem.ts';
import { transformOutline } from './transform-outline.ts';

/** A drawing as a vector holds it. */
export type SvgDrawing = Pick<VectorLayer, 'viewBox' | 'paths'>;

/** A drawing, or what in it a vector could not show as it is. */
export type SvgReading =
  | { readonly drawing: SvgDrawing; readonly problem: null; readonly detail: '' }
  | { readonly drawing: null; readonly problem: SvgProblem; readonly detail: string };

/**
 * Reads an SVG as a vector where all of it can be drawn as it was meant: outlines of every kind, groups, transforms, solid
 * paints, `use`, style attributes and simple style sheets. Anything else is named and nothing is left out. Work is bounded.
 */
export function readSvg(source: string): SvgReading {
  try {
    return { drawing: readDrawing(source), problem: null, detail: '' };
  } catch (error) {
    if (!(error instanceof SvgRefusal)) throw error;
    return { drawing: null, problem: error.problem, detail: error.detail };
  }
}

/** Elements drawn, those of `use` counted each time. */
const MAX_DRAWN = 5000;
const MAX_USE_DEPTH = 8;

/** Elements that draw nothing by themselves. */
const SILENT = new Set([
  'defs',
  'title',
  'desc',
  'metadata',
  'style',
  'linearGradient',
  'radialGradient',
  'pattern',
  'clipPath',
  'mask',
  'filter',
  'marker',
  'symbol',
  'view',
  'cursor',
]);
const REFUSED: ReadonlyMap<string, SvgProblem> = new Map(
  Object.entries<SvgProblem>({
    text: 'text',
    image: 'image',
    foreignObject: 'element',
    svg: 'symbol',
    switch: 'element',
    script: 'script',
    animate: 'animation',
    animateTransform: 'animation',
    animateMotion: 'animation',
    animateColor: 'animation',
    set: 'animation',
  }),
);

interface Walk {
  readonly rules: ReturnType<typeof readStyleSheet>;
  readonly byId: ReadonlyMap<string, XmlElement>;
  readonly viewBox: VectorLayer['viewBox'];
  readonly decimals: number;
  readonly paths: VectorPath[];
  drawn: number;
  length: number;
}

interface Place {
  readonly matrix: Matrix;
  readonly paint: SvgPaint;
  /** Opacity of the groups around; they hold one painted outline only where this is below 1. */
  readonly opacity: number;
  readonly useDepth: number;
}

function readDrawing(source: string): SvgDrawing {
  const root = readXml(source);
  if (root.name !== 'svg' || root.attributes.get('xmlns') !== SVG_NAMESPACE)
    throw new SvgRefusal('malformed', root.name);
  const { viewBox, matrix } = readViewBox(root);
  const byId = new Map<string, XmlElement>();
  const sheets: string[] = [];
  collect(root, byId, sheets);
  const walk: Walk = {
    rules: readStyleSheet(sheets.join('\n')),
    byId,
    viewBox,
    decimals: Math.min(6, Math.max(0, Math.ceil(Math.log10(1e5 / Math.max(viewBox.width, viewBox.height))))),
    paths: [],
    drawn: 0,
    length: 0,
  };
  const background = backgroundOf(computeStyle(root, walk.rules), viewBox);
  const first = { matrix, paint: FIRST_PAINT, opacity: 1, useDepth: 0 };
  drawGroup(walk, root, first, root.children);
  if (walk.paths.length === 0) throw new SvgRefusal('empty', 'svg');
  if (background) addBackground(walk, root, background);
  return { viewBox, paths: walk.paths };
}

/** Below all that was drawn; of a half-clear drawing it would shine through. */
function addBackground(walk: Walk, root: XmlElement, background: VectorPath): void {
  if (readOpacity(computeStyle(root, walk.rules).get('opacity')) !== undefined)
    throw new SvgRefusal('opacity', 'svg');
  if (walk.paths.length >= MAX_VECTOR_PATHS) throw new SvgRefusal('too-large', 'svg');
  walk.paths.unshift(background);
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function collect(element: XmlElement, byId: Map<string, XmlElement>, sheets: string[]): void {
  for (const [name, value] of element.attributes) {
    const isOther = name === 'xmlns' && value !== SVG_NAMESPACE;
    // A prefix for SVG itself would hide its elements from us.
    if (isOther || (name.startsWith('xmlns:') && value === SVG_NAMESPACE && name !== 'xmlns:svg'))
      throw new SvgRefusal('element', `${name}=${value}`.slice(0, 40));
  }
  const id = element.attributes.get('id');
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  if (element.name === 'style' && isStyleSheet(element)) sheets.push(element.text);
  for (const child of element.children) collect(child, byId, sheets);
}

function draw(walk: Walk, element: XmlElement, place: Place): void {
  const { name } = element;
  walk.drawn += 1;
  if (walk.drawn > MAX_DRAWN) throw new SvgRefusal('too-large', name);
  // Elements of other programs, as editors keep them.
  if (name.startsWith('svg:')) throw new SvgRefusal('element', name);
  if (name.includes(':') || SILENT.has(name)) return;
  const refused = REFUSED.get(name);
  if (refused) throw new SvgRefusal(refused, name);
  if (name === 'g' || name === 'a') drawGroup(walk, element, place, element.children);
  else if (name === 'use') drawUse(walk, element, place);
  else if (OUTLINES.has(name)) drawOutline(walk, element, place);
  else throw new SvgRefusal('element', name);
}

/** The place inside of an element; null where it is not displayed. */
function placeIn(walk: Walk, element: XmlElement, around: Place): Place | null {
  const properties = computeStyle(element, walk.rules);
  if (properties.get('display') === 'none') return null;
  if (element.attributes.has('requiredFeatures') || element.attributes.has('systemLanguage'))
    throw new SvgRefusal('element', 'switch');
  const matrix = multiply(around.matrix, readTransform(element.attributes.get('transform')));
  requireNoClip(walk, properties.get('clip-path'), matrix);
  return {
    matrix,
    paint: withProperties(around.paint, properties),
    opacity: around.opacity * (readOpacity(properties.get('opacity')) ?? 1),
    useDepth: around.useDepth,
  };
}

function drawGroup(walk: Walk, element: XmlElement, around: Place, children: readonly XmlElement[]): void {
  const place = placeIn(walk, element, around);
  if (!place || place.opacity === 0) return;
  const before = walk.paths.length;
  for (const child of children) draw(walk, child, place);
  // Half-clear outlines that overlap would show each other.
  if (place.opacity < 1 && walk.paths.length > before + 1) throw new SvgRefusal('opacity', element.name);
}

function drawUse(walk: Walk, element: XmlElement, around: Place): void {
  const place = placeIn(walk, element, around);
  if (!place) return;
  const href = element.attributes.get('href') ?? element.attributes.get('xlink:href') ?? '';
  const target = href.startsWith('#') ? walk.byId.get(href.slice(1)) : undefined;
  if (!target) throw new SvgRefusal('element', `use ${href}`.slice(0, 40));
  if (place.useDepth >= MAX_USE_DEPTH) throw new SvgRefusal('too-large', 'use');
  if (target.name === 'symbol' || target.name === 'svg') throw new SvgRefusal('symbol', href.slice(0, 40));
  const x = readLength(element.attributes.get('x')) ?? 0;
  const y = readLength(element.attributes.get('y')) ?? 0;
  const before = walk.paths.length;
  const moved = { ...place, matrix: multiply(place.matrix, translation(x, y)), useDepth: place.useDepth + 1 };
  draw(walk, target, moved);
  if (place.opacity < 1 && walk.paths.length > before + 1) throw new SvgRefusal('opacity', 'use');
}

function drawOutline(walk: Walk, element: XmlElement, around: Place): void {
  const place = placeIn(walk, element, around);
  if (!place) return;
  for (const child of element.children) {
    const refused = REFUSED.get(child.name);
    if (refused) throw new SvgRefusal(refused, child.name);
  }
  const { paint, opacity, matrix } = place;
  if (!paint.isVisible || opacity === 0 || (!paint.fill && !paint.stroke)) return;
  const outline = outlineOf(element);
  // A move alone draws nothing.
  if (outline.length <= 3) return;
  const d = writePathData(transformOutline(outline, matrix), walk.decimals);
  if (readPathData(d) === null) throw new SvgRefusal('too-large', element.name);
  if (paint.stroke && paint.strokeWidth > 0) requirePlainStroke(outline, paint);
  const painted = paintedPaths(d, paint, opacity, matrix);
  walk.paths.push(...painted);
  walk.length += d.length * painted.length;
  if (walk.length > MAX_PATH_DATA || walk.paths.length > MAX_VECTOR_PATHS)
    throw new SvgRefusal('too-large', element.name);
}
