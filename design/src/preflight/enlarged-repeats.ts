import type { DesignDocument } from '../document/design-document.ts';
import { findLayer } from '../document/find-layer.ts';
import type { ImageLayer } from '../layers/image/image-layer.ts';
import { countRepeats, type ImageTile, MAX_TILE_REPEATS } from '../layers/image/image-tile.ts';
import type { Finding } from './findings/finding.ts';

/** Widths are kept to a thousandth of a millimetre. */
const ROUNDING_MM = 0.001;

/** A pattern whose repeats were made larger, because smaller ones would be more than are drawn. */
export interface EnlargedRepeats {
  surfaceId: string;
  layerId: string;
  /** Width of one repeat before. */
  wantedMm: number;
  mm: number;
}

/**
 * The patterns that had smaller repeats in `before` and would need more of them in `after` than are drawn: their box grew, or another
 * picture has flatter repeats. Patterns that were scaled together with their repeats are left out.
 */
export function findEnlarged(before: DesignDocument, after: DesignDocument): EnlargedRepeats[] {
  if (before === after) return [];
  return after.surfaces.flatMap(({ surfaceId, layers }) =>
    layers.flatMap((layer): EnlargedRepeats[] => {
      const was = isPattern(layer) ? findLayer(before, layer.id)?.layer : undefined;
      if (!isPattern(layer) || !was || was === layer || !isPattern(was)) return [];
      const [wantedMm, mm] = [was.tile.widthMm, layer.tile.widthMm];
      const isAsWanted = mm <= wantedMm || isScaled(was, layer) || isDrawable(layer, wantedMm);
      return isAsWanted ? [] : [{ surfaceId, layerId: layer.id, wantedMm, mm }];
    }),
  );
}

/** Whether a pattern could have repeats of this width. */
export function isDrawable(layer: Pattern, widthMm: number): boolean {
  return countRepeats({ ...layer, tile: { ...layer.tile, widthMm } }) <= MAX_TILE_REPEATS;
}

/** What is said of enlarged repeats; `layer` is the pattern's name. */
export function enlargedFinding(
  { surfaceId, layerId, wantedMm, mm }: EnlargedRepeats,
  layer: string,
): Finding {
  const params = { layer, wantedMm, mm };
  return { id: 'repeats-enlarged', severity: 'warning', surfaceId, layerId, params, fix: null };
}

/** The findings of an order's document whose patterns have larger repeats than in the design; hidden layers are not printed. */
export function enlargedRepeats(design: DesignDocument, ordered: DesignDocument): Finding[] {
  return findEnlarged(design, ordered).flatMap((one) => {
    const layer = findLayer(ordered, one.layerId)?.layer;
    return layer && !layer.hidden ? [enlargedFinding(one, layer.name)] : [];
  });
}

export type Pattern = ImageLayer & { tile: ImageTile };

export function isPattern(layer: { kind: string; tile?: ImageTile | null | undefined }): layer is Pattern {
  return layer.kind === 'image' && Boolean(layer.tile);
}

/** Whether box and repeats grew by one factor. */
function isScaled(was: Pattern, now: Pattern): boolean {
  const factor = now.tile.widthMm / was.tile.widthMm;
  const isBy = (before: number, after: number) =>
    Math.abs(after - before * factor) <= ROUNDING_MM * (1 + factor);
  return isBy(was.widthMm, now.widthMm) && isBy(was.heightMm, now.heightMm);
}
