import type { FontFace } from '@diy/design/text';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from '../colour/make-palette.ts';
import type { Random } from '../random.ts';

export type Pen = SKRSContext2D;

/** Wanted properties besides colour. */
export interface Mood {
  /** Size of the drawn things: 1 is usual, 0.6 small, 1.6 large. */
  scale: number;
  /** 1 is usual, 0.6 loose, 1.4 dense. */
  density: number;
  /** Fewer colours, fewer kinds of things. */
  isMinimal: boolean;
}

/** A picture being drawn. Lengths are in units: the picture's shorter side is 1000 of them. */
export interface Sketch {
  pen: Pen;
  width: number;
  height: number;
  pixelsPerUnit: number;
  kind: 'tile' | 'motif';
  /** False: the ground behind the drawn things stays transparent. */
  hasGround: boolean;
  palette: Palette;
  mood: Mood;
  /** Ids of flowers, fruits, animals… that the words name, in order. */
  motifs: readonly string[];
  /** Words to set, empty if none were given. */
  text: string;
  random: Random;
  /** The faces the family asked for, by id. */
  faces: ReadonlyMap<string, FontFace>;
}

/** Fills everything with the ground colour, unless the ground is to stay transparent. */
export function fillGround(sketch: Sketch, colour: string = sketch.palette.ground): void {
  if (!sketch.hasGround) return;
  sketch.pen.fillStyle = colour;
  sketch.pen.fillRect(-1, -1, sketch.width + 2, sketch.height + 2);
}
