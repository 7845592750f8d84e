import { once } from 'node:events';
import { type ClientRequest, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';

// How often libvips really works is asked of libvips: its queue reports each pipeline's coming and going.
let app: TestApp;
let origin: string;
let path: string;
/** Changes of libvips' queue so far, and how many one picture makes. */
let changes = 0;
let ofOne = 0;
const count = () => {
  changes += 1;
};

beforeAll(async () => {
  app = await buildTestApp();
  const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  path = new URL((await buildImage(app, await buildAccount(app), { content })).url).pathname;
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  sharp.queue.on('change', count);
  await show(64);
  ofOne = changes;
});
afterAll(async () => {
  sharp.queue.off('change', count);
  await app.close();
});

const at = (width: number) => `${origin}${path}?imageView2/2/w/${width}`;

const show = async (width: number) => Buffer.from(await (await fetch(at(width))).arrayBuffer());

/** How many pictures libvips worked on while `act` ran. */
async function countMade(act: () => Promise<void>): Promise<number> {
  expect(ofOne).toBeGreaterThan(0);
  const before = changes;
  await act();
  return (changes - before) / ofOne;
}

/** Takes every slot for decoding; returns how to give them back. */
function holdSlots(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const _slot of [1, 2]) void app.services.decoding.run(() => held, { owner: 'somebody' });
  return release;
}

it('decodes one picture once for a thousand who ask at the same time, and for all who come later', async () => {
  const made = await countMade(async () => {
    const replies = await Promise.all(Array.from({ length: 1000 }, () => fetch(at(320))));
    const bodies = await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const later = await show(320);
    expect(bodies.every((body) => later.equals(Buffer.from(body)))).toBe(true);
  });
  expect(made).toBe(1);
});

it('keeps the sizes of its list and nothing between them, so that strangers cannot fill the cache', async () => {
  await show(320);
  for (const width of [301, 302, 310, 319]) {
    const { width: drawn } = await sharp(await show(width)).metadata();
    expect(drawn).toBe(width);
  }
  expect(await countMade(async () => void (await show(301)))).toBe(1);
  expect(await countMade(async () => void (await show(320)))).toBe(0);
});

it('makes no picture that nobody waits for any more', async () => {
  const release = holdSlots();
  const arrived: ServerResponse[] = [];
  app.http.server.on('request', (_request, response) => arrived.push(response));
  const made = await countMade(async () => {
    const clients: ClientRequest[] = [100, 120, 128, 150, 160, 180, 200, 240].map((width) => {
      const client = request(at(width));
      client.on('error', () => undefined);
      return client.end();
    });
    while (arrived.length < clients.length) await once(app.http.server, 'request');
    const closed = arrived.map((response) => once(response, 'close'));
    for (const client of clients) client.destroy();
    await Promise.all(closed);
    release();
    // Whatever still waited for a slot would get it before this one.
    await show(96);
  });
  expect(made).toBe(1);
});

it('lets browsers keep a size for ever and ask by its tag', async () => {
  const first = await fetch(at(256));
  await first.arrayBuffer();
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{40}"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const again = await fetch(at(256), { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
    304,
    etag,
    'public, max-age=31536000, immutable',
  ]);
  const other = await fetch(at(300), { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
  await other.arrayBuffer();
});
