import { type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { usedImageIds } from '@diy/design/document';
import { isTemporaryFailure } from '../../platform/jobs/is-temporary-failure.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import { IMAGE_PX } from '../../platform/spreadsheets/sheet.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { DesignForExport, RenderResult } from '../designs/index.ts';
import { findImagePrompts, getImagesForDrawing } from '../images/index.ts';
import type { RenderNeeds } from '../rendering/index.ts';
import { ensureRendered, userFacingReason } from '../rendering/index.ts';
import { sideNames } from '../templates/index.ts';
import type { GenericSheetDesign } from './generic-sheet.ts';

/** What all rows of one sheet share. */
export interface SheetContext {
  ownerId: string;
  createdBy: string;
  /** Language of the person who asked for the sheet. */
  locale: MessageLocale;
  /** Time when links to print files expire; the sheet states it. */
  linksUntil: Date;
  now: Date;
  /** True when a failure now will not be tried again. */
  isLastAttempt: boolean;
}

const NO_FILES: RenderResult = { print_files: [], mockups: [], findings: [] };
const WHEN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The row data of one design. Its files and thumbnail are drawn now if they are missing. */
export async function gatherDesign(
  services: RenderNeeds,
  design: DesignForExport,
  context: SheetContext,
): Promise<GenericSheetDesign> {
  const { storage, db } = services;
  const { result, problem } = await render(services, design, context);
  const ttlSeconds = Math.floor((context.linksUntil.getTime() - context.now.getTime()) / 1000);
  const { definition } = design.template;
  const sides = sideNames(definition.surfaces, context.locale);
  const images = await getImagesForDrawing(db, context.ownerId, usedImageIds(design.document));
  const until = message('sheet-rows.links-until', { when: WHEN.format(context.linksUntil) });
  const remark = problem ?? (result.print_files.length > 0 ? until : null);
  return {
    sku: design.sku,
    name: design.name,
    colourId: design.colourId,
    sizeId: design.sizeId,
    template: definition,
    thumbnail: await thumbnailOf(storage, result),
    mockupUrls: result.mockups.map(({ key }) => storage.publicUrl(key)),
    printFileUrls: result.print_files.map(({ surface_id, key }) => {
      const name = sides.get(surface_id) ?? surface_id;
      return storage.signedUrl(key, { ttlSeconds, fileName: `${design.sku}_${name}.png` });
    }),
    imageNames: images.map(({ name }) => name),
    document: design.document,
    prompts: [...(await findImagePrompts(db, context.ownerId, usedImageIds(design.document))).values()],
    createdBy: context.createdBy,
    createdAt: design.createdAt,
    updatedAt: design.updatedAt,
    remark: remark ? plainText(remark, context.locale) : '',
  };
}

/** A design that cannot be printed still gets its row, with the reason. */
async function render(
  services: RenderNeeds,
  design: DesignForExport,
  { ownerId, isLastAttempt }: SheetContext,
): Promise<{ result: RenderResult; problem: StoredMessage | null }> {
  try {
    return { result: await ensureRendered(services, ownerId, design), problem: null };
  } catch (error) {
    const known = userFacingReason(error);
    if (known === null && (!isLastAttempt || isTemporaryFailure(error))) throw error;
    if (known === null) services.log.error({ err: error, designId: design.id }, 'design could not be drawn');
    const reason = known ?? message('sheets.not-made');
    return { result: NO_FILES, problem: message('sheet-rows.no-files', { reason }) };
  }
}

/** The whole first mockup on a white square, because the cell would stretch anything else. */
async function thumbnailOf(storage: ObjectStore, { mockups }: RenderResult): Promise<Buffer | null> {
  const first = mockups[0];
  if (!first) return null;
  return sharp(await storage.localPath(first.key))
    .resize(IMAGE_PX * 2, IMAGE_PX * 2, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
