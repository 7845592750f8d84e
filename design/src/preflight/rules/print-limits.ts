import type { CommandCall } from '../../editing/commands/all-commands.ts';
import type { Layer } from '../../layers/layer.ts';
import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { letterValues } from '../../layers/text/spans/letter-values.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { MAX_STROKE_WIDTH, type VectorLayer, type VectorPath } from '../../layers/vector/vector-layer.ts';
import { vectorPlace } from '../../layers/vector/vector-place.ts';
import { printLimitsOf } from '../../template/template.ts';
import type { Finding } from '../findings/finding.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { hasInk } from '../ink/layer-ink.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/** Letters of less than this part of the smallest cannot be read at all. */
const UNREADABLE = 0.6;
/** Sizes are rounded when a document is saved. */
const ROUNDING_MM = 0.001;

/** Lines thinner and letters smaller than the print method holds; letters as they are set, after shrinking. */
export const checkPrintLimits: LayerRule = (check, layer) => {
  if (layer.kind === 'image' || layer.kind === 'code' || !hasInk(layer)) return [];
  if (layer.kind === 'vector') return thinVectorLines(check, layer);
  return [...thinLine(check, layer), ...(layer.kind === 'text' ? smallLetters(check, layer) : [])];
};

function thinLine(check: SurfaceCheck, layer: TextLayer | ShapeLayer): Finding[] {
  const { stroke } = layer;
  const { minLineMm } = printLimitsOf(check.input.template);
  if (!stroke || stroke.widthMm >= minLineMm - ROUNDING_MM) return [];
  const fills =
    layer.kind === 'text' ? letterValues(layer).colours : [layer.shape === 'line' ? null : layer.fill];
  // An outline in the fill's own colour is not a visible line.
  if (!layer.gradient && fills.every((fill) => fill?.toUpperCase() === stroke.colour.toUpperCase()))
    return [];
  const fix: CommandCall = {
    command: 'updateLayer',
    input: { layerId: layer.id, patch: { stroke: { ...stroke, widthMm: minLineMm } } },
  };
  const params = { lineMm: round(stroke.widthMm), leastMm: minLineMm };
  return [layerFinding(check, layer, 'thin-line', 'warning', params, fix)];
}

/** Lines of a vector that are no outline in the colour of its own fill. */
function thinVectorLines(check: SurfaceCheck, layer: VectorLayer): Finding[] {
  const { minLineMm } = printLimitsOf(check.input.template);
  const { strokeScale } = vectorPlace(layer);
  const isThin = ({ fill, stroke }: VectorPath) =>
    stroke !== null &&
    stroke.width * strokeScale < minLineMm - ROUNDING_MM &&
    stroke.colour.toUpperCase() !== fill?.toUpperCase();
  const thinnest = Math.min(
    ...layer.paths.filter(isThin).map(({ stroke }) => (stroke?.width ?? 0) * strokeScale),
  );
  if (!Number.isFinite(thinnest)) return [];
  const width = minLineMm / strokeScale;
  const paths = layer.paths.map((path) =>
    path.stroke && isThin(path) ? { ...path, stroke: { ...path.stroke, width } } : path,
  );
  // A vector drawn extremely small would need a wider stroke than documents allow, so there is no fix.
  const fix: CommandCall | null =
    width > MAX_STROKE_WIDTH
      ? null
      : { command: 'updateLayer', input: { layerId: layer.id, patch: { paths } } };
  return [
    layerFinding(check, layer, 'thin-line', 'warning', { lineMm: round(thinnest), leastMm: minLineMm }, fix),
  ];
}

function smallLetters(check: SurfaceCheck, layer: TextLayer): Finding[] {
  const info = check.input.textInfo(layer);
  if (!info) return [];
  const sizeMm = info.appliedFontSizeMm ?? layer.fontSizeMm;
  const { minLetterMm } = printLimitsOf(check.input.template);
  if (sizeMm >= minLetterMm - ROUNDING_MM) return [];
  const params = { letterMm: round(sizeMm), leastMm: minLetterMm };
  const severity = sizeMm < minLetterMm * UNREADABLE ? 'error' : 'warning';
  const fix = enlarge(check, layer, minLetterMm / sizeMm);
  return [layerFinding(check, layer, 'small-letters', severity, params, fix)];
}

/** A fix that enlarges a layer with what is in it; null if the box would leave the safe area. */
export function enlarge({ area, surface }: SurfaceCheck, layer: Layer, factor: number): CommandCall | null {
  const [widthMm, heightMm] = [layer.widthMm * factor, layer.heightMm * factor];
  const reach = Math.hypot(widthMm, heightMm) / 2;
  const [x, y] = layer.rotationDeg % 180 === 0 ? [widthMm / 2, heightMm / 2] : [reach, reach];
  const isInside =
    layer.xMm - x >= surface.safeMm &&
    layer.yMm - y >= surface.safeMm &&
    layer.xMm + x <= area.widthMm - surface.safeMm &&
    layer.yMm + y <= area.heightMm - surface.safeMm;
  if (!isInside) return null;
  return {
    command: 'resizeLayer',
    input: { layerId: layer.id, xMm: layer.xMm, yMm: layer.yMm, widthMm, heightMm, scaleContent: true },
  };
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
