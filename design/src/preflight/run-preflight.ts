import { findSurface } from '../document/find-layer.ts';
import { withSourceSizes } from '../document/with-source-sizes.ts';
import type { ImageLayer } from '../layers/image/image-layer.ts';
import type { Layer } from '../layers/layer.ts';
import type { TextLayer } from '../layers/text/text-layer.ts';
import { type PrintSize, printSize } from '../painting/print-size.ts';
import { planVectorDrawings } from '../painting/vector-drawing.ts';
import { printAreaFor } from '../template/template.ts';
import type { Finding, Severity } from './findings/finding.ts';
import { inkBounds } from './ink/layer-ink.ts';
import type { LayerRule, PreflightInput, SurfaceCheck, TextInfo } from './preflight-input.ts';
import { printRegion } from './print-region.ts';
import { checkBareStrip } from './rules/bare-strip.ts';
import { checkCodeContrast } from './rules/codes/code-contrast.ts';
import { checkCodeCovered } from './rules/codes/code-covered.ts';
import { checkCodeModules } from './rules/codes/code-modules.ts';
import { checkInvalidCode } from './rules/codes/invalid-code.ts';
import { checkCovered } from './rules/covered.ts';
import { checkEmpty } from './rules/empty.ts';
import { checkFallbackFont } from './rules/fallback-font.ts';
import { checkFields } from './rules/fields.ts';
import { checkHeavyLetters } from './rules/heavy/heavy-letters.ts';
import { checkHeavyVectors } from './rules/heavy/heavy-vector.ts';
import { checkHoles } from './rules/holes.ts';
import { checkInvisible } from './rules/invisible.ts';
import { checkLackingFeatures } from './rules/lacking-features.ts';
import { checkLowContrast } from './rules/low-contrast.ts';
import { checkMissingGlyph } from './rules/missing-glyph.ts';
import { checkOtherForms } from './rules/other-forms.ts';
import { checkDamagedImage } from './rules/pictures/damaged-image.ts';
import { checkInvisiblePicture } from './rules/pictures/invisible-picture.ts';
import { checkMissingImage } from './rules/pictures/missing-image.ts';
import { checkResolution } from './rules/pictures/resolution.ts';
import { checkPrintArea } from './rules/print-area.ts';
import { checkPrintLimits } from './rules/print-limits.ts';
import { checkSafeArea } from './rules/safe-area.ts';
import { checkSemiTransparent } from './rules/semi-transparent.ts';
import { checkTextOverflow } from './rules/text-overflow.ts';
import { checkTinyArtwork } from './rules/tiny-artwork.ts';
import { checkUnknownChoice } from './rules/unknown-choice.ts';

const LAYER_RULES: readonly LayerRule[] = [
  checkMissingImage,
  checkDamagedImage,
  checkMissingGlyph,
  checkHeavyLetters,
  checkFallbackFont,
  checkLackingFeatures,
  checkOtherForms,
  checkTextOverflow,
  checkResolution,
  checkPrintArea,
  checkSafeArea,
  checkInvisible,
  checkSemiTransparent,
  checkHoles,
  checkPrintLimits,
  checkInvisiblePicture,
  checkCovered,
  checkLowContrast,
  checkInvalidCode,
  checkCodeModules,
  checkCodeContrast,
  checkCodeCovered,
];

/** Rules that look at a whole surface. */
const SURFACE_RULES: readonly ((check: SurfaceCheck) => Finding[])[] = [checkBareStrip, checkTinyArtwork];

const ORDER: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Worst first; findings of one severity keep their sequence. */
export const bySeverity = (one: Finding, other: Finding): number =>
  ORDER[one.severity] - ORDER[other.severity];

/**
 * Everything that would spoil the print of a design on a size, worst first, then by surface and from bottom to top.
 * Hidden layers are not printed and not checked. Pure: the same input gives the same findings everywhere.
 */
export function runPreflight(given: PreflightInput): Finding[] {
  const steps = preflightSteps(given);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The same in steps of a few milliseconds at most, each about one layer, for where somebody waits for something else meanwhile. The
 * input must stay as it is until the last step.
 */
export function* preflightSteps(given: PreflightInput): Generator<void, Finding[], void> {
  const input = {
    ...given,
    // Picture sizes come from the library, not from the document.
    document: withSourceSizes(given.document, given.imageInfo),
    textInfo: once(given.textInfo),
  };
  const sizeId = input.sizeId ?? input.document.sizeId;
  const checks = input.template.surfaces.map((surface): SurfaceCheck => {
    const { widthMm, heightMm } = printAreaFor(surface, sizeId);
    const area = { xMm: 0, yMm: 0, widthMm, heightMm };
    const layers = (findSurface(input.document, surface.id)?.layers ?? []).filter((layer) => !layer.hidden);
    return {
      input,
      surface,
      layers,
      area,
      region: printRegion(surface, sizeId, area),
      bleedMm: input.document.print.bleed ? surface.bleedMm : 0,
      vectors: vectorsOf(layers, printSize(surface, sizeId, input.document.print), input),
    };
  });
  const findings = [...checkUnknownChoice(input), ...checkEmpty(checks)];
  for (const check of checks) findings.push(...(yield* checkSurface(check)));
  findings.push(...checkFields(input));
  return findings.sort(bySeverity);
}

function vectorsOf(layers: readonly Layer[], size: PrintSize, { imageInfo }: PreflightInput) {
  const shown = layers.filter(
    (layer): layer is ImageLayer => layer.kind === 'image' && imageInfo(layer.imageId)?.isVector === true,
  );
  return planVectorDrawings(shown, size);
}

function* checkSurface(whole: SurfaceCheck): Generator<void, Finding[], void> {
  const heavy = checkHeavyVectors(whole);
  const stopped = new Set(heavy.map(({ layerId }) => layerId));
  // Layers that are too heavy to draw are not checked either: that would take as long.
  const check =
    heavy.length > 0 ? { ...whole, layers: whole.layers.filter(({ id }) => !stopped.has(id)) } : whole;
  // Rules about the surface need the ink of every layer, which is computed once.
  for (const layer of check.layers) {
    inkBounds(layer, check.input);
    yield;
  }
  const ofSurface: Finding[] = [];
  for (const rule of SURFACE_RULES) {
    ofSurface.push(...rule(check));
    yield;
  }
  const ofLayers: Finding[] = [];
  for (const layer of check.layers) {
    for (const rule of LAYER_RULES) ofLayers.push(...rule(check, layer));
    yield;
  }
  const bare = new Set(ofSurface.filter(({ id }) => id === 'bare-strip').map(({ layerId }) => layerId));
  // A ground that ends before the edge is reported once, as a bare strip.
  const said = ofLayers.filter(({ id, layerId }) => id !== 'crosses-safe-line' || !bare.has(layerId));
  return [...heavy, ...said, ...ofSurface];
}

/** Lays every text out once, however many rules need it. */
function once(textInfo: PreflightInput['textInfo']): PreflightInput['textInfo'] {
  const known = new Map<TextLayer, TextInfo | null>();
  return (layer) => {
    const found = known.get(layer);
    if (found !== undefined) return found;
    const info = textInfo(layer);
    known.set(layer, info);
    return info;
  };
}
