import { listBrandColours, saveBrandColours } from '@diy/contract/brand-colours';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  owner = await buildAccount(app);
});
afterAll(() => app.close());

const RED = { name: '店标红', hex: '#C8102E' };
const STALE = { error: 'brand-colours.stale-version' };
const BLUE = { name: 'Ocean', hex: '#00A3E0' };
const save = (version: number, list: { name: string; hex: string }[], { token } = owner) =>
  app.call(saveBrandColours, { version, list }, { token });
const listed = ({ token } = owner) => app.ask(listBrandColours, {}, { token });

test('an account has none at first, then its own in its own order', async () => {
  expect(await listed()).toEqual({ version: 0, list: [] });
  expect((await save(0, [RED, BLUE])).data).toEqual({ version: 1, list: [RED, BLUE] });
  expect((await save(1, [BLUE, { ...RED, name: ' 红 ' }])).data).toEqual({
    version: 2,
    list: [BLUE, { ...RED, name: '红' }],
  });
  expect(await listed()).toEqual({ version: 2, list: [BLUE, { ...RED, name: '红' }] });
  await save(2, []);
  expect(await listed()).toEqual({ version: 3, list: [] });
});

test('another account sees and changes none of them', async () => {
  const stranger = await buildAccount(app);
  await save(0, [RED]);
  expect(await listed(stranger)).toEqual({ version: 0, list: [] });
  expect(await save(1, [], stranger)).toMatchObject(STALE);
  await save(0, [BLUE], stranger);
  expect(await listed()).toEqual({ version: 1, list: [RED] });
});

test('of two windows one wins, and nothing is overwritten', async () => {
  await save(0, [RED]);
  const both = await Promise.all([save(1, [RED, BLUE]), save(1, [BLUE])]);
  expect(both.map(({ code }) => code).sort()).toEqual(['10000', '10001']);
  expect(both.find(({ code }) => code === '10001')).toMatchObject(STALE);
  expect((await listed()).version).toBe(2);
  expect(await save(0, [])).toMatchObject(STALE);
  expect(await save(7, [])).toMatchObject(STALE);
});

test.each([
  ['a colour twice', [RED, { ...RED, name: '又一个' }]],
  ['no name', [{ ...RED, name: ' ' }]],
  ['no colour', [{ ...RED, hex: 'red' }]],
  ['small letters', [{ ...RED, hex: '#c8102e' }]],
  ['too many', Array.from({ length: 61 }, (_, at) => ({ name: 'x', hex: `#0000${10 + at}` }))],
])('refuses a list with %s', async (_, list) => {
  expect((await save(0, list)).code).toBe('10001');
  expect((await listed()).version).toBe(0);
});
