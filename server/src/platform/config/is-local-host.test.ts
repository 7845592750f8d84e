import { expect, it } from 'vitest';
import { isLocalHost } from './is-local-host.ts';

it.each([
  'http://localhost:8000',
  'http://LOCALHOST',
  'http://127.0.0.1:8000',
  'http://127.1',
  'http://[::1]:8000',
  'http://192.168.1.20',
  'http://10.0.0.8:8000',
  'http://172.31.0.1',
  'http://[fd00::5]',
  'http://[fe80::1]',
  'http://[::ffff:10.0.0.8]',
  'http://shop',
  'http://shop.local',
  'http://shop.fritz.home.arpa.',
  'http://diy.internal',
])('%s lies in the network of its shop', (address) => {
  expect(isLocalHost(address)).toBe(true);
});

it.each([
  'http://shop.example.com',
  'http://localhost.example.com',
  'http://192.168.1.20.example.com',
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://8.8.8.8',
  'http://134744072',
  'http://[2001:db8::1]',
  'http://[::ffff:8.8.8.8]',
  'http://例子.中国',
])('%s may lie anywhere', (address) => {
  expect(isLocalHost(address)).toBe(false);
});
