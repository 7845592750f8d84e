import { drawLayer, halvePicture, type RgbaPicture } from '@diy/design/drawing';
import { targetOf } from '../../assets/canvas-scratch.ts';
import type { FineJob } from '../../stage/fine-stage.ts';
import type { ResourcesFor } from '../../stage/layer-compositor.ts';

/** Drawn at a time, so that a newer state need not wait long and little memory is held. */
const STRIP_PIXELS = 2_000_000;

/**
 * A part of the stage, drawn several times finer and halved down: edges, grain and dots come out as the mean of what a
 * print has there, which a canvas that reduces by itself does not give. Null when `isStopped` says so in between.
 */
export async function drawFineStage(
  { layers, view, part, times }: FineJob,
  resourcesFor: ResourcesFor,
  isStopped: () => boolean,
): Promise<ImageBitmap | null> {
  const result = new Uint8ClampedArray(part.widthPx * part.heightPx * 4);
  const rowsAtOnce = Math.max(1, Math.floor(STRIP_PIXELS / (part.widthPx * times * times)));
  for (let top = 0; top < part.heightPx; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, part.heightPx - top);
    const [width, height] = [part.widthPx * times, rows * times];
    const canvas = new OffscreenCanvas(width, height);
    const target = targetOf(canvas, true);
    const pxPerMm = view.pxPerMm * times;
    const fine = {
      pxPerMm,
      offsetXMm: view.offsetXMm - part.left / view.pxPerMm,
      offsetYMm: view.offsetYMm - (part.top + top) / view.pxPerMm,
      mode: 'editor',
      visiblePx: { left: 0, top: 0, right: width, bottom: height },
    } as const;
    for (const layer of layers) drawLayer(target, layer, resourcesFor(layer, pxPerMm), fine);
    const context = target as unknown as OffscreenCanvasRenderingContext2D;
    const { data } = context.getImageData(0, 0, width, height);
    let strip: RgbaPicture = { rgba: data, widthPx: width, heightPx: height };
    while (strip.widthPx > part.widthPx) strip = halvePicture(strip);
    result.set(strip.rgba, top * part.widthPx * 4);
    // Lets newer messages in.
    await new Promise((done) => setTimeout(done, 0));
    if (isStopped()) return null;
  }
  return createImageBitmap(new ImageData(result, part.widthPx, part.heightPx));
}
