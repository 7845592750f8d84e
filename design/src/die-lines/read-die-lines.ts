import { type DieLineDrawing, DrawingRefused, type UnreadEntity } from './die-line.ts';
import { readDxf } from './dxf/read-dxf.ts';
import { joinLines } from './join-lines.ts';
import { crossingFault, MAX_OUTLINE_CORNERS, rectAround } from './outline-fault.ts';
import { readSvg } from './svg/read-svg.ts';

/** The largest file of die lines, in characters. */
const MAX_CHARACTERS = 20_000_000;

/** A closed line of a file that could be an outline; lengths in units of the file. */
export interface DieLine {
  /** SVG path from its own top left corner. */
  path: string;
  width: number;
  height: number;
  /** Where its top left corner is in the drawing. */
  left: number;
  top: number;
  layer: string;
  colour: string;
  /** The fault that keeps the line from being an outline; null = none. */
  fault: 'crosses' | 'too-fine' | null;
}

/** What a file of die lines offers. */
export interface DieLines {
  /** The largest first. */
  lines: DieLine[];
  /** Lines that are not closed. */
  open: number;
  notRead: UnreadEntity[];
  /** Millimetres of one unit; null = the file does not say, and somebody has to. */
  mmPerUnit: number | null;
}

/** Reads an SVG or an ASCII DXF. Throws DrawingRefused for any other text. */
export function readDieLines(text: string): DieLines {
  if (text.length > MAX_CHARACTERS) throw new DrawingRefused('too-large');
  const drawing = drawingOf(text.replace(/^\uFEFF/, ''));
  const joined = joinLines(drawing.lines);
  const closed = joined.filter(({ isClosed, points }) => isClosed && points.length > 2);
  const lines = closed
    .map(({ points, layer, colour }) => {
      const { left, top, right, bottom } = rectAround(points);
      const [width, height] = [right - left, bottom - top];
      const path = `M${points.map(({ x, y }) => `${short(x - left)} ${short(y - top)}`).join('L')}Z`;
      const fault: DieLine['fault'] =
        points.length > MAX_OUTLINE_CORNERS ? 'too-fine' : crossingFault(points);
      return { path, width, height, left, top, layer, colour, fault };
    })
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const { notRead, mmPerUnit } = drawing;
  return { lines, open: joined.length - closed.length, notRead, mmPerUnit };
}

function drawingOf(text: string): DieLineDrawing {
  if (text.startsWith('AutoCAD Binary DXF')) throw new DrawingRefused('binary-dxf');
  if (/^\s*</.test(text)) return readSvg(text);
  if (/^\s*(?:0\s*[\r\n]+\s*SECTION|999\s*[\r\n])/i.test(text)) return readDxf(text);
  throw new DrawingRefused('other-file');
}

const short = (number: number): string => String(Number(number.toPrecision(9)));

/** The line as an outline of a print area, in millimetres rounded to a thousandth. */
export function outlineOf(
  { path, width, height }: DieLine,
  mmPerUnit: number,
): { path: string; widthMm: number; heightMm: number } {
  const mm = (unit: number) => Math.round(unit * mmPerUnit * 1000) / 1000;
  const scaled = path.replace(/-?\d[\d.e+-]*/gi, (number) => String(mm(Number(number))));
  return { path: scaled, widthMm: mm(width), heightMm: mm(height) };
}
