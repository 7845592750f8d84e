import { getProfile } from '@diy/contract/accounts/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { runUserCommand, type UserCommand } from './user-commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const run = (command: UserCommand) => runUserCommand(app.services, command);
const refusal = (command: UserCommand) =>
  run(command).then(
    () => 'no refusal',
    (error: { id?: string; message: string }) => error.id ?? error.message,
  );

test('an account from its making to its end', async () => {
  expect(await run({ verb: 'add', name: '小王', password: 'first password', sku: 'WANG' })).toContain('WANG');
  const token = await run({ verb: 'token', name: '小王' });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await app.ask(getProfile, {}, { token })).toMatchObject({
    username: '小王',
    nickname: '小王',
    sku: 'WANG',
  });
  await run({ verb: 'password', name: '小王', password: 'second password' });
  expect((await app.call(getProfile, {}, { token })).code).toBe('10002');
  const fresh = await run({ verb: 'token', name: '小王' });
  await run({ verb: 'disable', name: '小王' });
  expect((await app.call(getProfile, {}, { token: fresh })).code).toBe('10002');
  expect(await refusal({ verb: 'token', name: '小王' })).toBe('accounts.disabled');
  expect(await run({ verb: 'list' })).toMatch(/^小王\t小王\tWANG\t已停用\t/);
  expect(await run({ verb: 'password', name: '小王', password: 'third password' })).toContain('user enable');
  expect(await run({ verb: 'enable', name: '小王' })).toContain('已恢复');
  expect(await run({ verb: 'enable', name: '小王' })).toContain('没有停用');
  const back = await run({ verb: 'token', name: '小王' });
  expect((await app.call(getProfile, {}, { token: back })).code).toBe('10000');
});

test('names and seller codes are unique, whatever the case', async () => {
  await run({ verb: 'add', name: 'Anna', password: 'long enough', sku: 'ANNA' });
  const again = { verb: 'add', name: 'aNNa', password: 'long enough' };
  expect(await refusal(again)).toBe('accounts.username-taken');
  expect(await refusal({ ...again, name: 'bert', sku: 'ANNA' })).toBe('accounts.sku-taken');
});

test.each([
  [{ verb: 'add', name: 'x', password: 'short' }, 'accounts.invalid'],
  [{ verb: 'add', name: ' x', password: 'long enough' }, 'accounts.invalid'],
  [{ verb: 'add', name: 'x', password: 'long enough', sku: 'a b' }, 'accounts.invalid'],
  [{ verb: 'add', name: 'x' }, '缺少 --password'],
  [{ verb: 'token' }, '缺少用户名'],
  [{ verb: 'token', name: 'nobody' }, 'accounts.not-found'],
  [{ verb: 'rename', name: 'x' }, '没有这个命令'],
])('%j is refused: %s', async (command, why) => {
  expect(await refusal(command)).toBe(why);
});
