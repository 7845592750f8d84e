import { getDesign } from '@diy/contract/designs/designs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDesign } from '../features/designs/testing/build-design.ts';
import { objectFamilies } from '../object-families.ts';
import { findReferencedKeys } from '../platform/storage/object-check.queries.ts';
import { buildAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Columns that end like names of objects: keys of something else, or of objects that another column names as well. */
const OTHERS = new Set([
  'accepted_findings.finding_key',
  'ai_runs.idempotency_key',
  'batches.idempotency_key',
  'designs.idempotency_key',
  'image_works.idempotency_key',
  'order_logs.idempotency_key',
  'order_lines.line_key',
  'order_lines.print_key',
  'order_meanings.word_key',
  'renders.render_key',
  // What an operation made has a separate row, an upload too.
  'operations.result_key',
  'sheet_pictures.source_key',
  'upload_sessions.done_key',
]);

/** Each with its table. */
async function keyColumns(): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name ~ '_key$' order by 1`,
  );
  return rows.map(({ name }) => name);
}

it('each column that names objects is known to storage checks and backups', async () => {
  const texts = objectFamilies.map(({ keys }) => keys.compile(app.services.db).sql);
  const isKnown = (name: string) => {
    const [table, column] = name.split('.') as [string, string];
    return texts.some((text) => new RegExp(`\\b${table}\\b`).test(text) && text.includes(column));
  };
  expect((await keyColumns()).filter((name) => !OTHERS.has(name) && !isKnown(name))).toEqual([]);
});

it('a mockup that only a design shows any more is named', async () => {
  const seller = await buildAccount(app);
  const { id } = await buildDesign(app, seller.token);
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id }, { token: seller.token });
  await app.pool.query('delete from renders');
  const named = await Promise.all(
    objectFamilies.map((family) => findReferencedKeys(app.services.db, family)),
  );
  const urls = named.flat().map((key) => app.services.storage.publicUrl(key));
  expect(render.mockups.length).toBeGreaterThan(0);
  for (const { url } of render.mockups) expect(urls).toContain(url);
});
