import type { Point } from '@diy/design/geometry';
import { boundsOfLayers } from '@diy/design/layers';
import { createChangeWatch } from '../../../../lib/change-watch.ts';
import { selectedLayers } from '../../session/active-surface.ts';
import type { StageMoment } from '../stage-moment.ts';
import { paintRuler } from './paint-ruler.ts';
import type { StageColours } from './stage-colours.ts';

/** Both rulers with the selection's extent and the pointer; painted only when something on them changes. `paint` paints one. */
export function createRulers(
  upper: HTMLCanvasElement,
  left: HTMLCanvasElement,
  paint = paintRuler,
): (moment: StageMoment, pointer: Point | null, colours: StageColours) => void {
  const hasChanged = createChangeWatch();
  return ({ state, view, size, pixelRatio }, pointer, colours) => {
    const bounds = boundsOfLayers(selectedLayers(state));
    const { width, height } = size;
    const inputs = [view, width, height, pixelRatio, pointer?.x, pointer?.y, colours];
    if (!hasChanged([...inputs, JSON.stringify(bounds)])) return;
    const base = { view, pixelRatio, colours };
    paint(upper, {
      ...base,
      axis: 'x',
      lengthPx: width,
      marked: bounds && [bounds.xMm, bounds.xMm + bounds.widthMm],
      pointer: pointer?.x ?? null,
    });
    paint(left, {
      ...base,
      axis: 'y',
      lengthPx: height,
      marked: bounds && [bounds.yMm, bounds.yMm + bounds.heightMm],
      pointer: pointer?.y ?? null,
    });
  };
}
