import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  cancelGeneration,
  getAiGroup,
  retryGeneration,
  textToImage,
  updateAiGroup,
} from '@diy/contract/ai-images/ai-images';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/db.ts';
import { startWorker } from '../../../platform/jobs/start-worker.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';
import { until } from '../../../testing/until.ts';
import { jobHandlers, waitingSlots } from '../../index.ts';
import { cleanDrafts } from '../purge/purge.ts';
import { plainPicture, sendJson } from '../testing/provider-server.ts';
import { type ProviderSuite, startProviderSuite } from '../testing/provider-suite.ts';
import { sumAiUsage } from './ai-usage.queries.ts';
import { dispatchImages } from './dispatch.ts';
import { abandonImage } from './finish-image.ts';
import { generateImage } from './generate-image.ts';

let suite: ProviderSuite;
beforeAll(async () => {
  suite = await startProviderSuite();
});
afterAll(() => suite.close());
beforeEach(async () => {
  // What an earlier test left open is not this one's.
  await suite.app.pool.query(`update ai_images set state = 'cancelled' where state in ('queued', 'running')`);
  await suite.app.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
  await suite.reset();
});

const fonts = { face: async () => undefined };
const never = { signal: new AbortController().signal, fonts };
const SIZES = { openai: '1024x1024', free: '1024x1024', pattern: '64x64' };
const begin = async (provider: keyof typeof SIZES, n: number, account: TestAccount = suite.account) => {
  const by = { token: account.token };
  const { id } = await suite.app.ask(updateAiGroup, { name: '组', prompt: 'fox' }, by);
  const run = await suite.app.ask(textToImage, { id, provider, n, size: SIZES[provider] }, by);
  return { id, operationId: run.operation_id, ids: run.shengchengtus.map((image) => image.id) };
};
const statesOf = async (id: string, account: TestAccount = suite.account) => {
  const item = await suite.app.ask(getAiGroup, { id }, { token: account.token });
  return item.shengchengtus.map((image) => image.state);
};
/** Keys of all objects the account's images have, and of all that lie in storage for it. */
const objectsOf = async (account: TestAccount) => {
  const { rows } = await suite.app.pool.query<{ keys: string[] }>(
    'select draft_keys || array_remove(array[original_key, preview_key], null) as keys from ai_images where owner_id = $1',
    [account.id],
  );
  return rows.flatMap((row) => row.keys);
};
/** Holds responses of the provider back until the test lets them go. */
const holdResponses = () => {
  const held: ServerResponse[] = [];
  suite.servers.openai.misbehave = (_, response) => held.push(response) > 0;
  return {
    held,
    async release(index: number) {
      const picture = (await plainPicture(64, 64 + index)).toString('base64');
      sendJson(held[index]!, { data: [{ b64_json: picture }] });
    },
    wait: (count: number) =>
      until(`${count} requests`, 60_000, async () => (held.length >= count ? true : undefined)),
  };
};

/** A database whose first commit fails, made or not. */
function losesConnection(db: Db, isMade: boolean): Db {
  let isLost = false;
  const lose = () => {
    if (isLost) return;
    isLost = true;
    throw new Error('connection lost');
  };
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return () => ({
        async execute(work: (trx: Db) => Promise<unknown>) {
          const result = await target.transaction().execute(async (trx) => {
            const made = await work(trx);
            if (!isMade) lose();
            return made;
          });
          lose();
          return result;
        },
      });
    },
  });
}

describe('who may end an image', () => {
  it('a zombie may not, once another has taken over', async () => {
    const { id, ids } = await begin('free', 1);
    const { services } = suite.app;
    const responses = holdResponses();
    await dispatchImages(services, 'free');
    const zombie = generateImage(services, suite.account.id, ids[0]!, never);
    await responses.wait(1);
    const second = generateImage(services, suite.account.id, ids[0]!, never);
    await responses.wait(2);
    await responses.release(1);
    await second;
    await responses.release(0);
    await zombie;
    const item = await suite.app.ask(getAiGroup, { id }, suite.by);
    expect(item.shengchengtus[0]).toMatchObject({ state: 'succeeded', height: 65, attempts: 2 });
    const keys = await objectsOf(suite.account);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(await services.storage.stat(key)).not.toBeNull();
  });

  it.each(['image', 'operation'] as const)('nobody may, once its %s was cancelled', async (what) => {
    const { id, ids, operationId } = await begin('openai', 1);
    const responses = holdResponses();
    await dispatchImages(suite.app.services, 'openai');
    const job = generateImage(suite.app.services, suite.account.id, ids[0]!, never);
    await responses.wait(1);
    if (what === 'image') await suite.app.ask(cancelGeneration, { image_ids: ids }, suite.by);
    else await suite.app.ask(cancelOperation, { id: operationId }, suite.by);
    await responses.release(0);
    await job;
    await suite.app.runJobs();
    expect(await statesOf(id)).toEqual(['cancelled']);
    expect(await suite.app.ask(getOperation, { id: operationId }, suite.by)).toMatchObject({
      state: 'cancelled',
    });
    expect(await objectsOf(suite.account)).toEqual([]);
  });

  it('the call to the provider ends soon after the cancelling', async () => {
    const { ids } = await begin('openai', 1);
    const responses = holdResponses();
    await dispatchImages(suite.app.services, 'openai');
    const job = generateImage(suite.app.services, suite.account.id, ids[0]!, never);
    await responses.wait(1);
    const closed = new Promise((resolve) => responses.held[0]!.once('close', resolve));
    await suite.app.ask(cancelGeneration, { image_ids: ids }, suite.by);
    await closed;
    await job;
  });
});

describe('what a killed worker leaves', () => {
  it.each(['made', 'not made'])(
    'a picture whose end was %s when the connection was lost is kept',
    async (what) => {
      const { id, ids } = await begin('openai', 1);
      const { services } = suite.app;
      await dispatchImages(services, 'openai');
      const db = losesConnection(services.db, what === 'made');
      await generateImage({ ...services, db }, suite.account.id, ids[0]!, never);
      const item = await suite.app.ask(getAiGroup, { id }, suite.by);
      expect(item.shengchengtus[0]).toMatchObject({ state: 'succeeded', attempts: 1 });
      expect(suite.startsAt('openai')).toBe(1);
      const { rows } = await suite.app.pool.query<{ original_key: string; preview_key: string }>(
        'select original_key, preview_key from ai_images where id = $1',
        [ids[0]],
      );
      for (const key of Object.values(rows[0]!)) expect(await services.storage.stat(key), key).not.toBeNull();
    },
  );

  it('a priced call without a response is not made again by itself, and its possible cost counts', async () => {
    const { id, ids, operationId } = await begin('openai', 1);
    const { services, pool } = suite.app;
    const owner = suite.account.id;
    const { rows: none } = await pool.query('select called_at from ai_images where id = $1', [ids[0]]);
    expect(none).toEqual([{ called_at: null }]);
    const responses = holdResponses();
    await dispatchImages(services, 'openai');
    const killed = generateImage(services, owner, ids[0]!, never);
    await responses.wait(1);
    // It is there before the provider has seen anything, so a kill at any moment leaves it.
    const { rows } = await pool.query('select called_at from ai_images where id = $1', [ids[0]]);
    expect(rows).toEqual([{ called_at: expect.any(Date) }]);

    await generateImage(services, owner, ids[0]!, never);
    const shown = async () => (await suite.app.ask(getAiGroup, { id }, suite.by)).shengchengtus[0]!;
    expect(await shown()).toMatchObject({
      state: 'failed',
      failure: {
        id: 'call-interrupted',
        can_retry: true,
        msg: expect.stringMatching(/O 画室.*可能已经生成并计费/),
      },
      cost: { amount: 0.5, currency: 'CNY', is_estimate: true },
    });
    expect(suite.startsAt('openai')).toBe(1);
    expect(await suite.app.ask(getOperation, { id: operationId }, suite.by)).toMatchObject({
      state: 'failed',
    });
    expect((await sumAiUsage(services.db, owner)).money.get('CNY')).toBe(0.5);
    // A picture that comes after all is too late.
    await responses.release(0);
    await killed;
    expect(await objectsOf(suite.account)).toEqual([]);

    // The person wants it all the same: both count.
    suite.servers.openai.misbehave = () => false;
    expect(await suite.app.ask(retryGeneration, { image_ids: ids }, suite.by)).toMatchObject({ retried: 1 });
    await suite.app.runJobs();
    expect(await shown()).toMatchObject({ state: 'succeeded', cost: { amount: 0.5, is_estimate: false } });
    expect(suite.startsAt('openai')).toBe(2);
    expect((await sumAiUsage(services.db, owner)).money.get('CNY')).toBe(1);
  });

  it('a priced call that was waited for and refused for a while is made again', async () => {
    const { id, ids } = await begin('openai', 1);
    suite.servers.openai.misbehave = (_, response, nth) => {
      if (nth < 2) sendJson(response, {}, 429, { 'retry-after': '1' });
      return nth < 2;
    };
    await suite.app.runJobs();
    await suite.app.retryJobs();
    expect(await statesOf(id)).toEqual(['succeeded']);
    expect(ids).toHaveLength(1);
    expect(suite.startsAt('openai')).toBe(2);
  });

  it('a job given up says that its call may be charged, or that nothing was called', async () => {
    const { services, pool } = suite.app;
    for (const [at, id, amount] of [
      ['now()', 'call-interrupted', 0.5],
      ['null', 'interrupted', 0],
    ] as const) {
      const { id: groupId, ids } = await begin('openai', 1);
      await dispatchImages(services, 'openai');
      await pool.query(`update ai_images set called_at = ${at} where id = $1`, [ids[0]]);
      await abandonImage(services, suite.account.id, ids[0]!);
      const item = await suite.app.ask(getAiGroup, { id: groupId }, suite.by);
      expect(item.shengchengtus[0]).toMatchObject({ state: 'failed', failure: { id }, cost: { amount } });
    }
    expect((await sumAiUsage(services.db, suite.account.id)).money.get('CNY')).toBe(0.5);
  });

  it('objects of the try before go when the next one begins', async () => {
    const { ids } = await begin('pattern', 1);
    const { services, pool } = suite.app;
    const key = `prv/ai/${suite.account.id}/left.png`;
    await services.storage.put(key, Buffer.from('half'), { contentType: 'image/png' });
    await pool.query('update ai_images set draft_keys = array[$2], drafted_at = now() where id = $1', [
      ids[0],
      key,
    ]);
    await suite.app.runJobs();
    expect(await services.storage.stat(key)).toBeNull();
    expect(await objectsOf(suite.account)).toHaveLength(2);
  });

  it('and those nobody comes back for with the clean-up, a day later', async () => {
    const { ids } = await begin('pattern', 1);
    const { services, pool } = suite.app;
    const key = `prv/ai/${suite.account.id}/lost.png`;
    await services.storage.put(key, Buffer.from('half'), { contentType: 'image/png' });
    const leave = `update ai_images set state = 'cancelled', draft_keys = array[$2], drafted_at = now() - $3::interval where id = $1`;
    await pool.query(leave, [ids[0], key, '23 hours']);
    expect(await cleanDrafts(services)).toBe(0);
    await pool.query(leave, [ids[0], key, '25 hours']);
    expect(await cleanDrafts(services)).toBe(1);
    expect(await services.storage.stat(key)).toBeNull();
    expect(await cleanDrafts(services)).toBe(0);
  });

  it('a job that dies every time is given up, and the image says so', async () => {
    const { id, operationId } = await begin('pattern', 1);
    const { storage } = suite.app.services;
    const put = storage.put;
    storage.put = () => Promise.reject(new Error('the worker died'));
    await suite.app.runJobs();
    await suite.app.retryJobs();
    storage.put = put;
    const item = await suite.app.ask(getAiGroup, { id }, suite.by);
    expect(item.shengchengtus[0]).toMatchObject({
      state: 'failed',
      failure: { id: 'interrupted', can_retry: true },
      attempts: 5,
    });
    expect(await suite.app.ask(getOperation, { id: operationId }, suite.by)).toMatchObject({
      state: 'failed',
      failed: 1,
    });
  });

  it('a full disk is named, not tried again and again', async () => {
    const { id } = await begin('pattern', 1);
    const { storage } = suite.app.services;
    const put = storage.put;
    storage.put = () => Promise.reject(new StorageFull(null));
    await suite.app.runJobs();
    storage.put = put;
    const item = await suite.app.ask(getAiGroup, { id }, suite.by);
    expect(item.shengchengtus[0]).toMatchObject({
      state: 'failed',
      failure: { id: 'storage-full' },
      attempts: 1,
    });
  });

  it('every try that was charged counts, however often and whenever it is tried again', async () => {
    const account = await buildAccount(suite.app);
    const by = { token: account.token };
    const used = () => sumAiUsage(suite.app.services.db, account.id);
    suite.servers.openai.picture = Buffer.from('no picture');
    const { ids } = await begin('openai', 1, account);
    await suite.app.runJobs();
    expect(await used()).toEqual({ images: 0, money: new Map([['CNY', 0.5]]) });
    await suite.app.pool.query("update ai_images set created_at = now() - interval '40 days' where id = $1", [
      ids[0],
    ]);
    await suite.app.ask(retryGeneration, { image_ids: ids }, by);
    await suite.app.runJobs();
    expect(await used()).toEqual({ images: 0, money: new Map([['CNY', 1]]) });
    await suite.app.ask(retryGeneration, { image_ids: ids }, by);
    expect(await used()).toEqual({ images: 1, money: new Map([['CNY', 1.5]]) });
    await suite.app.ask(cancelGeneration, { image_ids: ids }, by);
    expect(await used()).toEqual({ images: 0, money: new Map([['CNY', 1]]) });
  });

  it('temporary files never stay', () => {
    expect(readdirSync(join(suite.app.services.config.dataDir, 'incoming'))).toEqual([]);
  });
});

describe('places at a provider', () => {
  it('are never more than configured, however many hand out, and leave one to others', async () => {
    const first = await begin('openai', 6);
    const { services } = suite.app;
    await Promise.all([1, 2, 3, 4, 5].map(() => dispatchImages(services, 'openai')));
    const running = async (id: string, account?: TestAccount) =>
      (await statesOf(id, account)).filter((state) => state === 'running').length;
    expect(await running(first.id)).toBe(1);
    const other = await buildAccount(suite.app);
    const second = await begin('openai', 6, other);
    await Promise.all([1, 2, 3, 4, 5].map(() => dispatchImages(services, 'openai')));
    expect([await running(first.id), await running(second.id, other)]).toEqual([1, 1]);
  });

  it('a provider that hangs holds up neither the built-in engine nor other jobs', async () => {
    suite.servers.openai.misbehave = () => true;
    await begin('openai', 6);
    const other = await buildAccount(suite.app);
    const { services } = suite.app;
    const worker = startWorker(services, jobHandlers, { concurrency: 1, waiting: waitingSlots(services) });
    try {
      await until('a hanging request', 60_000, async () => suite.startsAt('openai') > 0 || undefined);
      const { id } = await begin('pattern', 5, other);
      await enqueueJob({ services }, 'uploads.clean-orphans');
      await until(
        'the other account’s images',
        60_000,
        async () => (await statesOf(id, other)).every((state) => state === 'succeeded') || undefined,
      );
      await until('the other job', 60_000, async () => {
        const { rows } = await suite.app.pool.query(
          `select 1 from graphile_worker.jobs where task_identifier = 'uploads.clean-orphans'`,
        );
        return rows.length === 0 || undefined;
      });
    } finally {
      await worker.stop();
    }
  });

  it('images of a provider that was taken out of the settings say so', async () => {
    const { id, ids } = await begin('openai', 2);
    await suite.app.pool.query(`update ai_images set provider = 'gone' where id = any($1)`, [ids]);
    await dispatchImages(suite.app.services, 'gone');
    await suite.app.runJobs();
    const item = await suite.app.ask(getAiGroup, { id }, suite.by);
    expect(item.shengchengtus.map((image) => image.failure?.id)).toEqual(['provider-gone', 'provider-gone']);
  });
});
