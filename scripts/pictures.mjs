// npm run pictures: screenshots for README and docs, from the built system in a real browser.
// npm run pictures -- gallery: every page in every language and theme, to look through. Few of them: --locales=ar,ku
// --themes=dark --pages=goods,orders --width=390; down to each page's end: --whole.
import { spawnSync } from 'node:child_process';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { root } from './setup/root.mjs';

ensureInstall();
const chromium = ensureChromium();
await ensureBuild();
const [what, ...rest] = process.argv.slice(2);
const script = what === 'gallery' ? 'e2e/gallery.ts' : 'e2e/pictures.ts';
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exit(status ?? 1);
