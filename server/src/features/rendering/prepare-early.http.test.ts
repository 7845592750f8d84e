import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { NewJob } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findTemplateId } from '../designs/testing/build-design.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../templates/index.ts';
import { prepareMockups, prepareMockupsSoon } from './prepare-early.ts';

let app: TestApp;
let seller: TestAccount;
let template: TemplateVersionRow;
let services: Services;
const jobs: NewJob[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const id = await findTemplateId(app, seller.token);
  template = await getTemplateVersion(app.services.db, seller.id, id);
  const enqueue = async (_: unknown, job: NewJob) => void jobs.push(job);
  services = { ...app.services, jobs: { ...app.services.jobs, enqueue } };
});
afterAll(() => app.close());
beforeEach(() => void jobs.splice(0));

/** The template, as another one with this hash. */
const like = (hash: string) => ({ ...template, hash });
const own = () => `${seller.id}:${template.id}`;

/** Asks for templates at a minute of the day; which job that made. */
async function askAt(minute: number, ...templates: TemplateVersionRow[]): Promise<unknown> {
  jobs.splice(0);
  const clock = { now: () => new Date(Date.UTC(2026, 0, 1) + minute * 60_000) };
  await prepareMockupsSoon({ ...services, clock }, seller.id, templates);
  expect(jobs.length).toBeLessThan(2);
  return jobs[0]?.payload.templates;
}

it('asks for each template once an hour, behind everything that somebody waits for', async () => {
  expect(await askAt(0)).toBeUndefined();
  expect(await askAt(0, like('a'), like('a'))).toBe(own());
  expect(jobs[0]).toMatchObject({ priority: 100, maxAttempts: 1 });
  expect(await askAt(1, like('a'))).toBeUndefined();
  expect(await askAt(59, like('a'), { ...like('b'), id: 'another' })).toBe(`${seller.id}:another`);
  expect(await askAt(60, like('a'), like('b'))).toBe(own());
});

it('prepares every mockup of the first template, and enqueues the others', async () => {
  const prepare = vi.spyOn(services.renderers.drawingOf(services).renderer, 'prepare').mockResolvedValue();
  await prepareMockups(services, `${own()},x:y,z:y`);
  expect(prepare.mock.calls.map(([mockup]) => mockup.hash)).toEqual(template.mockups.map(({ hash }) => hash));
  expect(jobs.map(({ payload }) => payload.templates)).toEqual(['x:y,z:y']);
  prepare.mockRestore();
});

it('continues after a template that is not there', async () => {
  await prepareMockups(services, `${seller.id}:gone,${own()}`);
  expect(jobs.map(({ payload }) => payload.templates)).toEqual([own()]);
});

it('prepares one template at a time: another job leaves its own to the first', async () => {
  let go = () => {};
  const waits = new Promise<void>((resolve) => {
    go = resolve;
  });
  const prepare = vi.spyOn(services.renderers.drawingOf(services).renderer, 'prepare').mockReturnValue(waits);
  const first = prepareMockups(services, own());
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  await prepareMockups(services, 'x:y,z:y');
  expect(jobs).toEqual([]);
  go();
  await first;
  expect(jobs.map(({ payload }) => payload.templates)).toEqual(['x:y,z:y']);
  expect(prepare.mock.calls.length).toBe(template.mockups.length);
  prepare.mockRestore();
});
