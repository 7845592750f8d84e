import type { DesignDocument } from '../document/design-document.ts';
import type { Finding } from './findings/finding.ts';

/** From this share of a picture, in percent, it is said that an order's picture is cut. */
const NOTICED_PERCENT = 10;

/** The pictures that fields brought into a design of which the layers' boxes show a part only. A pattern shows its whole picture. */
export function croppedPictures(design: DesignDocument, filled: DesignDocument): Finding[] {
  const samples = new Map(
    design.surfaces.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'image' ? [[layer.id, layer.imageId] as const] : [])),
    ),
  );
  return filled.surfaces.flatMap(({ surfaceId, layers }) =>
    layers.flatMap((layer): Finding[] => {
      if (layer.kind !== 'image' || layer.hidden || samples.get(layer.id) === layer.imageId) return [];
      const percent = Math.round((1 - layer.crop.width * layer.crop.height) * 100);
      if (percent < NOTICED_PERCENT) return [];
      const params = { layer: layer.name, percent };
      return [
        { id: 'picture-cropped', severity: 'warning', surfaceId, layerId: layer.id, params, fix: null },
      ];
    }),
  );
}
