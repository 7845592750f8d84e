import { composeLayers } from '../composing/compose-layers.ts';
import type { Refusal } from '../composing/find-refusals.ts';
import { emptyRaster } from '../composing/raster.ts';
import type { PsdDocument } from '../document.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { Agreement } from './agreement.ts';
import { bandsOf } from './bands.ts';
import { seenShapeOf } from './coverage-of.ts';
import { differencesOf } from './differences.ts';
import { gammaBlendedTexts, mixedAsValues, shownBounds, type Text } from './gamma-blended-texts.ts';
import type { Setting } from './influence.ts';
import { reachOfSurface } from './reach-of-surface.ts';

/**
 * Text of which nothing proves in which light its soft edges are mixed, as they are seen in mockups of a surface. A merged picture
 * that agrees proves it where mixing them otherwise would have been seen in it; where it would not, the author's own contents hide the
 * difference, and other artwork may show it.
 */
export function unprovenText(
  document: PsdDocument,
  surface: PsdSurface,
  { setting, hasProof }: { setting: Setting; hasProof: boolean },
): Refusal[] {
  return gammaBlendedTexts(document.layers)
    .filter(
      (node) =>
        hasSoftEdges(node, setting, hasProof ? surface : undefined) &&
        !(hasProof && wouldBeSeen(document, node)),
    )
    .map((node) => ({ layer: node.path, node, feature: 'soft edges of text' }));
}

/** @param surface only where it reaches; without, anywhere in the picture */
function hasSoftEdges(node: Text, setting: Setting, surface: PsdSurface | undefined): boolean {
  const { document, ancestry } = setting;
  for (const band of bandsOf(shownBounds(node, document))) {
    const shape = seenShapeOf(node, ancestry.get(node) ?? { around: [] }, band);
    const isSoft = (share: number) => share > 0 && share < 1;
    if (!shape.some(isSoft)) continue;
    const reach = surface && reachOfSurface(surface, band, setting);
    if (shape.some((share, at) => isSoft(share) && (!reach || reach[at]))) return true;
  }
  return false;
}

/** Whether the document would look otherwise if the text were mixed as everything else. */
function wouldBeSeen(document: PsdDocument, node: Text): boolean {
  const other = mixedAsValues(document.layers, node);
  const agreement = new Agreement();
  for (const band of bandsOf(shownBounds(node, document))) {
    const [inLight, inValues] = [emptyRaster(band), emptyRaster(band)];
    composeLayers(document.layers, inLight, document);
    composeLayers(other, inValues, document);
    agreement.add(differencesOf(inLight.data, inValues.data, band));
  }
  return !agreement.holds();
}
