// npm test: all checks, in this order: formatting and lint, types, arrows and files, unit and feature tests, stories in browsers,
// a short run on other versions of Node. The last line counts all of them.
// Use: npm test [-- --only=static|unit|stories|nodes] [--keep-times]
//      npm test -- --changed[=COMMIT]   what concerns the changes since a commit (default: since the branch left main)
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { ensureOtherBrowsers } from './setup/ensure-other-browsers.mjs';
import { planChanged, sayPlan } from './testing/changed/plan-changed.mjs';
import { runOnOtherNodes } from './testing/other-nodes.mjs';
import { createReport } from './testing/report.mjs';
import { staticChecks } from './testing/static-checks.mjs';
import { keepTestTimes } from './testing/test-times.mjs';

const STORIES = ['--config', 'e2e/vitest.config.ts'];
const report = createReport();

async function runAll(only) {
  if (!only || only === 'static') await report.checkAll(staticChecks());
  const chromium = only === 'static' || only === 'nodes' ? '' : ensureChromium();
  if (!only || only === 'unit') await report.vitest('unit', [], { CHROMIUM_PATH: chromium });
  if (!only || only === 'stories') {
    await ensureBuild();
    const missing = ensureOtherBrowsers();
    await report.vitest('stories', STORIES, { CHROMIUM_PATH: chromium });
    if (missing.length > 0)
      report.leaveOut(
        `stories of other browsers, for want of ${missing.join(', ')} (没有安装，相应浏览器的测试没有运行)`,
      );
  }
  if (only === 'nodes') {
    await ensureBuild();
    await runOnOtherNodes(report);
  }
}

async function runChanged(base) {
  const plan = planChanged(base);
  sayPlan(plan);
  await report.checkAll(staticChecks(plan.folders));
  const browser = { CHROMIUM_PATH: plan.tests.length + plan.stories.length > 0 ? ensureChromium() : '' };
  if (plan.tests.length > 0) await report.vitest('unit', plan.tests, browser);
  if (plan.stories.length > 0) {
    await ensureBuild();
    await report.vitest(
      'stories',
      [...STORIES, '--project', 'stories', '--project', 'alone', ...plan.stories],
      browser,
    );
  }
  for (const what of plan.leftOut) report.leaveOut(what);
}

ensureNode();
ensureInstall();
const options = process.argv.slice(2);
const optionOf = (name) =>
  options.map((option) => new RegExp(`^--${name}(?:=(.+))?$`).exec(option)).find((found) => found);
const OPTION = /^--(?:only=(?:static|unit|stories|nodes)|changed(?:=.+)?|keep-times)$/;
const unknown = options.find((option) => !OPTION.test(option));
if (unknown !== undefined) {
  console.error(
    `没有这个选项：${unknown} (no such option; --only=static|unit|stories|nodes, --changed[=COMMIT], --keep-times)`,
  );
  process.exit(2);
}
const changed = optionOf('changed');
if (changed) await runChanged(changed[1]);
else await runAll(optionOf('only')?.[1]);
if (options.includes('--keep-times')) keepTestTimes(['unit', 'stories']);
process.exit(report.finish() ? 0 : 1);
