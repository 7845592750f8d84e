import { drawLayer, type RgbaPicture } from '@diy/design/painting';
import { targetOf } from '../../assets/canvas-scratch.ts';
import type { ResourcesFor } from '../../assets/create-resources.ts';
import type { FineJob } from '../../drawing/fine-stage.ts';
import { lineCoverage, resampleArea } from './resample-area.ts';

/** Drawn at a time, so that a newer state need not wait long and little memory is held. */
const STRIP_PIXELS = 2_000_000;

/**
 * A part of the stage, drawn on the print's own pixels and brought to the screen's by exact areas: edges, grain and
 * dots come out as the mean of what the print has there. Null when `isStopped` says so in between.
 */
export async function drawFineStage(
  job: FineJob,
  resourcesFor: ResourcesFor,
  isStopped: () => boolean,
): Promise<ImageBitmap | null> {
  const { part, view, grid } = job;
  const result = new Uint8ClampedArray(part.widthPx * part.heightPx * 4);
  // Pixels of the grid for one of the screen, and where the part lies in it.
  const step = { x: grid.pxPerMm.x / view.pxPerMm, y: grid.pxPerMm.y / view.pxPerMm };
  const left = (part.left / view.pxPerMm - view.offsetXMm - grid.leftMm) * grid.pxPerMm.x;
  const top = (part.top / view.pxPerMm - view.offsetYMm - grid.topMm) * grid.pxPerMm.y;
  const firstColumn = Math.floor(left);
  const columns = lineCoverage(left - firstColumn, step.x, part.widthPx);
  const widthPx = Math.ceil(left - firstColumn + part.widthPx * step.x + 1e-6);
  const rowsAtOnce = Math.max(1, Math.floor(STRIP_PIXELS / (widthPx * step.y)));
  for (let row = 0; row < part.heightPx; row += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, part.heightPx - row);
    const from = top + row * step.y;
    const firstRow = Math.floor(from);
    const heightPx = Math.ceil(from - firstRow + count * step.y + 1e-6);
    const strip = drawStrip(job, resourcesFor, { firstColumn, firstRow, widthPx, heightPx });
    resampleArea(strip, columns, lineCoverage(from - firstRow, step.y, count), result, row * part.widthPx);
    // Lets newer messages in.
    await new Promise((done) => setTimeout(done, 0));
    if (isStopped()) return null;
  }
  return createImageBitmap(new ImageData(result, part.widthPx, part.heightPx));
}

interface Strip {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

function drawStrip(
  { layers, grid }: FineJob,
  resourcesFor: ResourcesFor,
  { firstColumn, firstRow, widthPx, heightPx }: Strip,
): RgbaPicture {
  const target = targetOf(new OffscreenCanvas(widthPx, heightPx), true);
  const { pxPerMm } = grid;
  const fine = {
    pxPerMm,
    offsetXMm: -grid.leftMm - firstColumn / pxPerMm.x,
    offsetYMm: -grid.topMm - firstRow / pxPerMm.y,
    mode: 'editor',
    visiblePx: { left: 0, top: 0, right: widthPx, bottom: heightPx },
    snapsPictures: grid.isPrint,
  } as const;
  for (const layer of layers) drawLayer(target, layer, resourcesFor(layer, pxPerMm), fine);
  const context = target as unknown as OffscreenCanvasRenderingContext2D;
  return { rgba: context.getImageData(0, 0, widthPx, heightPx).data, widthPx, heightPx };
}
