import { composeLayers } from '../composing/compose-layers.ts';
import { isDrawn, isGammaBlended, type Refusal } from '../composing/find-refusals.ts';
import { emptyRaster } from '../composing/raster.ts';
import type { MergedPicture, PsdDocument, PsdLayer } from '../document.ts';
import { type Effect, effectReachPx } from '../effects/effect.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { Agreement } from './agreement.ts';
import { bandsOf } from './bands.ts';
import { pixelCount } from './coverage-of.ts';
import { differencesFromMerged } from './differences.ts';
import type { Setting } from './influence.ts';
import { influenceStrips } from './influence-strips.ts';
import { reachOfSurface } from './reach-of-surface.ts';

/**
 * The surfaces for which the merged picture is proven: it agrees with the layers within the reach of the surface, and beyond all
 * surfaces wherever nothing refused has influence.
 * @param composed the document without what is refused
 */
export function proveMerged(
  composed: PsdDocument,
  merged: MergedPicture,
  { refusals, surfaces, setting }: { refusals: Refusal[]; surfaces: PsdSurface[]; setting: Setting },
): PsdSurface[] {
  const beyond = { isShown: false, agreement: new Agreement() };
  const within = surfaces.map(() => ({ isShown: false, agreement: new Agreement() }));
  for (const { band, raster, unknown } of composedBands(composed, refusals, setting)) {
    const differences = differencesFromMerged(raster.data, band, merged);
    const reaches = surfaces.map((surface) => reachOfSurface(surface, band, setting));
    const rest = new Uint8Array(pixelCount(band)).fill(1);
    for (const reach of reaches) for (let at = 0; at < rest.length; at += 1) if (reach[at]) rest[at] = 0;
    for (const [index, part] of [...within, beyond].entries()) {
      const marks = reaches[index] ?? rest;
      if (!marks.includes(1)) continue;
      part.isShown = true;
      for (let at = 0; at < marks.length; at += 1) if (unknown[at]) marks[at] = 0;
      part.agreement.add(differences, marks);
    }
  }
  const isProven = ({ isShown, agreement }: typeof beyond): boolean => !isShown || agreement.holds();
  return isProven(beyond) ? surfaces.filter((_, index) => isProven(within[index]!)) : [];
}

/**
 * Effects and edges of text that are drawn differently from the merged picture, with all others of their layer: which of them it is
 * cannot be seen. What is refused is not looked at. Everything else that is composed is compared as a whole.
 * @param composed the document without what is refused
 */
export function compareMerged(
  composed: PsdDocument,
  merged: MergedPicture,
  { refusals, setting }: { refusals: Refusal[]; setting: Setting },
): { disproved: Refusal[]; whole: Agreement } {
  const refused = new Set(refusals.filter(({ reachPx }) => reachPx === undefined).map(({ node }) => node));
  const layers = drawnUnsure(setting.document.layers)
    .filter(([one]) => !refused.has(one!.node))
    .map((effects) => ({
      effects,
      around: influenceStrips(widestOf(effects), setting),
      agreement: new Agreement(),
    }));
  const whole = new Agreement();
  for (const { band, raster, unknown } of composedBands(composed, refusals, setting)) {
    const differences = differencesFromMerged(raster.data, band, merged);
    const known = unknown.map((mark) => 1 - mark);
    whole.add(differences, known);
    for (const { around, agreement } of layers) {
      const marks = around(band);
      if (!marks.includes(1)) continue;
      const both = marks.slice();
      for (let at = 0; at < both.length; at += 1) both[at]! &= known[at]!;
      agreement.add(differences, both);
    }
  }
  const isDisproved = ({ agreement }: { agreement: Agreement }) => agreement.isCounted && !agreement.holds();
  return { disproved: layers.filter(isDisproved).flatMap(({ effects }) => effects), whole };
}

/** For each visible layer, its effects and text edges of which the file does not hold every setting that Photoshop drew them with. */
function drawnUnsure(layers: PsdLayer[]): Refusal[][] {
  return layers
    .filter(isDrawn)
    .flatMap((node) => [
      ...(isUnsure(node) ? [unsureParts(node)] : []),
      ...(node.kind === 'group' ? drawnUnsure(node.layers) : []),
    ]);
}

/** Whether the file does not say all about how a layer is drawn. */
const isUnsure = (node: PsdLayer): boolean => node.effects.length > 0 || isGammaBlended(node);

const unsureParts = (node: PsdLayer): Refusal[] => [
  ...node.effects.map((effect) => toRefusal(node, effect)),
  ...(isGammaBlended(node) ? [{ layer: node.path, node, feature: 'soft edges of text' }] : []),
];

const toRefusal = (node: PsdLayer, effect: Effect): Refusal => ({
  layer: node.path,
  node,
  feature: effect.kind,
  ...(effectReachPx(effect) > 0 && { reachPx: effectReachPx(effect) }),
});

/** One that changes all over the shape does so wherever others of the layer do. */
const widestOf = (effects: Refusal[]): Refusal =>
  effects.find(({ reachPx }) => reachPx === undefined) ??
  effects.reduce((widest, one) => (one.reachPx! > widest.reachPx! ? one : widest));

/** The document, band by band, with marks where it is not known because of what is refused. */
function* composedBands(composed: PsdDocument, refusals: Refusal[], setting: Setting) {
  const { width, height } = composed;
  const influences = refusals.map((refusal) => influenceStrips(refusal, setting));
  for (const band of bandsOf({ left: 0, top: 0, right: width, bottom: height })) {
    const raster = emptyRaster(band);
    composeLayers(composed.layers, raster, composed);
    const unknown = new Uint8Array(pixelCount(band));
    for (const influence of influences) {
      const marks = influence(band);
      for (let at = 0; at < unknown.length; at += 1) unknown[at]! |= marks[at]!;
    }
    yield { band, raster, unknown };
  }
}
