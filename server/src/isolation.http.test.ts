import { allEndpoints, allRawEndpoints } from '@diy/contract';
import { getProfile, logout } from '@diy/contract/accounts/accounts';
import { saveDesign } from '@diy/contract/designs/designs';
import type { Endpoint } from '@diy/contract/endpoint';
import { listTemplates } from '@diy/contract/templates';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disableAccount } from './features/accounts/index.ts';
import { mugDocument } from './features/designs/testing/build-design.ts';
import { buildImage } from './features/images/testing/library/build-image.ts';
import { createRateLimiter } from './platform/http/rate-limiter.ts';
import { buildAccount } from './testing/build-account.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { buildProperty, type Property } from './testing/isolation/build-property.ts';
import { idFields, inputFields } from './testing/isolation/input-fields.ts';
import { isolationRows, nameOf, rowOf } from './testing/isolation/isolation-rows.ts';
import { namesOnly } from './testing/isolation/names-only.ts';
import { snapshot } from './testing/isolation/snapshot.ts';

/** To the limiter, an hour goes by between two calls. */
let callsAt = 0;
const limiter = createRateLimiter(() => (callsAt += 3_600_000));

let app: TestApp;
let victim: Property;
let thief: Property;
beforeAll(async () => {
  app = await buildTestApp({ limiter });
  victim = await buildProperty(app, 'a');
  thief = await buildProperty(app, 'b');
}, 300_000);
afterAll(() => app.close());

const named = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
/** Lists of what an account has; those of one thing's parts are reached for by the thing's id. */
const isListOfAll = (endpoint: Endpoint) =>
  inputFields(endpoint).includes('p') && endpoint.input.safeParse({}).success;
const guarded = allEndpoints.filter((endpoint) => endpoint.auth === 'token');

describe('the table', () => {
  it('has a row for every call of the contract, and no other', () => {
    expect(Object.keys(isolationRows).sort()).toEqual(allEndpoints.map(nameOf).sort());
  });

  it.each(named(allEndpoints))('reaches for something through every id of %s', (_, endpoint) => {
    const { attempts, ownerless = {} } = rowOf(endpoint);
    const covered = [...attempts.map((attempt) => attempt.field), ...Object.keys(ownerless)];
    expect(covered).toEqual(expect.arrayContaining(idFields(endpoint)));
    expect(inputFields(endpoint)).toEqual(expect.arrayContaining(covered));
  });
});

describe('without a token that counts', () => {
  const tokens: Record<string, string | undefined> = {};
  beforeAll(async () => {
    const [left, shut] = [await buildAccount(app), await buildAccount(app)];
    await app.ask(logout, {}, { token: left.token });
    await disableAccount(app.services, shut.id);
    Object.assign(tokens, {
      none: undefined,
      random: 'nobody-was-ever-given-this-token',
      'signed out': left.token,
      'of a disabled account': shut.token,
      'too long': 'x'.repeat(5000),
      'of a wrong kind': "' or 1=1 --",
    });
  });

  it.each(named(guarded))('%s returns 10002 and does nothing', async (_, endpoint) => {
    for (const [kind, token] of Object.entries(tokens)) {
      const response = await app.send(endpoint, rowOf(endpoint).valid(victim), { token });
      expect([kind, response.statusCode]).toEqual([kind, 200]);
      expect(response.json()).toMatchObject({
        code: '10002',
        msg: 'TOKEN 已失效，请重新登录',
        data: null,
      });
    }
  });

  it.each(allRawEndpoints.map(({ path }) => path))('%s returns 10002 as well', async (url) => {
    const headers = { authorization: `Basic ${tokens['signed out']}` };
    const response = await app.http.inject({ url, headers });
    expect([response.statusCode, response.json().code]).toEqual([200, '10002']);
  });

  it.each(named(allEndpoints.filter((endpoint) => endpoint.auth === 'none')))(
    '%s is open, whatever token comes with it',
    async (_, endpoint) => {
      const response = await app.send(endpoint, rowOf(endpoint).valid(victim), { token: tokens.random });
      expect(response.json().code).not.toBe('10002');
    },
  );
});

describe('what belongs to another account', () => {
  const attempts = guarded.flatMap((endpoint) =>
    rowOf(endpoint).attempts.map(
      (attempt) =>
        [`${nameOf(endpoint)} by ${attempt.field} ${attempt.how ?? ''}`, endpoint, attempt] as const,
    ),
  );

  it.each(attempts)('is not there: %s', async (_, endpoint, { real, input }) => {
    const id = real(victim);
    const random = randomLike(id);
    const before = await snapshot(app, victim.account.id);
    const send = (target: string) => app.send(endpoint, input(target, thief), { token: thief.account.token });
    const foreign = await send(id);
    const unknown = await send(random);
    expect(foreign.statusCode).toBe(200);
    expect(seen(foreign, id)).toEqual(seen(unknown, random));
    expect(await snapshot(app, victim.account.id)).toEqual(before);
  });

  it.each(named(guarded.filter(isListOfAll)))('is in no list: %s', async (_, endpoint) => {
    const empty = await buildAccount(app);
    const { data } = (await app.send(endpoint, { limit: 200 }, { token: empty.token })).json();
    const own = (await app.send(endpoint, { limit: 200 }, { token: victim.account.token })).json().data;
    expect(own.rowCount).toBe(own.list.length);
    const theirs = data.list.map((row: { id: string }) => row.id);
    const mine = own.list.map((row: { id: string }) => row.id);
    // Only the catalogue is shared, without the victim's own templates.
    if (endpoint.path === '/saas/diy/template') {
      expect(mine.filter((id: string) => !theirs.includes(id)).sort()).toEqual(
        [victim.ownTemplateId, victim.photographedId].sort(),
      );
    } else {
      expect([data.list, data.rowCount]).toEqual([[], 0]);
      expect(mine.length).toBeGreaterThan(0);
    }
  });

  it('an idempotency key counts within one account', async () => {
    const input = { template_id: thief.templateId, name: '我的', design: mugDocument('我的') };
    const key = { idempotency_key: victim.idempotencyKey };
    const saved = await app.ask(saveDesign, { ...input, ...key }, { token: thief.account.token });
    expect(saved.id).not.toBe(victim.designId);
    expect(saved.sku.startsWith(thief.account.sku)).toBe(true);
  });
});

describe('what belongs to oneself', () => {
  let owner: Property;
  beforeAll(async () => {
    owner = await buildProperty(app, 'c');
  }, 300_000);

  // Removing comes last, and shipping before it (a shipped order is not produced again): every attempt
  // finds its thing still there.
  const endings = [/orders\/state$/, /delete|restore|cancel|undo|render$/];
  const rank = ({ path }: Endpoint) => endings.findIndex((ending) => ending.test(path));
  const attempts = guarded
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((endpoint) => {
      // One of several ways is enough; the second deletion of a thing is not one.
      const ways = new Map(rowOf(endpoint).attempts.map((attempt) => [attempt.real(namesOnly), attempt]));
      return [...ways.values()]
        .filter((attempt) => !attempt.hiddenFromOwner)
        .map((attempt) => [`${nameOf(endpoint)} by ${attempt.field}`, endpoint, attempt] as const);
    });

  it.each(attempts)('is there, so the attempts above prove something: %s', async (_, endpoint, attempt) => {
    const id = attempt.real(owner);
    const random = randomLike(id);
    const send = async (target: string) => {
      const response = await app.send(endpoint, attempt.input(target, owner), { token: owner.account.token });
      return { ...seen(response, target), owned: await snapshot(app, owner.account.id) };
    };
    expect(await send(random)).not.toEqual(await send(id));
  });
});

describe('what two accounts have alike', () => {
  it('one picture is two images', async () => {
    const { content } = await fileOfImage(victim.imageId);
    const before = await snapshot(app, victim.account.id);
    const image = await buildImage(app, thief.account, { name: '同一张', content });
    expect(image.id).not.toBe(victim.imageId);
    const { bytes, ...stored } = (await fileOfImage(image.id)).row;
    expect(bytes).toBe(content.length);
    const theirs = (await fileOfImage(victim.imageId)).row;
    for (const key of Object.keys(stored)) expect(stored[key]).not.toBe(theirs[key]);
    const { files: filesBefore, ...rowsBefore } = before;
    const { files, ...rows } = await snapshot(app, victim.account.id);
    expect(rows).toEqual(rowsBefore);
    expect(files).toMatchObject(filesBefore as object);
  });

  it('one design is two renders', async () => {
    const files = await app.pool.query<{ key: string }>(
      `select file->>'key' as key from designs, jsonb_path_query(render_result, '$.*[*] ? (exists(@.key))') file
       where id in ($1, $2)`,
      [victim.deletedDesignId, thief.deletedDesignId],
    );
    const keys = files.rows.map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('counts and figures are one’s own', async () => {
    const empty = await buildAccount(app);
    const [none, some] = [{ token: empty.token }, { token: victim.account.token }];
    const profile = await app.ask(getProfile, {}, none);
    expect(profile.counts).toEqual({ designs: 0, images: 0, downloads: 0 });
    expect(profile.storage_used).toBe(0);
    expect((await app.ask(getProfile, {}, some)).counts).toEqual({ designs: 3, images: 3, downloads: 1 });
    const templates = async (by: { token: string }) =>
      (await app.ask(listTemplates, {}, by)).diyTypeList.reduce((sum, { count }) => sum + count, 0);
    expect(await templates(some)).toBe((await templates(none)) + 2);
  });

  async function fileOfImage(id: string) {
    const columns = 'bytes, original_key, master_key, preview_key';
    const { rows } = await app.pool.query(`select ${columns} from images where id = $1`, [id]);
    const row = { ...rows[0], bytes: Number(rows[0].bytes) } as Record<string, string | number>;
    return { row, content: await app.services.storage.read(String(row.original_key)) };
  }
});

/** Looks like the id but was never given: its letters and digits from the middle on are turned by one. */
function randomLike(id: string): string {
  const keep = Math.floor(id.length / 2);
  const turned = [...id.slice(keep)].map((char) =>
    /[a-y0-8A-Y]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 1) : char,
  );
  return id.slice(0, keep) + turned.join('');
}

/** All a client sees, but for the id it sent itself and what names this one request. */
function seen(response: LightMyRequestResponse, id: string) {
  const { date: _date, 'x-request-id': _request, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: response.body.replaceAll(id, '<id>') };
}
