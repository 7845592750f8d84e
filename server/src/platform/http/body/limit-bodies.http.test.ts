import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { updateProfile } from '@diy/contract/accounts/accounts';
import { deleteDesigns } from '@diy/contract/designs/designs';
import { uploadOrders } from '@diy/contract/orders/order-uploads';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let app: TestApp;
let port: number;
let seller: TestAccount;
let other: TestAccount;
const open: Socket[] = [];

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  other = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => app.close());

/** A call that was begun; `reply` grows as it comes. */
interface Begun {
  reply: string;
  socket: Socket;
}

/** Sends the head of a call and the first bytes of its body, and no more. */
function begin(token: string, path: string, type: string, length: string): Begun {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const begun: Begun = { reply: '', socket };
  socket.on('data', (chunk) => {
    begun.reply += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nauthorization: Basic ${token}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`,
  );
  return begun;
}

/** The same, with what came back within a moment. */
async function replyTo(...call: Parameters<typeof begin>): Promise<string> {
  const begun = begin(...call);
  await new Promise((resolve) => setTimeout(resolve, 800));
  return begun.reply;
}
const FORM = 'multipart/form-data; boundary=b';
const isBusy = ({ reply }: { reply: string }) =>
  reply.startsWith('HTTP/1.1 503 ') && /\r\nretry-after: \d/i.test(reply);

it.each([
  ['a call', updateProfile.path, 'application/json', 'content-length: 200000'],
  ['a call of unknown length', updateProfile.path, 'application/json', 'transfer-encoding: chunked'],
  ['a form with a file', uploadOrders.path, FORM, 'content-length: 50000000'],
])('of one account sixteen large bodies come at once: %s', async (_what, path, type, length) => {
  const begun = Array.from({ length: 20 }, () => begin(seller.token, path, type, length));
  await expect.poll(() => begun.filter(isBusy)).toHaveLength(4);
  // Another account, and what is small, find the server free.
  expect(await replyTo(other.token, path, type, length)).toBe('');
  expect(begun.filter(({ reply }) => reply === '')).toHaveLength(16);
  const small = await app.call(updateProfile, { nickname: '小店' }, { token: seller.token });
  expect(small.code).toBe('10000');
  // A client that leaves makes room.
  for (const { reply, socket } of begun) if (reply === '') socket.destroy();
  await expect.poll(() => replyTo(seller.token, path, type, length), { timeout: 60_000 }).toBe('');
});

it('clients that leave before their token was looked up hold nothing', async () => {
  for (let round = 0; round < 4; round++) {
    const begun = Array.from({ length: 30 }, () =>
      begin(seller.token, updateProfile.path, 'application/json', 'content-length: 200000'),
    );
    await Promise.all(begun.map(({ socket }) => once(socket, 'connect')));
    await new Promise((resolve) => setTimeout(resolve, round));
    for (const { socket } of begun) socket.destroy();
  }
  await expect
    .poll(() => replyTo(seller.token, updateProfile.path, 'application/json', 'content-length: 200000'), {
      timeout: 20_000,
    })
    .toBe('');
});

const unknownNames = (count: number, start = '') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${start}key${at}`, 1]));

it.each<[string, unknown]>([
  ['290,000 unknown names', unknownNames(290_000)],
  ['600 unknown names', unknownNames(600, 'x'.repeat(30))],
  ['names in many objects', Array.from({ length: 30 }, (_, n) => unknownNames(400, `${n}`))],
  ['11,000 items', { ids: Array(11_000).fill(0) }],
  ['a thousand lists in a list', Array(1_000).fill(Array(10).fill(1))],
])('a body with more than the call can take is refused before it is built: %s', async (_, input) => {
  const response = await app.http.inject({
    method: 'POST',
    url: updateProfile.path,
    headers: { 'content-type': 'application/json', authorization: `Basic ${seller.token}` },
    payload: JSON.stringify(input),
  });
  expect([response.statusCode, response.json().error]).toEqual([200, 'request.too-involved']);
});

it('ten wrong ids too many are reported by their field', async () => {
  const result = await app.call(
    deleteDesigns,
    { ids: Array(1_010).fill('an-id-of-twenty-char') },
    { token: seller.token },
  );
  expect(result).toMatchObject({ code: '10001', error: 'request.invalid', fields: [{ field: 'ids' }] });
});
