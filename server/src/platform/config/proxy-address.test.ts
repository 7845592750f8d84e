import { expect, it } from 'vitest';
import { proxyAddress } from './proxy-address.ts';

it.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '10.1.2.3/32', '10.0.0.0/0', 'loopback'])(
  '%s',
  (value) => {
    expect(proxyAddress(value)).toBe(value);
  },
);

it.each([
  'true',
  '*',
  '1',
  'nginx',
  'proxy.example.com',
  '10.0.0',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.0/',
  '127.0.0.1:80',
])('%s is refused, and what to write is said', (value) => {
  expect(() => proxyAddress(value)).toThrow(/TRUST_PROXY.*127.0.0.1/);
});
