import type { RenderReason } from '@diy/contract/designs/render-reasons';
import { type DesignDocument, openDesign } from '@diy/design/document';
import { isAcceptable } from '@diy/design/preflight';
import { cannotSucceed } from '../../platform/errors/cannot-succeed.ts';
import type { Services } from '../../platform/services.ts';
import {
  type DesignForExport,
  findAcceptedKeys,
  findDesignToRender,
  isRenderWanted,
  type RenderResult,
  redrawDesign,
  showMockups,
  updateRender,
} from '../designs/index.ts';
import { setFixedPixels, VectorHasFixedPixels } from '../images/index.ts';
import { failOperation, finishOperation, runOperation } from '../operations/index.ts';
import { printKey } from './keys/print-key.ts';
import { renderKey } from './keys/render-key.ts';
import { createFileMakers } from './pool/file-makers.ts';
import { printedSurfaces } from './pool/render-files.ts';
import type { RenderRequest } from './pool/renderer.ts';
import { isStopped, UnprintableDesign, unprintableBecauseOf } from './preflight/check-design.ts';
import { checkLoadedDocument, loadDocument, type Origin } from './preflight/load-document.ts';
import { reasonWithoutFigures, toRenderReason } from './preflight/user-facing-reason.ts';
import { findRender, insertRender } from './renders.queries.ts';

/** What making a design's files takes. */
export type RenderNeeds = Pick<
  Services,
  'db' | 'storage' | 'jobs' | 'config' | 'log' | 'fonts' | 'renderers' | 'imageState'
>;

/** Called with each finished file; throws when the work is not wanted any more. */
type Progress = (done: number, total: number) => Promise<void>;

/** A design without anything to print has no file that could be wrong: its mockups are made, and it is done. */
const EMPTY = 'empty-design';

/**
 * Makes all files of a design's newest version, unless they exist under their render key. Safe to run twice and
 * after a kill at any point: files have content-determined keys, the result is recorded only for this version.
 * A new design's mockups are shown one by one, the first of them announced, before its print files are made.
 */
export async function renderDesign(
  services: RenderNeeds,
  ownerId: string,
  designId: string,
  version: number,
  onFirstMockup: () => Promise<void> = async () => {},
): Promise<void> {
  try {
    await renderVersion(services, ownerId, designId, version, onFirstMockup);
  } catch (error) {
    // Trying again cannot help: the person has to change the design.
    if (cannotSucceed(error)) {
      const made = error instanceof UnprintableDesign ? error.made : undefined;
      return recordFailure(services, ownerId, designId, version, toRenderReason(error), made);
    }
    throw error;
  }
}

async function renderVersion(
  services: RenderNeeds,
  ownerId: string,
  designId: string,
  version: number,
  onFirstMockup: () => Promise<void>,
): Promise<void> {
  const design = await findDesignToRender(services.db, ownerId, designId);
  // Saved again meanwhile: the newer version has its own job.
  if (!design || design.version !== version || design.render_state === 'done') return;
  const operationId = design.operation_id;
  // The design was deleted or saved again: these files are not needed, and the operation may belong to the newer
  // version by now.
  const isWanted = () => isRenderWanted(services.db, ownerId, designId, version);
  const onUnwanted = () => cancelled(services, ownerId, designId, version);
  await runOperation(services, { ownerId, operationId, isWanted, onUnwanted }, async (operation) => {
    const report: Progress = async (done, total) => {
      // Skip the last report: recording the result checks whether it is still wanted.
      if (operationId === null && done === total) return;
      await operation.report({ done, total });
    };
    // Without an operation, `updateRender` below does that check.
    if (operationId !== null) await report(0, 0);
    if (!(await updateRender(services.db, ownerId, designId, version, { state: 'running' }))) return;
    const show = async (made: Pick<RenderResult, 'mockups' | 'findings'>) => {
      await showMockups(services.db, ownerId, designId, version, made);
      if (made.mockups.length === 1) await onFirstMockup();
    };
    const result = await makeFiles(services, ownerId, design.document, originOf(design), report, show);
    await services.db.transaction().execute(async (trx) => {
      const recorded = await updateRender(trx, ownerId, designId, version, { state: 'done', result });
      if (recorded?.operation_id) await finishOperation(trx, ownerId, recorded.operation_id, {});
    });
  });
}

function originOf({ id, template_id, template_version }: Omit<Origin, 'design_id'> & { id: string }): Origin {
  return { template_id, template_version, design_id: id };
}

async function cancelled(
  services: RenderNeeds,
  ownerId: string,
  designId: string,
  version: number,
): Promise<void> {
  const reason = reasonWithoutFigures('rendering.cancelled');
  await updateRender(services.db, ownerId, designId, version, { state: 'failed', reason });
}

/** Shows a design's render as failed for good, with the reason and what was found and made until then. */
export async function recordFailure(
  services: RenderNeeds,
  ownerId: string,
  designId: string,
  version: number,
  reason: RenderReason,
  made?: RenderResult,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const failed = { state: 'failed' as const, reason, ...(made ? { result: made } : {}) };
    const recorded = await updateRender(trx, ownerId, designId, version, failed);
    if (!recorded) return;
    const { operation_id } = recorded;
    // The errors may have been accepted during drawing. The row is locked now, so nothing changes in between.
    const accepted = made && (await findAcceptedKeys(trx, ownerId, [designId])).get(designId);
    if (made && accepted && !isStopped(made.findings, accepted))
      await redrawDesign(trx, services.jobs, ownerId, { id: designId, version, operation_id });
    else if (operation_id) await failOperation(trx, ownerId, operation_id, reason);
  });
}

/** Shows a design's render as failed after so many tries that none follows. */
export async function giveUpRender(
  services: RenderNeeds,
  ownerId: string,
  designId: string,
  version: number,
): Promise<void> {
  await recordFailure(services, ownerId, designId, version, reasonWithoutFigures('rendering.gave-up'));
}

/** Called before each file; an error it throws stops the work. */
export type OnFileStart = () => Promise<void>;

/** A version of a design, as its caller has read it. */
export type ReadDesign = Pick<DesignForExport, 'id' | 'version' | 'document' | 'template'>;

/**
 * The files of a design as the caller has read it, made now if they are missing: what the caller writes beside them (names, colours,
 * mockup ids) belongs to that version, even if the design was saved again meanwhile. Throws with a user-facing reason.
 */
export async function ensureRendered(
  services: RenderNeeds,
  ownerId: string,
  read: ReadDesign,
  onFileStart: OnFileStart = async () => {},
): Promise<RenderResult> {
  const design = await findDesignToRender(services.db, ownerId, read.id);
  if (!design) throw new UnprintableDesign({ id: 'rendering.design-deleted', params: {} });
  if (design.version !== read.version) {
    const { id, template } = read;
    const origin = { template_id: template.id, template_version: template.version, template, design_id: id };
    return makeFiles(services, ownerId, openDesign(read.document), origin, onFileStart);
  }
  const { document, render_result: made } = design;
  const origin = originOf(design);
  if (design.render_state !== 'done' || design.rendered_version !== design.version || !made) {
    return makeFiles(services, ownerId, document, origin, onFileStart);
  }
  const loaded = await loadDocument(services, ownerId, document, origin);
  const { findings, stops } = await checkLoadedDocument(services, ownerId, origin, loaded);
  // It may have been drawn by an older version that ignored errors, or an acceptance may have been withdrawn.
  if (stops.length > 0 && made.print_files.length > 0) throw unprintableBecauseOf(stops);
  return { ...made, findings };
}

/**
 * The files of a document that is no design's newest version: an older one, another colour, or with a buyer's words in
 * it. Made now if they are missing. Throws with a user-facing reason.
 */
export function renderDocument(
  services: RenderNeeds,
  ownerId: string,
  document: DesignDocument,
  origin: Origin,
  onFileStart: OnFileStart = async () => {},
): Promise<RenderResult> {
  return makeFiles(services, ownerId, document, origin, onFileStart);
}

/**
 * A vector graphic that turns out not to be drawable is a picture with pixels from then on: the document is loaded and checked
 * again, which finds too few of them as for any picture, and has another key.
 */
async function makeFiles(...given: Parameters<typeof makeFilesOnce>): Promise<RenderResult> {
  const [services, ownerId] = given;
  const found = new Set<string>();
  for (;;) {
    try {
      return await makeFilesOnce(...given);
    } catch (error) {
      if (!(error instanceof VectorHasFixedPixels) || found.has(error.imageId)) throw error;
      found.add(error.imageId);
      services.log.warn({ err: error, image: error.imageId }, 'a vector graphic is printed from its pixels');
      await setFixedPixels(services.db, ownerId, error.imageId, error.why);
    }
  }
}

async function makeFilesOnce(
  services: RenderNeeds,
  ownerId: string,
  given: DesignDocument,
  origin: Origin,
  report: Progress,
  show?: (made: Pick<RenderResult, 'mockups' | 'findings'>) => Promise<void>,
): Promise<RenderResult> {
  const { db } = services;
  const loaded = await loadDocument(services, ownerId, given, origin);
  const { document, template, images, fonts, faces } = loaded;
  // Checked before existing files are looked up, because these may be wrong or no longer accepted.
  const decided = await checkLoadedDocument(services, ownerId, origin, loaded);
  const { findings } = decided;
  const inputs = { document, images: [...images.values()], fonts };
  const key = renderKey({ ...inputs, templateHash: template.hash });
  const surfaces = printedSurfaces({ document, template, images, faces });
  const stops = surfaces.length > 0 ? decided.stops : decided.stops.filter(({ id }) => id !== EMPTY);
  const known = await findRender(db, ownerId, key);
  if (known && stops.length === 0) return { ...known, findings };
  const result: RenderResult = { print_files: [], mockups: [], findings };
  // The person still sees the mockups if the design can be drawn.
  const mayShow = show && stops.every((stop) => isAcceptable(stop) || stop.id === EMPTY);
  if (stops.length > 0 && !mayShow) throw unprintableBecauseOf(stops, result);

  const makers = createFileMakers(services);
  const request: RenderRequest = { ownerId, key, document, template, images };
  const total = (stops.length > 0 ? 0 : surfaces.length) + template.mockups.length;
  const step = () => report(result.print_files.length + result.mockups.length, total);
  // Mockups first: they are what the person looks at, and take a fraction of the time.
  for (const { asset } of template.mockups) {
    result.mockups.push(await makers.mockup(request, asset.id));
    await show?.(result);
    await step();
  }
  if (stops.length > 0) throw unprintableBecauseOf(stops, result);
  for (const surface of surfaces) {
    const own = { ...request, key: printKey(inputs, surface) };
    result.print_files.push(await makers.print(own, surface.surface));
    await step();
  }
  // Findings are not stored: they are made each time and may contain a buyer's words.
  await insertRender(db, ownerId, key, { ...result, findings: [] });
  return result;
}
