import { type Box, HANDLE_DIRECTIONS, type Point, type ResizeHandle } from '@diy/design/geometry';
import type { StageView } from '../../view/view-math.ts';
import { toPx } from '../../view/view-math.ts';
import type { SelectionFrame } from './selection-frame.ts';

/** The ends of a line, which has no other handles. */
export type LineEndHandle = 'start' | 'end';

/** A place to grab, in CSS px of the stage. */
export interface Handle {
  readonly kind: ResizeHandle | 'rotate' | LineEndHandle;
  readonly x: number;
  readonly y: number;
}

/** Distance of the rotation handle from the box. */
const ROTATE_REACH_PX = 30;
/** Below these lengths on screen handles would cover what they belong to. */
const SIDE_HANDLES_FROM_PX = 56;
const CORNER_HANDLES_FROM_PX = 22;

const CORNERS: readonly ResizeHandle[] = ['nw', 'ne', 'se', 'sw'];

/** Which handles a selection offers. */
export interface HandleOffer {
  readonly sides: boolean;
  readonly rotate: boolean;
  /** A line is held by its ends instead. */
  readonly ends?: boolean;
}

/** A frame over a picture: its sides and corners. */
export const CROP_OFFER: HandleOffer = { sides: true, rotate: false };

/** What a selection offers: a line its two ends, one layer its sides too, several layers corners. */
export function handlesOffered({ layers, ids }: SelectionFrame): HandleOffer {
  const [only] = layers;
  const isLine = ids.length === 1 && only?.kind === 'shape' && only.shape === 'line';
  return { sides: ids.length === 1, rotate: true, ends: isLine };
}

/** The handles around a box, those that lie on top first. */
export function handlesOf(box: Box, view: StageView, offer: HandleOffer): Handle[] {
  const widthPx = box.widthMm * view.pxPerMm;
  const heightPx = box.heightMm * view.pxPerMm;
  if (offer.ends) {
    return [
      { kind: 'end', ...onStage(box, view, widthPx / 2, 0) },
      { kind: 'start', ...onStage(box, view, -widthPx / 2, 0) },
    ];
  }
  const kinds: ResizeHandle[] = Math.max(widthPx, heightPx) < CORNER_HANDLES_FROM_PX ? ['se'] : [...CORNERS];
  if (offer.sides && widthPx >= SIDE_HANDLES_FROM_PX) kinds.push('n', 's');
  if (offer.sides && heightPx >= SIDE_HANDLES_FROM_PX) kinds.push('e', 'w');
  const handles: Handle[] = kinds.map((kind) => {
    const direction = HANDLE_DIRECTIONS[kind];
    return { kind, ...onStage(box, view, (direction.x * widthPx) / 2, (direction.y * heightPx) / 2) };
  });
  if (offer.rotate)
    handles.push({ kind: 'rotate', ...onStage(box, view, 0, -heightPx / 2 - ROTATE_REACH_PX) });
  return handles;
}

/** The nearest handle within reach of the pointer; `reachPx` is larger for fingers. */
export function handleAt(handles: readonly Handle[], at: Point, reachPx: number): Handle | null {
  let best: Handle | null = null;
  let bestDistance = reachPx;
  for (const handle of handles) {
    const distance = Math.hypot(handle.x - at.x, handle.y - at.y);
    if (distance <= bestDistance) {
      best = handle;
      bestDistance = distance;
    }
  }
  return best;
}

/** A point given in the box's own px from its centre. */
function onStage(box: Box, view: StageView, x: number, y: number): Point {
  const radians = (box.rotationDeg * Math.PI) / 180;
  const centre = toPx(view, { x: box.xMm, y: box.yMm });
  return {
    x: centre.x + x * Math.cos(radians) - y * Math.sin(radians),
    y: centre.y + x * Math.sin(radians) + y * Math.cos(radians),
  };
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'];
const ANGLES: Record<ResizeHandle, number> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
};

/** The arrow that points the way a handle pulls, whatever the box's rotation. */
export function cursorOf(kind: Handle['kind'], rotationDeg: number): string {
  if (kind === 'rotate') return 'grab';
  if (kind === 'start' || kind === 'end') return 'crosshair';
  const turned = (((ANGLES[kind] + rotationDeg) % 180) + 180) % 180;
  return CURSORS[Math.round(turned / 45) % 4] ?? 'move';
}
