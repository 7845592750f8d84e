// npm run setup: installs and builds as a start would, so that the start itself writes nothing into this folder.
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

ensureNode();
ensureInstall();
await ensureBuild();
