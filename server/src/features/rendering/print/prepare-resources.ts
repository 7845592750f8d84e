import type { DesignDocument } from '@diy/design/document';
import { filterKey, type ImageFilter, type ImageLayer } from '@diy/design/layers';
import {
  type DrawableImage as CanvasImage,
  type DrawingResources,
  preparedImageSize,
  type Scale,
} from '@diy/design/painting';
import type { FontFace } from '@diy/design/text';
import { createNodeScratch } from '../../../platform/canvas/node-canvas.ts';
import type { DrawableImage } from '../../images/index.ts';
import type { ImageSources } from './image-sources.ts';

/** The font faces that text layers use, by id. */
export type Faces = ReadonlyMap<string, FontFace>;

/**
 * Loads what a surface needs at a scale. Missing images and fonts stay missing; drawing reports them. `isExact`: pixels
 * as in the browser.
 */
export async function prepareResources(
  sources: ImageSources,
  layers: DesignDocument['surfaces'][number]['layers'],
  images: ReadonlyMap<string, DrawableImage>,
  faces: Faces,
  pxPerMm: number | Scale,
  isExact: boolean,
): Promise<DrawingResources> {
  const loaded = new Map<string, CanvasImage>();
  for (const [use, uses] of visibleUses(layers)) {
    const { imageId, filter = null } = uses[0]!;
    const image = images.get(imageId);
    if (!image) continue;
    // If an image is used in several sizes, the largest decides.
    const sizes = uses.map((layer) => preparedImageSize(layer, pxPerMm));
    const largest = sizes.reduce((a, b) => (b.halvings < a.halvings ? b : a));
    loaded.set(use, await sources.load(image, largest, filter, isExact));
  }
  return {
    image: (id, filter) => loaded.get(useOf(id, filter)),
    font: (id) => faces.get(id),
    createScratch: createNodeScratch,
  };
}

/** Layers that are drawn, by the picture they show and its colours. */
function visibleUses(layers: DesignDocument['surfaces'][number]['layers']): Map<string, ImageLayer[]> {
  const uses = new Map<string, ImageLayer[]>();
  for (const layer of layers) {
    if (layer.kind !== 'image' || layer.hidden) continue;
    const use = useOf(layer.imageId, layer.filter);
    uses.set(use, [...(uses.get(use) ?? []), layer]);
  }
  return uses;
}

function useOf(imageId: string, filter: ImageFilter | null | undefined): string {
  return `${imageId} ${filterKey(filter)}`;
}
