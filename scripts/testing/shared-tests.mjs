import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { readTestTimes } from './test-times.mjs';

const FOLDERS = ['design', 'contract', 'patterns', 'psd', 'server', 'web', 'scripts'];
const SKIP = new Set(['node_modules', 'dist', '.build']);

/** What a test needs a separate process for: a page, fake modules, timers or globals, programs that it starts, and what holds for a whole process. */
const NEEDS_PROCESS = new RegExp(
  [
    '@vitest-environment happy-dom',
    String.raw`\bvi\.(mock|doMock|resetModules|stub|spyOn|useFakeTimers)`,
    String.raw`\bprocess\.(?!cwd|version|platform)`,
    // Counters of libvips are those of the process.
    String.raw`globalThis|maxRSS|child_process|worker_threads|postgres|\bsharp\.queue`,
  ].join('|'),
);
const HAS_APPLICATION = /build[-A-Z]\w*App\b|TestDatabase|\binject\(/;

/**
 * A process keeps what its files have loaded, and so what their applications have in memory, some 50 MB a file: after this many parts of
 * the files the next two processes begin.
 */
const PARTS = 3;

/** A pure test of this many seconds hardly feels what its process and modules take. */
const LONG_S = 6;

/**
 * Test files that may run one after another in one process, with the modules that are loaded already: paths below the root.
 * @returns {{ pure: string[], applications: string[][] }} Long pure tests gain nothing by it, and stay apart; an application's
 * modules take two seconds to load, whatever its tests take.
 */
export function findSharedTests() {
  const times = readTestTimes();
  const pure = [];
  const applications = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIP.has(entry.name)) walk(path);
      } else if (/\.test\.(ts|mjs)$/.test(entry.name)) {
        const text = readFileSync(join(root, path), 'utf8');
        if (NEEDS_PROCESS.test(text)) continue;
        if (HAS_APPLICATION.test(text) || entry.name.endsWith('.http.test.ts')) applications.push(path);
        else if ((times[path] ?? 0) < LONG_S) pure.push(path);
      }
    }
  };
  for (const folder of FOLDERS) walk(folder);
  applications.sort();
  const parts = Array.from({ length: PARTS }, (_, n) => applications.filter((_, at) => at % PARTS === n));
  return { pure: pure.sort(), applications: parts };
}
