import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

test('a password fits its own hash only, and no hash fits nothing', async () => {
  const stored = await hashPassword('密码 with ünïcode');
  expect(await verifyPassword(stored, '密码 with ünïcode')).toBe(true);
  expect(await verifyPassword(stored, '密码 with unicode')).toBe(false);
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await hashPassword('密码 with ünïcode')).not.toBe(stored);
});

test('a hash with other parameters is to be renewed', async () => {
  expect(needsRehash(await hashPassword('x'))).toBe(false);
  expect(needsRehash(await hash('x', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
});
