import { applyMatrix, type Matrix, multiply, rotation, scaling, translation } from '../../geometry/matrix.ts';
import {
  createNotRead,
  type DieLineDrawing,
  DrawingRefused,
  type DrawnLine,
  MAX_POINTS,
} from '../die-line.ts';
import { colourOfIndex } from './dxf-colours.ts';
import { entityPoints } from './entity-points.ts';
import { type DxfItem, numberOf, readItems, textOf } from './read-tags.ts';

/** Millimetres by $INSUNITS: inches, feet, millimetres, centimetres, metres. */
const UNITS: Record<number, number> = { 1: 25.4, 2: 304.8, 4: 1, 5: 10, 6: 1000 };
const MAX_DEPTH = 10;
/** The most corners of an old polyline. */
const MAX_VERTICES = 100_000;
/** The most copies of a block that an array makes. */
const MAX_COPIES = 10_000;

interface Block {
  x: number;
  y: number;
  items: DxfItem[];
}

/** How what is inside a block is drawn. */
interface Inherited {
  matrix: Matrix;
  layer: string;
  colour: string;
  depth: number;
}

interface Layer {
  colour: string;
  isOff: boolean;
  isFrozen: boolean;
}

/** A DXF by its sections. */
interface Sections {
  layers: Map<string, Layer>;
  blocks: Map<string, Block>;
  entities: DxfItem[];
  mmPerUnit: number | null;
}

/** Reads the lines of an ASCII DXF. Throws DrawingRefused. */
export function readDxf(text: string): DieLineDrawing {
  const sections = readSections(readItems(text));
  const lines: DrawnLine[] = [];
  const notRead = createNotRead();
  // DXF counts y upwards.
  const world: Inherited = { matrix: scaling(1, -1), layer: '0', colour: '', depth: 0 };
  drawItems({ ...sections, lines, notRead, count: 0 }, sections.entities, world);
  return { lines, notRead: notRead.list(), mmPerUnit: sections.mmPerUnit };
}

function readSections(items: readonly DxfItem[]): Sections {
  const sections: Sections = { layers: new Map(), blocks: new Map(), entities: [], mmPerUnit: null };
  let section = '';
  let block: Block | null = null;
  for (const item of items) {
    if (item.kind === 'SECTION') {
      section = textOf(item, 2) ?? '';
      if (section === 'HEADER') sections.mmPerUnit = unitOf(item);
    } else if (item.kind === 'LAYER' && section === 'TABLES') {
      const number = numberOf(item, 62, 7);
      sections.layers.set(textOf(item, 2) ?? '', {
        colour: colourOfIndex(Math.abs(number)),
        isOff: number < 0,
        isFrozen: (numberOf(item, 70, 0) & 1) !== 0,
      });
    } else if (item.kind === 'BLOCK') {
      block = { x: numberOf(item, 10, 0), y: numberOf(item, 20, 0), items: [] };
      sections.blocks.set(textOf(item, 2) ?? '', block);
    } else if (item.kind === 'ENDBLK') block = null;
    else if (section === 'BLOCKS') block?.items.push(item);
    else if (section === 'ENTITIES') sections.entities.push(item);
  }
  return sections;
}

interface Drawn extends Sections {
  lines: DrawnLine[];
  notRead: ReturnType<typeof createNotRead>;
  /** Entities and points so far: blocks in blocks multiply. */
  count: number;
}

const SILENT = new Set(['SEQEND', 'ENDSEC', 'EOF', 'VERTEX']);

function drawItems(drawn: Drawn, list: readonly DxfItem[], inherited: Inherited): void {
  for (const [at, item] of list.entries()) {
    if (SILENT.has(item.kind)) continue;
    countIn(drawn, 1);
    const own = textOf(item, 8) ?? '0';
    const layer = own === '0' && inherited.depth > 0 ? inherited.layer : own;
    const colour = drawnColour(item, drawn.layers.get(layer)?.colour ?? '', inherited.colour);
    if (isHidden(item, drawn.layers.get(layer))) {
      drawn.notRead.add('hidden', layer);
      continue;
    }
    const matrix = facing(item, inherited.matrix);
    if (item.kind === 'INSERT' && matrix) {
      insertBlock(drawn, item, { matrix, layer, colour, depth: inherited.depth });
      continue;
    }
    const line = matrix && entityPoints(item, verticesAfter(list, at));
    if (!line) {
      drawn.notRead.add(item.kind, layer);
      continue;
    }
    countIn(drawn, line.points.length);
    drawn.lines.push({
      ...line,
      points: line.points.map((point) => applyMatrix(matrix, point)),
      layer,
      colour,
    });
  }
}

function countIn(drawn: Drawn, count: number): void {
  drawn.count += count;
  if (drawn.count > MAX_POINTS) throw new DrawingRefused('too-large');
}

/** The vertices that follow an old polyline as separate entities. */
function verticesAfter(list: readonly DxfItem[], at: number): DxfItem[] {
  if (list[at]!.kind !== 'POLYLINE') return [];
  const rest = list.slice(at + 1, at + 1 + MAX_VERTICES);
  const end = rest.findIndex(({ kind }) => kind !== 'VERTEX');
  return end < 0 ? rest : rest.slice(0, end);
}

/** What is switched off was not meant to be seen, and a sheet of paper is no drawing. */
function isHidden(item: DxfItem, layer: Layer | undefined): boolean {
  // What a block holds has its own layers, unless the block as a whole is frozen.
  const isOff = layer?.isFrozen || (layer?.isOff && item.kind !== 'INSERT');
  return Boolean(isOff) || textOf(item, 60) === '1' || textOf(item, 67) === '1';
}

function insertBlock(drawn: Drawn, item: DxfItem, inherited: Inherited): void {
  const { matrix, layer, colour, depth } = inherited;
  const block = drawn.blocks.get(textOf(item, 2) ?? '');
  if (!block || depth >= MAX_DEPTH) drawn.notRead.add('INSERT', layer);
  else
    for (const placed of placesOf(item, block, matrix))
      drawItems(drawn, block.items, { matrix: placed, layer, colour, depth: depth + 1 });
}

function unitOf(header: DxfItem): number | null {
  const at = header.tags.findIndex(({ code, value }) => code === 9 && value === '$INSUNITS');
  return at < 0 ? null : (UNITS[Number(header.tags[at + 1]?.value)] ?? null);
}

function drawnColour(item: DxfItem, ofLayer: string, ofBlock: string): string {
  const full = textOf(item, 420);
  if (full !== undefined) return `#${(Number(full) & 0xffffff).toString(16).padStart(6, '0').toUpperCase()}`;
  const number = numberOf(item, 62, 256);
  if (number === 256) return ofLayer;
  return number === 0 ? ofBlock : colourOfIndex(number);
}

/** Entities seen from behind are mirrored; those that face another way are not read: null. */
function facing(item: DxfItem, matrix: Matrix): Matrix | null {
  const [x, y, z] = [numberOf(item, 210, 0), numberOf(item, 220, 0), numberOf(item, 230, 1)];
  if (Math.abs(x) > 1e-6 || Math.abs(y) > 1e-6) return null;
  // The ends of a LINE and the axes of an ELLIPSE are the world's own, whichever way they face.
  const isWorld = item.kind === 'LINE' || item.kind === 'ELLIPSE' || item.kind === 'SPLINE';
  return z < 0 && !isWorld ? multiply(matrix, scaling(-1, 1)) : matrix;
}

/** Where copies of a block lie: one, or rows and columns. */
function placesOf(item: DxfItem, block: Block, matrix: Matrix): Matrix[] {
  const [columns, rows] = [Math.max(1, numberOf(item, 70, 1)), Math.max(1, numberOf(item, 71, 1))];
  if (columns * rows > MAX_COPIES) throw new DrawingRefused('too-large');
  const place = multiply(
    translation(numberOf(item, 10, 0), numberOf(item, 20, 0)),
    rotation(numberOf(item, 50, 0)),
  );
  const scale = scaling(numberOf(item, 41, 1), numberOf(item, 42, 1));
  const inside = multiply(scale, translation(-block.x, -block.y));
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [
      (index % columns) * numberOf(item, 44, 0),
      Math.floor(index / columns) * numberOf(item, 45, 0),
    ];
    return multiply(matrix, multiply(place, multiply(translation(x, y), inside)));
  });
}
