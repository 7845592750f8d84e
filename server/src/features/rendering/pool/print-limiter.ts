import { usedImageIds } from '@diy/design/document';
import { printSize } from '@diy/design/painting';
import { createWorkSlots } from '../../../platform/concurrency/work-slots.ts';
import { isLargePicture } from '../print/image-sources.ts';
import type { Renderer, RenderRequest } from './renderer.ts';

/**
 * Bytes of pixels, large pictures included, of the prints that a process makes at once: two T-shirts at once, a poster
 * of a 24-megapixel photo alone. A print takes three times its pixels while it is made.
 */
const PRINTS_AT_ONCE_BYTES = 128 * 1024 * 1024;

/** A renderer that makes no more prints at once than memory allows; storing a file does not count. */
export function limitPrints(renderer: Renderer): Renderer {
  const slots = createWorkSlots(PRINTS_AT_ONCE_BYTES, 1000);
  return {
    prepare: renderer.prepare,
    mockup: renderer.mockup,
    preview: renderer.preview,
    mockupInColours: renderer.mockupInColours,
    print: (request, surfaceId, onMade) =>
      new Promise((resolve, reject) => {
        const make = () => startPrint(renderer, [request, surfaceId, onMade], resolve, reject);
        slots.run(make, { weight: printWeight(request, surfaceId), owner: request.ownerId }).catch(reject);
      }),
  };
}

/** Makes a print and ends as soon as it is made, or failed; storing it runs on, and its end is handed to `resolve` or `reject`. */
export function startPrint(
  renderer: Renderer,
  [request, surfaceId, onMade]: Parameters<Renderer['print']>,
  resolve: (print: Awaited<ReturnType<Renderer['print']>>) => void,
  reject: (error: unknown) => void,
): Promise<void> {
  return new Promise((release) => {
    const made = () => {
      release();
      onMade?.();
    };
    renderer.print(request, surfaceId, made).then(resolve, reject).finally(release);
  });
}

/** Bytes of the print's pixels, of the large pictures on it, and of the canvas on which a layer with a shadow is drawn first. */
export function printWeight(
  {
    document,
    template,
    images,
    drawings = new Map(),
  }: Pick<RenderRequest, 'document' | 'template' | 'images' | 'drawings'>,
  surfaceId: string,
): number {
  const surface = template.definition.surfaces.find(({ id }) => id === surfaceId);
  const content = document.surfaces.find((one) => one.surfaceId === surfaceId);
  if (!surface || !content) return 0;
  const ids = [...usedImageIds({ surfaces: [content] }), ...new Set(drawings.values())];
  const used = ids.flatMap((id) => images.get(id) ?? []);
  const print = printSize(surface, document.sizeId, document.print);
  const hasShadow = content.layers.some((layer) => 'shadow' in layer && layer.shadow && !layer.hidden);
  return [print, ...(hasShadow ? [print] : []), ...used.filter(isLargePicture)]
    .map(({ widthPx, heightPx }) => widthPx * heightPx * 4)
    .reduce((sum, bytes) => sum + bytes, 0);
}
