import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the stories of other browsers need: Firefox, and WebKit with its driver and a display. Debian's packages, and a file of each. */
const PACKAGES = {
  'firefox-esr': process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

const missingOnes = () =>
  Object.entries(PACKAGES)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

/** Installs them with apt where we are root on Debian; returns the packages that are still missing, whose stories are left out. */
export function ensureOtherBrowsers() {
  const missing = missingOnes();
  if (missing.length === 0) return [];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing;
  console.log(`正在用 apt 安装 ${missing.join(' ')}… (installing other browsers for the stories)`);
  const apt = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...missing],
  ]) {
    const { status } = apt(args);
    if (status !== 0) console.error(`apt-get ${args[0]} 失败 (failed): ${status}`);
  }
  return missingOnes();
}
