import { storiesOf } from './stories-of-rooms.mjs';

const TEST = /\.test\.(ts|tsx|mjs)$/;
const STORY = /^e2e\/stories\/.*\.spec\.ts$/;

/** Files that put the whole application together: what imports them feels every change, and says little of one. */
const WHOLE = new Set([
  'server/src/features/index.ts',
  'server/src/build-app.ts',
  'web/src/app/router.tsx',
  'web/src/app/page-table.ts',
]);

/** A room that belongs together: a feature with its rooms, on either side. */
const roomOf = (path) =>
  /^(server\/src\/features|web\/src\/features|web\/src\/app\/pages|server\/src\/platform|design\/src|contract\/src)\/[^/]+/.exec(
    path,
  )?.[0] ?? path.split('/').slice(0, 2).join('/');

/** What a test file costs besides its tests, in seconds: a process, and modules to load. */
const START_S = 0.6;

/**
 * The tests and stories that concern a change, the nearest first, and those that have to wait for the whole run.
 * @param {readonly string[]} changed
 * @param {{ importers: Map<string, string[]>, tests: readonly string[], stories: readonly string[], times: Record<string, number>,
 *   unitSeconds: number, storySeconds: number }} house times are a file's seconds, the budgets those of all workers
 */
export function chooseTests(changed, { importers, tests, stories, times, unitSeconds, storySeconds }) {
  const reached = distances(changed, importers);
  const rooms = new Set(changed.filter((path) => !isTest(path)).map(roomOf));
  const near = [];
  const far = [];
  for (const test of tests) {
    const distance = reached.get(test);
    const isOfRoom = rooms.has(roomOf(test)) && /\.http\.test\./.test(test);
    if (distance !== undefined) near.push({ path: test, distance });
    else if (isOfRoom) near.push({ path: test, distance: 1.5 + foldersApart(test, changed) });
    else if (reached.whole && /\.http\.test\./.test(test)) far.push(test);
  }
  const cost = (path) => (times[path] ?? 0.3) + START_S;
  const picked = withinBudget(near, unitSeconds, cost);
  const wanted = storiesOf(changed).filter((path) => stories.includes(path));
  const own = stories
    .filter((path) => reached.has(path))
    .sort((one, other) => (reached.get(one) ?? 0) - (reached.get(other) ?? 0));
  const ranked = [...new Set([...own, ...wanted])].map((path, at) => ({ path, distance: at }));
  const chosen = withinBudget(ranked, storySeconds, (path) => times[path] ?? 10);
  return {
    tests: picked.taken,
    stories: chosen.taken,
    leftTests: [...picked.left, ...far],
    leftStories: chosen.left,
  };
}

/** Steps from a changed file to who imports it; files that put everything together end the way. */
function distances(changed, importers) {
  const steps = new Map(changed.map((path) => [path, 0]));
  let whole = false;
  for (const [path, step] of steps) {
    for (const importer of importers.get(path) ?? []) {
      if (WHOLE.has(importer)) whole ||= importer.startsWith('server/');
      else if (!steps.has(importer)) steps.set(importer, step + 1);
    }
  }
  return Object.assign(steps, { whole });
}

/** How many folders lie between a test and the nearest changed file. */
function foldersApart(test, changed) {
  const own = test.split('/').slice(0, -1);
  const apart = (path) => {
    const others = path.split('/').slice(0, -1);
    const common = own.findIndex((name, at) => name !== others[at]);
    const shared = common === -1 ? own.length : common;
    return own.length - shared + others.length - shared;
  };
  return Math.min(...changed.map(apart));
}

/** The nearest first, until the time is spent; one that does not fit any more gives its place to a shorter one. */
function withinBudget(candidates, seconds, cost) {
  const taken = [];
  const left = [];
  let rest = seconds;
  const nearestFirst = [...candidates].sort(
    (a, b) => a.distance - b.distance || cost(a.path) - cost(b.path) || (a.path < b.path ? -1 : 1),
  );
  for (const { path } of nearestFirst) {
    if (cost(path) > rest) left.push(path);
    else {
      rest -= cost(path);
      taken.push(path);
    }
  }
  return { taken, left };
}

export const isTest = (path) => TEST.test(path);
export const isStory = (path) => STORY.test(path);
