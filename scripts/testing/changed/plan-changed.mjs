import { execFileSync } from 'node:child_process';
import { root } from '../../setup/root.mjs';
import { readTestTimes } from '../test-times.mjs';
import { findChangedFiles } from './changed-files.mjs';
import { chooseTests, isStory, isTest } from './choose-tests.mjs';
import { readImporters } from './read-importers.mjs';

/** Seconds of both workers together: one minute for tests, what a story needs besides for stories. */
const UNIT_SECONDS = 60;
const STORY_SECONDS = 45;
/** Test files that are named when they are left out; of the others only the number is said. */
const NAMED = 4;

/**
 * What `npm test -- --changed` runs: the changed files, their folders, and the tests and stories that concern them.
 * @param {string} [base]
 */
export function planChanged(base) {
  const { base: since, files } = findChangedFiles(base);
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  const chosen = chooseTests(files, {
    importers: readImporters(),
    tests: tracked.filter(isTest),
    stories: tracked.filter(isStory),
    times: readTestTimes(),
    unitSeconds: UNIT_SECONDS,
    storySeconds: STORY_SECONDS,
  });
  const code = files.filter((path) => !path.endsWith('.md'));
  const folders = new Set(code.map((path) => (path.includes('/') ? path.split('/')[0] : '.')));
  return { since, files, folders, ...chosen, leftOut: whatIsLeftOut(chosen) };
}

/** Sentences for the end of the run: `--changed` proves less than `npm test`, and says so. */
function whatIsLeftOut({ leftTests, leftStories }) {
  const sentences = ['all tests and stories that the change does not reach (没有运行与改动无关的测试)'];
  if (leftTests.length > 0) {
    const more = leftTests.length > NAMED ? ` and ${leftTests.length - NAMED} more` : '';
    sentences.push(
      `tests that it may reach, for want of time or because they run the whole application: ${leftTests
        .slice(0, NAMED)
        .join(' ')}${more} (时间不够，没有运行)`,
    );
  }
  if (leftStories.length > 0)
    sentences.push(
      `npx vitest run --config e2e/vitest.config.ts ${leftStories.map(shortName).join(' ')} (时间不够)`,
    );
  sentences.push('other browsers and other versions of Node (其他浏览器和其他版本的 Node)');
  return sentences;
}

const shortName = (path) => path.slice('e2e/'.length);

/** Says before the run what is chosen. */
export function sayPlan({ since, files, tests, stories }) {
  console.log(
    `${files.length} changed files since ${since.slice(0, 12)}: ${tests.length} test files, stories ${
      stories.map(shortName).join(', ') || 'none'
    } (改动 ${files.length} 个文件)`,
  );
}
