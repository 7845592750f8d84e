import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { until } from '../../testing/until.ts';

/** Reports that `stop` was called, as against a crash. */
const STOPPED = 42;

const folder = mkdtempSync(join(tmpdir(), 'diy-stop-'));
const source = readFileSync(new URL('./stop-on-signal.ts', import.meta.url), 'utf8');
writeFileSync(join(folder, 'stop-on-signal.mjs'), transformSync(source, { loader: 'ts' }).code);
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that waits for `before`, then asks to be notified, and says so; its stop does `last`. */
function start(name: string, before: string, last = '') {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { stopOnSignal } from './stop-on-signal.mjs';
    setInterval(() => undefined, 1000);
    ${before}
    stopOnSignal({ info() {}, error() {} }, async () => {
      process.send?.('stopping');
      ${last}
      process.exit(${STOPPED});
    });
    if (process.connected) process.send('ready');`,
  );
  return spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

test('a process ends in order when its parent goes', async () => {
  const child = start('early', '');
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([STOPPED, null]);
});

test('a process whose parent went while it was still loading ends too', async () => {
  const child = start(
    'late',
    "if (process.connected) await new Promise((gone) => process.once('disconnect', gone));",
  );
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([STOPPED, null]);
});

test('a signal that comes by itself and passed on is one', async () => {
  const child = start('echo', '', 'await new Promise((later) => setTimeout(later, 300));');
  await once(child, 'message');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await once(child, 'message');
  child.kill('SIGINT');
  expect(await ended).toEqual([STOPPED, null]);
});

test('a second signal, later, ends a process that does not stop', async () => {
  const child = start('stuck', '', 'await new Promise(() => undefined);');
  await once(child, 'message');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await once(child, 'message');
  // Until then each one may be the first signal, forwarded.
  await until('the process to end', 60_000, async () => {
    child.kill('SIGTERM');
    return child.exitCode ?? undefined;
  });
  expect(await ended).toEqual([1, null]);
});
