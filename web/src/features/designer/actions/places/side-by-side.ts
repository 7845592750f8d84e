import { type Point, type Rect, rectCentre } from '@diy/design/geometry';

/** Part of a cell that a picture fills; the rest is the gap between two. */
const FILLED = 0.94;
/** Part of the print area that pictures dropped together take, around where they were dropped. */
const SHARE_AT_POINT = 0.6;

/** One of several pictures that are added together. */
export interface PlaceInRow {
  readonly index: number;
  readonly count: number;
}

/** The room of one of several pictures, none of which lies on another: in rows of the print area, or of a part of it around a point. */
export function cellOfPicture({ index, count }: PlaceInRow, area: Rect, at?: Point): Rect {
  const box = at ? boxAround(at, area) : area;
  const columns = countColumns(count, box);
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  // The last row may have fewer: it stands in the middle.
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const [width, height] = [box.widthMm / columns, box.heightMm / rows];
  const indent = (box.widthMm - inRow * width) / 2;
  return {
    xMm: box.xMm + indent + (index % columns) * width + (width * (1 - FILLED)) / 2,
    yMm: box.yMm + row * height + (height * (1 - FILLED)) / 2,
    widthMm: width * FILLED,
    heightMm: height * FILLED,
  };
}

/** The number of columns that leaves each picture the most room both ways. */
function countColumns(count: number, { widthMm, heightMm }: Rect): number {
  let best = 1;
  const roomOf = (columns: number) => Math.min(widthMm / columns, heightMm / Math.ceil(count / columns));
  for (let columns = 2; columns <= count; columns += 1) if (roomOf(columns) > roomOf(best)) best = columns;
  return best;
}

function boxAround(at: Point, area: Rect): Rect {
  const [widthMm, heightMm] = [area.widthMm * SHARE_AT_POINT, area.heightMm * SHARE_AT_POINT];
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return {
    xMm: clamp(at.x - widthMm / 2, area.xMm, area.xMm + area.widthMm - widthMm),
    yMm: clamp(at.y - heightMm / 2, area.yMm, area.yMm + area.heightMm - heightMm),
    widthMm,
    heightMm,
  };
}

/** A box in the middle of a cell, no larger than it. */
export function intoCell<T extends { xMm: number; yMm: number; widthMm: number; heightMm: number }>(
  box: T,
  cell: Rect,
): T {
  const factor = Math.min(1, cell.widthMm / box.widthMm, cell.heightMm / box.heightMm);
  const { x, y } = rectCentre(cell);
  return { ...box, xMm: x, yMm: y, widthMm: box.widthMm * factor, heightMm: box.heightMm * factor };
}
