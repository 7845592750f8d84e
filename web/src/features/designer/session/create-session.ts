import type { DesignFinding } from '@diy/contract/designs/design-findings';
import type { TemplateItem } from '@diy/contract/templates';
import { type DesignDocument, usedFontIds, usedImageIds } from '@diy/design/document';
import { createEditor } from '@diy/design/editing';
import { printSize } from '@diy/design/painting';
import { createSignal } from '../../../lib/signal.ts';
import { createFactsAsker } from '../assets/ask-image-facts.ts';
import { createResources } from '../assets/create-resources.ts';
import { fetchCopy } from '../assets/fetch-copy.ts';
import { fontLibrary } from '../assets/font-library.ts';
import { createPictureCopies } from '../assets/picture-copies.ts';
import { createPictureStore, type KnownPicture } from '../assets/picture-store.ts';
import { wantedCopies } from '../assets/wanted-copies.ts';
import { createMockupClient } from '../mockup/mockup-client.ts';
import type { FromWorker } from '../mockup/protocol.ts';
import { acceptancesOf } from '../preflight/acceptances.ts';
import { createPreflightStore } from '../preflight/preflight-store.ts';
import { createSaver, type SaverPort } from '../saving/saver.ts';
import { stagePixelRatio } from '../stage/stage-pixel-ratio.ts';
import { createViewStore } from '../stage/view/view-store.ts';
import { fromMockupMm, layerArea, shownArea } from './active-surface.ts';
import { defaultName } from './default-name.ts';
import type { DesignerSession, SurfaceOutline } from './designer-session.ts';
import { initialUi, type UiState } from './ui-state.ts';

export interface SessionInput {
  template: TemplateItem;
  design: DesignDocument;
  name: string;
  /** What an unnamed design's name begins with. */
  title: string;
  saved: { id: string; sku: string; version: number; render: { findings: DesignFinding[] } } | null;
  pictures: readonly KnownPicture[];
  /** The saver's outside, given the session's own mockups for covers. */
  createPort: (cover: (mockupId: string) => Promise<ImageBitmap | null>) => SaverPort;
}

/** Opens a design for editing: starts the worker, connects editor, saver, mockups and preflight. */
export function createSession(input: SessionInput): DesignerSession {
  const { template, design } = input;
  const editor = createEditor(design, { newId: () => crypto.randomUUID().replaceAll('-', '').slice(0, 16) });
  const resourcesVersion = createSignal(0);
  const copiesVersion = createSignal(0);
  const outlines = createSignal<Readonly<Record<string, SurfaceOutline>>>({});
  const ui = createSignal<UiState>(initialUi(template.definition.mockups[0] ?? null, window.innerWidth));
  const raise = () => resourcesVersion.set((now) => now + 1);

  const oldPreviews = new Set<string>();
  const stageListeners = new Set<(request: number, bitmap: ImageBitmap | null) => void>();

  const mockups = createMockupClient({ template, startWorker, onMessage: receive });
  const pictures = createPictureStore(
    (imageId, url) =>
      mockups.post({ kind: 'load-picture', imageId, url: new URL(url, window.location.href).href }),
    createFactsAsker((facts) => {
      for (const [imageId, info] of facts) {
        pictures.learn(imageId, info);
        if (!info.isPreviewExact) oldPreviews.add(imageId);
      }
      followCopies();
      preflight.follow(editor.getState().isInGesture);
    }),
  );
  for (const picture of input.pictures) pictures.know(picture);
  const copies = createPictureCopies({
    fetchCopy,
    decode: (key, file) => mockups.post({ kind: 'copy', key, file }),
    onChange: () => copiesVersion.set((now) => now + 1),
  });
  const followCopies = () => {
    const { design: wanted, activeSurfaceId, isInGesture } = editor.getState();
    if (isInGesture) return;
    const options = {
      printScale(surfaceId: string) {
        const surface = template.definition.surfaces.find(({ id }) => id === surfaceId);
        return surface && printSize(surface, wanted.sizeId, wanted.print).pxPerMm;
      },
      isPreviewExact: (imageId: string) => !oldPreviews.has(imageId),
      detailOf: (imageId: string) => pictures.levels(imageId)?.detail ?? 0,
      shown: { surfaceId: activeSurfaceId, pxPerMm: view.get().pxPerMm * stagePixelRatio() },
    };
    copies.follow(wantedCopies(wanted, options));
  };

  function receive(message: FromWorker): void {
    if (message.kind === 'picture') {
      pictures.arrived(message.imageId, message);
      followCopies();
      raise();
    } else if (message.kind === 'picture-failed') pictures.failed(message.imageId);
    else if (message.kind === 'copy') copies.decoded(message.key, message.levels);
    // What was drawn finely without its words is drawn again.
    else if (message.kind === 'font') raise();
    else if (message.kind === 'stage') giveStage(message.request, message.bitmap);
    else if (message.kind === 'outline') {
      const { bitmap, rectMm } = message;
      outlines.set((now) => ({ ...now, [message.surfaceId]: { bitmap, rectMm } }));
      const { sizeId } = editor.getState().design;
      const surface = template.definition.surfaces.find((one) => one.id === message.surfaceId);
      if (!surface) return;
      const area = shownArea(layerArea(surface, sizeId));
      view.knowProduct(area, fromMockupMm(rectMm, surface, sizeId));
    }
  }

  function giveStage(request: number, bitmap: ImageBitmap | null): void {
    if (stageListeners.size === 0) bitmap?.close();
    for (const listener of stageListeners) listener(request, bitmap);
  }

  const saver = createSaver(
    {
      design,
      name: input.name,
      saved: input.saved,
      isWorthKeeping: ({ surfaces }) => surfaces.some(({ layers }) => layers.length > 0),
    },
    input.createPort(mockups.cover),
  );
  const preflight = createPreflightStore({ template, editor, fonts: fontLibrary, pictures });
  const firstSurface = template.definition.surfaces[0];
  const view = createViewStore(
    firstSurface
      ? shownArea(layerArea(firstSurface, design.sizeId))
      : { xMm: 0, yMm: 0, widthMm: 100, heightMm: 100 },
  );

  const requestAssets = (wanted: DesignDocument) => {
    for (const fontId of usedFontIds(wanted)) fontLibrary.request(fontId);
    for (const imageId of usedImageIds(wanted)) pictures.request(imageId);
  };
  let lastDesign: DesignDocument | null = null;
  let lastAtRest: readonly unknown[] = [];
  const follow = () => {
    const { design: now, isInGesture, activeSurfaceId } = editor.getState();
    if (now !== lastDesign && !isInGesture) requestAssets(now);
    // A slider's last step came in its gesture.
    if (!isInGesture && !(lastAtRest[0] === now && lastAtRest[1] === activeSurfaceId)) {
      followCopies();
      lastAtRest = [now, activeSurfaceId];
    }
    lastDesign = now;
    mockups.update(now, isInGesture);
    saver.follow(now, !isInGesture);
    if (!isInGesture) saver.suggestName(defaultName(input.title, now));
    preflight.follow(isInGesture);
  };
  const redraw = () => {
    mockups.refresh();
    preflight.follow(editor.getState().isInGesture);
  };
  const stops = [
    editor.subscribe(follow),
    view.subscribe(followCopies),
    resourcesVersion.subscribe(redraw),
    copiesVersion.subscribe(mockups.refresh),
    fontLibrary.states.subscribe(raise),
    fontLibrary.onBytes((fontId, bytes) => mockups.post({ kind: 'font', fontId, bytes }, [bytes.buffer])),
  ];
  follow();

  return {
    template,
    editor,
    view,
    pictures,
    copies,
    fonts: fontLibrary,
    resourcesFor: createResources({
      picture: pictures.levels,
      font: fontLibrary.face,
      copy: copies.levels,
    }),
    resourcesVersion,
    copiesVersion,
    mockups,
    onStageDrawn(listener) {
      stageListeners.add(listener);
      return () => stageListeners.delete(listener);
    },
    outlines,
    preflight,
    accepted: createSignal(acceptancesOf(input.saved?.render.findings ?? [])),
    saver,
    ui,
    dispose() {
      for (const stop of stops) stop();
      saver.dispose();
      preflight.dispose();
      copies.dispose();
      mockups.dispose();
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('../mockup/worker/mockup-worker.ts', import.meta.url), { type: 'module' });
}
