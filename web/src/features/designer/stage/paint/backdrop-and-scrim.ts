import type { TemplateItem } from '@diy/contract/templates';
import { mockupPlaceFor } from '@diy/design/template';
import { createChangeWatch } from '../../../../lib/change-watch.ts';
import { productHex } from '../../session/active-surface.ts';
import type { SurfaceOutline } from '../../session/designer-session.ts';
import type { StageMoment } from '../stage-moment.ts';
import { paintBackdrop } from './paint-backdrop.ts';
import { paintScrim } from './paint-scrim.ts';
import type { StageColours } from './stage-colours.ts';

/**
 * What lies under and over the artwork: the product, and the fading outside its print area. Painted only when it
 * changes.
 */
export function createBackdropAndScrim(
  backdrop: HTMLCanvasElement,
  scrim: HTMLCanvasElement,
  template: TemplateItem,
): (moment: StageMoment, outline: SurfaceOutline | null, colours: StageColours) => void {
  const hasChanged = createChangeWatch();
  return (moment, outline, colours) => {
    const { surface, area, view, size, pixelRatio } = moment;
    const { sizeId, colourId, print } = moment.state.design;
    const { width, height } = size;
    const inputs = [surface, sizeId, colourId, print.bleed, view, width, height, pixelRatio];
    if (!hasChanged([...inputs, outline, colours])) return;
    const bleedMm = print.bleed ? surface.bleedMm : 0;
    const base = { view, size, pixelRatio, area, bleedMm };
    const place = mockupPlaceFor(surface, sizeId);
    const hex = productHex(template, moment.state.design);
    const maskPath = surface.mask?.svgPath ?? null;
    paintBackdrop(backdrop, { ...base, place, maskPath, outline, productHex: hex });
    paintScrim(scrim, { ...base, safeMm: surface.safeMm, maskPath, backdrop, colours });
  };
}
