import { randomUUID } from 'node:crypto';
import { artworkDensity, composeMockup } from '@diy/design/mockup';
import { halvePicture, preparedImageSize, printSize } from '@diy/design/painting';
import { printAreaFor } from '@diy/design/template';
import { createMockupLibrary } from '../../server/src/features/rendering/mockups/mockup-library.ts';
import { printedSurfaces, type RenderJob } from '../../server/src/features/rendering/pool/render-files.ts';
import { checkFile } from '../../server/src/features/rendering/print/check-file.ts';
import {
  drawAtScale,
  drawReduced,
  preparePrint,
} from '../../server/src/features/rendering/print/draw-surface-at.ts';
import type { ImageSources } from '../../server/src/features/rendering/print/image-sources.ts';
import {
  checkParity,
  parityReduction,
} from '../../server/src/features/rendering/print/parity/check-parity.ts';
import { decodeRgba, encodeOpaqueJpeg } from '../../server/src/platform/canvas/encode-picture.ts';
import { encodePng } from '../../server/src/platform/canvas/encode-png.ts';
import {
  canvasFromPixels,
  type NodeCanvas,
  readPixels,
} from '../../server/src/platform/canvas/node-canvas.ts';
import type { ObjectStore } from '../../server/src/platform/storage/object-store.ts';
import type { Stages } from './protocol.ts';

/** One design's files again, step by step, with the time of each step; "of that" lines repeat a part alone. */
export async function measureStages(
  storage: ObjectStore,
  sources: ImageSources,
  job: RenderJob,
): Promise<Stages> {
  const stages: Stages = [];
  const timed = async <T>(name: string, work: () => Promise<T> | T): Promise<T> => {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    stages.push([name, (user + system) / 1000]);
    return result;
  };
  const surface = printedSurfaces(job)[0]!;
  const image = [...job.images.values()][0]!;
  const layer = surface.content.layers.find((one) => one.kind === 'image')!;
  const { pxPerMm } = printSize(surface.surface, surface.sizeId);

  const library = createMockupLibrary(storage);
  const mockup = await timed('mockup: load (kept when warm)', () => library.load(job.template.mockups[0]!));
  const area = printAreaFor(surface.surface, surface.sizeId);
  const density = await timed('mockup: density of the artwork', () => artworkDensity(mockup, 'front', area));
  await timed('mockup: photo, decode and halve', () =>
    sources.load(image, preparedImageSize(layer, density)),
  );
  const small = await timed('mockup: draw artwork', () => drawAtScale(sources, surface, density));
  const artwork = await timed('mockup: read pixels', () => readPixels(small));
  const look = { ...artwork, pxPerMm: density, originMm: { xMm: area.xMm, yMm: area.yMm } };
  const composed = await timed('mockup: compose', () =>
    composeMockup(mockup, { colourHex: job.template.definition.colours[0]!.hex, artworks: { front: look } }),
  );
  const jpeg = await timed('mockup: encode JPEG', () => encodeOpaqueJpeg(composed));
  await timed('mockup: store', () =>
    storage.put(`pub/bench/${randomUUID()}.jpg`, jpeg, { contentType: 'image/jpeg' }),
  );

  await timed('print: photo, decode', () => sources.load(image, preparedImageSize(layer, pxPerMm)));
  const prepared = await preparePrint(sources, surface);
  const canvas = await timed('print: draw', () => drawn(prepared.draw()));
  const pixels = await timed('print: read pixels', () => readPixels(canvas));
  const bytes = await timed('print: encode PNG', () => encodePng(pixels, surface.surface.resolutionDpi));
  const reduction = parityReduction(canvas.source.width);
  const preview = await timed('print: draw preview', async () =>
    readPixels(await drawReduced(sources, surface, reduction)),
  );
  await timed('print: compare with preview', () =>
    checkParity(pixels, preview, reduction, prepared, surface.content.layers),
  );
  await timed('print: read the file and compare', () => checkFile(bytes, pixels));
  await timed('print: store', () =>
    storage.put(`prv/bench/${randomUUID()}.png`, bytes, { contentType: 'image/png' }),
  );

  const path = await storage.localPath(image.masterKey);
  const decoded = await timed('of that: JPEG to RGBA', () => decodeRgba(path));
  await timed('of that: halve once', () => halvePicture(decoded));
  await timed('of that: RGBA to canvas', () => canvasFromPixels(decoded));
  return stages;
}

/** Canvas calls are only recorded; reading a pixel has them drawn, so that the time counts here. */
function drawn(canvas: NodeCanvas): NodeCanvas {
  canvas.source.getContext('2d').getImageData(0, 0, 1, 1);
  return canvas;
}
