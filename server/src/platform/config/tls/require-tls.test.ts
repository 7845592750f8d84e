import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../read-config.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'diy-tls-'));
  writeFileSync(join(DATA_DIR, 'pem'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const ENCRYPTED = {
  PUBLIC_URL: 'https://shop.example.com',
  DATABASE_URL: `postgres://u:geheim@db.lan/diy?sslmode=verify-full&sslrootcert=${encodeURIComponent(import.meta.filename)}`,
  STORAGE_URL: 's3+https://A:geheim@s3.example.com/bucket',
  AI_PROVIDERS: '[{"baseUrl":"https://ai.example.com"},{"kind":"pattern"}]',
  METRICS_ADDRESS: '9464',
};
const start = (env: Record<string, string>) =>
  readConfig({ DATA_DIR, REQUIRE_TLS: 'true', ...ENCRYPTED, ...env });

test('what is encrypted, or stays on this machine, starts', () => {
  expect(start({}).requiresTls).toBe(true);
  expect(readConfig({ DATA_DIR, REQUIRE_TLS: 'true' }).requiresTls).toBe(true);
  const local = {
    PUBLIC_URL: 'http://localhost:8000',
    DATABASE_URL: 'postgres://u@localhost/diy?host=/run/postgresql',
    STORAGE_URL: 's3+http://A:S@127.0.0.1:9000/bucket',
    AI_PROVIDERS: '[{"baseUrl":"http://127.0.0.1:7860"}]',
    LOG_SYSLOG: 'tcp://127.0.0.1:514',
  };
  expect(start(local).requiresTls).toBe(true);
});

test('a server that is open to others speaks TLS itself', () => {
  const [TLS_CERT_FILE, TLS_KEY_FILE] = [join(DATA_DIR, 'pem'), join(DATA_DIR, 'pem')];
  expect(start({ HOST: '0.0.0.0', TLS_CERT_FILE, TLS_KEY_FILE }).tls).toEqual({
    certFile: TLS_CERT_FILE,
    keyFile: TLS_KEY_FILE,
  });
});

test.each([
  ['PUBLIC_URL', 'http://192.168.1.20:8000'],
  ['HOST', '0.0.0.0'],
  ['METRICS_ADDRESS', '10.0.0.11:9464'],
  ['CLAMD_URL', 'tcp://10.0.0.12:3310'],
  ['LOG_SYSLOG', 'tcp://10.0.0.12:514'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=require'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=verify-full&uselibpqcompat=true'],
  ['DATABASE_URL', 'postgres://u:geheim@127.0.0.1/diy?host=db.lan'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=disable&sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?host=localhost&host=db.lan'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?host=localhost&%68ost=db.lan'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?ssl=true'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=verify-full&sslrootcert=/nowhere/geheim'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=verify-full&sslnegotiation=geheim'],
  ['STORAGE_URL', 's3+http://A:geheim@minio.lan:9000/bucket'],
  ['STORAGE_URL', 's3+https://A:geheim@s3.example.com/bucket?public_url=http://files.example.com'],
  ['STORAGE_URL', 'qiniu://A:geheim@bucket?domain=http://files.example.com'],
  ['AI_PROVIDERS', '[{"baseUrl":"http://192.168.1.21:8188","key":"geheim"}]'],
  ['AI_PROVIDERS', '[{"baseUrl":"HTTP://ai.example.com","key":"geheim"}]'],
  ['AI_PROVIDERS', '[{"baseUrl":" http://ai.example.com","key":"geheim"}]'],
  ['AI_PROVIDERS', '[{"baseUrl":"ht\\ntp://ai.example.com","key":"geheim"}]'],
  ['AI_PROVIDERS', '{"baseUrl":"http://ai.example.com","key":"geheim"}'],
  ['PUBLIC_URL', 'HTTP://192.168.1.20:8000'],
  ['STORAGE_URL', 'qiniu://A:geheim@bucket-1?domain=HTTP://files.example.com'],
  ['TLS_CERT_FILE', '/nowhere/cert.pem'],
])('%s=%s is refused by name, and not repeated', (name, value) => {
  let message = '';
  try {
    start({ [name]: value });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toContain(name);
  expect(message).not.toContain('geheim');
});

test('what the address of PostgreSQL leaves open, pg takes from its own variables', () => {
  const open = 'postgres:///diy';
  expect(start({ DATABASE_URL: open }).requiresTls).toBe(true);
  vi.stubEnv('PGHOST', 'db.lan');
  expect(() => start({ DATABASE_URL: open })).toThrow(/verify-full/);
  vi.stubEnv('PGSSLMODE', 'require');
  expect(() => start({ DATABASE_URL: open })).toThrow(/verify-full/);
  expect(() => start({ DATABASE_URL: `${open}?sslmode=disable` })).toThrow(/verify-full/);
  vi.stubEnv('PGSSLMODE', 'verify-full');
  expect(start({ DATABASE_URL: open }).requiresTls).toBe(true);
  expect(() => start({ DATABASE_URL: `${open}?ssl=0` })).toThrow(/verify-full/);
  expect(() => start({ DATABASE_URL: `${open}?sslmode=disable` })).toThrow(/verify-full/);
  // pg knows no PGHOSTADDR.
  vi.unstubAllEnvs();
  vi.stubEnv('PGHOSTADDR', '10.0.0.9');
  expect(start({ DATABASE_URL: open }).requiresTls).toBe(true);
});

test('an address outside this network in capitals is as much in the clear', () => {
  expect(() => readConfig({ DATA_DIR, PUBLIC_URL: 'HTTP://shop.example.com' })).toThrow(/PLAIN_HTTP/);
});
