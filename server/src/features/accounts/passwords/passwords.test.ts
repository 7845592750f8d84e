import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords, needsRehash } from './passwords.ts';

const passwords = createPasswords();

test('a password fits its own hash only, and no hash fits nothing', async () => {
  const stored = await passwords.hash('密码 with ünïcode');
  expect(await passwords.verify(stored, '密码 with ünïcode')).toBe(true);
  expect(await passwords.verify(stored, '密码 with unicode')).toBe(false);
  expect(await passwords.verify(null, '')).toBe(false);
  expect(await passwords.hash('密码 with ünïcode')).not.toBe(stored);
});

test('a hash with other parameters is to be renewed', async () => {
  expect(needsRehash(await passwords.hash('x'))).toBe(false);
  expect(needsRehash(await hash('x', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
});
