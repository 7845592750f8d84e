import type { DockPlace } from '../session/ui-state.ts';
import type { ViewSize } from '../view/view-math.ts';

const SMALL_PX = 240;
const LARGE_PX = 480;
/** On a narrow stage a small dock leaves more of the product to be seen. */
const NARROW_STAGE_PX = 560;
const SMALL_ON_NARROW_PX = 168;
const MIN_PX = 120;
const MARGIN_PX = 4;

/** How wide the dock's picture may be on this stage; `besidePx` is the height of what lies above and below it. */
export function dockWidth(stage: ViewSize, isLarge: boolean, besidePx: number): number {
  const small = stage.width < NARROW_STAGE_PX ? SMALL_ON_NARROW_PX : SMALL_PX;
  const room = Math.min(stage.width, stage.height - besidePx) - 2 * MARGIN_PX;
  return Math.max(MIN_PX, Math.min(isLarge ? LARGE_PX : small, Math.floor(room)));
}

/** The nearest place at which the whole dock lies on the stage. */
export function clampDock(place: DockPlace, dock: ViewSize, stage: ViewSize): DockPlace {
  const clamp = (value: number, room: number) => Math.max(MARGIN_PX, Math.min(value, room - MARGIN_PX));
  return {
    right: clamp(place.right, stage.width - dock.width),
    top: clamp(place.top, stage.height - dock.height),
  };
}
