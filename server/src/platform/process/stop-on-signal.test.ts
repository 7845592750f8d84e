import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

/** Tells that `stop` was called, as against a crash. */
const STOPPED = 42;

const folder = mkdtempSync(join(tmpdir(), 'diy-stop-'));
const source = readFileSync(new URL('./stop-on-signal.ts', import.meta.url), 'utf8');
writeFileSync(join(folder, 'stop-on-signal.mjs'), transformSync(source, { loader: 'ts' }).code);
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that waits for `before`, then asks to be told, and says so. */
function start(name: string, before: string) {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { stopOnSignal } from './stop-on-signal.mjs';
    setInterval(() => undefined, 1000);
    ${before}
    stopOnSignal({ info() {}, error() {} }, async () => process.exit(${STOPPED}));
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
