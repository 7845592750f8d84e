import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { setSecurityHeaders } from './security-headers.ts';

async function transportOf(publicUrl: string, hstsSubdomains = false) {
  const app = Fastify();
  setSecurityHeaders(app, { publicUrl, hstsSubdomains } as Config, []);
  app.get('/', () => 'here');
  const { headers } = await app.inject('/');
  await app.close();
  return headers['strict-transport-security'];
}

test('browsers are told to come back by https for a year, to subdomains where they belong to the shop', async () => {
  expect(await transportOf('https://shop.example.com')).toBe('max-age=31536000');
  expect(await transportOf('https://shop.example.com', true)).toBe('max-age=31536000; includeSubDomains');
  expect(await transportOf('http://localhost:8000', true)).toBeUndefined();
});
