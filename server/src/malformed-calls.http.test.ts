import { allEndpoints } from '@diy/contract';
import { listSecurityEvents } from '@diy/contract/accounts/security-log';
import type { Endpoint } from '@diy/contract/endpoint';
import { importProducts } from '@diy/contract/own-templates/product-files';
import { listPsdReadings } from '@diy/contract/own-templates/psd-readings';
import { readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { DESIGN_FORMAT } from '@diy/design/document';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mugDocument } from './features/designs/testing/build-design.ts';
import { buildAccount } from './testing/build-account.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { inputFields } from './testing/isolation/input-fields.ts';
import { nameOf, rowOf } from './testing/isolation/isolation-rows.ts';
import { namesOnly } from './testing/isolation/names-only.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const named = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const lists = allEndpoints.filter((endpoint) => inputFields(endpoint).includes('p'));
const posts = allEndpoints.filter((endpoint) => endpoint.method === 'POST');

let lastIp = 0;
/** Everyone calls again, so that no limit on calls is met: another account, another address. */
async function caller() {
  lastIp += 1;
  return { token: (await buildAccount(app)).token, ip: `10.1.${lastIp >> 8}.${lastIp & 255}` };
}

/** The response is a refusal that names the field in `fields` and in words. */
function expectNamed(response: LightMyRequestResponse, field: string, sent: unknown) {
  const { code, error, msg, fields } = response.json();
  const what = { sent: JSON.stringify(sent)?.slice(0, 80), status: response.statusCode, code, error };
  expect(what).toEqual({ ...what, status: 200, code: '10001', error: 'request.invalid' });
  const named = (fields as { field: string; msg: string }[]).map((problem) => problem.field);
  const found = named.find((name) => name === field || name.startsWith(`${field}.`));
  expect(found, named.join()).toBeDefined();
  expect(msg).toContain(field);
  for (const problem of fields) expect(problem.msg).not.toBe('');
}

describe.each(named(allEndpoints))('%s', (_, endpoint) => {
  it('names a parameter it does not know', async () => {
    const input = { ...rowOf(endpoint).valid(namesOnly), bogus: 1 };
    expectNamed(await app.send(endpoint, input, await caller()), 'bogus', input);
  });
});

describe.each(named(lists))('%s', (_, endpoint) => {
  it.each([
    ['p', ['0', '-1', 'abc', '1.5', '', 'NaN', 'Infinity', '1e99', '1000001', ['1', '2']]],
    ['limit', ['0', '201', '-20', 'abc', '2.5', '99999999999999999999', ['1', '2']]],
    ['content', ['字'.repeat(201), ['a', 'b'], 'a\0b']],
    ['p[gt]', ['1']],
    ['content[$ne]', ['x']],
  ])('refuses a wrong %s', async (field, values) => {
    const by = await caller();
    for (const value of values) {
      const input = { ...rowOf(endpoint).valid(namesOnly), [field]: value };
      expectNamed(await app.send(endpoint, input, by), field, value);
    }
  });
});

// Lists of one thing's parts have nothing to search in without the thing; a log and the readings of PSDs are read by pages alone.
const BY_PAGES: readonly string[] = [listSecurityEvents.path, listPsdReadings.path];
const searchable = lists.filter(
  (endpoint) => endpoint.input.safeParse({}).success && !BY_PAGES.includes(endpoint.path),
);

describe.each(named(searchable))('%s', (_, endpoint) => {
  it.each(['%', '_', "'; drop table designs; --", '\\', '🧵', '￿', ' '.repeat(300)])(
    'searches for %j as it is',
    async (content) => {
      expect((await app.send(endpoint, { content }, await caller())).json().code).toBe('10000');
    },
  );
});

describe.each(named(posts))('%s', (_, endpoint) => {
  const fields = inputFields(endpoint);

  it('refuses an object where it takes none', async () => {
    const by = await caller();
    for (const field of fields) {
      const input = { ...rowOf(endpoint).valid(namesOnly), [field]: { nested: { deeper: true } } };
      expectNamed(await app.send(endpoint, input, by), field, input);
    }
  });

  it('never fails, whatever stands in a field', async () => {
    const odd = [
      null,
      true,
      0,
      -1,
      2_147_483_648,
      Number.MAX_SAFE_INTEGER,
      1e308,
      '',
      [],
      [[]],
      [null],
      {},
      'x'.repeat(100_000),
      '\0',
      '\ud800',
      ['\0'],
    ];
    for (const field of fields) {
      const by = await caller();
      for (const value of odd) {
        const input = { ...rowOf(endpoint).valid(namesOnly), [field]: value };
        const response = await app.send(endpoint, input, by);
        // What anybody may send is small.
        if (endpoint.auth === 'none' && response.statusCode === 413) continue;
        const { code } = response.json();
        expect([field, value, response.statusCode, code]).toEqual([
          field,
          value,
          200,
          expect.stringMatching(/^1000[01]$/),
        ]);
        if (code === '10001') expect(response.json().msg).not.toBe('');
      }
    }
  });

  it.each(['[]', '[1]', '1', '"text"', 'true', 'null', '{', '{"a":', '\ufeff', '{"__proto__":{"a":1}}'])(
    'takes %j for no input of its own',
    async (payload) => {
      const { token, ip } = await caller();
      const headers = { authorization: `Basic ${token}`, 'content-type': 'application/json' };
      const { method, path: url } = endpoint;
      const response = await app.http.inject({ method, url, headers, payload, remoteAddress: ip });
      expect(response.statusCode).toBe(200);
      // A file that is sent as a form is no field of the input.
      const takesFile = [importProducts.path, readVariantSheet.path].includes(endpoint.path);
      const takesNothing = (fields.length === 0 && !takesFile) || endpoint.path.endsWith('/user/update');
      expect(response.json().code).toBe(payload === 'null' && takesNothing ? '10000' : '10001');
    },
  );
});

const gets = allEndpoints.filter((endpoint) => endpoint.method === 'GET');
describe.each(named(gets))('%s', (_, endpoint) => {
  it('never fails, however large a number is', async () => {
    for (const field of inputFields(endpoint)) {
      const by = await caller();
      for (const value of ['2147483648', '-2147483649', '9007199254740991', '9223372036854775808', '1e300']) {
        const input = { ...rowOf(endpoint).valid(namesOnly), [field]: value };
        const response = await app.send(endpoint, input, by);
        expect([field, value, response.statusCode]).toEqual([field, value, 200]);
      }
    }
  });
});

describe('a design document', () => {
  const save = async (document: unknown) => {
    const save = posts.find((endpoint) => endpoint.path === '/saas/diy/user/save/save')!;
    return app.send(save, { template_id: 'x', name: 'x', design: document }, await caller());
  };
  const layer = mugDocument().surfaces[0]!.layers[0]!;
  const withLayers = (layers: unknown[]) => ({ ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers }] });

  it.each<[string, unknown, string]>([
    ['no colour', { ...mugDocument(), colourId: undefined }, 'design.colourId'],
    ['no surface', { ...mugDocument(), surfaces: [] }, 'design.surfaces'],
    ['a later format', { ...mugDocument(), format: DESIGN_FORMAT + 1 }, 'design.format'],
    ['a format that never was', { ...mugDocument(), format: 0 }, 'design.format'],
    ['a field of nobody', { ...mugDocument(), sparkle: 5 }, 'design.sparkle'],
    ['an older format without surfaces', { ...mugDocument(), format: 2, surfaces: [] }, 'design.surfaces'],
    ['201 layers', withLayers(Array(201).fill(layer)), 'design.surfaces.0.layers'],
    ['an unknown kind', withLayers([{ ...layer, kind: 'video' }]), 'design.surfaces.0.layers.0.kind'],
    ['a place that is no number', withLayers([{ ...layer, xMm: '10' }]), 'design.surfaces.0.layers.0.xMm'],
    [
      'text that cannot be stored',
      withLayers([{ ...layer, name: 'a\0b' }]),
      'design.surfaces.0.layers.0.name',
    ],
    ['half a character', withLayers([{ ...layer, name: '\ud83e' }]), 'design.surfaces.0.layers.0.name'],
  ])('with %s is refused by the name of the field', async (_, document, field) => {
    const response = await save(document);
    expect(response.statusCode).toBe(200);
    const fields = response.json().fields.map((problem: { field: string }) => problem.field);
    expect(response.json().code).toBe('10001');
    expect(fields).toContain(field);
  });
});
