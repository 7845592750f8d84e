import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../setup/root.mjs';
import { chooseTests } from './choose-tests.mjs';
import { readImporters } from './read-importers.mjs';
import { namedStories, storiesOf } from './stories-of-rooms.mjs';

const PRICE = 'server/src/features/orders/lines/price.ts';
const PRICE_TEST = 'server/src/features/orders/lines/price.test.ts';
const TOTAL_TEST = 'server/src/features/orders/review/total.test.ts';
const OF_ROOM = 'server/src/features/orders/review/review.http.test.ts';
const OTHER_ROOM = 'server/src/features/images/images.http.test.ts';
const STRANGER = 'server/src/features/images/library/search.test.ts';
const WHOLE = 'server/src/features/index.ts';

const house = {
  importers: new Map([
    [
      PRICE,
      [PRICE_TEST, 'server/src/features/orders/review/total.ts', 'server/src/features/orders/index.ts'],
    ],
    ['server/src/features/orders/review/total.ts', [TOTAL_TEST]],
    ['server/src/features/orders/index.ts', [WHOLE]],
    [WHOLE, ['server/src/testing/build-test-app.ts']],
    ['server/src/testing/build-test-app.ts', [OF_ROOM, OTHER_ROOM]],
  ]),
  tests: [STRANGER, OTHER_ROOM, OF_ROOM, TOTAL_TEST, PRICE_TEST],
  stories: namedStories(),
  times: { [OF_ROOM]: 6, [OTHER_ROOM]: 4 },
  unitSeconds: 60,
  storySeconds: 1000,
};

describe('the tests of a change', () => {
  it('are those that import it, and those that run its room; others of the application are left, strangers are not named', () => {
    const { tests, leftTests } = chooseTests([PRICE], house);
    expect(tests).toEqual([PRICE_TEST, TOTAL_TEST, OF_ROOM]);
    expect(leftTests).toEqual([OTHER_ROOM]);
  });

  it('are the nearest when time is short, and the others are said', () => {
    const { tests, leftTests } = chooseTests([PRICE], { ...house, unitSeconds: 2 });
    expect(tests).toEqual([PRICE_TEST, TOTAL_TEST]);
    expect(leftTests).toEqual([OF_ROOM, OTHER_ROOM]);
  });

  it('of the web are not said to be those of the server', () => {
    const page = 'web/src/features/designs/card.tsx';
    const importers = new Map([[page, ['web/src/app/router.tsx', 'web/src/features/designs/card.test.tsx']]]);
    const tests = [...house.tests, 'web/src/features/designs/card.test.tsx'];
    const { tests: chosen, leftTests } = chooseTests([page], { ...house, importers, tests });
    expect([chosen, leftTests]).toEqual([['web/src/features/designs/card.test.tsx'], []]);
  });

  it('are themselves when they changed', () => {
    expect(chooseTests([STRANGER], house).tests).toEqual([STRANGER]);
  });

  it('of a file that nobody imports are those of its room', () => {
    const { tests, leftTests } = chooseTests(['server/src/features/images/alone.ts'], house);
    expect([tests, leftTests]).toEqual([[OTHER_ROOM], []]);
  });
});

describe('the stories of a change', () => {
  it('come by its room, those that most changed files have first', () => {
    expect(storiesOf([PRICE])[0]).toBe('e2e/stories/orders/orders.spec.ts');
    const twice = storiesOf(['web/src/features/batches/a.ts', 'server/src/features/batches/b.ts', PRICE]);
    expect(twice[0]).toBe('e2e/stories/batch.spec.ts');
    expect(twice).toContain('e2e/stories/orders/orders.spec.ts');
  });

  it('are none for tests and texts, and the main job for what no room names', () => {
    expect(storiesOf([PRICE_TEST, 'docs/glossary.md', 'server/src/README.md', 'scripts/test.mjs'])).toEqual(
      [],
    );
    expect(storiesOf(['server/src/features/operations/operations.ts'])).toEqual([
      'e2e/stories/main-job.spec.ts',
    ]);
  });

  it.each([
    ['psd/src/views/find-colours.ts', 'templates/psd-template'],
    ['psd/src/images/read.ts', 'templates/psd-template'],
    ['server/src/features/own-fonts/routes.ts', 'designer/own-fonts'],
    ['design/src/layers/text/own-font-id.ts', 'designer/own-fonts'],
    ['web/src/features/designer/assets/fonts/fetch-own-font.ts', 'designer/own-fonts'],
    ['contract/src/own-fonts.ts', 'designer/own-fonts'],
  ])('of %s begin with %s', (path, story) => {
    expect(storiesOf([path])[0]).toBe(`e2e/stories/${story}.spec.ts`);
  });

  it('are none for a test or a text of psd', () => {
    expect(storiesOf(['psd/src/a.test.ts', 'psd/README.md'])).toEqual([]);
  });

  it('are the story itself when it changed, within the time', () => {
    const story = 'e2e/stories/workshop.spec.ts';
    expect(chooseTests([story], house).stories).toEqual([story]);
    const short = chooseTests([story], { ...house, storySeconds: 5 });
    expect([short.stories, short.leftStories]).toEqual([[], [story]]);
  });

  it('are those that import a changed helper', () => {
    const helper = 'e2e/support/orders/name-mug.ts';
    const story = 'e2e/stories/orders/orders.spec.ts';
    const importers = new Map([...house.importers, [helper, [story]]]);
    expect(chooseTests([helper], { ...house, importers }).stories).toEqual([story]);
  });

  it('exist, every one that the table names', () => {
    expect(namedStories().filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('the importers of this house are read from its files, also those that name an address', () => {
  const importers = readImporters();
  expect(importers.get('scripts/testing/changed/choose-tests.mjs')).toContain(
    'scripts/testing/changed/choose-tests.test.mjs',
  );
  expect(importers.get('server/src/features/index.ts')).toContain('server/src/testing/build-test-app.ts');
});
