import { expect, it } from 'vitest';
import { findSharedTests } from './shared-tests.mjs';

const { pure, pages, applications: parts } = findSharedTests();
const applications = parts.flat();

it('files of pure tests share a process', () => {
  expect(pure.length).toBeGreaterThan(300);
  expect(pure).toContain('server/src/platform/china-date.test.ts');
});

it('files with an application share processes of their own', () => {
  expect(applications.length).toBeGreaterThan(90);
  expect(new Set(applications).size).toBe(applications.length);
  expect(applications).toContain('server/src/isolation.http.test.ts');
  expect(applications.filter((path) => pure.includes(path))).toEqual([]);
});

it('files with a page share processes of theirs, but for those that leave something behind', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages).toContain('web/src/lib/theme-choice.test.tsx');
  expect(pages).not.toContain('web/src/features/designer/small-screen/use-small-screen.test.tsx');
  expect(pages.filter((path) => pure.includes(path) || applications.includes(path))).toEqual([]);
});

it('no file that has a page, or fake parts of its process, or programs that it starts', () => {
  for (const path of [
    'web/src/lib/theme-choice.test.tsx',
    'server/src/platform/jobs/worker.http.test.ts',
    'server/src/features/rendering/prepare-early.http.test.ts',
    'server/src/platform/process/deadline.test.ts',
    'server/src/platform/process/limited-child.test.ts',
    'server/src/platform/database/embedded-postgres/start-embedded-postgres.test.ts',
  ]) {
    expect(pure).not.toContain(path);
    expect(applications).not.toContain(path);
  }
});
