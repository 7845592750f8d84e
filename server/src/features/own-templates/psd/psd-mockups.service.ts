import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { OwnSurface } from '@diy/contract/own-templates/product';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { haveSameProportions } from '@diy/contract/own-templates/same-proportions';
import type { ShownColour } from '@diy/psd';
import { notFound, Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { type DrawableImage, getImagesForDrawing } from '../../images/index.ts';
import { getOperation, priorityOfNewOperation, startOperation } from '../../operations/index.ts';
import { readPsdJob } from '../job-types.ts';
import type { ReadPsds } from './product-psds.queries.ts';
import { findPsdMockup, type PsdSurfaceRecord, startPsdMockup } from './psd-mockups.queries.ts';

/** Raised when a PSD would come out differently; those read before are then read again. */
const READING_VERSION = 12;

/**
 * Enqueues the reading of a PSD, unless it is being read or was read already. Throws a Refusal for an image that is none of the
 * account's, or no PSD.
 */
export async function readPsdMockup(
  { db, jobs, newId }: Pick<Services, 'db' | 'jobs' | 'newId'>,
  ownerId: string,
  imageId: string,
): Promise<{ operation_id: string }> {
  const image = await requirePsd(db, ownerId, imageId);
  const known = await findPsdMockup(db, ownerId, imageId);
  if (known?.version === READING_VERSION) {
    const { state } = await getOperation(db, ownerId, known.operation_id);
    const isUsable =
      state === 'queued' || state === 'running' || (state === 'succeeded' && known.surfaces !== null);
    if (isUsable) return { operation_id: known.operation_id };
  }
  const operationId = newId();
  await db.transaction().execute(async (trx) => {
    await startOperation(trx, { ownerId, id: operationId, kind: 'psd-mockup', title: image.name, total: 1 });
    await startPsdMockup(trx, ownerId, { imageId, operationId, version: READING_VERSION });
    await jobs.enqueue(trx, {
      job: readPsdJob,
      payload: { ownerId, imageId, operationId },
      maxAttempts: 3,
      priority: await priorityOfNewOperation(trx, ownerId, 'psd-mockup'),
      // One reading at a time per account: it may take minutes, and several would fill the slots of a worker.
      queue: `psd ${ownerId}`,
    });
  });
  return { operation_id: operationId };
}

async function requirePsd(db: Services['db'], ownerId: string, imageId: string): Promise<DrawableImage> {
  const [image] = await getImagesForDrawing(db, ownerId, [imageId]);
  if (!image) throw notFound('images');
  if (image.originalKey.endsWith('.psd')) return image;
  throw refuseField('image_id', message('own-templates.not-psd'));
}

/** What reading a PSD gave. Throws a Refusal when it is unknown, or not read yet. */
export async function getPsdMockup(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageId: string,
  locale: MessageLocale,
): Promise<{ image_id: string; surfaces: PsdSurface[] }> {
  const known = await findPsdMockup(db, ownerId, imageId);
  if (!known) throw notFound('images');
  if (!known.surfaces || known.version !== READING_VERSION)
    throw new Refusal(message('own-templates.psd-not-read'));
  return { image_id: imageId, surfaces: known.surfaces.map((surface) => present(surface, storage, locale)) };
}

function present(record: PsdSurfaceRecord, storage: Services['storage'], locale: MessageLocale): PsdSurface {
  const { key, name, widthPx, heightPx, showsAlso, problems, notes = [], difference, mockup } = record;
  return {
    key,
    name,
    width_px: widthPx,
    height_px: heightPx,
    shows_also: showsAlso,
    problems: problems.map((problem) => messageText(problem, locale)),
    notes: notes.map((note) => messageText(note, locale)),
    difference,
    view: record.view ?? null,
    colour: record.colour ? presentColour(record.colour) : null,
    saved_colours: (record.savedColours ?? []).map(presentColour),
    is_unproven: record.isUnproven ?? false,
    mockup: mockup && { asset: mockup.asset, base_url: storage.publicUrl(mockup.prefix) },
  };
}

const presentColour = ({ name, hex, set }: ShownColour) => ({
  name,
  hex,
  set: set ? { id: set.id, name: set.name } : null,
});

/** What a surface of a product wants of a PSD. */
export const wantedSurface = (
  { imageId, psd }: { imageId: string; psd: { surface: string } },
  { width_mm, height_mm }: Pick<OwnSurface, 'width_mm' | 'height_mm'>,
  fields: WantedSurface['fields'] = { image: 'image_id', psd: 'psd', height: 'height_mm' },
): WantedSurface => ({ imageId, surface: psd.surface, widthMm: width_mm, heightMm: height_mm, fields });

interface WantedSurface {
  imageId: string;
  surface: string;
  widthMm: number;
  heightMm: number;
  /** How a call names them. */
  fields: Record<'image' | 'psd' | 'height', string>;
}

/**
 * The surface that a template is made of. Throws a Refusal, naming the field, when the PSD was not read, has no such surface that
 * can be used, or one of other proportions than the print.
 */
export function requirePsdSurface(
  read: ReadPsds,
  wanted: WantedSurface,
): PsdSurfaceRecord & { mockup: NonNullable<PsdSurfaceRecord['mockup']> } {
  const known = read.get(wanted.imageId);
  if (!known) throw refuseField(wanted.fields.image, message('own-templates.psd-not-read'));
  const surface = known.surfaces.find(({ key }) => key === wanted.surface);
  if (!surface?.mockup) throw refuseField(wanted.fields.psd, message('own-templates.psd-no-surface'));
  const ratio = surface.widthPx / surface.heightPx;
  const contents = { width: surface.widthPx, height: surface.heightPx };
  if (!haveSameProportions({ width: wanted.widthMm, height: wanted.heightMm }, contents))
    throw refuseField(
      wanted.fields.height,
      message('own-templates.psd-ratio', {
        width: Math.round(surface.widthPx),
        height: Math.round(surface.heightPx),
        widthMm: wanted.widthMm,
        heightMm: Math.round((wanted.widthMm / ratio) * 10) / 10,
      }),
    );
  return { ...surface, mockup: surface.mockup };
}
