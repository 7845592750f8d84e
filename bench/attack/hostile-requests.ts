import { zipOfOne } from '../../server/src/testing/zip-of-one.ts';

/** One request that costs its sender nothing. */
export interface HostileRequest {
  name: string;
  path: string;
  body?: string | FormData;
  headers?: Record<string, string>;
  /** Sent with a seller's token; else by a stranger. */
  isSignedIn?: boolean;
}

const LOGIN = '/saas/diy/user/login';
const SAVE = '/saas/diy/user/save/save';
const BATCH = '/saas/diy/user/piliangSave/check';
const REMOVE = '/saas/diy/user/save/delete';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const json = (name: string, path: string, body: string, isSignedIn = false): HostileRequest => ({
  name,
  path,
  body,
  headers: JSON_TYPE,
  isSignedIn,
});

/** A file of products with this list, sent by a seller. */
const productFile = (name: string, list: string): HostileRequest => {
  const body = new FormData();
  body.set('file', new Blob([zipOfOne('manifest.json', Buffer.from(list))]), 'products.zip');
  return { name, path: '/saas/diy/template/own/import', body, isSignedIn: true };
};
const productList = (images: string) => `{"kind":"diy-products","format":2,"images":${images}}`;

const ids = (count: number) => `{"ids":[${'1,'.repeat(count - 1)}1]}`;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 1])));
const brackets = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
/** A call whose lists are as long as they may be, of values that are all wrong. */
const cells = (count: number) => {
  const rule = `{"fit":"","anchor":"","marginMm":"","scale":"","rotateToFit":"","background":"","tile":""}`;
  return `{"name":"","settings":{"columns":[],"rule":${rule},"cells":[${`{"key":"","skip":0,"rule":${rule}},`.repeat(count - 1)}{}]}}`;
};
const layers = (count: number) => {
  const layer =
    '{"kind":"text","id":"","name":"","box":{"x":"","y":"","w":"","h":""},"spans":[{},{},{},{},{},{},{},{}]},';
  return `{"design":{"format":10,"surfaces":[${`{"surfaceId":"","layers":[${layer.repeat(count)}{}]},`.repeat(11)}{}]}}`;
};
/** Objects with names of their own, each of another form to the engine. */
const forms = (count: number) =>
  `[${Array.from({ length: count }, (_, n) => `{${Array.from({ length: 9 }, (_, m) => `"k${(n * 9 + m) % 9_000}":1`).join(',')}}`).join(',')}]`;
const fields = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join('&');

/** What the security review sent, and kinds of it: as large as their limits allow, and larger. */
export const hostileRequests: readonly HostileRequest[] = [
  json('2,000,000 ids to sign-in', LOGIN, ids(2_000_000)),
  json('300,000 unknown keys to sign-in', LOGIN, keys(300_000)),
  json('1,900,000 levels to sign-in', LOGIN, brackets(1_900_000)),
  json('7,000 ids to sign-in, just under its limit', LOGIN, ids(7_000)),
  json('1,000 unknown keys to sign-in, just under its limit', LOGIN, keys(1_000)),
  json('16 kB of quotation marks to sign-in', LOGIN, '"\\'.repeat(8_000)),
  json('a task of proof of work', '/saas/diy/verif/work', '{"username":"a","randomKey":"b"}'),
  { name: '2,200 form fields to sign-in', path: LOGIN, body: fields(2_200), headers: FORM_TYPE },
  json('2,000,000 ids to a call for sellers, no token', SAVE, ids(2_000_000)),
  json('2,000,000 ids to no address', '/saas/nope', ids(2_000_000)),
  { name: 'a query of 14 kB', path: `/saas/diy/verif?${'a=1&'.repeat(3_500)}` },
  { name: 'an address of 14 kB', path: `/${'a/'.repeat(7_000)}` },
  {
    name: 'a language list of 14 kB',
    path: '/saas/nope',
    headers: { 'accept-language': 'a;q=0.1,'.repeat(1_750) },
  },
  json('2,000,000 ids, signed in', SAVE, ids(2_000_000), true),
  json('290,000 unknown keys, signed in', SAVE, keys(290_000), true),
  json('290,000 unknown keys in a design', SAVE, `{"design":${keys(290_000)}}`, true),
  json('29,000 unknown forms, signed in', SAVE, `{"design":${forms(29_000)}}`, true),
  json('2,200 wrong layers', SAVE, layers(199), true),
  json('15,000 wrong cells of a batch', BATCH, cells(15_000), true),
  json('19,000 unknown forms in a batch', BATCH, `{"settings":{"cells":${forms(19_000)}}}`, true),
  json('2,000,000 ids in one text', REMOVE, `{"ids":"${'a,'.repeat(2_000_000)}"}`, true),
  json('1,900,000 levels, signed in', SAVE, brackets(1_900_000), true),
  {
    name: '500,000 form fields, signed in',
    path: SAVE,
    body: fields(500_000),
    headers: FORM_TYPE,
    isSignedIn: true,
  },
  productFile('a product file of 900,000 values', productList(`[${'{},'.repeat(899_999)}{}]`)),
  productFile('a product file of 65 levels', productList(brackets(65))),
  productFile('a product file with a list of 16 MB', productList(`["${'x'.repeat(15_900_000)}"]`)),
];
