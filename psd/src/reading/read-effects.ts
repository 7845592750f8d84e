import type {
  EffectContour,
  EffectNoiseGradient,
  EffectSolidGradient,
  Layer,
  LayerEffectsInfo,
  UnitsValue,
} from 'ag-psd';
import { BLEND_MODES, type BlendMode } from '../blending/blend-mode.ts';
import type { PsdDocument, UnsupportedFeature } from '../document.ts';
import type { Effect } from '../effects/effect.ts';
import type { Pattern } from '../effects/pattern.ts';
import { toRgb } from '../to-rgb.ts';
import { type AgPattern, placePattern } from './place-pattern.ts';
import { type AgPlacement, readGradient } from './read-gradient.ts';
import type { LayerRecord } from './scan-layers.ts';

type AgEffects = Required<{
  [Key in Exclude<keyof LayerEffectsInfo, 'disabled' | 'scale'>]: LayerEffectsInfo[Key] extends
    | (infer One)[]
    | undefined
    ? One
    : NonNullable<LayerEffectsInfo[Key]>;
}>;

/** An effect as ag-psd gives it: what any of them may have. */
interface AgEffect
  extends AgPattern,
    Partial<
      Pick<AgEffects['dropShadow'], 'layerConceals' | 'useGlobalLight' | 'angle' | 'distance' | 'choke'>
    > {
  enabled?: boolean;
  color?: AgEffects['dropShadow']['color'];
  blendMode?: string;
  opacity?: number;
  size?: UnitsValue;
  soften?: UnitsValue;
  source?: string;
  technique?: string;
  contour?: EffectContour;
  useTexture?: boolean;
  noise?: number;
  jitter?: number;
  range?: number;
  gradient?: EffectSolidGradient | EffectNoiseGradient;
  fillType?: string;
  position?: 'inside' | 'center' | 'outside';
}

/** Effects by the order in which Photoshop draws them, the lowest first. */
const EFFECTS: Record<keyof AgEffects, string> = {
  dropShadow: 'drop shadow',
  outerGlow: 'outer glow',
  patternOverlay: 'pattern overlay',
  gradientOverlay: 'gradient overlay',
  solidFill: 'colour overlay',
  satin: 'satin',
  innerGlow: 'inner glow',
  innerShadow: 'inner shadow',
  bevel: 'bevel and emboss',
  stroke: 'stroke effect',
};

/** Effects that change nothing far from the edges of the layer's shape. */
const AT_EDGES = new Set<string>(['dropShadow', 'innerShadow', 'outerGlow', 'innerGlow', 'bevel', 'stroke']);

/** Effects that show something beyond the shape. */
const OUTWARD = new Set<string>(['dropShadow', 'outerGlow', 'bevel', 'stroke']);

/** What the effects of a layer depend on besides themselves. */
export interface EffectSetting extends Pick<PsdDocument, 'mode' | 'depth'> {
  /** Degrees from which the light of all effects comes; missing where the document does not say. */
  globalAngle: number | undefined;
  patternOf: (id: string) => Pattern | undefined;
}

/** Effects of a layer that are on, the lowest first, and those that are not drawn with how far they reach. */
export function readEffects(
  layer: Layer,
  record: LayerRecord,
  setting: EffectSetting,
): { effects: Effect[]; unsupported: UnsupportedFeature[] } {
  const { effects } = layer;
  const [read, unsupported]: [Effect[], UnsupportedFeature[]] = [[], []];
  if (!effects || effects.disabled) return { effects: read, unsupported };
  // `effects.scale` is the document's resolution by 72 dpi: Photoshop draws sizes as they are written, as pictures of 96 and 300 dpi
  // show (docs/benchmarks/psd.md).
  for (const [key, feature] of Object.entries(EFFECTS) as [keyof AgEffects, string][]) {
    const value: unknown = effects[key];
    const on = ((Array.isArray(value) ? value : value ? [value] : []) as AgEffect[]).filter(
      ({ enabled }) => enabled,
    );
    const own = on
      .map((effect) => toEffect(key, effect, setting, record))
      .filter((effect) => effect !== undefined);
    if (hidesEffects(record) && on.length > 0) unsupported.push({ feature, ...unknownReach(key) });
    else if (own.length === on.length && !layer.blendInteriorElements) read.push(...own.reverse());
    else if (on.length > 0) unsupported.push({ feature, ...reachOfAll(key, on, effects.scale) });
  }
  return { effects: read, unsupported };
}

/** Whether the layer's mask or its vector mask hides effects instead of giving them their shape. */
const hidesEffects = ({ blocks }: LayerRecord): boolean =>
  [blocks.get('lmgm'), blocks.get('vmgm')].some((part) => part !== undefined && part.bytes[part.at] === 1);

function toEffect(
  key: keyof AgEffects,
  effect: AgEffect,
  setting: EffectSetting,
  record: LayerRecord,
): Effect | undefined {
  const { position, fillType } = effect;
  const opacity = opacityOf(effect);
  // Effects in CMYK are refused: what black ink is in their colours is not computed.
  if (setting.mode === 'cmyk') return undefined;
  const colour = effect.color && toRgb(effect.color, setting);
  const blend = toBlend(effect.blendMode);
  const size = pixelsOf(effect.size);
  if (key === 'gradientOverlay') return toGradientOverlay(effect, setting);
  if (key === 'patternOverlay') return toPatternOverlay(effect, setting, record);
  const isSimple = isLinear(effect.contour) && !effect.noise && !effect.jitter && !effect.gradient;
  if (!colour || !blend || size === undefined || opacity === undefined) return undefined;
  const base = { colour, blend, opacity };
  if (key === 'solidFill') return { kind: 'colour overlay', ...base };
  if (key === 'stroke') {
    // Other strokes are refused: nobody has measured what shows through them. Outside, they lie below the layer.
    const isPlain = fillType === 'color' && blend === 'normal' && (opacity === 1 || position === 'outside');
    if (!isPlain || !position || size > MAX_SIZE_PX) return undefined;
    return { kind: 'stroke effect', ...base, size, position };
  }
  if (!isSimple || size > MAX_SIZE_PX) return undefined;
  const spread = Math.round((size * (pixelsOf(effect.choke) ?? Number.NaN)) / 100);
  if (!(spread >= 0 && spread <= size)) return undefined;
  const blur = { spread, size: Math.floor(size) - spread };
  if (spread > 0 && blur.size < MIN_BLUR_PX) return undefined;
  if (key === 'outerGlow' || key === 'innerGlow') {
    if (effect.technique !== 'softer' || effect.range !== 0.5 || effect.source === 'center') return undefined;
    return { kind: key === 'outerGlow' ? 'outer glow' : 'inner glow', ...base, ...blur };
  }
  if (key !== 'dropShadow' && key !== 'innerShadow') return undefined;
  const shift = shiftOf(effect, setting);
  if (!shift || effect.layerConceals === false || !isLightKnown(effect, setting)) return undefined;
  const kind = key === 'dropShadow' ? 'drop shadow' : 'inner shadow';
  return { kind, ...base, ...blur, shift };
}

function toGradientOverlay(effect: AgEffect & AgPlacement, setting: EffectSetting): Effect | undefined {
  const { blendMode } = effect;
  const opacity = opacityOf(effect);
  const blend = toBlend(blendMode);
  const gradient = readGradient(effect.gradient, effect, setting);
  // At its step hard mix shows now one, now the other.
  // No picture shows reflected ones, nor any in Lab or in light.
  if (setting.mode === 'lab' || setting.depth === 32 || gradient?.style === 'reflected') return undefined;
  if (!gradient || !blend || blend === 'hard mix' || opacity === undefined) return undefined;
  return { kind: 'gradient overlay', blend, opacity, gradient };
}

function toPatternOverlay(effect: AgEffect, setting: EffectSetting, record: LayerRecord): Effect | undefined {
  const { blendMode } = effect;
  const opacity = opacityOf(effect);
  const blend = toBlend(blendMode);
  const placed = placePattern(effect, setting, record);
  if (!placed || !blend || blend === 'hard mix' || opacity === undefined) return undefined;
  return { kind: 'pattern overlay', blend, opacity, placed };
}

/** An effect's opacity as Photoshop mixes it: the nearest of 255 steps, the upper one in the middle. 70 % is 179 of 255, and not 178.5. */
function opacityOf({ opacity = 1 }: AgEffect): number | undefined {
  if (!(opacity >= 0 && opacity <= 1)) return undefined;
  // A hundredth of a percent is finer than any setting: what floating point adds is dropped first.
  return Math.round((Math.round(opacity * 10_000) * 255) / 10_000) / 255;
}

/** Edges of what has grown are exact within an eighth of a pixel, which shows if they are not blurred. */
const MIN_BLUR_PX = 4;
/** More is not drawn: bands would be looked at with as much around them. */
const MAX_SIZE_PX = 500;
const MAX_DISTANCE_PX = 2_000;

/** Whether an effect names its light, or the document does: what it is where neither does, no picture shows. */
const isLightKnown = ({ useGlobalLight, distance }: AgEffect, { globalAngle }: EffectSetting) =>
  !useGlobalLight || globalAngle !== undefined || pixelsOf(distance) === 0;

/** The light comes from the angle, shadows fall to the other side. */
function shiftOf(
  { useGlobalLight, angle, distance }: AgEffect,
  { globalAngle = 0 }: EffectSetting,
): [number, number] | undefined {
  const length = pixelsOf(distance);
  const turn = ((useGlobalLight ? globalAngle : (angle ?? 0)) * Math.PI) / 180;
  if (length === undefined || length > MAX_DISTANCE_PX || !Number.isFinite(turn)) return undefined;
  return [wholePixels(-Math.cos(turn) * length), wholePixels(Math.sin(turn) * length)];
}

/** Halves go away from 0, also those that a cosine leaves a little less than one. */
const wholePixels = (value: number): number =>
  Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9) || 0;

/** A length, none of which is 0; nothing if it is not in pixels. */
function pixelsOf(length: UnitsValue | undefined): number | undefined {
  if (!length) return 0;
  return length.units === 'Pixels' && length.value >= 0 && Number.isFinite(length.value)
    ? length.value
    : undefined;
}

function toBlend(name = 'normal'): BlendMode | undefined {
  const own = name.replace('color', 'colour');
  return own === 'dissolve' ? undefined : Object.values(BLEND_MODES).find((mode) => mode === own);
}

const isLinear = (contour: EffectContour | undefined): boolean =>
  contour?.curve.length === 2 &&
  contour.curve.every(({ x, y }, index) => x === index * 255 && y === index * 255);

/** What blurs and rounding may add to the sizes that the file names. */
const MARGIN_PX = 4;
const MARGIN_SHARE = 1.25;
/** The largest reach that is measured; an effect beyond it counts as reaching anywhere, since what is looked at grows with it. */
const MAX_REACH_PX = 1_000;

function reachOfAll(key: string, on: AgEffect[], scale = 1): { reachPx?: number } {
  const reaches = on.map((effect) => (AT_EDGES.has(key) ? reachOfUnread(effect, scale) : undefined));
  const isKnown = reaches.every((reach) => reach !== undefined);
  return isKnown ? { reachPx: Math.max(...reaches) } : unknownReach(key);
}

/** What stays within the shape changes it at most as a whole; anything else may be anywhere. */
const unknownReach = (key: string): { reachPx?: number } => (OUTWARD.has(key) ? { reachPx: Infinity } : {});

/**
 * Pixels within which an effect changes anything; nothing where it may do so anywhere: it goes out from the middle, carries a
 * texture, or its contour shows something where there is no edge.
 */
function reachOfUnread(effect: AgEffect, scale: number): number | undefined {
  const { size, distance, soften, source, contour, useTexture } = effect;
  if (source === 'center' || useTexture) return undefined;
  if (contour && !(contour.curve[0]?.x === 0 && contour.curve[0].y === 0)) return undefined;
  const lengths = [size, distance, soften].map((length) => length ?? { units: 'Pixels' as const, value: 0 });
  if (lengths.some(({ units, value }) => units !== 'Pixels' || !Number.isFinite(value))) return undefined;
  const sum = lengths.reduce((total, { value }) => total + Math.abs(value), 0);
  const reach = Math.ceil(sum * Math.max(1, scale) * MARGIN_SHARE) + MARGIN_PX;
  return reach <= MAX_REACH_PX ? reach : undefined;
}
