import { createDownload } from '@diy/contract/downloads';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { expireDownloads } from '../downloads.service.ts';
import { discardUnwanted } from './discard-packing.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let ids: string[];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  const designs = [await buildDesign(app, seller.token), await buildDesign(app, seller.token)];
  ids = designs.map(({ id }) => id);
  await app.runJobs();
});
afterAll(() => app.close());

/** A download whose first archive is stored and recorded, and whose worker was killed then. */
async function killedAfterFirstPart() {
  const { id, operation_id: operationId } = await app.ask(createDownload, { ids, split_mb: 50 }, by);
  const key = `prv/downloads/${seller.id}/${id}.zip`;
  await app.services.storage.put(key, Buffer.from('first archive'), { contentType: 'application/zip' });
  await app.pool.query('update downloads set parts = $2, next_index = 1, packed = 1 where id = $1', [
    id,
    JSON.stringify([{ key, name: '', bytes: 13 }]),
  ]);
  return { id, operationId, key };
}

async function left({ id, key }: { id: string; key: string }) {
  const { rows } = await app.pool.query('select parts, next_index, packed from downloads where id = $1', [
    id,
  ]);
  const { parts, next_index: next, packed } = rows[0];
  const isStored = (await app.services.storage.stat(key)) !== null;
  return { parts: parts.length, next, packed, isStored };
}
const NOTHING = { parts: 0, next: 0, packed: 0, isStored: false };
const FIRST_PART = { parts: 1, next: 1, packed: 1, isStored: true };
const stateOf = async (id: string) => (await app.ask(getOperation, { id }, by)).state;

describe('archives of a download that does not come', () => {
  it('are deleted once it is cancelled', async () => {
    const killed = await killedAfterFirstPart();
    await app.ask(cancelOperation, { id: killed.operationId }, by);
    await app.runJobs();
    expect([await left(killed), await stateOf(killed.operationId)]).toEqual([NOTHING, 'cancelled']);
  });

  it('are deleted when it fails', async () => {
    const killed = await killedAfterFirstPart();
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = async (key, body, options) => {
      if (!key.endsWith('.zip')) return put(key, body, options);
      if (!Buffer.isBuffer(body)) body.destroy();
      throw new StorageFull(null);
    };
    await app.runJobs();
    await app.retryJobs();
    storage.put = put;
    expect([await left(killed), await stateOf(killed.operationId)]).toEqual([NOTHING, 'failed']);
  });

  it.each([
    ['six days after it was cancelled', 'cancelled', 6, FIRST_PART],
    ['eight days after it was cancelled, where a kill left them', 'cancelled', 8, NOTHING],
    ['eight days after it failed', 'failed', 8, NOTHING],
    ['while it runs', 'running', 8, FIRST_PART],
  ])('%s', async (_, state, days, expected) => {
    const killed = await killedAfterFirstPart();
    await app.pool.query("delete from graphile_worker._private_jobs where payload->>'downloadId' = $1", [
      killed.id,
    ]);
    const age = `${days} days`;
    await app.pool.query('update downloads set created_at = now() - $2::interval where id = $1', [
      killed.id,
      age,
    ]);
    await app.pool.query(
      'update operations set state = $2, updated_at = now() - $3::interval where id = $1',
      [killed.operationId, state, age],
    );
    await expireDownloads(app.services);
    expect(await left(killed)).toEqual(expected);
  });

  it('stay where another worker has taken it over', async () => {
    const killed = await killedAfterFirstPart();
    await discardUnwanted(app.services, seller.id, killed.id);
    expect(await left(killed)).toEqual(FIRST_PART);
    await app.ask(cancelOperation, { id: killed.operationId }, by);
    await discardUnwanted(app.services, seller.id, killed.id);
    expect(await left(killed)).toEqual(NOTHING);
    await app.runJobs();
  });
});
