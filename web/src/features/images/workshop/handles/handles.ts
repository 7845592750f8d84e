import { isPrintCorner, type PhotoPoint, type PrintHandles, printSurface } from '@diy/design/photo-mockup';

/** Sides of a photograph in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Four corners to begin with, well inside, so that none is hidden. */
export const SUGGESTED: PrintHandles = {
  columns: 1,
  rows: 1,
  points: [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.3, 0.7],
    [0.7, 0.7],
  ],
};

/** What is marked on a photograph: handles (null = none has been put yet), and a place that is white (null = none). */
export interface PrintMarks {
  handles: PrintHandles | null;
  white: PhotoPoint | null;
}

/** The index that stands for the white place where handles have theirs. */
export const WHITE_MARK = -1;

/** Marks with one of them dragged by shares of the photograph. */
export function dragMark(marks: PrintMarks, index: number, by: PhotoPoint): PrintMarks {
  if (index !== WHITE_MARK) return { ...marks, handles: dragHandle(marks.handles ?? SUGGESTED, index, by) };
  const { white } = marks;
  return white ? { ...marks, white: [part(white[0] + by[0]), part(white[1] + by[1])] } : marks;
}

/** How far a handle may lie beyond the photograph. */
const BEYOND = 0.5;

/** The handles with one moved by shares of the photograph. */
function moveHandle(handles: PrintHandles, index: number, [dx, dy]: PhotoPoint): PrintHandles {
  const points = handles.points.map(
    ([x, y], at): PhotoPoint => (at === index ? [part(x + dx), part(y + dy)] : [x, y]),
  );
  return { ...handles, points };
}

const part = (value: number): number =>
  Math.round(Math.max(-BEYOND, Math.min(1 + BEYOND, value)) * 10_000_000) / 10_000_000;

/** The corner handles move a whole side with them when the print is bent, so that what is between stays between. */
export function dragHandle(handles: PrintHandles, index: number, by: PhotoPoint): PrintHandles {
  const { columns, rows } = handles;
  if (!isPrintCorner(handles, index) || (columns === 1 && rows === 1)) return moveHandle(handles, index, by);
  const right = index % (columns + 1) > 0;
  const below = index > columns;
  const points = handles.points.map(([x, y], at): PhotoPoint => {
    const s = (at % (columns + 1)) / columns;
    const t = Math.floor(at / (columns + 1)) / rows;
    const share = (right ? s : 1 - s) * (below ? t : 1 - t);
    return [part(x + share * by[0]), part(y + share * by[1])];
  });
  return { ...handles, points };
}

/** The outline and the lines through the handles, as SVG paths in pixels of the photograph. */
export function linesOf(handles: PrintHandles, { width, height }: Size): { outline: string; inner: string } {
  const surface = printSurface(handles);
  const path = (places: readonly PhotoPoint[]) =>
    places
      .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`)
      .join('');
  const outline = [
    ...STEPS.map((s) => surface(s, 0)),
    ...STEPS.map((t) => surface(1, t)),
    ...STEPS.map((s) => surface(1 - s, 1)),
    ...STEPS.map((t) => surface(0, 1 - t)),
  ];
  const down = between(handles.columns).map((s) => path(STEPS.map((t) => surface(s, t))));
  const across = between(handles.rows).map((t) => path(STEPS.map((s) => surface(s, t))));
  return { outline: `${path(outline)}Z`, inner: [...down, ...across].join('') };
}

const STEPS = Array.from({ length: 33 }, (_, at) => at / 32);
/** Inner lines; a plane shows thirds, by which its perspective is seen. */
const between = (cells: number): number[] =>
  cells === 1 ? [1 / 3, 2 / 3] : Array.from({ length: cells - 1 }, (_, at) => (at + 1) / cells);
