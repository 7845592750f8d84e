import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../read-config.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'diy-tls-'));
  writeFileSync(join(DATA_DIR, 'pem'), '');
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const ENCRYPTED = {
  PUBLIC_URL: 'https://shop.example.com',
  DATABASE_URL: 'postgres://u:geheim@db.lan/diy?sslmode=verify-full&sslrootcert=/etc/ca.pem',
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
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=require'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://u:geheim@db.lan/diy?sslmode=verify-full&uselibpqcompat=true'],
  ['DATABASE_URL', 'postgres://u:geheim@127.0.0.1/diy?host=db.lan'],
  ['STORAGE_URL', 's3+http://A:geheim@minio.lan:9000/bucket'],
  ['STORAGE_URL', 's3+https://A:geheim@s3.example.com/bucket?public_url=http://files.example.com'],
  ['STORAGE_URL', 'qiniu://A:geheim@bucket?domain=http://files.example.com'],
  ['AI_PROVIDERS', '[{"baseUrl":"http://192.168.1.21:8188","key":"geheim"}]'],
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
