import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPartFiles, PartTooSlow } from './part-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parts-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const LIMITS = { maxBytes: 1_000_000, expectedBytes: null };

it('a part that comes by drops is ended, and leaves no file', async () => {
  const body = new PassThrough();
  const written = openPartFiles(root).write('one', body, LIMITS);
  const ended = expect(written).rejects.toBeInstanceOf(PartTooSlow);
  body.write('a drop');
  // The file is open by then.
  await vi.waitFor(() => expect(readdirSync(join(root, 'one'))).toHaveLength(1));
  vi.advanceTimersByTime(30_000);
  await ended;
  expect(readdirSync(join(root, 'one'))).toEqual([]);
});

it('a part that comes as fast as a bad line is read to its end', async () => {
  const body = new PassThrough();
  let counted = () => {};
  const written = openPartFiles(root).write('one', body, { ...LIMITS, onChunk: () => counted() });
  for (let window = 0; window < 3; window += 1) {
    const isCounted = new Promise<void>((resolve) => {
      counted = resolve;
    });
    body.write(Buffer.alloc(31 * 1024));
    await isCounted;
    vi.advanceTimersByTime(30_000);
  }
  body.end();
  expect(await written).toMatchObject({ bytes: 3 * 31 * 1024 });
  expect(vi.getTimerCount()).toBe(0);
});
