import type { RenderReason } from '@diy/contract/render-reasons';
import { type DesignDocument, usedImageIds, withSourceSizes } from '@diy/design/document';
import type { Finding } from '@diy/design/preflight';
import { cannotSucceed } from '../../platform/errors/cannot-succeed.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import {
  findDesignToRender,
  isRenderWanted,
  type RenderResult,
  showMockups,
  updateRender,
} from '../designs/index.ts';
import { type DrawableImage, getImagesForDrawing } from '../images/index.ts';
import { failOperation, finishOperation, reportProgress } from '../operations/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../templates/index.ts';
import { checkDesign, findProblems, UnprintableDesign } from './check-design.ts';
import { loadFaces, openFontBook } from './font-book.ts';
import { makersFor } from './make-or-say-why.ts';
import { printKey } from './print-key.ts';
import { plain, reasonToKeep } from './reason-for-people.ts';
import { printedSurfaces } from './render-files.ts';
import { renderKey } from './render-key.ts';
import type { RenderOrder } from './renderer.ts';
import { findRender, insertRender } from './renders.queries.ts';

/** Told of each finished file; answers false when the work is not wanted any more. */
type Progress = (done: number, total: number) => Promise<boolean>;

/** The work was cancelled, or a newer version has been saved. */
class NotWanted extends Error {}

/**
 * Makes all files of a design's newest version, unless they exist under their render key. Safe to run twice and
 * after a kill at any point: files have content-determined keys, the result is recorded only for this version.
 * A new design's mockups are shown one by one, the first of them told of, before its print files are made.
 */
export async function renderDesign(
  services: Services,
  ownerId: string,
  designId: string,
  version: number,
  onFirstMockup: () => Promise<void> = async () => {},
): Promise<void> {
  try {
    await renderVersion(services, ownerId, designId, version, onFirstMockup);
  } catch (error) {
    if (error instanceof NotWanted) return cancelled(services, ownerId, designId, version);
    // Trying again cannot help: the person has to change the design.
    if (cannotSucceed(error)) return recordFailure(services, ownerId, designId, version, reasonToKeep(error));
    throw error;
  }
}

async function renderVersion(
  services: Services,
  ownerId: string,
  designId: string,
  version: number,
  onFirstMockup: () => Promise<void>,
): Promise<void> {
  const design = await findDesignToRender(services.db, ownerId, designId);
  // Saved again meanwhile: the newer version has a job of its own.
  if (!design || design.version !== version || design.render_state === 'done') return;
  const operationId = design.operation_id;
  // Deleted, or saved again: what is being made is of no use, and the operation may be the newer version's by now.
  const report: Progress = async (done, total) =>
    (await isRenderWanted(services.db, ownerId, designId, version)) &&
    (operationId === null || reportProgress(services.db, ownerId, operationId, { done, total }));
  if (!(await report(0, 0))) throw new NotWanted();
  if (!(await updateRender(services.db, ownerId, designId, version, { state: 'running' }))) return;
  const show = async (made: Pick<RenderResult, 'mockups' | 'findings'>) => {
    await showMockups(services.db, ownerId, designId, version, made);
    if (made.mockups.length === 1) await onFirstMockup();
  };
  const result = await makeFiles(services, ownerId, design.document, design, report, show);
  await services.db.transaction().execute(async (trx) => {
    const recorded = await updateRender(trx, ownerId, designId, version, { state: 'done', result });
    if (recorded?.operation_id) await finishOperation(trx, ownerId, recorded.operation_id, {});
  });
}

async function cancelled(
  services: Services,
  ownerId: string,
  designId: string,
  version: number,
): Promise<void> {
  const reason = plain('rendering.cancelled');
  await updateRender(services.db, ownerId, designId, version, { state: 'failed', reason });
}

/** Shows a design's render as failed for good, with the reason. */
export async function recordFailure(
  services: Services,
  ownerId: string,
  designId: string,
  version: number,
  reason: RenderReason,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const recorded = await updateRender(trx, ownerId, designId, version, { state: 'failed', reason });
    if (recorded?.operation_id) await failOperation(trx, ownerId, recorded.operation_id, reason);
  });
}

/** Shows a design's render as failed after so many tries that none follows. */
export async function giveUpRender(
  services: Services,
  ownerId: string,
  designId: string,
  version: number,
): Promise<void> {
  await recordFailure(services, ownerId, designId, version, plain('rendering.gave-up'));
}

/** Called before each file; what it throws stops the making. */
export type BeforeFile = () => Promise<void>;

/** The files of a design's newest version, made now if they are not there. Throws with the reason for people. */
export async function ensureRendered(
  services: Services,
  ownerId: string,
  designId: string,
  beforeFile: BeforeFile = async () => {},
): Promise<RenderResult> {
  const design = await findDesignToRender(services.db, ownerId, designId);
  if (!design) throw new UnprintableDesign({ id: 'rendering.design-deleted', params: {} });
  if (design.render_state === 'done' && design.rendered_version === design.version && design.render_result) {
    return design.render_result;
  }
  const report = async () => {
    await beforeFile();
    return true;
  };
  return makeFiles(services, ownerId, design.document, design, report);
}

/**
 * The files of a document that is no design's newest version: an older one, another colour, or with a buyer's words in
 * it. Made now if they are not there. Throws with the reason for people.
 */
export function renderDocument(
  services: Services,
  ownerId: string,
  document: DesignDocument,
  origin: { template_id: string; template_version: number },
  beforeFile: BeforeFile = async () => {},
): Promise<RenderResult> {
  const report = async () => {
    await beforeFile();
    return true;
  };
  return makeFiles(services, ownerId, document, origin, report);
}

/**
 * Everything preflight says of a document as it would be printed: an order's size, colour, words and pictures in it. The same
 * function as in the designer, the matrix and before drawing. Throws UnprintableDesign where a font is gone.
 */
export async function preflightDocument(
  services: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  document: DesignDocument,
  origin: { template_id: string; template_version: number },
): Promise<Finding[]> {
  const { db, config } = services;
  const template = await getTemplateVersion(db, ownerId, origin.template_id, origin.template_version);
  const images = await loadImages(services, ownerId, document);
  const faces = await loadFaces(await openFontBook(config.fontsDir), document);
  return findProblems(document, template, images, faces);
}

/** The key that the files of a document are made under: equal keys mean equal bytes. */
export async function documentKey(
  services: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  document: DesignDocument,
  origin: { template_id: string; template_version: number },
): Promise<string> {
  const template = await getTemplateVersion(
    services.db,
    ownerId,
    origin.template_id,
    origin.template_version,
  );
  const images = await loadImages(services, ownerId, document);
  const fontBook = await openFontBook(services.config.fontsDir);
  return renderKey({
    document: withSourceSizes(document, (id) => images.get(id)),
    templateHash: template.hash,
    images: [...images.values()],
    fonts: fontBook.entries,
  });
}

async function makeFiles(
  services: Services,
  ownerId: string,
  given: DesignDocument,
  origin: { template_id: string; template_version: number },
  report: Progress,
  show: (made: Pick<RenderResult, 'mockups' | 'findings'>) => Promise<void> = async () => {},
): Promise<RenderResult> {
  const { db } = services;
  const template = await templateOf(services, ownerId, origin);
  const images = await loadImages(services, ownerId, given);
  // A document stored before sizes were taken from the library may tell others; drawing goes by the record, too.
  const document = withSourceSizes(given, (id) => images.get(id));
  const fontBook = await openFontBook(services.config.fontsDir);
  const inputs = { document, images: [...images.values()], fonts: fontBook.entries };
  const key = renderKey({ ...inputs, templateHash: template.hash });
  const known = await findRender(db, ownerId, key);
  if (known) return known;

  const faces = await loadFaces(fontBook, document);
  const findings = checkDesign(document, template, images, faces);
  const makers = makersFor(services);
  const order: RenderOrder = { ownerId, key, document, template, images };
  const surfaces = printedSurfaces({ ...order, faces });
  const total = surfaces.length + template.mockups.length;
  const result: RenderResult = { print_files: [], mockups: [], findings };
  const step = async () => {
    if (!(await report(result.print_files.length + result.mockups.length, total))) throw new NotWanted();
  };
  // Mockups first: they are what the person looks at, and take a fraction of the time.
  for (const { asset } of template.mockups) {
    result.mockups.push(await makers.mockup(order, asset.id));
    await show(result);
    await step();
  }
  for (const surface of surfaces) {
    const own = { ...order, key: printKey(inputs, surface) };
    result.print_files.push(await makers.print(own, surface.surface));
    await step();
  }
  await insertRender(db, ownerId, key, result);
  return result;
}

async function templateOf(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  origin: { template_id: string; template_version: number },
): Promise<TemplateVersionRow> {
  try {
    return await getTemplateVersion(db, ownerId, origin.template_id, origin.template_version);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UnprintableDesign(plain('rendering.template-gone') as UnprintableDesign['reason']);
  }
}

async function loadImages(
  services: Pick<Services, 'db'>,
  ownerId: string,
  document: DesignDocument,
): Promise<Map<string, DrawableImage>> {
  const ids = usedImageIds(document);
  const images = ids.length === 0 ? [] : await getImagesForDrawing(services.db, ownerId, ids);
  return new Map(images.map((image) => [image.id, image]));
}
