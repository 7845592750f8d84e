import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';

const FILE = join(root, 'scripts/testing/test-times.json');

/**
 * Seconds that test files took in a whole run, for those that take at least one. A fresh machine has no earlier run to look at.
 * @returns {Record<string, number>}
 */
export const readTestTimes = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/**
 * Keeps the times of the run that just ended; a story that two browsers run counts for the slower one.
 * @param {readonly string[]} names of its reports
 */
export function keepTestTimes(names) {
  const times = {};
  for (const name of names) {
    const { testResults } = JSON.parse(readFileSync(join(root, 'test-results', `${name}.json`), 'utf8'));
    for (const { name: file, startTime, endTime } of testResults) {
      const seconds = Math.round((endTime - startTime) / 1000);
      const path = relative(root, file);
      if (seconds >= 1) times[path] = Math.max(times[path] ?? 0, seconds);
    }
  }
  const sorted = Object.entries(times).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
