import { toPart } from '../composing/find-refusals.ts';
import type { PsdDocument } from '../document.ts';
import { findAncestry } from '../merged/ancestry.ts';
import { reachOfSurface } from '../merged/reach-of-surface.ts';
import { findUnaffected, withMet } from '../merged/unaffected-surfaces.ts';
import { unprovenText } from '../merged/unproven-text.ts';
import { type RefusedPart, refuse } from '../psd-refusal.ts';
import { findSurfaces, type PsdSurface } from '../surfaces/find-surfaces.ts';
import { type BakedSurface, bakeSurface, type NotBaked } from './bake-surface.ts';
import type { Beyond } from './scene.ts';

/** A surface of a document with what came of baking it. */
export interface SurfaceResult extends Pick<PsdSurface, 'key' | 'name' | 'width' | 'height'> {
  /** Names of the other smart objects; what the PSD's author put into them stays in the picture. */
  showsAlso: string[];
  /** What is drawn as Photoshop does by default, and nothing in the file proves; none of a surface that is not baked. */
  notes: RefusedPart[];
  result: BakedSurface | NotBaked;
}

/** Surfaces of one document that are baked; more are named and not baked. */
const MAX_SURFACES = 8;

/**
 * Every surface of a document as pictures of at most `longest` pixels a side, the topmost first, one after the other: each is large.
 * @throws PsdRefusal for what is not composed exactly in a file without a merged picture, and where no smart object shows
 */
export function* bakePsd(document: PsdDocument, longest: number): Generator<SurfaceResult, void, void> {
  const { composed, surfaces, beyond, setting, hasMerged } = open(document);
  for (const [index, surface] of surfaces.entries()) {
    const { key, name, width, height } = surface;
    const result =
      index < MAX_SURFACES
        ? bakeSurface(composed, surface, { longest, ...(beyond && { beyond: beyond(surface) }) })
        : tooMany(name);
    const showsAlso = surfaces
      .filter((other) => other !== surface && other.isFilled)
      .map((other) => other.name);
    const notes =
      'problems' in result
        ? []
        : unprovenText(composed, surface, { setting, hasProof: hasMerged }).map(toPart);
    yield { key, name, width, height, showsAlso, notes, result };
  }
}

/** What is not composed matters only where artwork reaches; beyond, the merged picture of the file is shown. */
function open(document: PsdDocument) {
  checkColours(document);
  const found = findSurfaces(document);
  if (found.length === 0) throw refuse('unsupported', 'no smart object');
  const { document: settled, partly, hasMerged } = findUnaffected(document);
  if (!partly) {
    const setting = { document: settled, ancestry: findAncestry(settled) };
    const surfaces = found.map((surface) => withMet(surface, [], setting));
    return { composed: settled, surfaces, setting, hasMerged };
  }
  const { document: composed, surfaces, merged, setting } = partly;
  const beyond = (surface: PsdSurface): Beyond => ({
    merged,
    reach: (bounds) => reachOfSurface(surface, bounds, setting),
  });
  return { composed, surfaces, beyond, setting, hasMerged };
}

/**
 * Refuses CMYK, Lab and 32-bit documents. RGB artwork does not change the channels of inks or Lab one by one, so no response map can hold
 * it, and the maps do not hold the light of 32-bit channels.
 */
function checkColours({ mode, depth }: PsdDocument): void {
  if (mode === 'cmyk') throw refuse('colour-mode', 'CMYK document');
  if (mode === 'lab') throw refuse('colour-mode', 'Lab document');
  if (depth === 32) throw refuse('colour-mode', '32 bits a channel');
}

const tooMany = (layer: string): NotBaked => ({
  problems: [{ layer, feature: `more than ${MAX_SURFACES} smart objects` }],
});
