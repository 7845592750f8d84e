import type { DesignFinding } from '@diy/contract/designs/design-findings';
import type { DesignItem } from '@diy/contract/designs/designs';
import type { TemplateItem } from '@diy/contract/templates';
import type { DesignDocument } from '@diy/design/document';
import { createEditor, type Editor } from '@diy/design/editing';
import type { Rect } from '@diy/design/geometry';
import { createSignal } from '../../../lib/signal.ts';
import { createResources } from '../assets/create-resources.ts';
import { fontLibrary } from '../assets/fonts/font-library.ts';
import type { KnownPicture } from '../assets/picture-store.ts';
import { stageUploads } from '../assets/uploads/stage-uploads.ts';
import { createMockupClient, type MockupClient } from '../mockup/mockup-client.ts';
import { acceptancesOf } from '../preflight/accepted-findings.ts';
import { createPreflightStore } from '../preflight/preflight-store.ts';
import type { SentSaves } from '../saving/decide-saving.ts';
import { saveAfterComposition } from '../saving/save-after-composition.ts';
import { createSaver, type Saver, type SaverPort } from '../saving/saver.ts';
import { createViewStore } from '../view/view-store.ts';
import { layerArea, shownArea } from './active-surface.ts';
import { connectSession } from './connect-session.ts';
import type { DesignerSession, SurfaceOutline } from './designer-session.ts';
import { endComposing, endCompositionFirst } from './editor/end-composition-first.ts';
import { reportSurfaceFull } from './editor/free-layers.ts';
import { createFieldTrial } from './field-samples.ts';
import { createSessionPictures } from './pictures/session-pictures.ts';
import { type MessageReceivers, receiveMessage } from './receive-message.ts';
import { setGround, setOutline } from './set-outline.ts';
import { createStageDrawings } from './stage-drawings.ts';
import { initialUi, type UiState } from './ui-state.ts';
import { currentLayout } from './use-layout.ts';

/** What a session takes of a saved design besides its document. */
type SavedToOpen = Pick<DesignItem, 'id' | 'sku' | 'version'> & { render: { findings: DesignFinding[] } };

export interface SessionInput {
  template: TemplateItem;
  design: DesignDocument;
  name: string;
  /** What an unnamed design's name begins with. */
  title: string;
  saved: SavedToOpen | null;
  /** What an earlier page has sent of it without a response; default: nothing. */
  sent?: SentSaves | null;
  /** The template's newest version, where the design would print otherwise on it; null = there is none. */
  newerTemplate: number | null;
  pictures: readonly KnownPicture[];
  /** The saver's outside, given the session's own mockups for covers. */
  createPort: (cover: (mockupId: string) => Promise<ImageBitmap | null>) => SaverPort;
}

/** Opens a design for editing: starts the worker, connects editor, saver, mockups and preflight. */
export function createSession(input: SessionInput): DesignerSession {
  const { template, design } = input;
  const ui = createSignal<UiState>(initialUi(template.definition.mockups[0] ?? null, currentLayout()));
  const editor = endCompositionFirst(openEditor(design), { ui });
  const view = createViewStore(initialView(template, design));
  const resourcesVersion = createSignal(0);
  const redrawAll = () => resourcesVersion.set((now) => now + 1);
  const outlines = createSignal<Readonly<Record<string, SurfaceOutline>>>({});
  const drawings = createStageDrawings();

  const mockups = createMockupClient({
    template,
    startWorker,
    onMessage: (message) => receiveMessage(receivers, message),
  });
  const { pictures, copies, copiesVersion, followCopies } = createSessionPictures({
    template,
    editor,
    view,
    post: mockups.post,
    onFacts: () => preflight.follow(editor.getState().isInGesture),
  });
  for (const picture of input.pictures) pictures.add(picture);
  const receivers: MessageReceivers = {
    pictures,
    copies,
    followCopies,
    redrawAll,
    giveStage: drawings.give,
    setOutline: (message) => setOutline({ template, editor, view, outlines }, message),
    setGround: (message) => setGround(outlines, message),
  };
  const trial = createFieldTrial(ui);
  // While samples are tried out the mockups show them, and a cover must not.
  const isTrying = () => trial.shown(editor.getState().design) !== editor.getState().design;
  const saver = saveAfterComposition(
    openSaver(input, async (mockupId) => (isTrying() ? null : mockups.cover(mockupId))),
    () => endComposing({ ui }),
  );
  const preflight = createPreflightStore({ template, editor, fonts: fontLibrary, pictures });

  const session = {
    template,
    editor,
    view,
    newerTemplate: input.newerTemplate,
    pictures,
    copies,
    fonts: fontLibrary,
    resourcesFor: createResources({ picture: pictures.levels, font: fontLibrary.face, copy: copies.levels }),
    resourcesVersion,
    copiesVersion,
    mockups,
    onStageDrawn: drawings.listen,
    outlines,
    preflight,
    accepted: createSignal(acceptancesOf(input.saved?.render.findings ?? [])),
    saver,
    uploads: stageUploads,
    ui,
    trial,
  };
  const disconnect = connectSession(session, { title: input.title, followCopies, redrawAll });
  return {
    ...session,
    dispose() {
      for (const stop of [disconnect, saver.dispose, preflight.dispose, copies.dispose, mockups.dispose])
        stop();
    },
  };
}

function openEditor(design: DesignDocument): Editor {
  return createEditor(design, {
    newId: () => crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    now: () => performance.now(),
    onTooManyLayers: reportSurfaceFull,
  });
}

/** The first surface, before the product around it is known. */
function initialView({ definition }: TemplateItem, { sizeId }: DesignDocument): Rect {
  const [first] = definition.surfaces;
  return first ? shownArea(layerArea(first, sizeId)) : { xMm: 0, yMm: 0, widthMm: 100, heightMm: 100 };
}

function openSaver(input: SessionInput, cover: MockupClient['cover']): Saver {
  const { design, name, saved, sent, createPort } = input;
  const isWorthKeeping = ({ surfaces }: DesignDocument) => surfaces.some(({ layers }) => layers.length > 0);
  return createSaver({ design, name, saved, sent, isWorthKeeping }, createPort(cover));
}

function startWorker(): Worker {
  return new Worker(new URL('../mockup/worker/mockup-worker.ts', import.meta.url), { type: 'module' });
}
