import type { Point } from '../geometry/matrix.ts';

/** A line of a drawing in the drawing's own units, y downwards, its curves as short lines. */
export interface DrawnLine {
  points: Point[];
  isClosed: boolean;
  /** Name of its layer; empty = none. */
  layer: string;
  /** `#RRGGBB` as it is drawn; empty = none is said. */
  colour: string;
}

/** Something of a drawing that was not read as a line, how often. */
export interface UnreadEntity {
  /** What the format calls it: `TEXT`, `HATCH`, `image`. */
  what: string;
  layer: string;
  count: number;
}

/** What a file of die lines holds. */
export interface DieLineDrawing {
  lines: DrawnLine[];
  notRead: UnreadEntity[];
  /** Millimetres of one unit; null = the file does not say. */
  mmPerUnit: number | null;
}

/** Why a file is no drawing that can be read. */
export type DrawingFault = 'other-file' | 'binary-dxf' | 'broken' | 'too-large';

/** Thrown for a file that cannot be read as die lines; its fault is an id that is worded later. */
export class DrawingRefused extends Error {
  constructor(readonly fault: DrawingFault) {
    super(`the drawing is refused: ${fault}`);
    this.name = 'DrawingRefused';
  }
}

/** The most points of all lines of a drawing. */
export const MAX_POINTS = 500_000;

/** Collects what was not read, by what it is and its layer. */
export function createNotRead() {
  const found = new Map<string, UnreadEntity>();
  return {
    add(what: string, layer: string): void {
      const key = `${what}\n${layer}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { what, layer, count: 1 });
    },
    list: (): UnreadEntity[] => [...found.values()],
  };
}

/**
 * How far a curve of this radius turns from one corner to the next. A share of the radius, so that it does not depend on units: a
 * circle of 300 mm is off by less than a hundredth of a millimetre.
 */
const TURN = Math.PI / 180;

/** Corners of a curve that turns by so much, its start left out. */
export const cornersOfTurn = (radians: number): number => Math.max(2, Math.ceil(Math.abs(radians) / TURN));
