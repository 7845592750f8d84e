import type { CodeKind } from '../../../codes/code-symbol.ts';
import { layOutCode } from '../../../layers/code/lay-out-code.ts';
import { printLimitsOf } from '../../../template/template.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import type { LayerRule } from '../../preflight-input.ts';
import { enlarge } from '../print-limits.ts';

/**
 * Smallest modules that scanners of shops and telephones at arm's length are made for, in mm: 80 % of the nominal 0.33 mm of
 * EAN and UPC (GS1 General Specifications 5.2.6.6), 0.25 mm of Code 128 in trade, 0.35 mm of squares.
 */
const MIN_MM: Readonly<Record<CodeKind, number>> = {
  qr: 0.35,
  'ean-13': 0.264,
  'ean-8': 0.264,
  'upc-a': 0.264,
  'code-128': 0.25,
};
/** A gap of one module between two bars closes before a line of its width breaks. */
const GAP = 1.5;
/** The fewest pixels for a module; with fewer, bars are printed in unequal widths. */
const MIN_PX = 3;
/** Below this share of the smallest size, scanners do not read the code at all. */
const UNREADABLE = 0.6;
const ROUNDING_MM = 0.0005;

/** Squares or bars finer than the print method, the print's pixels or a reader resolve. */
export const checkCodeModules: LayerRule = (check, layer) => {
  const layout = layer.kind === 'code' ? layOutCode(layer) : null;
  if (layer.kind !== 'code' || !layout) return [];
  const { moduleMm } = layout;
  const { minLineMm } = printLimitsOf(check.input.template);
  const pixelMm = 25.4 / check.surface.resolutionDpi;
  const leastMm = Math.max(MIN_MM[layer.code], minLineMm * GAP, pixelMm * MIN_PX);
  if (moduleMm >= leastMm - ROUNDING_MM) return [];
  const severity = moduleMm < leastMm * UNREADABLE ? 'error' : 'warning';
  const factor = leastMm / moduleMm;
  const params = {
    moduleMm: hundredths(moduleMm),
    leastMm: hundredths(leastMm),
    widthMm: Math.ceil(layer.widthMm * factor * 10) / 10,
  };
  return [
    layerFinding(check, layer, 'code-modules', severity, params, enlarge(check, layer, factor * 1.001)),
  ];
};

function hundredths(mm: number): number {
  return Math.round(mm * 100) / 100;
}
