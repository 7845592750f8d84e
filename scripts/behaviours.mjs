// npm run behaviours: tries rows of docs/designer-behaviours.md by real events in Chromium, Firefox and WebKit, and prints what
// each browser did. Only some: npm run behaviours -- WebKit, or -- "row 12:".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { root } from './setup/root.mjs';

ensureInstall();
const chromium = ensureChromium();
await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'behaviours-'));
const report = join(folder, 'report.json');
const [only] = process.argv.slice(2);
const args = ['run', '--config', 'e2e/hands/vitest.config.ts', '--reporter=verbose', '--reporter=json'];
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...args,
    `--outputFile.json=${report}`,
    ...(only ? ['-t', only] : []),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
const BROWSERS = ['Chromium', 'Firefox', 'WebKit'];
const WORDS = { passed: 'yes', failed: 'NO', pending: '–', skipped: '–' };
/** @type {Map<string, Record<string, string>>} */
const rows = new Map();
for (const { assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
  for (const { ancestorTitles, title, status: state } of assertionResults) {
    const browser = BROWSERS.find((name) => ancestorTitles.some((one) => one.startsWith(`in ${name}`)));
    const [, row, name] = /^row (\d+): (.*?)(?: \(its driver .*\))?$/.exec(title) ?? [];
    if (!browser || !row) continue;
    rows.set(`${row}: ${name}`, { ...rows.get(`${row}: ${name}`), [browser]: WORDS[state] ?? state });
  }
}
rmSync(folder, { recursive: true });
console.log(`\n${BROWSERS.map((name) => name.padEnd(9)).join('')}row`);
for (const [row, verdicts] of rows)
  console.log(`${BROWSERS.map((name) => (verdicts[name] ?? '–').padEnd(9)).join('')}${row}`);
for (const name of BROWSERS) {
  const countOf = (word) => [...rows.values()].filter((verdicts) => verdicts[name] === word).length;
  console.log(`${name}: ${countOf('yes')} as described, ${countOf('NO')} not, ${countOf('–')} not tried`);
}
process.exit(status ?? 1);
