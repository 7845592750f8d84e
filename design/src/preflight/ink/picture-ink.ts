import { boxMatrix } from '../../geometry/box.ts';
import { applyMatrix, invert, type Point } from '../../geometry/matrix.ts';
import { polygonContains } from '../../geometry/polygon.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { filterPicture } from '../../painting/effects/filter-picture.ts';
import { layerOutline } from '../../painting/paths/layer-outline.ts';
import { INK_GRID, type InkCell, type InkSummary, inkCell, inkCovers } from './ink-summary.ts';

/** Rectangle in parts of a layer's box, 0..1. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cell of a picture as its layer shows it. */
export interface ShownCell extends InkCell {
  /** Its middle on the surface, in mm; of a pattern the middle of the box. */
  readonly middle: Point;
}

/** Mean cover up to which a cell has no ink; fine lines alone give a few. */
const TRACE_ALPHA = 2;
/** Mean cover from which a cell counts as solid, of 255. */
const SOLID_ALPHA = 250;

/** Where inside its box (as flipped) an untiled picture shows anything; null = nowhere. */
export function shownInkBox(layer: ImageLayer, { box }: InkSummary): Part | null {
  if (!box) return null;
  const { crop } = layer;
  const left = Math.max(box.x, crop.x);
  const top = Math.max(box.y, crop.y);
  const right = Math.min(box.x + box.width, crop.x + crop.width);
  const bottom = Math.min(box.y + box.height, crop.y + crop.height);
  if (right <= left || bottom <= top) return null;
  const [width, height] = [(right - left) / crop.width, (bottom - top) / crop.height];
  const [x, y] = [(left - crop.x) / crop.width, (top - crop.y) / crop.height];
  return { x: layer.flipX ? 1 - x - width : x, y: layer.flipY ? 1 - y - height : y, width, height };
}

/** The cells inside a layer's crop and mask that can be seen, in the colours its filter makes of them. */
export function shownCells(layer: ImageLayer, ink: InkSummary): readonly ShownCell[] {
  const found = shown.get(layer);
  if (found?.ink === ink) return found.cells;
  const cells = findShownCells(layer, ink);
  shown.set(layer, { ink, cells });
  return cells;
}

/** Layers never change: a changed one is another object. */
const shown = new WeakMap<ImageLayer, { ink: InkSummary; cells: readonly ShownCell[] }>();

function findShownCells(layer: ImageLayer, ink: InkSummary): ShownCell[] {
  const matrix = boxMatrix(layer);
  const outline = layer.mask && !layer.tile ? layerOutline(layer) : null;
  const { crop } = layer;
  // Half a cell next to the crop still shows a part of it, as a crop may be narrower than a cell.
  const reach = 0.5 / INK_GRID;
  const found: ShownCell[] = [];
  // Plain loops, and every field by its name: spreading cells took most of the time in which a batch is planned.
  for (let row = 0; row < INK_GRID; row += 1) {
    const y = (row + 0.5) / INK_GRID;
    if (y < crop.y - reach || y > crop.y + crop.height + reach) continue;
    const down = clamp((y - crop.y) / crop.height);
    for (let column = 0; column < INK_GRID; column += 1) {
      const x = (column + 0.5) / INK_GRID;
      if (x < crop.x - reach || x > crop.x + crop.width + reach) continue;
      const { red, green, blue, alpha, spread } = inkCell(ink, row * INK_GRID + column);
      if (alpha <= TRACE_ALPHA) continue;
      const across = clamp((x - crop.x) / crop.width);
      const own = layer.tile
        ? { x: 0, y: 0 }
        : {
            x: ((layer.flipX ? 1 - across : across) - 0.5) * layer.widthMm,
            y: ((layer.flipY ? 1 - down : down) - 0.5) * layer.heightMm,
          };
      const middle = applyMatrix(matrix, own);
      if (outline && !polygonContains(outline, middle)) continue;
      found.push({ red, green, blue, alpha, spread, middle });
    }
  }
  return withFilter(found, layer);
}

/** Whether a picture is solid at a point of the surface; of a pattern, whether all of it is. */
export function isSolidAt(layer: ImageLayer, ink: InkSummary, point: Point): boolean {
  const cell = inkCellAt(layer, ink, point);
  return cell !== null && cell.alpha >= SOLID_ALPHA;
}

/** The cell of a picture that shows at a point inside its box; null = none, or a pattern that is not solid throughout. */
export function inkCellAt(layer: ImageLayer, ink: InkSummary, point: Point): InkCell | null {
  if (layer.tile) {
    const isSolid = layer.tile.gapMm === 0 && inkCovers(ink).every((alpha) => alpha >= SOLID_ALPHA);
    return isSolid ? { ...inkCell(ink, 0), spread: 255 } : null;
  }
  const own = applyMatrix(invert(boxMatrix(layer)), point);
  const [across, down] = [own.x / layer.widthMm + 0.5, own.y / layer.heightMm + 0.5];
  const { crop } = layer;
  const x = crop.x + (layer.flipX ? 1 - across : across) * crop.width;
  const y = crop.y + (layer.flipY ? 1 - down : down) * crop.height;
  const column = Math.min(INK_GRID - 1, Math.max(0, Math.floor(x * INK_GRID)));
  const row = Math.min(INK_GRID - 1, Math.max(0, Math.floor(y * INK_GRID)));
  return withFilter([inkCell(ink, row * INK_GRID + column)], layer)[0] ?? null;
}

/** A cell's colour as `#RRGGBB`. */
export function cellHex({ red, green, blue }: InkCell): string {
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function withFilter<T extends InkCell>(cells: readonly T[], layer: ImageLayer): T[] {
  if (!layer.filter || cells.length === 0) return [...cells];
  const rgba = new Uint8Array(cells.flatMap(({ red, green, blue }) => [red, green, blue, 255]));
  const changed = filterPicture({ rgba, widthPx: cells.length, heightPx: 1 }, layer.filter).rgba;
  return cells.map((cell, index) => ({
    ...cell,
    red: changed[index * 4] ?? cell.red,
    green: changed[index * 4 + 1] ?? cell.green,
    blue: changed[index * 4 + 2] ?? cell.blue,
  }));
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
