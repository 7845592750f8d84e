// npm run api, worker, migrate: one role of an installation of several processes (docs/operations.md).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { mallocSettings } from './setup/malloc-settings.mjs';
import { root } from './setup/root.mjs';

const ROLES = ['api', 'worker', 'migrate'];
const role = process.argv[2] ?? '';
if (!ROLES.includes(role)) throw new Error(`A role is one of ${ROLES.join(', ')}`);

ensureNode();
ensureInstall();
await ensureBuild();
const child = spawn(process.execPath, [join(root, `server/dist/main-${role}.js`)], {
  stdio: 'inherit',
  env: { ...mallocSettings, ...process.env },
});
// Ctrl+C reaches the child by itself; here it only must not end us first.
process.on('SIGINT', () => {});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
