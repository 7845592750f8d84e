import { getDesign, listDesigns } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postForm } from './features/uploads/testing/upload-file.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { buildProperty, type Property } from './testing/isolation/build-property.ts';

let app: TestApp;
let victim: Property;
let thief: Property;
let now = new Date();
beforeAll(async () => {
  app = await buildTestApp({ services: { clock: { now: () => now } } });
  victim = await buildProperty(app, 'a');
  thief = await buildProperty(app, 'b');
}, 300_000);
afterAll(() => app.close());

const open = async (url: string) => {
  const { statusCode, body, headers } = await app.http.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });
  return { status: statusCode, body, type: headers['content-type'], cache: headers['cache-control'] };
};
const print = () => new URL(victim.printUrl);

describe('a signed link', () => {
  it('opens what it was made for, as a download that nothing runs', async () => {
    const { pathname, search } = print();
    const response = await app.http.inject({ url: pathname + search });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, max-age=300',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });

  const changed: [string, (link: URL) => URL | string][] = [
    ['without a signature', (link) => link.pathname],
    ['with an empty signature', (link) => set(link, 's', '')],
    ['with a letter of the signature changed', (link) => set(link, 's', turn(link.searchParams.get('s')!))],
    ['with a later expiry', (link) => set(link, 'e', '99999999999')],
    ['with another file name', (link) => set(link, 'n', 'page.html')],
    ['without its file name', (link) => drop(link, 'n')],
    ['with a parameter added', (link) => set(link, 'x-oss-process', 'image/resize,w_100')],
    ['with a parameter twice', (link) => `${link.pathname}${link.search}&e=99999999999`],
    ['asked for as a thumbnail', (link) => `${link.pathname}?imageView2/2/w/100`],
    ['for another object', (link) => `/files/${thief.uploadKey}${link.search}`],
    ['signed for the thief’s object', (link) => link.pathname + new URL(thief.printUrl).search],
    ['for an object that is not there', (link) => `${link.pathname}x${link.search}`],
  ];
  it.each(changed)('%s opens nothing, and tells nothing', async (_, change) => {
    const response = await open(String(change(print())));
    expect(response).toEqual({
      status: 403,
      body: '{"error":"link expired or not valid"}',
      type: 'application/json; charset=utf-8',
      cache: 'no-store',
    });
  });

  it('is dead after 15 minutes', async () => {
    // What was prepared before took its time, and some links are signed by the real clock.
    now = new Date();
    const { list } = await app.ask(listDesigns, {}, { token: victim.account.token });
    const fresh = list.find(({ id }) => id === victim.designId)!.render.print_files[0]!.url;
    const { result_url } = await app.ask(
      getOperation,
      { id: victim.doneOperationId },
      { token: victim.account.token },
    );
    const before = now;
    const links = [fresh, result_url!];
    try {
      now = new Date(before.getTime() + 14 * 60_000);
      for (const link of links) expect((await open(link)).status).toBe(200);
      now = new Date(before.getTime() + 16 * 60_000);
      for (const link of links) expect((await open(link)).status).toBe(403);
    } finally {
      now = before;
    }
  });
});

describe('a private key at the public address', () => {
  const inside = () => decodeURIComponent(print().pathname).replace('/files/prv/', '');
  it.each<[string, () => string]>([
    ['climbing out of pub', () => `/files/pub/../prv/${inside()}`],
    ['climbing, encoded', () => `/files/pub/%2e%2e/prv/${inside()}`],
    ['climbing, encoded twice', () => `/files/pub/%252e%252e/prv/${inside()}`],
    ['climbing by backslash', () => `/files/pub/..%5cprv%5c${inside()}`],
    ['with slashes too many', () => `/files//prv/${inside()}`],
    ['absolute', () => `/files/${encodeURIComponent(app.services.config.dataDir)}/secret`],
    ['with a NUL', () => `/files/prv/${inside()}%00.png`],
    ['in other letters', () => `/files/PRV/${inside()}`],
    ['the secret key', () => '/files/pub/../../secret'],
    ['a temporary file', () => '/files/.tmp/x'],
  ])('%s opens nothing', async (_, url) => {
    const { status, body } = await open(url());
    expect([403, 404]).toContain(status);
    expect(body.length).toBeLessThan(300);
  });

  it('answers the same whether the object exists or not', async () => {
    const existing = await open(print().pathname);
    expect(await open(print().pathname.replace(/.{8}(\.\w+)$/, '00000000$1'))).toEqual(existing);
  });
});

describe('uploading', () => {
  const folderOf = async (property: Property) =>
    app.ask(getUploadToken, {}, { token: property.account.token });

  it('into another account’s folder is refused like into one that is nobody’s', async () => {
    const { token } = await folderOf(thief);
    const { business } = await folderOf(victim);
    const foreign = await postForm(app, { token, key: `${business.wenjianjia}/a.png` }, Buffer.from('x'));
    const nobodys = business.wenjianjia.replace(/.{8}$/, '00000000');
    const random = await postForm(app, { token, key: `${nobodys}/a.png` }, Buffer.from('x'));
    expect([foreign.statusCode, foreign.body]).toEqual([403, random.body]);
    expect(foreign.statusCode).toBe(random.statusCode);
  });

  it.each<[string, (folder: string) => string]>([
    ['climbing', (folder) => `${folder}/../../img/a.png`],
    ['the folder itself', (folder) => `${folder}/`],
    ['a public key', () => 'pub/a.png'],
    ['nothing', () => ''],
  ])('under a key out of the folder is refused: %s', async (_, key) => {
    const { token, business } = await folderOf(thief);
    const response = await postForm(app, { token, key: key(business.wenjianjia) }, Buffer.from('x'));
    expect([400, 403]).toContain(response.statusCode);
  });

  it('over an object that is there is refused, and the object stays', async () => {
    const { token } = await folderOf(victim);
    const response = await postForm(app, { token, key: victim.uploadKey }, Buffer.from('other'));
    expect(response.statusCode).toBe(614);
    expect((await app.services.storage.read(victim.uploadKey)).toString()).toBe('anything');
  });

  it('with a token that is forged, expired or none is refused', async () => {
    const { token, business } = await folderOf(thief);
    const key = `${business.wenjianjia}/late.png`;
    const [access, sign, policy] = token.split(':') as [string, string, string];
    const wide = Buffer.from(policy, 'base64')
      .toString()
      .replace(/library:[^"]+/, 'library:prv/');
    const forged = `${access}:${sign}:${Buffer.from(wide).toString('base64url')}`;
    for (const wrong of ['', 'x', forged, `${access}:${turn(sign)}:${policy}`, victim.account.token]) {
      expect([wrong, (await postForm(app, { token: wrong, key }, Buffer.from('x'))).statusCode]).toEqual([
        wrong,
        401,
      ]);
    }
    const before = now;
    now = new Date(before.getTime() + 61 * 60_000);
    const late = await postForm(app, { token, key }, Buffer.from('x'));
    now = before;
    expect([late.statusCode, late.json()]).toEqual([401, { error: 'expired token' }]);
  });
});

it('the stream of events tells nothing of others', async () => {
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Basic ${thief.account.token}` };
  const abort = new AbortController();
  const stream = await fetch(`${address}/saas/operations/events`, { headers, signal: abort.signal });
  let text = '';
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes('event: ready')) break;
  }
  abort.abort();
  const ids = async ({ account }: Property) => {
    const { rows } = await app.pool.query('select id from operations where owner_id = $1', [account.id]);
    return rows.map(({ id }) => id as string);
  };
  for (const id of await ids(thief)) expect(text).toContain(id);
  for (const id of await ids(victim)) expect(text).not.toContain(id);
});

it('an opened design links only to pictures of its own library', async () => {
  const { image_urls } = await app.ask(getDesign, { id: victim.designId }, { token: victim.account.token });
  expect(Object.keys(image_urls)).toEqual([victim.imageId]);
});

function set(link: URL, name: string, value: string): URL {
  link.searchParams.set(name, value);
  return link;
}

function drop(link: URL, name: string): URL {
  link.searchParams.delete(name);
  return link;
}

/** The same text with its first letter changed. */
function turn(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}
