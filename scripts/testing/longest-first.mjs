import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../setup/root.mjs';
import { readTestTimes } from './test-times.mjs';

/**
 * The order of a run: files with a separate process before those that share one, the longest of each first. Otherwise one
 * worker may begin a minute of hostile pictures when the other has nothing left to do. Files without a known time come last.
 */
export class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    const times = readTestTimes();
    const secondsOf = ({ moduleId }) => times[relative(root, moduleId)] ?? 0;
    // Files of a project that shares its processes stay together: a process ends when the next file is another project's.
    const rankOf = ({ project }) => (project.config.isolate ? '' : project.name);
    return (await super.sort(files)).sort(
      (a, b) => compare(rankOf(a), rankOf(b)) || secondsOf(b) - secondsOf(a),
    );
  }
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
