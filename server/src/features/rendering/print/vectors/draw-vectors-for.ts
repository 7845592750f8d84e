import type { DesignDocument } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { planVectorDrawings, printSize } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import type { Services } from '../../../../platform/services.ts';
import { type DrawableImage, drawVector, vectorName } from '../../../images/index.ts';

/** What a print is made from; the drawings are added. */
interface PrintInputs {
  ownerId: string;
  document: DesignDocument;
  images: ReadonlyMap<string, DrawableImage>;
  drawings?: ReadonlyMap<string, string>;
}

/**
 * The inputs with a drawing for each layer of a surface that shows a vector graphic larger than its master, in the print's
 * own pixels. Mockups, previews and the comparison keep the master. Throws what `drawVector` throws: a print without its
 * drawings is none.
 */
export async function drawVectorsFor<Inputs extends PrintInputs>(
  services: Pick<Services, 'storage' | 'config' | 'imageState'>,
  inputs: Inputs,
  surface: TemplateSurface,
): Promise<Inputs> {
  const { document, ownerId } = inputs;
  const images = new Map(inputs.images);
  const drawings = new Map<string, string>();
  const shown = vectorLayers(inputs, surface.id);
  if (shown.length === 0) return inputs;
  const size = printSize(surface, document.sizeId, document.print);
  const plan = planVectorDrawings(
    shown.map(({ layer }) => layer),
    size,
  );
  for (const { layer, image } of shown) {
    const pixels = plan.get(layer.id)?.drawing;
    if (!pixels) continue;
    const wanted = { part: layer.crop, ...pixels };
    const localPath = await drawVector(services, ownerId, image, wanted);
    const id = vectorName(image, wanted);
    images.set(id, { ...image, ...pixels, id, sha256: id, localPath });
    drawings.set(layer.id, id);
  }
  return drawings.size === 0 ? inputs : { ...inputs, images, drawings };
}

function vectorLayers(
  { document, images }: PrintInputs,
  surfaceId: string,
): { layer: ImageLayer; image: DrawableImage }[] {
  if (![...images.values()].some(({ isVector }) => isVector)) return [];
  const layers = document.surfaces.find((one) => one.surfaceId === surfaceId)?.layers ?? [];
  return layers.flatMap((layer) => {
    if (layer.kind !== 'image' || layer.hidden) return [];
    const image = images.get(layer.imageId);
    return image?.isVector ? [{ layer, image }] : [];
  });
}
