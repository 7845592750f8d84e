import type { DesignItem } from '@diy/contract/designs';
import type { DesignDocument } from '@diy/design/document';
import type { KnownPicture } from '../assets/picture-store.ts';

/**
 * The library images of an opened design. Those without an address are gone from the library; they are left out, so
 * that preflight names them.
 */
export function knowDesignPictures({
  design,
  image_urls,
  damaged_images,
}: Pick<DesignItem, 'design' | 'image_urls' | 'damaged_images'>): KnownPicture[] {
  const damaged = new Set(damaged_images);
  return picturesOf(design, (id) => image_urls[id]).map((picture) => ({
    ...picture,
    isDamaged: damaged.has(picture.id),
  }));
}

/** The images of a document whose address is known. */
export function picturesOf(
  design: DesignDocument,
  urlOf: (imageId: string) => string | undefined,
): KnownPicture[] {
  const known = new Map<string, KnownPicture>();
  for (const layer of design.surfaces.flatMap((surface) => surface.layers)) {
    const url = layer.kind === 'image' ? urlOf(layer.imageId) : undefined;
    if (layer.kind !== 'image' || !url) continue;
    known.set(layer.imageId, {
      id: layer.imageId,
      url,
      widthPx: layer.sourceWidthPx,
      heightPx: layer.sourceHeightPx,
    });
  }
  return [...known.values()];
}
