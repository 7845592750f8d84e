import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => PLACES.find((path) => path && existsSync(path));

/** Path of a Chromium; installed with apt where we are root on Debian, else the process ends with what to do. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('正在用 apt 安装 Chromium… (installing Chromium for the browser tests)');
    const apt = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    apt(['update', '-q']);
    apt(['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const installed = find();
    if (installed) return installed;
  }
  console.error(
    '浏览器测试需要 Chromium：在 Debian/Ubuntu 上运行 sudo apt-get install chromium，' +
      '或用 CHROMIUM_PATH 指定已有的 Chrome/Chromium。(Chromium is needed; set CHROMIUM_PATH.)',
  );
  process.exit(1);
}
