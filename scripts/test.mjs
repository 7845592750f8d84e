// npm test: all checks, in this order: formatting and lint, types, arrows and files, unit and feature tests, stories in a browser.
// Use: npm test [-- --only=static|unit|stories]. The last line counts all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { ensureOtherBrowsers } from './setup/ensure-other-browsers.mjs';
import { root } from './setup/root.mjs';

ensureNode();
ensureInstall();
const only = /^--only=(.+)$/.exec(process.argv[2] ?? '')?.[1];
const total = { passed: 0, failed: 0 };
/** What failed, repeated at the end: a log of thousands of lines may be cut above it. */
const failures = [];
/** What was not run, said at the end too. */
const leftOut = [];

function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

/** A check that counts as one test. */
function check(name, command, args) {
  const passed = run(command, args);
  console.log(`${passed ? '✓' : '✗'} ${name}`);
  total[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
}

/** A vitest run whose own tests are counted; a run that reports nothing counts as one failure. */
function vitest(name, args, env) {
  const report = join(root, 'test-results', `${name}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const reportedBefore = failures.length;
  const passed = run(
    bin('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  if (!existsSync(report)) {
    total.failed += 1;
    failures.push(`${name}: no report`);
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += result.numPassedTests;
  total.failed += result.numFailedTests;
  for (const file of result.testResults.filter((one) => one.status === 'failed')) {
    const tests = file.assertionResults.filter((one) => one.status === 'failed');
    const path = relative(root, file.name);
    if (tests.length === 0) failures.push(`${path}: ${firstLine(file.message)}`);
    for (const test of tests)
      failures.push(`${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  }
  // A file that fails to load, or an unhandled error, has no failed test of its own.
  if (passed || result.numFailedTests > 0) return;
  total.failed += 1;
  if (failures.length === reportedBefore) failures.push(`${name}: an error outside any test, see above`);
}

const firstLine = (text) => (text ?? '').split('\n', 1)[0];

const bin = (name) => join(root, 'node_modules', '.bin', name);

if (!only || only === 'static') {
  check('format and lint', bin('biome'), ['check', '--error-on-warnings', '.']);
  for (const project of [
    'design',
    'design/tsconfig.test.json',
    'contract',
    'patterns',
    'server',
    'web',
    'e2e',
    'bench',
    'scripts',
  ]) {
    check(`types: ${project}`, bin('tsc'), ['-p', project, '--noEmit']);
  }
  check('arrows, file sizes, feature map', process.execPath, ['scripts/check-files.mjs']);
}
const chromium = only === 'static' ? '' : ensureChromium();
if (!only || only === 'unit') vitest('unit', [], { CHROMIUM_PATH: chromium });
if (!only || only === 'stories') {
  await ensureBuild();
  const missing = ensureOtherBrowsers();
  vitest('stories', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: chromium });
  if (missing.length > 0)
    leftOut.push(
      `stories of other browsers, for want of ${missing.join(', ')} (没有安装，相应浏览器的测试没有运行)`,
    );
}

for (const what of leftOut) console.log(`– left out: ${what}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
