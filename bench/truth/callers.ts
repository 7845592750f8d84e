import { readFileSync } from 'node:fs';
import type { TemplateItem } from '../../contract/src/templates.ts';
import { usedFontIds } from '../../design/src/document/index.ts';
import { createEditor } from '../../design/src/editing/index.ts';
import { checkCell, UNSHOWN_IN_CELLS } from '../../design/src/placement/index.ts';
import { type Finding, inkFromHex, readTextInfo } from '../../design/src/preflight/index.ts';
import { type FontFace, parseFontFace } from '../../design/src/text/index.ts';
import type { DrawableImage } from '../../server/src/features/images/index.ts';
import { decideFindings, findProblems } from '../../server/src/features/rendering/preflight/check-design.ts';
import type { TemplateVersionRow } from '../../server/src/features/templates/index.ts';
import { createPictureStore } from '../../web/src/features/designer/assets/picture-store.ts';
import { createPreflightStore } from '../../web/src/features/designer/preflight/preflight-store.ts';
import { createSignal } from '../../web/src/lib/signal.ts';
import type { SampleDesign } from './sample-designs.ts';

/** The four places where a design is checked. */
export const CALLERS = ['editor', 'batch', 'order', 'renderer'] as const;
export type Caller = (typeof CALLERS)[number];

/** A finding as every caller reports it. */
export type Reported = Pick<Finding, 'id' | 'severity'> & Partial<Finding>;

const faces = new Map<string, FontFace>();

async function facesFor({ document }: SampleDesign): Promise<Map<string, FontFace>> {
  const found = new Map<string, FontFace>();
  for (const id of usedFontIds(document)) {
    const file = new URL(`../../design/fonts/${id}.ttf`, import.meta.url);
    const face = faces.get(id) ?? (await parseFontFace(id, readFileSync(file)));
    faces.set(id, face);
    found.set(id, face);
  }
  return found;
}

/** The designer's own store, filled as the designer fills it: by the library's response over the wire. */
function inEditor(sample: SampleDesign, known: ReadonlyMap<string, FontFace>): readonly Finding[] {
  const pictures = createPictureStore(() => {});
  for (const { id, info, ink } of sample.pictures) {
    pictures.add({ id, url: '', widthPx: 1, heightPx: 1 });
    const { widthPx, heightPx, hasAlpha, hasSemiTransparency = false } = info;
    const sent = inkFromHex(Buffer.from(ink).toString('hex'));
    pictures.learn(id, { widthPx, heightPx, hasAlpha, hasSemiTransparency, ink: sent });
  }
  const store = createPreflightStore({
    template: { definition: sample.template } as TemplateItem,
    editor: createEditor(sample.document, { newId: () => 'new' }),
    fonts: {
      states: createSignal({}),
      face: (id) => known.get(id),
      isInParts: () => false,
      lacksLetters: () => false,
      request: () => {},
      expect: () => {},
      onBytes: () => () => {},
    },
    pictures,
  });
  store.checkNow();
  return store.findings.get();
}

/** The matrix; what it leaves out of sight is left out of the others, too, before they are compared. */
function inBatch(sample: SampleDesign, known: ReadonlyMap<string, FontFace>): readonly Finding[] {
  const images = imagesOf(sample);
  const setText: Parameters<typeof checkCell>[3] = (layer) => {
    const face = known.get(layer.fontId);
    return face ? readTextInfo(layer, face) : null;
  };
  return checkCell(sample.document, sample.template, (id) => images.get(id), setText).findings;
}

function inOrder(sample: SampleDesign, known: ReadonlyMap<string, FontFace>): readonly Finding[] {
  return findProblems(sample.document, versionOf(sample), imagesOf(sample), known);
}

/** What the renderer goes by: each finding with its key, before anything is accepted. */
function inRenderer(sample: SampleDesign, known: ReadonlyMap<string, FontFace>): readonly Reported[] {
  const findings = findProblems(sample.document, versionOf(sample), imagesOf(sample), known);
  return decideFindings(findings, sample.document, undefined).findings.map(({ id, severity }) => ({
    id,
    severity,
  }));
}

function imagesOf({ pictures }: SampleDesign): Map<string, DrawableImage> {
  return new Map(pictures.map(({ id, info }) => [id, { ...info, id } as unknown as DrawableImage]));
}

function versionOf({ template }: SampleDesign): TemplateVersionRow {
  return { definition: template } as TemplateVersionRow;
}

/** What each caller finds, without what no matrix shows. */
export async function askAll(sample: SampleDesign): Promise<Record<Caller, readonly Reported[]>> {
  const known = await facesFor(sample);
  const shown = (reported: readonly Reported[]) => reported.filter(({ id }) => !UNSHOWN_IN_CELLS.has(id));
  return {
    editor: shown(inEditor(sample, known)),
    batch: inBatch(sample, known),
    order: shown(inOrder(sample, known)),
    renderer: shown(inRenderer(sample, known)),
  };
}
