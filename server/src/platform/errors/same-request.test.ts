import { message } from '@diy/contract/messages';
import { expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { fingerprintOf, requireSameRequest } from './same-request.ts';

it('fields count in any order, undefined ones not at all, lists in theirs', () => {
  const one = fingerprintOf({ name: 'a', settings: { x: 1, y: [1, 2] } });
  expect(fingerprintOf({ settings: { y: [1, 2], x: 1, z: undefined }, name: 'a' })).toBe(one);
  expect(fingerprintOf({ name: 'a', settings: { x: 1, y: [2, 1] } })).not.toBe(one);
  expect(fingerprintOf({ name: 'a', settings: { x: '1', y: [1, 2] } })).not.toBe(one);
  expect(fingerprintOf([['name', 'a']])).not.toBe(fingerprintOf({ name: 'b' }));
});

it('another request with a used key is refused, one of before counts as the same', () => {
  const refuse = () => new Refusal(message('request.malformed'));
  expect(() => requireSameRequest({ request_sha256: 'a' }, 'b', refuse)).toThrow(Refusal);
  requireSameRequest({ request_sha256: 'a' }, 'a', refuse);
  requireSameRequest({ request_sha256: null }, 'b', refuse);
});
