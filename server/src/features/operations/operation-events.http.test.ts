import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { followOperations } from '@diy/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { createEventStreams } from './event-streams.ts';
import { finishOperation, reportProgress, startOperation } from './index.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await buildTestApp();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const { path } = followOperations;

/** Reads a stream until the text fits, and returns all that was read. */
async function openStream(account: TestAccount) {
  const abort = new AbortController();
  const headers = { authorization: `Basic ${account.token}` };
  const response = await fetch(base + path, { headers, signal: abort.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    close: () => abort.abort(),
    async readUntil(pattern: RegExp): Promise<string> {
      while (!pattern.test(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended after ${text}`);
        text += value;
      }
      return text;
    },
  };
}

test('a stream tells the owner, and nobody else, of each change', async () => {
  const [owner, stranger] = [await buildAccount(app), await buildAccount(app)];
  const { db } = app.services;
  const id = app.services.newId();
  await startOperation(db, { ownerId: owner.id, id, kind: 'download', title: '猫咪', total: 2 });
  const [mine, theirs] = [await openStream(owner), await openStream(stranger)];
  expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
  expect(mine.response.headers.get('cache-control')).toBe('no-store');
  expect(await mine.readUntil(/event: ready/)).toContain('"state":"queued"');
  await theirs.readUntil(/event: ready/);
  await reportProgress(db, owner.id, id, { done: 1 });
  await mine.readUntil(/"state":"running","done":1/);
  await finishOperation(db, owner.id, id, { done: 2 });
  await mine.readUntil(/"state":"succeeded"/);
  const theirId = app.services.newId();
  await startOperation(db, { ownerId: stranger.id, id: theirId, kind: 'download', title: '狗狗' });
  expect(await theirs.readUntil(new RegExp(theirId))).not.toContain(id);
  mine.close();
  theirs.close();
});

test('clients that leave before their stream begins leave no stream behind', async () => {
  const account = await buildAccount(app);
  const streams = createEventStreams(app.services);
  for (let n = 0; n < 25; n++) {
    streams.requireRoom(account.id);
    const output = new PassThrough();
    output.on('error', () => undefined).destroy();
    await streams.open({ ownerId: account.id, locale: 'zh', output, checkToken: async () => undefined });
  }
  await streams.close();
});

test('without a token there is no stream but the envelope', async () => {
  expect(await (await fetch(base + path)).json()).toMatchObject({ code: '10002' });
});

test('streams end when the server stops', async () => {
  const other = await buildTestApp();
  await other.http.listen({ host: '127.0.0.1', port: 0 });
  const account = await buildAccount(other);
  const url = `http://127.0.0.1:${(other.http.server.address() as AddressInfo).port}${path}`;
  const response = await fetch(url, { headers: { authorization: `Basic ${account.token}` } });
  const read = response.text();
  await other.close();
  expect(await read).toContain('event: ready');
});
