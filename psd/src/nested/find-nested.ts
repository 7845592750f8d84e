import type { PsdDocument } from '../document.ts';
import { findAncestry } from '../merged/ancestry.ts';
import { findUnaffected, withMet } from '../merged/unaffected-surfaces.ts';
import { PsdRefusal, type RefusalReason, type RefusedPart } from '../psd-refusal.ts';
import {
  findSurfaces,
  type PsdSurface,
  type SurfaceContents,
  type SurfacePlace,
} from '../surfaces/find-surfaces.ts';
import { nestedMesh } from '../surfaces/surface-mesh.ts';
import { joinEqual } from './join-equal.ts';
import type { NestedSurface } from './nested-surface.ts';
import { type ContentsBudget, openContents } from './open-contents.ts';
import { type ContentsProof, DRAWN_OTHERWISE, proveContents } from './prove-contents.ts';

/** Documents within documents that are opened; smart objects deeper than that are named. */
const MAX_DEPTH = 3;
/** Places of nested smart objects in one document. */
const MAX_PLACES = 200;

export interface NestedSetting {
  budget: ContentsBudget;
  /** Whether a profile is sRGB: contents of another one than the document's are not composed. */
  isSrgb: (profile: Uint8Array) => boolean;
}

/**
 * Smart objects within the contents of others, those of the topmost first. What stands in the way of one is among its problems; the smart
 * object around it can be used all the same.
 */
export function findNested(
  document: PsdDocument,
  surfaces: readonly PsdSurface[],
  setting: NestedSetting,
  depth = 1,
): NestedSurface[] {
  const found = surfaces
    .filter(({ problems }) => problems.length === 0)
    .flatMap((outer) => {
      try {
        return nestedIn(document, outer, setting, depth);
      } catch (error) {
        if (!(error instanceof PsdRefusal)) throw error;
        return [notOpened(outer, error)];
      }
    });
  return joinEqual(document, found);
}

/** Contents that cannot be opened, and hold smart objects: which, is not known. */
function notOpened(outer: PsdSurface, refusal: PsdRefusal): NestedSurface {
  const problems = partsOf(refusal).map(({ layer, feature }) => ({
    layer: layer ? `${outer.name} / ${layer}` : outer.name,
    feature,
  }));
  return {
    ...outer,
    key: `${outer.key}/`,
    name: `${outer.name} / …`,
    places: [],
    isFilled: false,
    problems,
  };
}

/** The words for contents that are not opened, by the reason. */
const OF_ALL: Partial<Record<RefusalReason, string>> = {
  differs: DRAWN_OTHERWISE,
  damaged: 'contents that are damaged',
  'too-large': 'contents that are too large to be opened beside the document',
  'colour-mode': 'contents of another colour mode',
};

function partsOf({ reason, parts }: PsdRefusal): readonly RefusedPart[] {
  const feature = OF_ALL[reason];
  return feature ? [{ layer: '', feature }] : parts;
}

function nestedIn(
  document: PsdDocument,
  outer: PsdSurface,
  setting: NestedSetting,
  depth: number,
): NestedSurface[] {
  const file = document.contents?.get(outer.key);
  const contents = file && openContents(file, document, setting);
  if (!contents) return [];
  const refused = (feature: string) => new PsdRefusal('unsupported', [{ layer: '', feature }]);
  if (depth > MAX_DEPTH) throw refused(`smart objects nested more than ${MAX_DEPTH} deep`);
  if (contents.width !== outer.width || contents.height !== outer.height)
    throw refused('contents of another size than their smart object');
  if (outer.places.length > MAX_PLACES) throw refused(`more than ${MAX_PLACES} places`);
  const { document: settled, partly } = findUnaffected(contents);
  if (partly) throw new PsdRefusal('unsupported', partly.refused);
  const met = inSetting(settled);
  const inner = findSurfaces(settled).map(met);
  const deeper = findNested(settled, inner, setting, depth + 1).map(met);
  const all = [...inner, ...deeper];
  const isFew = ({ problems, places }: PsdSurface): boolean =>
    problems.length === 0 && places.length * outer.places.length <= MAX_PLACES;
  const proof = all.some(isFew)
    ? proveContents(settled, outer, { document, budget: setting.budget })
    : { problems: [], perPixel: 1 };
  return all.map((surface) => place(surface, outer, { contents: settled, proof }));
}

/** A smart object with the effects that follow its shape among its problems. */
function inSetting(document: PsdDocument): <T extends PsdSurface>(surface: T) => T {
  const setting = { document, ancestry: findAncestry(document) };
  return (surface) => ({ ...surface, ...withMet(surface, [], setting) });
}

function place(
  surface: NestedSurface,
  outer: PsdSurface,
  { contents, proof }: { contents: PsdDocument; proof: ContentsProof },
): NestedSurface {
  const problems = [
    ...proof.problems,
    ...surface.problems.map(({ layer, feature }) => ({ layer: `${outer.name} / ${layer}`, feature })),
  ];
  const within = { document: contents, surface, perPixel: proof.perPixel };
  const placed = problems.length > 0 ? { places: [], problems } : placeIn(outer, within);
  const file = surface.file ?? contents.contents?.get(surface.key)?.bytes;
  return {
    ...surface,
    ...placed,
    key: `${outer.key}/${surface.key}`,
    name: `${outer.name} / ${surface.name}`,
    ...(file && { file }),
  };
}

/** Each place of the surface in each place of the contents, the lowest first. */
function placeIn(
  outer: PsdSurface,
  within: Omit<SurfaceContents, 'mesh'>,
): Pick<PsdSurface, 'places' | 'problems'> {
  const inner = within.surface.places;
  if (outer.places.length * inner.length > MAX_PLACES)
    return { places: [], problems: [{ layer: outer.name, feature: `more than ${MAX_PLACES} places` }] };
  const places: SurfacePlace[] = [];
  const problems: RefusedPart[] = [];
  for (const { layer, mesh } of outer.places)
    for (const own of inner) {
      const whole = nestedMesh(own.mesh, mesh);
      if (typeof whole !== 'string') places.push({ layer, mesh: whole, within: { ...within, mesh } });
      else problems.push({ layer: `${layer.path} / ${own.layer.path}`, feature: whole });
    }
  return { places: problems.length > 0 ? [] : places, problems };
}
