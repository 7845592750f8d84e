import { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createProcessPool, type ProcessPool } from './process-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'process-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made: ProcessPool[] = [];
afterEach(() => {
  for (const one of made.splice(0)) one.end();
});

let count = 0;
function children(
  body: string,
  limits: { most?: number; wallMs?: number; idleMs?: number; script?: string } = {},
) {
  count += 1;
  const path = join(folder, `${count}.mjs`);
  writeFileSync(
    path,
    `import { getPriority } from 'node:os';
process.on('message', async (message) => { ${body} });
process.on('disconnect', () => process.exit(0));`,
  );
  const program = { script: path, most: 1, priority: 5, idleMs: 60_000, wallMs: 30_000, ...limits };
  const one = createProcessPool(program);
  made.push(one);
  return one;
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'reply',
    (error) => error.reason ?? error,
  );

describe('a process pool', () => {
  it('reply to one message after another, from one process, in order', async () => {
    const one = children('process.send({ pid: process.pid, n: message.n })');
    const replies = await Promise.all([1, 2, 3].map((n) => one.run<{ pid: number; n: number }>({ n })));
    expect(replies.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(new Set(replies.map(({ pid }) => pid)).size).toBe(1);
  });

  it('work at the same time, as many as there may be', async () => {
    // Each replies only when the others have begun.
    const one = children(
      `const { readdirSync, writeFileSync } = await import('node:fs');
       writeFileSync(message.folder + '/' + process.pid, '');
       const timer = setInterval(() => {
         if (readdirSync(message.folder).length < 2) return;
         clearInterval(timer);
         process.send(process.pid);
       }, 5);`,
      { most: 2 },
    );
    const meeting = mkdtempSync(join(folder, 'meeting-'));
    const pids = await Promise.all([one.run({ folder: meeting }), one.run({ folder: meeting })]);
    expect(new Set(pids).size).toBe(2);
  });

  it('have a lower priority, no environment of ours, and keep bytes as they are', async () => {
    process.env.DIY_TEST_SECRET = 'x';
    const one = children(
      'process.send({ nice: getPriority(), bytes: message.bytes, big: 2n, isSecret: "DIY_TEST_SECRET" in process.env })',
    );
    const reply = await one.run<{ nice: number }>({ bytes: Buffer.from([1, 2]) });
    expect(reply).toMatchObject({ bytes: Buffer.from([1, 2]), big: 2n, isSecret: false });
    expect(reply.nice).toBeGreaterThanOrEqual(5);
  });

  it('that end are named, and others take the messages that wait', async () => {
    const one = children('if (message.dies) process.exit(1); process.send(process.pid)');
    const first = await one.run({});
    const [dead, next] = await Promise.all([reasonOf(one.run({ dies: true })), one.run({})]);
    expect(dead).toBe('crash');
    expect(next).not.toBe(first);
  });

  it('that take too long are killed', async () => {
    const one = children('if (message.hangs) for (;;); process.send(1)', { wallMs: 10_000 });
    expect(await one.run({})).toBe(1);
    expect(await reasonOf(one.run({ hangs: true }))).toBe('late');
    expect(await one.run({})).toBe(1);
  });

  it('that cannot be started are named as ended', async () => {
    const one = children('', { script: join(folder, 'missing.mjs') });
    expect(await reasonOf(one.run({}))).toBe('crash');
  });

  it('that got a message which cannot be sent are ended, and others take what waits', async () => {
    const one = children('process.send(process.pid)');
    const [unsent, next] = await Promise.all([reasonOf(one.run({ call: () => 1 })), one.run<number>({})]);
    expect(unsent).toMatchObject({ message: expect.stringContaining('could not be cloned') });
    expect(next).toBeGreaterThan(0);
  });

  it('that were never started are not killed, which would end this process and its group', async () => {
    const kill = vi.spyOn(ChildProcess.prototype, 'kill').mockReturnValue(true);
    const { execPath } = process;
    process.execPath = join(folder, 'missing');
    try {
      // What follows a promise comes before the system's word that nothing was started.
      const work = Promise.resolve().then(() => children('').run({ call: () => 1 }));
      expect(await reasonOf(work)).toBe('crash');
      expect(kill).not.toHaveBeenCalled();
    } finally {
      process.execPath = execPath;
      kill.mockRestore();
    }
  });

  it('with nothing to do end after a while', async () => {
    const one = children('process.send(process.pid)', { idleMs: 1 });
    const pid = await one.run<number>({});
    const isThere = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
    expect(await one.run({})).not.toBe(pid);
  });
});
