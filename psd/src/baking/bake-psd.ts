import { findRefusals } from '../composing/find-refusals.ts';
import type { PsdDocument } from '../document.ts';
import { PsdRefusal, refuse } from '../psd-refusal.ts';
import { type BakedSurface, bakeSurface, type NotBaked } from './bake-surface.ts';
import { findSurfaces, type PsdSurface } from './find-surfaces.ts';

/** A surface of a document with what came of baking it. */
export interface SurfaceResult extends Pick<PsdSurface, 'key' | 'name' | 'width' | 'height'> {
  /** Names of the other smart objects; what the PSD's author put into them stays in the picture. */
  showsAlso: string[];
  result: BakedSurface | NotBaked;
}

/** Surfaces of one document that are baked; more are named and not baked. */
const MOST_SURFACES = 8;

/**
 * Every surface of a document as pictures of at most `longest` pixels a side, the topmost first, one after the other: each is large.
 * @throws PsdRefusal for what is not composed exactly, and where there is no smart object that shows
 */
export function* bakePsd(document: PsdDocument, longest: number): Generator<SurfaceResult, void, void> {
  const parts = findRefusals(document);
  if (parts.length > 0) throw new PsdRefusal('not-carried', parts);
  const surfaces = findSurfaces(document);
  if (surfaces.length === 0) throw refuse('not-carried', 'no smart object');
  for (const [index, surface] of surfaces.entries()) {
    const { key, name, width, height } = surface;
    const result = index < MOST_SURFACES ? bakeSurface(document, surface, longest) : tooMany(name);
    const showsAlso = surfaces
      .filter((other) => other !== surface && other.isFilled)
      .map((other) => other.name);
    yield { key, name, width, height, showsAlso, result };
  }
}

const tooMany = (layer: string): NotBaked => ({
  problems: [{ layer, feature: `more than ${MOST_SURFACES} smart objects` }],
});
