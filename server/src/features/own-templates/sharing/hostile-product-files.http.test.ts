import { createHash } from 'node:crypto';
import { listImages } from '@diy/contract/images/images';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { listPsdReadings } from '@diy/contract/own-templates/psd-readings';
import { listTemplates } from '@diy/contract/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findReferredImages } from '../../../find-referred-images.ts';
import { checkObjects } from '../../../platform/storage/check-objects.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../../testing/draw-svg-picture.ts';
import { writeBudget } from '../../budgets/index.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { startMockupHash } from '../store-mockup.ts';
import { bomb, entriesOf, packedProducts, sendProducts, zipOf } from '../testing/product-files.ts';
import { buildSharedProducts } from '../testing/shared-products.ts';
import { mockupsOf } from './manifest/manifest-mockups.ts';
import type { ProductManifest } from './manifest/product-manifest.ts';
import { productFileObjects } from './product-file-objects.queries.ts';
import { unpackProducts } from './unpack-products.ts';

let app: TestApp;
let file: Buffer;
/** An account that has nothing yet. */
let reader: TestAccount;
const by = () => ({ token: reader.token, locale: 'en' });

beforeAll(async () => {
  app = await buildTestApp();
  const account = await buildAccount(app);
  await findTemplateId(app, account.token, 'TS-M-180');
  const ids = await buildSharedProducts(app, account);
  file = (await packedProducts(app, account.token, ids)).bytes;
  reader = await buildAccount(app);
  before = await mockupFiles();
});
afterAll(() => app.close());

type Entries = Map<string, Buffer>;

/** The file with other entries, and another list of them. */
async function changed(
  change: (entries: Entries, manifest: ProductManifest) => void | Promise<void>,
): Promise<Buffer> {
  const entries = await entriesOf(file);
  const manifest = JSON.parse(entries.get('manifest.json')!.toString());
  await change(entries, manifest);
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return zipOf(entries);
}

/** What the person reads of a file that is refused, at once or by the job. */
async function refusal(content: Buffer): Promise<string> {
  const sent = await sendProducts(app, reader.token, content);
  if (sent.code !== '10000') return sent.msg;
  await app.runJobs();
  const { state, message } = await app.ask(getOperation, { id: sent.data.operation_id }, by());
  expect(state).toBe('failed');
  return message;
}

/** Files of mockups, which everybody may fetch; the exporter's are there before. */
async function mockupFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.services.storage.list('pub/templates/')) keys.push(key);
  return keys.sort();
}
let before: string[];

/** Nothing of any file has come into the account, and no file was kept. */
async function expectNothing() {
  expect(await mockupFiles()).toEqual(before);
  expect((await app.ask(listTemplates, { pid: 'own' }, by())).rowCount).toBe(0);
  expect((await app.ask(listImages, {}, by())).rowCount).toBe(0);
  expect((await app.ask(listPsdReadings, {}, by())).rowCount).toBe(0);
  const { rows } = await app.pool.query(`select id from product_files where owner_id = '${reader.id}'`);
  expect(rows).toEqual([]);
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Puts other bytes in the place of an image, with their own hash, so that only looking at them shows what they are. */
function replaceImage(entries: Entries, manifest: ProductManifest, at: number, bytes: Buffer) {
  const image = manifest.images[at]!;
  const [was, is] = [image.sha256, sha(bytes)];
  entries.delete(`images/${was}.${image.extension}`);
  entries.set(`images/${is}.${image.extension}`, bytes);
  const text = JSON.stringify(manifest).replaceAll(was, is);
  Object.assign(manifest, JSON.parse(text));
  manifest.images[at]!.bytes = bytes.length;
}

/** Puts other bytes in the place of a mockup's file, with a right hash. */
function replaceMap(entries: Entries, manifest: ProductManifest, name: string, bytes: Buffer) {
  const [{ hash, asset, files }] = mockupsOf(manifest) as [ReturnType<typeof mockupsOf>[number]];
  const sha256 = startMockupHash(asset);
  const contents = files.map((one) => {
    const content = one.name === name ? bytes : entries.get(`mockups/${hash}/${one.name}`)!;
    entries.delete(`mockups/${hash}/${one.name}`);
    sha256.begin(one.name);
    sha256.update(content);
    return [one.name, content] as const;
  });
  const now = sha256.digest();
  for (const [file, content] of contents) entries.set(`mockups/${now}/${file}`, content);
  Object.assign(manifest, JSON.parse(JSON.stringify(manifest).replaceAll(hash, now)));
}

const first = (entries: Entries, start: string): string =>
  [...entries.keys()].find((name) => name.startsWith(start))!;

describe('a file of products', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['that is empty', () => Buffer.alloc(0), /no product file|No file/],
    [
      'that is a picture',
      () => drawSvgPicture('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /is no product file of this system/,
    ],
    ['that is another ZIP', () => zipOf([['a.txt', Buffer.from('a')]]), /is no product file of this system/],
    ['that was cut off', () => file.subarray(0, Math.floor(file.length / 2)), /incomplete or damaged/],
    [
      'that lost its middle',
      () => Buffer.concat([file.subarray(0, 5000), file.subarray(9000)]),
      /incomplete or damaged|no product file/,
    ],
    [
      'of a newer system',
      () => changed((_, manifest) => void Object.assign(manifest, { format: 3 })),
      /newer system \(its format is 3, the newest known here 2\)/,
    ],
    [
      'of another kind',
      () => changed((_, manifest) => void Object.assign(manifest, { kind: 'other' })),
      /is no product file/,
    ],
    [
      'with a list that is none',
      () => zipOf([['manifest.json', Buffer.from('{"kind":')]]),
      /incomplete or damaged/,
    ],
    [
      'with a list of another tongue',
      () => zipOf([['manifest.json', Buffer.from([0xff, 0xfe, 0x7b])]]),
      /incomplete or damaged/,
    ],
    [
      'with a list nested without end',
      () =>
        zipOf([
          [
            'manifest.json',
            Buffer.from(
              `{"kind":"diy-products","format":1,"images":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
            ),
          ],
        ]),
      /“manifest.json” in the product file/,
    ],
    [
      'with an entry outside',
      () => changed((entries) => void entries.set('evil.txt', Buffer.from('x'))),
      /“evil.txt” in the product file/,
    ],
    [
      'without one of its images',
      () => changed((entries) => void entries.delete(first(entries, 'images/'))),
      /lacks “images\//,
    ],
    [
      'without a file of a mockup',
      () => changed((entries) => void entries.delete(first(entries, 'mockups/'))),
      /lacks “mockups\//,
    ],
    [
      'whose product names an image that is not there',
      () =>
        changed((_, { products }) => {
          products[0]!.pictures[0]!.image_id = 'a'.repeat(64);
        }),
      /lacks “aaaa/,
    ],
    [
      'whose product is a PSD nobody read',
      () =>
        changed((entries, manifest) => {
          manifest.psds = [];
          for (const name of [...entries.keys()]) if (name.startsWith('mockups/')) entries.delete(name);
        }),
      /lacks “/,
    ],
    [
      'whose product breaks a rule of ours',
      () =>
        changed((_, { products }) => {
          products[0]!.sizes[1]!.name = 'm';
        }),
      /“products.0.sizes” .* sizes/i,
    ],
    [
      'whose product has a field nobody knows',
      () => changed((_, { products }) => void Object.assign(products[0]!, { run: 'x' })),
      /“products.0” in the product file/,
    ],
    [
      'whose message is nested',
      () =>
        changed((_, { psds }) => {
          const inner = { id: 'own-templates.psd-layer', params: { layer: 'a' } };
          const feature = { id: 'own-templates.psd-layer', params: { layer: inner } };
          psds[0]!.surfaces[0]!.problems = [
            { id: 'own-templates.psd-part', params: { layer: 'b', feature } },
          ];
        }),
      /“psds.0.surfaces.*problems.0/,
    ],
    [
      'whose message is another feature’s',
      () =>
        changed((_, { psds }) => {
          psds[0]!.surfaces[0]!.problems = [{ id: 'orders.no-file', params: {} }];
        }),
      /“psds.0.surfaces.*problems.0/,
    ],
    [
      'whose image was changed',
      () =>
        changed((entries) => {
          const name = first(entries, 'images/');
          const bytes = Buffer.from(entries.get(name)!);
          bytes[bytes.length - 20]! ^= 1;
          entries.set(name, bytes);
        }),
      /“images\/.*” in the product file is not what was exported/,
    ],
    [
      'whose mockup was changed',
      () =>
        changed((entries) => {
          const name = first(entries, 'mockups/');
          const bytes = Buffer.from(entries.get(name)!);
          bytes[bytes.length - 20]! ^= 1;
          entries.set(name, bytes);
        }),
      /is not what was exported/,
    ],
    [
      'with a program for an image',
      () =>
        changed((entries, manifest) =>
          replaceImage(entries, manifest, 1, Buffer.from('#!/bin/sh\nexit\n'.repeat(99))),
        ),
      /cannot be used; nothing was imported/,
    ],
    [
      'with half of an image',
      () =>
        changed((entries, manifest) => {
          const { sha256, extension } = manifest.images.at(-1)!;
          const bytes = entries.get(`images/${sha256}.${extension}`)!;
          replaceImage(entries, manifest, manifest.images.length - 1, bytes.subarray(0, 60));
        }),
      /cannot be used; nothing was imported/,
    ],
    [
      'with a map that is no picture',
      () =>
        changed((entries, manifest) =>
          replaceMap(entries, manifest, 'maps.webp', Buffer.from('RIFF....WEBPno')),
        ),
      /maps.webp” in the product file is not what was exported/,
    ],
    [
      'with a map of another size',
      () =>
        changed((entries, manifest) => {
          const { hash } = mockupsOf(manifest)[0]!;
          replaceMap(entries, manifest, 'maps.webp', entries.get(`mockups/${hash}/uv-front.webp`)!);
        }),
      /maps.webp” in the product file is not what was exported/,
    ],
    [
      'with a mockup of the catalogue that is not there',
      () =>
        changed((_, { products }) => {
          products[2]!.pictures[0]!.look!.mockup_id = 'none';
        }),
      /cannot be made here.*no such mockup/,
    ],
    [
      'with mockups nobody else has, refused for what comes after them,',
      () =>
        changed((entries, manifest) => {
          const { hash } = mockupsOf(manifest)[0]!;
          replaceMap(entries, manifest, 'maps.webp', entries.get(`mockups/${hash}/base.webp`)!);
          manifest.products[2]!.pictures[0]!.look!.mockup_id = 'none';
        }),
      /cannot be made here.*no such mockup/,
    ],
    ['with a bomb for a list', () => bomb(), /too large|incomplete or damaged/],
  ])('%s is refused by name, and nothing is taken', async (_, build, reason) => {
    expect(await refusal(await build())).toMatch(reason);
    await expectNothing();
  });

  it('is not taken where the account has no room for its images', async () => {
    const { db } = app.services;
    await writeBudget(db, reader.id, 'images', { most: 3, currency: '' });
    expect(await refusal(file)).toMatch(/3/);
    await expectNothing();
    await writeBudget(db, reader.id, 'images', null);
  });
});

describe('the work on a file', () => {
  const send = async () => {
    const sent = await sendProducts(app, reader.token, file);
    const { operation_id } = (sent as { data: { operation_id: string } }).data;
    const { rows } = await app.pool.query(
      `select id from product_files where operation_id = '${operation_id}'`,
    );
    return { operationId: operation_id, id: rows[0].id as string };
  };

  it('can be cancelled, and leaves nothing', async () => {
    const { operationId, id } = await send();
    let reports = 0;
    const storage = { ...app.services.storage, put: app.services.storage.put.bind(app.services.storage) };
    const cancelling = new Proxy(app.services.storage, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== 'put') return typeof value === 'function' ? value.bind(target) : value;
        return async (...args: Parameters<typeof storage.put>) => {
          reports += 1;
          if (reports === 4) await app.ask(cancelOperation, { id: operationId }, by());
          return target.put(...args);
        };
      },
    });
    const services = { ...app.services, storage: cancelling };
    const signal = new AbortController().signal;
    await unpackProducts(services, reader.id, id, { signal, findReferred: findReferredImages });
    // Files of one picture are put at once, so that the fourth may be the last.
    expect(reports).toBeGreaterThanOrEqual(4);
    expect(await app.ask(getOperation, { id: operationId }, by())).toMatchObject({ state: 'cancelled' });
    await expectNothing();
    // Not even rows of images that wait.
    const { rows } = await app.pool.query(`select id from images where owner_id = '${reader.id}'`);
    expect(rows).toEqual([]);
    await app.runJobs();
  });

  it('that ends in the middle shows nothing, and the next try takes everything', async () => {
    const { operationId, id } = await send();
    const died = new Error('the process ended');
    const dying = new Proxy(app.services.storage, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === 'put')
          return async (...args: Parameters<typeof target.put>) => {
            if (args[0].startsWith('pub/templates/')) throw died;
            return target.put(...args);
          };
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const signal = new AbortController().signal;
    const services = { ...app.services, storage: dying };
    await expect(
      unpackProducts(services, reader.id, id, { signal, findReferred: findReferredImages }),
    ).rejects.toBe(died);
    expect((await app.ask(listTemplates, { pid: 'own' }, by())).rowCount).toBe(0);
    expect((await app.ask(listImages, {}, by())).rowCount).toBe(0);
    await app.runJobs();
    expect(await app.ask(getOperation, { id: operationId }, by())).toMatchObject({ state: 'succeeded' });
    expect((await app.ask(listTemplates, { pid: 'own' }, by())).rowCount).toBe(3);
    expect((await app.ask(listImages, {}, by())).rowCount).toBe(5);
    const { families } = await checkObjects(app.services, [productFileObjects]);
    expect(families[0]).toMatchObject({ missing: [], orphans: [] });
  });
});
