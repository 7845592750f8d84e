import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ChildLimits, endLimitedChildren, runLimitedChild } from './limited-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'limited-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIMITS: ChildLimits = { cpuSeconds: 2, wallMs: 240_000, memoryBytes: 400_000_000 };
let count = 0;
function program(body: string): string {
  count += 1;
  const path = join(folder, `${count}.mjs`);
  writeFileSync(path, `process.once('message', async (message) => { ${body} });`);
  return path;
}
const run = (body: string, limits: Partial<ChildLimits> = {}, message: object = {}) =>
  runLimitedChild(program(body), message, { ...LIMITS, ...limits });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'reply',
    (error) => error.reason ?? error,
  );

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a limited child', () => {
  it('sends its reply', async () => {
    expect(await run('process.send({ double: message.a * 2 })', {}, { a: 21 })).toEqual({ double: 42 });
  });

  it('is given words of a shell as they are', async () => {
    const words = '$(touch /tmp/x) `id`; exit 7 | "\'';
    const askedFor = join(folder, words.replaceAll('/', '_'));
    writeFileSync(`${askedFor}.mjs`, `process.once('message', ({ a }) => process.send({ a }));`);
    expect(await runLimitedChild(`${askedFor}.mjs`, { a: words }, LIMITS)).toEqual({ a: words });
  });

  it('knows nothing of our environment', async () => {
    process.env.DIY_TEST_SECRET = 'x';
    expect(await run('process.send(Object.keys(process.env).includes("DIY_TEST_SECRET"))')).toBe(false);
  });

  it.each<[string, string, Partial<ChildLimits>, string]>([
    ['one that works without end', 'for (;;);', {}, 'time'],
    [
      'one that works in several threads, whose time ends before as much has passed on the clock',
      'const { Worker } = await import("node:worker_threads"); for (const n of [1, 2, 3]) new Worker("for (;;);", { eval: true });',
      {},
      'time',
    ],
    ['one that the system kills', 'process.kill(process.pid, "SIGKILL")', {}, 'crash'],
    ['one that waits without end', 'setInterval(() => {}, 1000)', { wallMs: 300 }, 'late'],
    [
      'one that fills the memory',
      'const held = []; setInterval(() => held.push(Buffer.alloc(50_000_000, 1)), 20)',
      {},
      'memory',
    ],
    ['one that ends without a word', 'process.exit(0)', {}, 'crash'],
    ['one that throws', 'throw new Error("x")', {}, 'crash'],
    ['one that is killed', 'process.kill(process.pid, "SIGSEGV")', {}, 'crash'],
  ])('is ended and named: %s', async (_what, body, limits, reason) => {
    expect(await reasonOf(run(body, limits))).toBe(reason);
  });

  it('is killed when its caller gives it up, with the reason of the caller', async () => {
    const abort = new AbortController();
    const started = program('process.send({ progress: process.pid }); for (;;);');
    let pid = 0;
    const onProgress = (own: number) => {
      pid = own;
      abort.abort(new Error('not wanted'));
    };
    const work = runLimitedChild<object, number>(started, {}, LIMITS, { onProgress, signal: abort.signal });
    await expect(work).rejects.toThrow('not wanted');
    await expect.poll(() => isRunning(pid)).toBe(false);
    await expect(runLimitedChild(started, {}, LIMITS, { signal: abort.signal })).rejects.toThrow(
      'not wanted',
    );
  });

  it('all of them end when the process stops, and none is started then', async () => {
    const running = reasonOf(run('setInterval(() => {}, 1000)'));
    await new Promise((done) => setTimeout(done, 200));
    endLimitedChildren();
    expect(await running).toBe('stopping');
    expect(await reasonOf(run('process.send({})'))).toBe('stopping');
  });
});
