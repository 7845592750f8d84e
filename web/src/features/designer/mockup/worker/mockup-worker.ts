import type { MockupItem } from '@diy/contract/templates';
import { type Layer, textsOf } from '@diy/design/layers';
import type { TemplateSurface } from '@diy/design/template';
import { type FontFace, layerFaces } from '@diy/design/text';
import { itemInColour } from '../../../../shared/mockups/item-in-colour.ts';
import { createMockupCache } from '../../../../shared/mockups/mockup-cache.ts';
import type { PictureLevels } from '../../assets/choose-level.ts';
import { createResources } from '../../assets/create-resources.ts';
import { createFontFiles } from '../../assets/fonts/font-files.ts';
import type { CopyFile } from '../../assets/picture-copies.ts';
import { decodeLevels } from '../../assets/picture-levels.ts';
import { copyKey } from '../../assets/wanted-copies.ts';
import type { FineJob } from '../../drawing/fine-stage.ts';
import type { FromWorker, MockupState, ToWorker } from '../protocol.ts';
import { applyPatch } from '../surface-patch.ts';
import { drawFineStage } from './draw-fine-stage.ts';
import { createStateDrawer, type StateDrawer } from './draw-state.ts';
import { createGrounds, productColourOf } from './grounds.ts';

/** The worker's own port; the DOM typings know only the page's side. */
const port = self as unknown as {
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const pictures = new Map<string, PictureLevels>();
/** Pictures as they print, by `copyKey`. */
const copies = new Map<string, PictureLevels>();
const fonts = new Map<string, FontFace>();
const fontFiles = createFontFiles();
const layers = new Map<string, readonly Layer[]>();
const cache = createMockupCache();
const grounds = createGrounds(cache, (message, transfer) => port.postMessage(message, transfer));
let mockups: readonly MockupItem[] = [];
let surfaces: readonly TemplateSurface[] = [];
let drawer: StateDrawer | null = null;
let newest: Extract<ToWorker, { kind: 'draw' }> | null = null;
let fontsUnderWay: Promise<unknown> = Promise.resolve();
let newestStage = 0;

const faceById = (id: string) => fonts.get(id);

const resourcesFor = createResources({
  picture: (id) => pictures.get(id),
  font: faceById,
  copy: (id, filter) => copies.get(copyKey(id, filter)),
});

port.onmessage = ({ data }) => {
  handle(data).catch((error: unknown) =>
    port.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
};

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'setup':
      ({ mockups, surfaces } = message);
      drawer = createStateDrawer(surfaces, (surfaceId) => layers.get(surfaceId) ?? [], resourcesFor);
      return grounds.outline(mockups, surfaces);
    case 'load-picture':
      return loadPicture(message.imageId, message.url);
    case 'copy':
      return storeCopy(message.key, message.file);
    case 'stage':
      newestStage = message.request;
      return sendStage(message.request, message.job);
    case 'font': {
      const loading = loadFont(message.fontId, message.bytes);
      fontsUnderWay = Promise.allSettled([fontsUnderWay, loading]);
      return loading;
    }
    case 'draw':
      for (const patch of message.patches) {
        layers.set(patch.surfaceId, applyPatch(layers.get(patch.surfaceId) ?? [], patch));
      }
      newest = message;
      return draw(message);
    case 'cover':
      return sendCover(message.request, message.mockupId);
  }
}

/** A large face takes longer to parse than a drawing that was asked for meanwhile; that one lacks its words. */
async function loadFont(fontId: string, bytes: Uint8Array | null): Promise<void> {
  const face = await fontFiles.face(fontId, async () => {
    if (!bytes) throw new Error(`The file of ${fontId} was never sent.`);
    return bytes;
  });
  fonts.set(fontId, face);
  drawer?.invalidate();
  port.postMessage({ kind: 'font', fontId });
}

async function loadPicture(imageId: string, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const picture = await decodeLevels(await response.blob());
    pictures.set(imageId, picture);
    drawer?.invalidate();
    // Copied, not transferred: both sides draw from them.
    port.postMessage({ kind: 'picture', imageId, ...picture });
  } catch {
    port.postMessage({ kind: 'picture-failed', imageId });
  }
}

async function storeCopy(key: string, file: CopyFile | null): Promise<void> {
  // The former one is shown until there is another.
  const levels = file && (await decodeLevels(blobOf(file)).catch(() => null));
  if (file && !levels) return port.postMessage({ kind: 'copy', key, levels });
  for (const level of copies.get(key)?.levels ?? []) level.close();
  copies.delete(key);
  if (!levels) return;
  copies.set(key, levels);
  drawer?.invalidate();
  // Copied, not transferred, like the pictures above: both sides draw from it.
  port.postMessage({ kind: 'copy', key, levels });
}

function blobOf({ base64, type }: CopyFile): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

async function sendStage(request: number, job: FineJob | null): Promise<void> {
  if (!job) return;
  // A face that the page has and this side has not would lack its words.
  await fontsUnderWay;
  const hasFonts = job.layers.flatMap(textsOf).every((text) => layerFaces(text, faceById).waitsFor === null);
  const isStopped = () => newestStage !== request;
  // Out of memory: the quick drawing stays.
  const draw = () => drawFineStage(job, resourcesFor, isStopped).catch(() => null);
  const bitmap = hasFonts && !isStopped() ? await draw() : null;
  if (isStopped()) return bitmap?.close();
  port.postMessage({ kind: 'stage', request, bitmap }, bitmap ? [bitmap] : []);
}

async function draw(message: Extract<ToWorker, { kind: 'draw' }>): Promise<void> {
  const { frame, state, artworkEdgePx: edgePx } = message;
  const started = performance.now();
  const tasks = [
    ...message.jobs.map((job) => () => sendMockup(frame, job.mockupId, job.widthPx, state)),
    ...(edgePx === null ? [] : surfaces.map((surface) => () => sendArtwork(surface, state, edgePx))),
  ];
  for (const task of tasks) {
    await task();
    // Lets a newer message in; what it does not change comes again from caches.
    if (tasks.length > 1) await new Promise((done) => setTimeout(done, 0));
    if (newest !== message) break;
  }
  port.postMessage({ kind: 'done', frame, milliseconds: performance.now() - started });
  if (newest === message) await grounds.paint(state);
}

async function sendMockup(
  frame: number,
  mockupId: string,
  widthPx: number,
  state: MockupState,
): Promise<void> {
  const item = mockups.find(({ asset }) => asset.id === mockupId);
  if (!item || !drawer) return;
  const shown = itemInColour(item, productColourOf(state));
  const prepared = await cache.get(shown.item, Math.min(widthPx, shown.item.asset.widthPx));
  const bitmap = drawer.drawMockup(prepared, shown, state);
  port.postMessage({ kind: 'mockup', frame, mockupId, bitmap }, [bitmap]);
}

async function sendArtwork(surface: TemplateSurface, state: MockupState, edgePx: number): Promise<void> {
  const bitmap = drawer?.drawArtwork(surface, state, edgePx);
  if (bitmap) port.postMessage({ kind: 'artwork', surfaceId: surface.id, bitmap }, [bitmap]);
}

async function sendCover(request: number, mockupId: string): Promise<void> {
  // Wait for fonts so that the saved cover shows its texts.
  await fontsUnderWay;
  const item = mockups.find(({ asset }) => asset.id === mockupId);
  if (!item || !drawer || !newest) return port.postMessage({ kind: 'cover', request, bitmap: null });
  const { state } = newest;
  const shown = itemInColour(item, productColourOf(state));
  const prepared = await cache.get(shown.item, shown.item.asset.widthPx);
  const bitmap = drawer.drawMockup(prepared, shown, state);
  port.postMessage({ kind: 'cover', request, bitmap }, [bitmap]);
}
