import { effectiveDpi } from '../preflight/effective-dpi.ts';
import { printAreaFor, type TemplateSurface } from '../template/template.ts';
import { type PlacedImage, placeOnSurface } from './place-on-surface.ts';
import type { PlacementRule } from './placement-rule.ts';

/** A rule is not fixed below this scale: the picture would be a stamp on the product. */
const SMALLEST_SCALE = 0.05;

/**
 * The same rule with a scale at which the picture reaches `wantedDpi` on this surface; the rule itself if it does
 * already. Null if even the smallest scale is not enough.
 */
export function shrinkToDpi(
  rule: PlacementRule,
  image: PlacedImage,
  surface: TemplateSurface,
  sizeId: string,
  wantedDpi: number,
): PlacementRule | null {
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  const dpiAt = (scale: number): number => {
    const place = {
      image,
      widthMm,
      heightMm,
      bleedMm: surface.bleedMm,
      idPrefix: 's',
      rule: { ...rule, scale },
    };
    const picture = placeOnSurface(place).find((layer) => layer.kind === 'image');
    return picture ? effectiveDpi(picture, image) : Number.POSITIVE_INFINITY;
  };
  const now = dpiAt(rule.scale);
  if (now >= wantedDpi) return rule;
  // Down to the hundredth, so that the figure shown to people is the one that is used.
  const scale = Math.floor(((rule.scale * now) / wantedDpi) * 100) / 100;
  return scale >= SMALLEST_SCALE && dpiAt(scale) >= wantedDpi - 0.1 ? { ...rule, scale } : null;
}
