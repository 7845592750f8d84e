import type { FontEntry } from '@diy/design/text';
import { afterEach, expect, test, vi } from 'vitest';
import { serverParts } from './fetch-parts.ts';

const entry = { id: 'kai', file: 'kai.ttf', sha256: '0123456789abcdef' } as FontEntry;
afterEach(() => vi.unstubAllGlobals());

/** Responses with this status and this many bytes; a stream that has no end says whether it was cut off. */
function serverOf(status: number, bytes: number | 'endless') {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal, headers }: RequestInit = {}) => {
    signal?.throwIfAborted();
    calls.push(`${address} ${new Headers(headers).get('range')}`);
    const body = new ReadableStream({
      start(stream) {
        signal?.addEventListener('abort', () => stream.error(signal.reason));
        stream.enqueue(new Uint8Array(bytes === 'endless' ? 10 : bytes));
        if (bytes !== 'endless') stream.close();
      },
    });
    return new Response(body, { status });
  });
  return calls;
}

test('a part is asked for by its place, each by an address of its own', async () => {
  const calls = serverOf(206, 10);
  expect(await serverParts().fetchPart(entry, 5, 15)).toHaveLength(10);
  expect(calls).toEqual(['/fonts/kai.ttf?v=0123456789ab&from=5 bytes=5-14']);
});

test.each([
  [206, 9],
  [404, 10],
  [416, 0],
])('HTTP %s with %s bytes is no part of ten bytes, and others may be', async (status, bytes) => {
  const calls = serverOf(status, bytes);
  const parts = serverParts();
  await expect(parts.fetchPart(entry, 5, 15)).rejects.toThrow(`HTTP ${status}`);
  await expect(parts.fetchPart(entry, 5, 15)).rejects.toThrow();
  expect(calls).toHaveLength(2);
});

test('a whole file in place of a part is cut off with all others, and nothing is asked for any more', async () => {
  const calls = serverOf(200, 'endless');
  const parts = serverParts();
  const asked = [5, 25, 45].map((start) => parts.fetchPart(entry, start, start + 10));
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  await expect(parts.fetchPart(entry, 65, 75)).rejects.toThrow('come as whole files');
  await expect(parts.fetchSkeleton(entry)).rejects.toThrow('come as whole files');
  expect(calls.length).toBeLessThanOrEqual(3);
});
