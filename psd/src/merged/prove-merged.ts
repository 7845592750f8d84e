import { composeLayers } from '../composing/compose-layers.ts';
import { isDrawn, isTextInLight, type Refusal } from '../composing/find-refusals.ts';
import { emptyRaster } from '../composing/raster.ts';
import type { Bounds, MergedPicture, PsdDocument, PsdLayer } from '../document.ts';
import { type Effect, effectReachPx } from '../effects/effect.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { Agreement } from './agreement.ts';
import { bandsOf } from './bands.ts';
import { markInfluence, type Setting } from './influence.ts';
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
    const reaches = surfaces.map((surface) => reachOfSurface(surface, band, setting));
    compareBand(raster.data, merged, band, ({ at, ...point }, difference) => {
      const own = within.filter((_, index) => reaches[index]![at]);
      for (const part of own.length > 0 ? own : [beyond]) {
        part.isShown = true;
        if (!unknown[at]) part.agreement.add(point.x, point.y, difference);
      }
    });
  }
  const isProven = ({ isShown, agreement }: typeof beyond): boolean => !isShown || agreement.holds();
  return isProven(beyond) ? surfaces.filter((_, index) => isProven(within[index]!)) : [];
}

/**
 * Effects and edges of text that are drawn otherwise than in the merged picture, with all others of their layer: which of them it is
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
    .map((effects) => ({ effects, around: widestOf(effects), agreement: new Agreement() }));
  const whole = new Agreement();
  for (const { band, raster, unknown } of composedBands(composed, refusals, setting)) {
    const parts = layers.map(({ around, agreement }) => ({
      agreement,
      marks: markInfluence(around, band, setting),
    }));
    const shown = parts.filter(({ marks }) => marks.includes(1));
    compareBand(raster.data, merged, band, ({ at, x, y }, difference) => {
      if (unknown[at]) return;
      whole.add(x, y, difference);
      for (const { marks, agreement } of shown) if (marks[at]) agreement.add(x, y, difference);
    });
  }
  const isDisproved = ({ agreement }: { agreement: Agreement }) => agreement.isCounted && !agreement.holds();
  return { disproved: layers.filter(isDisproved).flatMap(({ effects }) => effects), whole };
}

/** Effects, and edges of text, of all visible layers that are drawn, layer by layer: what the file does not say all about. */
function drawnUnsure(layers: PsdLayer[]): Refusal[][] {
  return layers
    .filter(isDrawn)
    .flatMap((node) => [
      ...(isUnsure(node) ? [unsureParts(node)] : []),
      ...(node.kind === 'group' ? drawnUnsure(node.layers) : []),
    ]);
}

/** Whether the file does not say all about how a layer is drawn. */
const isUnsure = (node: PsdLayer): boolean => node.effects.length > 0 || isTextInLight(node);

const unsureParts = (node: PsdLayer): Refusal[] => [
  ...node.effects.map((effect) => toRefusal(node, effect)),
  ...(isTextInLight(node) ? [{ layer: node.path, node, feature: 'soft edges of text' }] : []),
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
  for (const band of bandsOf({ left: 0, top: 0, right: width, bottom: height })) {
    const raster = emptyRaster(band);
    composeLayers(composed.layers, raster, composed);
    const unknown = new Uint8Array(raster.data.length / 4);
    for (const refusal of refusals)
      for (const [at, mark] of markInfluence(refusal, band, setting).entries()) unknown[at]! |= mark;
    yield { band, raster, unknown };
  }
}

/** Value of a channel from 0 to 1 where the picture lies on white. */
const onWhite = (data: Float32Array, at: number, channel: number): number =>
  data[at * 4 + channel]! * data[at * 4 + 3]! + 1 - data[at * 4 + 3]!;

/** How far two composed pictures are from one another at a pixel, of 255. */
export function pixelDifference(one: Float32Array, other: Float32Array, at: number): Difference {
  const far = [0, 1, 2].map(
    (channel) => Math.abs(onWhite(one, at, channel) - onWhite(other, at, channel)) * 255,
  );
  return { mean: far.reduce((sum, value) => sum + value, 0) / 3, farthest: Math.max(...far) };
}

interface Difference {
  mean: number;
  farthest: number;
}

interface Point {
  /** Its index in the band. */
  at: number;
  /** Its place in the document. */
  x: number;
  y: number;
}

function compareBand(
  data: Float32Array,
  { width, colour, full }: MergedPicture,
  { top }: Bounds,
  add: (point: Point, difference: Difference) => void,
): void {
  const start = top * width;
  for (let at = 0; at < data.length / 4; at += 1) {
    let [sum, farthest] = [0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const ours = onWhite(data, at, channel) * 255;
      const theirs = (colour[channel] ?? colour[0]!)[start + at]! * (255 / full);
      const far = Math.abs(ours - theirs);
      sum += far / 3;
      farthest = Math.max(farthest, far);
    }
    add({ at, x: at % width, y: top + Math.floor(at / width) }, { mean: sum, farthest });
  }
}
