import { getOperation } from '@diy/contract/operations';
import { listTemplates } from '@diy/contract/templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { mockupsOf } from './sharing/manifest/manifest-mockups.ts';
import type { ProductManifest } from './sharing/manifest/product-manifest.ts';
import { mockupPrefix, startFormerMockupHash } from './store-mockup.ts';
import { entriesOf, packedProducts, sendProducts, zipOf } from './testing/product-files.ts';
import { buildSharedProducts } from './testing/shared-products.ts';

let app: TestApp;
let reader: TestAccount;
let entries: Map<string, Buffer>;
/** The hash of the file's mockup in format 1, and in ours. */
let former: string;
let ours: string;

beforeAll(async () => {
  app = await buildTestApp();
  const account = await buildAccount(app);
  reader = await buildAccount(app);
  const ids = await buildSharedProducts(app, account);
  entries = await entriesOf((await packedProducts(app, account.token, ids)).bytes);
  const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as ProductManifest;
  expect(manifest.format).toBe(2);
  const [mockup] = mockupsOf(manifest) as [ReturnType<typeof mockupsOf>[number]];
  ours = mockup.hash;
  const hash = startFormerMockupHash(mockup.asset);
  for (const { name } of mockup.files) {
    hash.begin(name);
    hash.update(entries.get(`mockups/${ours}/${name}`)!);
  }
  former = hash.digest();
  for (const { name } of mockup.files) {
    entries.set(`mockups/${former}/${name}`, entries.get(`mockups/${ours}/${name}`)!);
    entries.delete(`mockups/${ours}/${name}`);
  }
  const text = JSON.stringify({ ...manifest, format: 1 }).replaceAll(ours, former);
  entries.set('manifest.json', Buffer.from(text));
});
afterAll(() => app.close());

async function stateOfImport(file: Buffer) {
  const sent = await sendProducts(app, reader.token, file);
  expect(sent).toMatchObject({ code: '10000' });
  await app.runJobs();
  const { operation_id } = (sent as { data: { operation_id: string } }).data;
  return app.ask(getOperation, { id: operation_id }, { token: reader.token, locale: 'en' });
}

it('a file of format 1 is read, and its mockup stored under the name of our own hash', async () => {
  expect(former).not.toBe(ours);
  expect(await stateOfImport(await zipOf(entries))).toMatchObject({ state: 'succeeded' });
  const { list } = await app.ask(listTemplates, { pid: 'own' }, { token: reader.token });
  expect(list).toHaveLength(3);
  const { rows } = await app.pool.query('select surfaces from product_psds where owner_id = $1', [reader.id]);
  const made = rows.flatMap(({ surfaces }) => surfaces).filter(({ mockup }) => mockup);
  expect(made.map(({ mockup }) => [mockup.hash, mockup.prefix])).toEqual([[ours, mockupPrefix(ours)]]);
  for await (const { key } of app.services.storage.list(mockupPrefix(former)))
    throw new Error(`stored under what the file says: ${key}`);
});

it('a file of format 1 that was changed is refused', async () => {
  const [name] = [...entries.keys()].filter((path) => path.startsWith(`mockups/${former}/base`));
  const changed = new Map(entries);
  changed.set(name!, Buffer.concat([entries.get(name!)!, Buffer.from('x')]));
  expect(await stateOfImport(await zipOf(changed))).toMatchObject({ state: 'failed' });
});
