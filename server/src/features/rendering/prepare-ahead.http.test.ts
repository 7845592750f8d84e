import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { findTemplateId } from '../../testing/build-design.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../templates/index.ts';
import { prepareMockupsSoon } from './prepare-ahead.ts';
import { rendererFor } from './renderer-in-use.ts';

let app: TestApp;
let seller: TestAccount;
let template: TemplateVersionRow;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const id = await findTemplateId(app, seller.token);
  template = await getTemplateVersion(app.services.db, seller.id, id);
});
afterAll(() => app.close());

const HOUR_MS = 60 * 60_000;

/** How many jobs wait after each time that the templates are asked for. */
async function askAt(...minutes: number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const minute of minutes) {
    const clock = { now: () => new Date(Date.UTC(2026, 0, 1) + minute * 60_000) };
    await prepareMockupsSoon({ ...app.services, clock }, seller.id, [template, template]);
    const { rows } = await app.pool.query(
      "select payload from graphile_worker._private_jobs where payload->>'templates' is not null",
    );
    counts.push(rows.length);
  }
  return counts;
}

it('asks once an hour, and makes every mockup of the template ready', async () => {
  expect(await askAt(0, 1, 59, HOUR_MS / 60_000, 61)).toEqual([1, 1, 1, 2, 2]);
  const prepare = vi.spyOn(rendererFor(app.services), 'prepare');
  await app.runJobs();
  const made = prepare.mock.calls.map(([mockup]) => mockup.hash);
  const hashes = template.mockups.map(({ hash }) => hash);
  expect(made).toEqual([...hashes, ...hashes]);
  expect(await askAt(62)).toEqual([0]);
});

it('does nothing for no templates', async () => {
  await prepareMockupsSoon(app.services, seller.id, []);
  expect(await askAt(63)).toEqual([0]);
});
