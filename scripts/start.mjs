// npm start: installs, builds and runs everything on this machine. Node's own modules only until the install is done.
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

ensureNode();
ensureInstall();
await ensureBuild();
await import('../server/dist/main-all.js');
