import type { Layer } from '@diy/design/layers';
import type { DrawableImage } from '../../../images/index.ts';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Layers of which some show a drawing made for them instead of their picture. A drawing holds just what the layer's crop
 * showed, so that it fills the same box.
 */
export function withDrawings(
  layers: readonly Layer[],
  {
    images,
    drawings,
  }: {
    images: ReadonlyMap<string, DrawableImage>;
    drawings?: ReadonlyMap<string, string> | undefined;
  },
): Layer[] {
  return layers.map((layer) => {
    const drawing = layer.kind === 'image' && images.get(drawings?.get(layer.id) ?? '');
    if (!drawing) return layer;
    const { id: imageId, widthPx: sourceWidthPx, heightPx: sourceHeightPx } = drawing;
    return { ...layer, imageId, sourceWidthPx, sourceHeightPx, crop: WHOLE };
  });
}
