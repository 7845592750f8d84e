// npm start: installs, builds and runs everything on this machine. Node's own modules only until the install is done.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { mallocSettings } from './setup/malloc-settings.mjs';
import { root } from './setup/root.mjs';

ensureNode();
ensureInstall();
await ensureBuild();

// A separate process, because glibc reads its settings only at start.
const system = spawn(process.execPath, [join(root, 'server/dist/main-all.js')], {
  // The channel shows the system when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...mallocSettings, ...process.env },
});
// Ctrl+C reaches the child by itself; here it only must not end us first.
process.on('SIGINT', () => {});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
  process.on(signal, () => system.kill(signal));
system.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
