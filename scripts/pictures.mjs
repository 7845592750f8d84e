// npm run pictures: screenshots for README and docs, from the built system in a real browser.
import { spawnSync } from 'node:child_process';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { root } from './setup/root.mjs';

ensureInstall();
const chromium = ensureChromium();
await ensureBuild();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/pictures.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exit(status ?? 1);
