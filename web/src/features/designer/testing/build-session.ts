import type { TemplateItem } from '@diy/contract/templates';
import { createDesign, type DesignDocument } from '@diy/design/document';
import { createEditor } from '@diy/design/editing';
import type { Layer } from '@diy/design/layers';
import type { TemplateSurface } from '@diy/design/template';
import { buildFontFace } from '@diy/design/testing';
import { createSignal } from '../../../lib/signal.ts';
import { createFontLibrary, type FontLibrary, type FontState } from '../assets/fonts/font-library.ts';
import { createPictureCopies } from '../assets/picture-copies.ts';
import { createPictureStore } from '../assets/picture-store.ts';
import { explainStageUpload } from '../assets/uploads/stage-uploads.ts';
import { createUploadList } from '../assets/uploads/upload-list.ts';
import type { MockupClient } from '../mockup/mockup-client.ts';
import type { Acceptances } from '../preflight/accepted-findings.ts';
import { createPreflightStore } from '../preflight/preflight-store.ts';
import { createSaver } from '../saving/saver.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { endCompositionFirst } from '../session/editor/end-composition-first.ts';
import { reportSurfaceFull } from '../session/editor/free-layers.ts';
import { createFieldTrial } from '../session/field-samples.ts';
import { initialUi } from '../session/ui-state.ts';
import { createViewStore } from '../view/view-store.ts';

const surface = (id: string, widthMm: number, heightMm: number): TemplateSurface => ({
  id,
  name: { zh: id, en: id },
  resolutionDpi: 300,
  bleedMm: 0,
  safeMm: 0,
  printArea: { xMm: 0, yMm: 0, widthMm, heightMm },
  printAreaBySize: {},
  mask: null,
});

/** A product of two surfaces: front 200 × 100 mm, back 50 × 50 mm, white or navy. */
export const testTemplate = {
  id: 'template',
  version: 1,
  cover: '',
  mockups: [],
  definition: {
    sku: 'T-1',
    category: { id: 'c', zh: '', en: '' },
    title: { zh: '测试', en: 'Test' },
    description: { zh: '', en: '' },
    material: { zh: '', en: '' },
    printMethod: 'uv',
    surfaces: [surface('front', 200, 100), surface('back', 50, 50)],
    sizes: [{ id: 'one', name: 'one' }],
    colours: [
      { id: 'white', code: 'WH', name: { zh: '白', en: 'White' }, hex: '#FFFFFF' },
      { id: 'navy', code: 'NV', name: { zh: '蓝', en: 'Navy' }, hex: '#1F2A44' },
    ],
    weightG: 1,
    packed: { lengthCm: 1, widthCm: 1, heightCm: 1 },
    priceCents: 1,
    currency: 'CNY',
    mockups: ['none'],
    cover: 'none',
  },
} satisfies TemplateItem;

/** Fonts that are loaded at once; `missing` = the characters that each lacks, by id. */
export function instantFonts(missing: Record<string, RegExp>): FontLibrary {
  const states = createSignal<Readonly<Record<string, FontState>>>({});
  return {
    states,
    face: (fontId) => (states.get()[fontId] === 'ready' ? buildFontFace(fontId, missing[fontId]) : undefined),
    isInParts: () => false,
    lacksLetters: () => false,
    request: (fontId) => states.set((now) => ({ ...now, [fontId]: missing[fontId] ? 'ready' : 'failed' })),
    expect: () => {},
    onBytes: () => () => {},
  };
}

/** An open design without server, worker and screen; the view is 1 px per mm with the surface's corner at (0, 0). */
export function buildSession(
  layers: readonly Layer[] = [],
  fonts: FontLibrary = createFontLibrary(() => Promise.reject(new Error('no fonts here'))),
): DesignerSession {
  const empty = createDesign(testTemplate.definition);
  const design: DesignDocument = {
    ...empty,
    surfaces: empty.surfaces.map((one) =>
      one.surfaceId === 'front' ? { ...one, layers: [...layers] } : one,
    ),
  };
  let lastId = 0;
  const ui = createSignal(initialUi(null, 'both'));
  const editor = endCompositionFirst(
    createEditor(design, { newId: () => `new-${++lastId}`, onTooManyLayers: reportSurfaceFull }),
    { ui },
  );
  const pictures = createPictureStore(() => {});
  const view = createViewStore({ xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 });
  view.set({ pxPerMm: 1, offsetX: 0, offsetY: 0 });
  const saver = createSaver(
    { design, name: '测试', saved: null },
    {
      save: () => Promise.reject(new Error('no server here')),
      explain: () => ({ kind: 'offline' }),
      fetchSaved: () => Promise.reject(new Error('no server here')),
      keepDraft: () => true,
      keepDraftBeside: async () => true,
      dropDraft: () => {},
      newKey: () => 'key',
      later: () => () => {},
      isOnline: () => false,
    },
  );
  return {
    template: testTemplate,
    newerTemplate: null,
    editor,
    view,
    pictures,
    copies: createPictureCopies({
      fetchCopy: () => Promise.reject(new Error('no server here')),
      decode: () => {},
      onChange: () => {},
    }),
    fonts,
    resourcesFor: () => ({
      image: () => undefined,
      font: () => undefined,
      createScratch: () => {
        throw new Error('no canvas here');
      },
    }),
    resourcesVersion: createSignal(0),
    copiesVersion: createSignal(0),
    // Nothing in these tests looks at mockups.
    mockups: {} as MockupClient,
    onStageDrawn: () => () => {},
    outlines: createSignal({}),
    preflight: createPreflightStore({ template: testTemplate, editor, fonts, pictures }),
    accepted: createSignal<Acceptances>(new Map()),
    saver,
    uploads: createUploadList({
      lanes: 3,
      send: () => Promise.reject(new Error('no server here')),
      explain: explainStageUpload,
    }),
    ui,
    trial: createFieldTrial(ui),
    dispose: () => {},
  };
}
