import type { ImageFilter, Layer } from '@diy/design/layers';
import type { DrawingResources, Scale } from '@diy/design/painting';
import type { FontFace } from '@diy/design/text';
import { createScratch } from './canvas-scratch.ts';
import { chooseLevel, type PictureLevels } from './choose-level.ts';
import { createFilteredPictures } from './filtered-pictures.ts';

/** What a layer is drawn from at a scale. */
export type ResourcesFor = (layer: Layer, pxPerMm: number | Scale) => DrawingResources;

/** Where pictures and fonts are looked up; both may be missing for a while. */
export interface ResourceSource {
  picture(imageId: string): PictureLevels | undefined;
  font(fontId: string): FontFace | undefined;
  /** The picture as the print's filter changes it, where the worker has made that copy; undefined = not yet. */
  copy(imageId: string, filter: ImageFilter | null): PictureLevels | undefined;
}

/**
 * The resources of `drawLayer` for one layer at one scale: its picture in the copy that is neither coarse nor aliased.
 */
export function createResources(source: ResourceSource): ResourcesFor {
  const filtered = createFilteredPictures();
  return (layer, pxPerMm): DrawingResources => ({
    image(imageId, filter) {
      const copy = source.copy(imageId, filter);
      const picture = copy ?? source.picture(imageId);
      if (!picture) return undefined;
      const bitmap = picture.levels[layer.kind === 'image' ? chooseLevel(layer, picture, pxPerMm) : 0];
      if (!bitmap) return undefined;
      const shown = filter && !copy ? filtered.get(bitmap, filter) : bitmap;
      return { source: shown, widthPx: bitmap.width, heightPx: bitmap.height };
    },
    font: (fontId) => source.font(fontId),
    createScratch,
  });
}
