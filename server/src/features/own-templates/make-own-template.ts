import { createHash } from 'node:crypto';
import { message } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { failOperation, finishOperation, reportProgress } from '../operations/index.ts';
import { findOwnedTemplate, insertTemplateVersion, type StoredMockup } from '../templates/index.ts';
import { ownDefinition } from './own-definition.ts';
import {
  findOwnTemplate,
  lockIfNewest,
  type OwnTemplateRecord,
  setNewestMade,
} from './own-templates.queries.ts';
import { countPictures, type MadePictures, makePictures } from './pictures/make-pictures.ts';
import { findReadingsFor, type ReadPsds, replaceProductPsds } from './psd/product-psds.queries.ts';
import { psdsOf } from './stored-product.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'decoding'>;

const SUPERSEDED = message('own-templates.superseded');

/** Sorted after the whole catalogue. */
const POSITION = 1_000_000;

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
  const { db } = services;
  const own = await findOwnTemplate(db, ownerId, id);
  // The template was deleted or saved again meanwhile; newer work makes it.
  if (own?.operation_id !== operationId) {
    await failOperation(db, ownerId, operationId, SUPERSEDED);
    return;
  }
  const { product } = own;
  const total = countPictures(product);
  if (!(await reportProgress(db, ownerId, operationId, { done: 0, total }))) return;
  let done = 0;
  const mayContinue = async () => {
    done += 1;
    // The last one is reported with the version.
    if (done === total) return true;
    const newest = await findOwnTemplate(db, ownerId, id);
    if (newest?.operation_id !== operationId) await failOperation(db, ownerId, operationId, SUPERSEDED);
    return reportProgress(db, ownerId, operationId, { done, total });
  };
  try {
    const psds = await findReadingsFor(db, ownerId, id, psdsOf(product));
    const made = await makePictures({ ...services, psds }, ownerId, product, mayContinue);
    if (made) await recordVersion(services, ownerId, id, { ...made, ...own, psds, operationId, total });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await failOperation(db, ownerId, operationId, error.text);
  }
}

async function recordVersion(
  services: Needs,
  ownerId: string,
  id: string,
  made: MadePictures &
    Pick<OwnTemplateRecord, 'product' | 'retired'> & { psds: ReadPsds; operationId: string; total: number },
): Promise<void> {
  const { mockups, psds, operationId, total } = made;
  const definition = ownDefinition(made.product, made.productHex, made.retired);
  const hash = createHash('sha256')
    .update(JSON.stringify([definition, mockups.map(hashesOf)]))
    .digest('hex');
  await services.db.transaction().execute(async (trx) => {
    // Saved again while it was made: the newer version must not be replaced by this one.
    if (!(await lockIfNewest(trx, ownerId, id, operationId))) {
      await failOperation(trx, ownerId, operationId, SUPERSEDED);
      return;
    }
    const progress = { done: total, total, resultId: id };
    if (!(await finishOperation(trx, ownerId, operationId, progress))) return;
    await setNewestMade(trx, ownerId, id);
    await replaceProductPsds(trx, ownerId, id, psds);
    const known = await findOwnedTemplate(trx, ownerId, id);
    if (known?.hash === hash) return;
    await insertTemplateVersion(trx, ownerId, {
      id,
      position: POSITION,
      version: (known?.version ?? 0) + 1,
      hash,
      definition,
      mockups,
    });
  });
}

/** What a mockup's pictures depend on, also which colours they are for. */
function hashesOf({ hash, inColours = [] }: StoredMockup) {
  return [hash, inColours.map((one) => [one.colourIds, one.takesColour, one.hash])];
}
