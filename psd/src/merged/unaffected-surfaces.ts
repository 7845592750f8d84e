import { findRefusals, isGammaBlended, type Refusal, toPart } from '../composing/find-refusals.ts';
import type { MergedPicture, PsdDocument } from '../document.ts';
import { type Effect, effectReachPx } from '../effects/effect.ts';
import { PsdRefusal, type RefusedPart, refuse } from '../psd-refusal.ts';
import { findSurfaces, type PsdSurface } from '../surfaces/find-surfaces.ts';
import { findAncestry } from './ancestry.ts';
import { bandsOf } from './bands.ts';
import { hideRefusedLayers } from './hide-refused-layers.ts';
import { markInfluence, type Setting } from './influence.ts';
import { compareMerged, proveMerged } from './prove-merged.ts';
import { boundsOfSurface, reachOfSurface } from './reach-of-surface.ts';
import { settleText } from './settle-text.ts';

/** A document of which a part is composed, and the merged picture for the rest. */
export interface PartlyComposed {
  /** Right within the reach of every surface without problems. */
  document: PsdDocument;
  /** What is refused within the reach of a surface is one of its problems. */
  surfaces: PsdSurface[];
  merged: MergedPicture;
  setting: Setting;
  /** All that is refused. */
  refused: RefusedPart[];
}

/** What the file's own picture proves about a document. */
export interface Unaffected {
  /** As it is composed: with its text mixed as that picture shows. */
  document: PsdDocument;
  /** Whether the file holds such a picture. */
  hasMerged: boolean;
  /** Missing where all is composed and nothing speaks against it. */
  partly?: PartlyComposed;
}

/**
 * Finds which surfaces can be baked although some layers are not composed, or are composed differently from the file's own picture.
 * @param found the smart objects that are looked at
 * @throws PsdRefusal with every layer and feature where the file holds no picture of all its layers, and with the place where that
 * picture differs most from layers of which all is composed: nothing says which of the two is right
 */
export function findUnaffected(
  document: PsdDocument,
  found: readonly PsdSurface[] = findSurfaces(document),
): Unaffected {
  const refused = findRefusals(document);
  const merged = document.mode === 'rgb' ? document.readMerged?.() : undefined;
  if (!merged && refused.length === 0) return { document, hasMerged: false };
  if (!merged) throw new PsdRefusal('unsupported', refused.map(toPart));
  const composed = hideRefusedLayers(document, refused);
  const setting: Setting = { document, ancestry: findAncestry(document) };
  const { disproved, whole } = compareMerged(composed, merged, { refusals: refused, setting });
  const settled = disproved.some(({ node }) => isGammaBlended(node)) ? settleText(document) : document;
  if (settled !== document) return findUnaffected(settled, found);
  const refusals = [...refused, ...disproved];
  if (refusals.length === 0 && !whole.holds())
    throw refuse('differs', whole.worstWithin(document).join(', '));
  if (refusals.length === 0) return { document, hasMerged: true };
  const partly = provenSurfaces(hideRefusedLayers(document, refusals), refusals, { found, merged, setting });
  return { document, hasMerged: true, partly };
}

/** The parts of a document that are drawn differently from the file's own picture, or the place; nothing where none can be trusted. */
export function findDifference(document: PsdDocument): RefusedPart[] {
  const merged = document.mode === 'rgb' ? document.readMerged?.() : undefined;
  if (!merged) return [];
  const setting: Setting = { document, ancestry: findAncestry(document) };
  const { disproved, whole } = compareMerged(document, merged, { refusals: [], setting });
  if (disproved.length > 0) return disproved.map(toPart);
  return whole.holds() ? [] : [{ layer: '', feature: whole.worstWithin(document).join(', ') }];
}

function provenSurfaces(
  composed: PsdDocument,
  refusals: Refusal[],
  { found, merged, setting }: { found: readonly PsdSurface[]; merged: MergedPicture; setting: Setting },
): PartlyComposed {
  const known = found.map((surface) => withMet(surface, refusals, setting));
  const usable = known.filter(({ problems }) => problems.length === 0);
  const proven =
    usable.length === 0 ? [] : proveMerged(composed, merged, { refusals, surfaces: usable, setting });
  const surfaces = known.map((surface) =>
    surface.problems.length > 0 || proven.includes(surface)
      ? surface
      : { ...surface, problems: refusals.map(toPart) },
  );
  return { document: composed, surfaces, merged, setting, refused: refusals.map(toPart) };
}

/** The surface with what is refused within its reach, and with effects that would follow the shape of its artwork. */
export function withMet(surface: PsdSurface, refusals: Refusal[], setting: Setting): PsdSurface {
  if (surface.problems.length > 0) return surface;
  const met = [...refusals, ...effectsOfArtwork(surface, setting)].filter(
    (refusal) => holds(refusal, surface, setting) || meets(refusal, surface, setting),
  );
  return { ...surface, problems: met.map(toPart) };
}

/**
 * Effects whose shape is, or may be, that of the artwork: they are not a matter of each pixel for itself, and transparent artwork would
 * show what no map holds. One colour all over the shape is.
 */
function effectsOfArtwork({ places }: PsdSurface, { ancestry }: Setting): Refusal[] {
  const around = new Set(places.flatMap(({ layer }) => [layer, ...ancestry.get(layer)!.around]));
  return [...around].flatMap((node) =>
    node.effects.filter(followsShape).map((effect) => ({
      layer: node.path,
      node,
      feature: effect.kind,
      ...(effectReachPx(effect) > 0 && { reachPx: effectReachPx(effect) }),
    })),
  );
}

/** A gradient across a layer lies otherwise where that layer covers less. */
const followsShape = (effect: Effect): boolean =>
  effectReachPx(effect) > 0 || (effect.kind === 'gradient overlay' && effect.gradient.isAligned);

/** Whether the surface is part of what may be changed as a whole, however little of it shows. */
function holds({ node, reachPx }: Refusal, { places }: PsdSurface, { ancestry }: Setting): boolean {
  if (reachPx !== undefined) return places.some(({ layer }) => layer === node);
  return places.some(({ layer }) =>
    [layer, ...ancestry.get(layer)!.around].some((own) => own === node || ancestry.get(own)!.base === node),
  );
}

function meets(refusal: Refusal, surface: PsdSurface, setting: Setting): boolean {
  const { width, height } = setting.document;
  for (const band of bandsOf(boundsOfSurface(surface, width, height))) {
    const reach = reachOfSurface(surface, band, setting);
    if (!reach.includes(1)) continue;
    const influence = markInfluence(refusal, band, setting);
    if (influence.some((mark, at) => mark & reach[at]!)) return true;
  }
  return false;
}
