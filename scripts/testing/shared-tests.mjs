import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { readTestTimes } from './test-times.mjs';

const FOLDERS = ['design', 'contract', 'patterns', 'psd', 'server', 'web', 'scripts'];
const SKIP = new Set(['node_modules', 'dist', '.build']);

const HAS_PAGE = '@vitest-environment happy-dom';

/** What a test needs a separate process for: fake modules, timers or globals, programs that it starts, and what holds for a whole process. */
const NEEDS_PROCESS = new RegExp(
  [
    String.raw`\bvi\.(mock|doMock|resetModules|stub|spyOn|useFakeTimers)`,
    String.raw`\bprocess\.(?!cwd|version|platform)`,
    // Counters of libvips are those of the process.
    String.raw`globalThis|maxRSS|child_process|worker_threads|postgres|\bsharp\.queue`,
  ].join('|'),
);
/** What a test of a page changes in the window that the next file would find. */
const CHANGES_WINDOW =
  /Object\.define|Object\.assign\((window|document|navigator|HTML)|\.prototype\b|\bwindow\.[\w.]+ = /;
const HAS_APPLICATION = /build[-A-Z]\w*App\b|TestDatabase|\binject\(/;

/**
 * A process keeps what its files have loaded, and so what their applications have in memory, some 50 MB a file: after so many parts of
 * the files the next two processes begin.
 */
const PARTS = 3;

/**
 * Test files that may run one after another in one process, with the modules that are loaded already: paths below the root.
 * @returns {{ pure: string[], pages: string[], applications: string[][] }} Pure tests that take a second and more gain nothing by it, and
 * stay apart; React and antd take a second to load, an application's modules two, whatever its tests take.
 */
export function findSharedTests() {
  const times = readTestTimes();
  const pure = [];
  const applications = [];
  const pages = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIP.has(entry.name)) walk(path);
      } else if (/\.test\.(tsx?|mjs)$/.test(entry.name)) {
        const text = readFileSync(join(root, path), 'utf8');
        if (NEEDS_PROCESS.test(text)) continue;
        if (text.includes(HAS_PAGE)) {
          if (!CHANGES_WINDOW.test(text)) pages.push(path);
        } else if (HAS_APPLICATION.test(text) || entry.name.endsWith('.http.test.ts'))
          applications.push(path);
        else if (times[path] === undefined) pure.push(path);
      }
    }
  };
  for (const folder of FOLDERS) walk(folder);
  applications.sort();
  const parts = Array.from({ length: PARTS }, (_, n) => applications.filter((_, at) => at % PARTS === n));
  return { pure: pure.sort(), pages: pages.sort(), applications: parts };
}
