import type { Point } from '@diy/design/geometry';
import type { FingerPair } from './finger-pair.ts';

/** Keys held during a pointer event. */
export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl or Cmd: no snapping. */
  readonly mod: boolean;
}

/** A gesture under way on the stage; points are in CSS px of the stage. */
export interface Drag {
  /** Panning and pinching: the view itself is what moves. */
  readonly movesView?: boolean;
  /** Turning needs no more of the surface where the pointer leaves it. */
  readonly staysInView?: boolean;
  /** The selection goes along with one finger; a second one continues with it. */
  readonly movesSelection?: boolean;
  /** The two fingers that do this. */
  readonly fingers?: FingerPair;
  move(at: Point, modifiers: Modifiers): void;
  end(): void;
  /** Takes back what was done. */
  cancel(): void;
}
