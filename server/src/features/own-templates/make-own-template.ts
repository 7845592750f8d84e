import { createHash } from 'node:crypto';
import { message } from '@diy/contract/messages';
import type { OwnTemplateSettings } from '@diy/contract/own-templates';
import type { RgbaPicture } from '@diy/design/painting';
import { type MeshFault, type PhotoMockup, photoMockup, scaleMarks } from '@diy/design/photo-template';
import { CannotSucceed } from '../../platform/errors/cannot-succeed.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import { readPicture } from '../../platform/pictures/unreadable-picture.ts';
import type { Services } from '../../platform/services.ts';
import { getImagesForDrawing } from '../images/index.ts';
import {
  failOperation,
  finishOperation,
  type OperationMessage,
  reportProgress,
} from '../operations/index.ts';
import { findOwnedTemplate, insertTemplateVersion, type StoredMockup } from '../templates/index.ts';
import { OWN_MOCKUP, ownDefinition } from './own-definition.ts';
import { findOwnTemplate } from './own-templates.queries.ts';
import { requirePsdSurface, wantedSurface } from './psd/psd-mockups.service.ts';
import { sizePsdMockup } from './psd/store-psd-mockup.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'decoding'>;

/** Longer side of the mockup; larger photographs are reduced. */
const LONGER_SIDE_PX = 1600;
/** Sorted after the whole catalogue. */
const POSITION = 1_000_000;

const FAULTS: Record<MeshFault, OperationMessage> = {
  folded: message('own-templates.area-folded'),
  outside: message('own-templates.area-outside'),
  tiny: message('own-templates.area-tiny'),
};

/**
 * Makes the latest saved version of a template. Safe to run again after a kill at any point: files have the name of
 * their content, and the version is recorded in the transaction that finishes the operation.
 */
export async function makeOwnTemplate(
  services: Needs,
  ownerId: string,
  id: string,
  operationId: string,
): Promise<void> {
  const { db, storage } = services;
  const own = await findOwnTemplate(db, ownerId, id);
  // The template was deleted or saved again meanwhile; newer work makes it.
  if (own?.operation_id !== operationId) {
    await failOperation(db, ownerId, operationId, message('own-templates.superseded'));
    return;
  }
  if (!(await reportProgress(db, ownerId, operationId, { done: 0, total: 1 }))) return;
  const { settings } = own;
  const [image] = await getImagesForDrawing(db, ownerId, [settings.image_id]);
  if (!image) {
    await failOperation(db, ownerId, operationId, message('own-templates.photograph-gone'));
    return;
  }
  if (settings.psd) {
    const { mockup } = await requirePsdSurface(db, ownerId, wantedSurface(settings, settings.psd));
    const stored = sizePsdMockup(mockup, settings.width_mm, settings.height_mm);
    await recordVersion(services, ownerId, id, { settings, stored, productHex: '#FFFFFF', operationId });
    return;
  }
  const { marks } = settings;
  if (!marks) throw new CannotSucceed(message('own-templates.went-wrong'));
  const find = () => storage.localPath(image.masterKey);
  const photo = await services.decoding.run(() => readPicture(image.name, find, readPhoto), {
    owner: ownerId,
  });
  const mockup = photoMockup(photo, scaleMarks(marks, photo.widthPx, photo.heightPx), {
    id: OWN_MOCKUP,
    name: { zh: '照片', en: 'Photograph' },
    widthMm: settings.width_mm,
    heightMm: settings.height_mm,
  });
  if (typeof mockup === 'string') {
    await failOperation(db, ownerId, operationId, FAULTS[mockup]);
    return;
  }
  const stored = await storeMockup(services, mockup);
  await recordVersion(services, ownerId, id, {
    settings,
    stored,
    productHex: mockup.productHex,
    operationId,
  });
}

async function readPhoto(path: string): Promise<RgbaPicture> {
  const { data, info } = await sharp(path)
    .resize(LONGER_SIDE_PX, LONGER_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, widthPx: info.width, heightPx: info.height };
}

async function storeMockup(
  { storage }: Pick<Services, 'storage'>,
  { asset, pictures }: PhotoMockup,
): Promise<StoredMockup> {
  const files: [string, Buffer][] = [
    [asset.base, await webp(pictures.base, false)],
    [asset.maps, await webp(pictures.maps, true)],
  ];
  for (const surface of asset.surfaces) {
    files.push([surface.uv, await webp(pictures.uv[surface.surface]!, true)]);
    files.push([surface.coverage, await webp(pictures.coverage[surface.surface]!, true)]);
  }
  const sha256 = createHash('sha256').update(JSON.stringify(asset));
  for (const [name, bytes] of files) sha256.update(name).update(bytes);
  const hash = sha256.digest('hex');
  const prefix = `pub/templates/${hash.slice(0, 32)}`;
  for (const [name, bytes] of files) {
    await storage.put(`${prefix}/${name}`, bytes, { contentType: 'image/webp' });
  }
  return { asset, prefix, hash };
}

function webp({ rgba, widthPx, heightPx }: RgbaPicture, isLossless: boolean): Promise<Buffer> {
  return sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
    .removeAlpha()
    .webp(isLossless ? { lossless: true, effort: 4 } : { quality: 92, effort: 4 })
    .toBuffer();
}

async function recordVersion(
  services: Needs,
  ownerId: string,
  id: string,
  made: { settings: OwnTemplateSettings; stored: StoredMockup; productHex: string; operationId: string },
): Promise<void> {
  const definition = ownDefinition(made.settings, made.productHex);
  const hash = createHash('sha256').update(JSON.stringify(definition)).update(made.stored.hash).digest('hex');
  await services.db.transaction().execute(async (trx) => {
    const progress = { done: 1, total: 1, resultId: id };
    if (!(await finishOperation(trx, ownerId, made.operationId, progress))) return;
    const known = await findOwnedTemplate(trx, ownerId, id);
    if (known?.hash === hash) return;
    await insertTemplateVersion(trx, ownerId, {
      id,
      position: POSITION,
      version: (known?.version ?? 0) + 1,
      hash,
      definition,
      mockups: [made.stored],
    });
  });
}
