import { readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await buildTestApp();
  token = (await buildAccount(app)).token;
});
afterAll(() => app.close());

async function read(name: string, content: string | Buffer) {
  const form = new FormData();
  if (name) form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const body = new Response(form);
  const response = await app.http.inject({
    method: 'POST',
    url: readVariantSheet.path,
    headers: { authorization: `Basic ${token}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return response.json();
}

it('reads the rows below the first one as they are seen, without blank ones', async () => {
  const { data } = await read('规格.csv', '颜色,尺码,SKU,成本价\n白色,S,A-01,19.90\n\n黑色,M,007,20\n');
  expect(data).toMatchObject({
    headers: ['颜色', '尺码', 'SKU', '成本价'],
    rows: [
      { row: 2, cells: ['白色', 'S', 'A-01', '19.90'] },
      { row: 4, cells: ['黑色', 'M', '007', '20'] },
    ],
    hidden: [],
  });
});

it.each([
  ['what is no table', 'x.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['an empty file', 'x.csv', ''],
  ['too many rows', 'x.csv', `SKU,成本价\n${'A,1\n'.repeat(2001)}`],
  ['no file', '', ''],
])('refuses %s', async (_, name, content) => {
  const { code, msg } = await read(name, content);
  expect([code, msg]).toEqual(['10001', expect.stringMatching(/\S/)]);
});
