import type { EffectContour, LayerEffectsInfo, UnitsValue } from 'ag-psd';
import type { UnsupportedFeature } from '../document.ts';

/** An effect as ag-psd gives it: what any of them may have. */
interface Effect {
  enabled?: boolean;
  size?: UnitsValue;
  distance?: UnitsValue;
  soften?: UnitsValue;
  source?: string;
  contour?: EffectContour;
  useTexture?: boolean;
}

const EFFECTS: Record<Exclude<keyof LayerEffectsInfo, 'disabled' | 'scale'>, string> = {
  dropShadow: 'drop shadow',
  innerShadow: 'inner shadow',
  outerGlow: 'outer glow',
  innerGlow: 'inner glow',
  bevel: 'bevel and emboss',
  satin: 'satin',
  solidFill: 'colour overlay',
  gradientOverlay: 'gradient overlay',
  patternOverlay: 'pattern overlay',
  stroke: 'stroke effect',
};

/** Effects that change nothing far from the edges of the layer's shape. */
const AT_EDGES = new Set(['dropShadow', 'innerShadow', 'outerGlow', 'innerGlow', 'bevel', 'stroke']);

/** Effects of a layer that are on, and how far from its edges they reach. */
export function findEffects(effects: LayerEffectsInfo | undefined): UnsupportedFeature[] {
  if (!effects || effects.disabled) return [];
  return Object.entries(EFFECTS).flatMap(([key, feature]) => {
    const value: unknown = effects[key as keyof typeof EFFECTS];
    const on = ((Array.isArray(value) ? value : value ? [value] : []) as Effect[]).filter(
      ({ enabled }) => enabled,
    );
    if (on.length === 0) return [];
    const reaches = on.map((effect) => (AT_EDGES.has(key) ? reachOf(effect, effects.scale) : undefined));
    const isKnown = reaches.every((reach) => reach !== undefined);
    return [{ feature, ...(isKnown && { reachPx: Math.max(...reaches) }) }];
  });
}

/** What blurs and rounding may add to the sizes that the file names. */
const MARGIN_PX = 4;
const MARGIN_SHARE = 1.25;
/** Beyond this an effect counts as reaching anywhere: what is looked at grows with it. */
const MAX_REACH_PX = 1_000;

/**
 * Pixels within which an effect changes anything; nothing where it may do so anywhere: it goes out from the middle, carries a
 * texture, or its contour shows something where there is no edge.
 */
function reachOf(
  { size, distance, soften, source, contour, useTexture }: Effect,
  scale = 1,
): number | undefined {
  if (source === 'center' || useTexture) return undefined;
  if (contour && !(contour.curve[0]?.x === 0 && contour.curve[0].y === 0)) return undefined;
  const lengths = [size, distance, soften].map((length) => length ?? { units: 'Pixels' as const, value: 0 });
  if (lengths.some(({ units, value }) => units !== 'Pixels' || !Number.isFinite(value))) return undefined;
  const sum = lengths.reduce((total, { value }) => total + Math.abs(value), 0);
  const reach = Math.ceil(sum * Math.max(1, scale) * MARGIN_SHARE) + MARGIN_PX;
  return reach <= MAX_REACH_PX ? reach : undefined;
}
