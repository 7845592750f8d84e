import type { TextLayer } from '@diy/design/layers';
import { gradientColour } from '@diy/design/layers';
import { readableColour } from '../../actions/text/readable-colour.ts';

/** A share of the letters' size in mm, to a tenth and never nothing. */
function shareOf({ fontSizeMm }: Pick<TextLayer, 'fontSizeMm'>, share: number): number {
  return Math.max(0.1, Math.round(fontSizeMm * share * 10) / 10);
}

/** The outline that a text begins with: thin, in a colour that shows on the letters'. */
export function firstStroke(layer: Pick<TextLayer, 'fontSizeMm' | 'gradient' | 'colour'>) {
  const ground = layer.gradient ? gradientColour(layer.gradient, 0.5) : layer.colour;
  return { colour: readableColour(ground), widthMm: shareOf(layer, 0.05) };
}

/** The shadow that a text begins with: down to the right, in proportion to the letters. */
export function firstShadow(layer: Pick<TextLayer, 'fontSizeMm'>): NonNullable<TextLayer['shadow']> {
  const [dxMm, dyMm, blurMm] = [shareOf(layer, 0.04), shareOf(layer, 0.06), shareOf(layer, 0.08)];
  return { colour: '#211E1A', opacity: 0.4, dxMm, dyMm, blurMm };
}
