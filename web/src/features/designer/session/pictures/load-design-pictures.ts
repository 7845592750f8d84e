import type { DesignItem } from '@diy/contract/designs/designs';
import type { DesignDocument } from '@diy/design/document';
import type { KnownPicture } from '../../assets/picture-store.ts';

/**
 * The library images of an opened design. Those without an address are gone from the library; they are left out, so
 * that preflight names them.
 */
export function withRecordedSizes({
  design,
  image_urls,
  damaged_images,
}: Pick<DesignItem, 'design' | 'image_urls' | 'damaged_images'>): KnownPicture[] {
  const damaged = new Set(damaged_images);
  return picturesOf(design, (id) => {
    const url = image_urls[id];
    return url ? { url, isDamaged: damaged.has(id) } : undefined;
  });
}

/** The images of a document whose address is known. */
export function picturesOf(
  design: DesignDocument,
  knownOf: (imageId: string) => Pick<KnownPicture, 'url' | 'isDamaged'> | undefined,
): KnownPicture[] {
  const known = new Map<string, KnownPicture>();
  for (const layer of design.surfaces.flatMap((surface) => surface.layers)) {
    const picture = layer.kind === 'image' ? knownOf(layer.imageId) : undefined;
    if (layer.kind !== 'image' || !picture) continue;
    known.set(layer.imageId, {
      id: layer.imageId,
      url: picture.url,
      ...(picture.isDamaged === undefined ? {} : { isDamaged: picture.isDamaged }),
      widthPx: layer.sourceWidthPx,
      heightPx: layer.sourceHeightPx,
    });
  }
  return [...known.values()];
}
