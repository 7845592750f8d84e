import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient } from '../../e2e/support/api.ts';
import { waitFor } from '../../e2e/support/system/start-system.ts';
import { megabytes, ms, printTable } from '../support/figures.ts';
import { draftBatch } from './draft-batch.ts';
import type { Shop } from './start-shop.ts';

const BAR_BYTES = 300_000_000;
/** The most streams that one account may have. */
const PER_ACCOUNT = 20;
/** Memory is read again after this: what connecting itself took is collected by then. */
const REST_MS = 10_000;

/** An API's memory with `count` clients that follow live progress, and how soon a change reaches them. */
export async function measureStreams(shop: Shop, count: number): Promise<void> {
  const before = residentBytes(shop.apiPid);
  const streams: Stream[] = [];
  for (let n = 0; n < count; n += 1)
    streams.push(await open(shop, shop.accounts[Math.floor(n / PER_ACCOUNT)]!.token));
  await waitFor('the streams', 60_000, async () =>
    streams.every(({ text }) => text().includes('event: ready')),
  );
  await sleep(REST_MS);
  const after = residentBytes(shop.apiPid);
  const own = streams.slice(0, PER_ACCOUNT);
  const seen = own.map(({ text }) => text().length);
  const { token, imageIds } = shop.accounts[0]!;
  const batch = await draftBatch(shop.url, token, imageIds.slice(0, 1));
  const started = performance.now();
  // Without a worker it waits, and all who follow the account are shown it.
  await apiClient(shop.url, token).post('/saas/diy/user/piliangSave/save', batch);
  await waitFor('the change', 30_000, async () =>
    own.every(({ text }, index) => text().slice(seen[index]).includes('event: operation')),
  );
  const tookMs = performance.now() - started;
  for (const { close } of streams) close();
  printTable(
    ['live progress', 'before', 'with them', 'for each', 'a change reaches 20 of them after'],
    [
      [
        `${count} clients (bar ${megabytes(BAR_BYTES)})`,
        megabytes(before),
        megabytes(after),
        `${((after - before) / count / 1000).toFixed(0)} kB`,
        ms(tookMs),
      ],
    ],
  );
}

interface Stream {
  text(): string;
  close(): void;
}

async function open(shop: Shop, token: string): Promise<Stream> {
  const url = `${shop.url}/saas/operations/events`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers: { authorization: `Basic ${token}` } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`events: HTTP ${response.statusCode}`);
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));
  response.on('error', () => {});
  return { text: () => text, close: () => response.destroy() };
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}
