import { type BatchSettings, MAX_BATCH_CELLS } from '@diy/contract/batches/batch-settings';
import type { saveBatch as saveEndpoint } from '@diy/contract/batches/batches';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import { fingerprintOf, requireSameRequest } from '../../../platform/errors/same-request.ts';
import type { Services } from '../../../platform/services.ts';
import { requireBudgetToday } from '../../budgets/index.ts';
import type { RecordNeeds } from '../../images/index.ts';
import { startOperation } from '../../operations/index.ts';
import { lockBatchForAction, setRunning } from '../batch-commands.ts';
import {
  clearBatchImages,
  findBatchByKey,
  findBatchImages,
  insertBatch,
  insertBatchImages,
  lockAccountQueue,
  lockBatch,
  type TemplateVersions,
  updateBatch,
} from '../batches.queries.ts';
import { collectBatchImages, loadBatchImages, loadColumns, versionsOf } from './batch-inputs.ts';
import { enqueuePlan } from './enqueue-plan.ts';

type Needs = RecordNeeds & Pick<Services, 'jobs' | 'clock'>;

/** The batch's account, the code its SKUs begin with, and the person who saves it. */
interface Owner {
  id: string;
  sku: string;
  username: string;
  nickname: string;
}

/** The batch as a person sets it up. */
export interface BatchToSave extends ParsedInputOf<typeof saveEndpoint> {
  /** Language of the names of its designs. */
  locale: MessageLocale;
}

/** What a batch is made of besides its settings. */
interface Contents {
  imageIds: readonly string[];
  template_versions: TemplateVersions;
}

export interface SavedBatch {
  id: string;
  operation_id: string | null;
}

/** Creates a batch or changes one that does not run; its cells are planned by a job. Throws a Refusal for what cannot be made. */
export async function saveBatch(services: Needs, owner: Owner, input: BatchToSave): Promise<SavedBatch> {
  const { db } = services;
  const imageIds = await collectBatchImages(services, owner.id, input.settings);
  const template_versions = versionsOf(await loadColumns(db, owner.id, input.settings));
  await loadBatchImages(db, owner.id, imageIds);
  return db
    .transaction()
    .execute((trx) =>
      input.id === undefined
        ? createBatch(trx, services, owner, input, { imageIds, template_versions })
        : changeBatch(trx, services, owner, input.id, input, { imageIds, template_versions }),
    );
}

async function createBatch(
  trx: Db,
  services: Needs,
  owner: Owner,
  input: BatchToSave,
  { imageIds, template_versions }: Contents,
): Promise<SavedBatch> {
  // This serialises the account's creates, so that a repeated key is found.
  await lockAccountQueue(trx, owner.id);
  const key = input.idempotency_key ?? null;
  const repeated = key === null ? undefined : await findBatchByKey(trx, owner.id, key);
  const request = fingerprintOf({ name: input.name, settings: input.settings, start: input.start });
  if (repeated) {
    requireSameRequest(repeated, request, keyUsed);
    return { id: repeated.id, operation_id: repeated.operation_id };
  }
  await requireBudgetToday(trx, owner.id, 'batches');
  const id = services.newId();
  const operationId = input.start ? services.newId() : null;
  const { name, settings } = input;
  if (operationId !== null) {
    const total = imageIds.length * settings.columns.length;
    await startOperation(trx, {
      ownerId: owner.id,
      id: operationId,
      kind: 'batch',
      title: name,
      total,
      resultId: id,
    });
  }
  await insertBatch(trx, owner.id, {
    id,
    name,
    account_sku: owner.sku,
    locale: input.locale,
    state: input.start ? 'running' : 'ready',
    settings,
    template_versions,
    images: imageIds.length,
    columns: settings.columns.length,
    operation_id: operationId,
    idempotency_key: key,
    request_sha256: key === null ? null : request,
    ...whoAccepts(services, owner, settings),
  });
  await insertBatchImages(trx, owner.id, id, imageIds, 0);
  await enqueuePlan(trx, services.jobs, owner.id, id, 1);
  return { id, operation_id: operationId };
}

const keyUsed = () => refuseField('idempotency_key', message('batches.key-used'));

async function changeBatch(
  trx: Db,
  services: Needs,
  owner: Owner,
  id: string,
  input: BatchToSave,
  { imageIds, template_versions }: Contents,
): Promise<SavedBatch> {
  const ownerId = owner.id;
  const batch = await lockBatchForAction(trx, ownerId, id, 'change');
  const { name, settings } = input;
  const plan = batch.plan + 1;
  const change = {
    name,
    locale: input.locale,
    settings,
    template_versions,
    plan,
    images: imageIds.length,
    columns: settings.columns.length,
    planned: 0,
    ...whoAccepts(services, owner, settings),
  };
  await updateBatch(trx, ownerId, id, { ...change, state: 'ready' });
  await clearBatchImages(trx, ownerId, id);
  await insertBatchImages(trx, ownerId, id, imageIds, 0);
  await enqueuePlan(trx, services.jobs, ownerId, id, plan);
  if (!input.start) return { id, operation_id: batch.operation_id };
  return { id, operation_id: await startPlanned(trx, services, ownerId, id) };
}

/** Errors are accepted by the person who saves the settings that name them, now. */
function whoAccepts({ clock }: Pick<Services, 'clock'>, owner: Owner, { cells }: BatchSettings) {
  const isAccepted = cells.some((cell) => cell.accept_errors !== undefined);
  return {
    accepted_by: isAccepted ? owner.nickname || owner.username : null,
    accepted_at: isAccepted ? clock.now() : null,
  };
}

/** Adds images to a batch, in whatever state it is; only cells that do not exist yet are made. Returns how many. */
export async function appendImages(
  services: Needs,
  ownerId: string,
  id: string,
  imageIds: readonly string[],
): Promise<{ added: number; operation_id: string | null }> {
  await loadBatchImages(services.db, ownerId, imageIds);
  return services.db.transaction().execute(async (trx) => {
    await lockAccountQueue(trx, ownerId);
    const batch = await lockBatch(trx, ownerId, id);
    if (!batch) throw notFound('batches');
    const known = new Set(await findBatchImages(trx, ownerId, id, 0, MAX_BATCH_CELLS));
    const added = [...new Set(imageIds)].filter((imageId) => !known.has(imageId));
    const images = batch.images + added.length;
    if (images * batch.columns > MAX_BATCH_CELLS) throw tooMany(images, batch.columns);
    if (added.length === 0) return { added: 0, operation_id: batch.operation_id };
    await insertBatchImages(trx, ownerId, id, added, batch.images);
    const settings = { ...batch.settings, image_ids: [...batch.settings.image_ids, ...added] };
    await updateBatch(trx, ownerId, id, { images, settings });
    await enqueuePlan(trx, services.jobs, ownerId, id, batch.plan);
    const isReopened = batch.state === 'finished';
    const operationId = isReopened ? await startPlanned(trx, services, ownerId, id) : batch.operation_id;
    return { added: added.length * batch.columns, operation_id: operationId };
  });
}

async function startPlanned(trx: Db, services: Needs, ownerId: string, id: string): Promise<string> {
  const batch = await lockBatch(trx, ownerId, id);
  if (!batch) throw notFound('batches');
  return setRunning(trx, services, batch, 'running');
}

function tooMany(images: number, columns: number): Refusal {
  return new Refusal(
    message('batches.would-be-too-many', { most: MAX_BATCH_CELLS, images, columns }),
    [],
    'batches.too-many-cells',
  );
}
