import { expect, it } from 'vitest';
import { findSharedTests } from './shared-tests.mjs';

const shared = findSharedTests();

it('files of pure tests share a process', () => {
  expect(shared.length).toBeGreaterThan(300);
  expect(shared).toContain('server/src/platform/china-date.test.ts');
});

it('no file that has a page, an application or fake parts of its process', () => {
  for (const path of [
    'web/src/lib/theme-choice.test.tsx',
    'server/src/isolation.http.test.ts',
    'server/src/platform/process/deadline.test.ts',
    'server/src/platform/process/limited-child.test.ts',
    'server/src/platform/database/embedded-postgres/start-embedded-postgres.test.ts',
  ])
    expect(shared).not.toContain(path);
});
