// npm start: installs, builds and runs everything on this machine. Node's own modules only until the install is done.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { root } from './setup/root.mjs';

ensureNode();
ensureInstall();
await ensureBuild();

// A process of its own, because glibc reads MALLOC_ARENA_MAX only at start: with its default, picture work leaves
// memory scattered over many arenas (measured: 510 MB instead of 360 MB at the largest uploads).
const system = spawn(process.execPath, [join(root, 'server/dist/main-all.js')], {
  // The channel tells the system when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', ...process.env },
});
// Ctrl+C reaches the child by itself; here it only must not end us first.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => system.kill(signal));
system.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
