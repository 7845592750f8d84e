import { newImageLayer } from '@diy/design/layers';
import { mugDocument } from './build-design.ts';

/** A mug's document with one library image. */
export function mugWith(imageId: string, widthPx = 800, heightPx = 600) {
  const document = mugDocument();
  const picture = newImageLayer({
    id: 'picture',
    imageId,
    name: '图',
    widthPx,
    heightPx,
    areaWidthMm: 200,
    areaHeightMm: 82,
    resolutionDpi: 300,
  });
  return {
    ...document,
    surfaces: document.surfaces.map((surface) => ({ ...surface, layers: [picture, ...surface.layers] })),
  };
}
