import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { readTestTimes } from './test-times.mjs';

const FOLDERS = ['design', 'contract', 'patterns', 'psd', 'server', 'web', 'scripts'];
const SKIP = new Set(['node_modules', 'dist', '.build']);

/** A file whose tests have a page; what it changes of it, tidy-file.ts puts back behind it. */
const HAS_PAGE = '@vitest-environment happy-dom';

/** Puts something else in the place of modules, or of what every later file of the process finds: nothing puts it back. */
const LEAVES_TRACES = new RegExp(
  [
    String.raw`\bvi\.(mock|doMock|resetModules)`,
    String.raw`\bprocess\.(?!cwd|version|platform)`,
    String.raw`\bObject\.(assign|defineProperty)\((window|document|navigator|globalThis)\b`,
    String.raw`\.prototype\.\w+ = |globalThis\.\w+ = `,
  ].join('|'),
);

/** What a test without a page needs a separate process for: fake modules, timers or globals, programs that it starts, and what holds for a whole process. */
const NEEDS_PROCESS = new RegExp(
  [
    String.raw`\bvi\.(mock|doMock|resetModules|stub|spyOn|useFakeTimers)`,
    String.raw`\bprocess\.(?!cwd|version|platform)`,
    // Counters of libvips are those of the process.
    String.raw`globalThis|maxRSS|child_process|worker_threads|postgres|\bsharp\.queue`,
  ].join('|'),
);
const HAS_APPLICATION = /build[-A-Z]\w*App\b|TestDatabase|\binject\(/;

/**
 * A process keeps what its files have loaded, and so what their applications have in memory, some 50 MB a file: after this many parts of
 * the files the next processes begin.
 */
const PARTS = 5;

/** A pure test of this many seconds hardly feels what its process and modules take. */
const LONG_S = 6;

/**
 * Test files that may run one after another in one process, with the modules that are loaded already: paths below the root.
 * @returns {{ pure: string[], pages: string[], applications: string[][] }} Long pure tests gain nothing by it, and stay apart; the
 * modules of an application and of a page take seconds to load, whatever their tests take.
 */
export function findSharedTests() {
  const times = readTestTimes();
  const pure = [];
  const pages = [];
  const applications = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIP.has(entry.name)) walk(path);
      } else if (/\.test\.(tsx?|mjs)$/.test(entry.name)) {
        const text = readFileSync(join(root, path), 'utf8');
        if (text.includes(HAS_PAGE)) {
          if (!LEAVES_TRACES.test(text)) pages.push(path);
          continue;
        }
        if (NEEDS_PROCESS.test(text)) continue;
        if (HAS_APPLICATION.test(text) || entry.name.endsWith('.http.test.ts')) applications.push(path);
        else if ((times[path] ?? 0) < LONG_S) pure.push(path);
      }
    }
  };
  for (const folder of FOLDERS) walk(folder);
  applications.sort();
  const parts = Array.from({ length: PARTS }, (_, n) => applications.filter((_, at) => at % PARTS === n));
  return { pure: pure.sort(), pages: pages.sort(), applications: parts };
}
