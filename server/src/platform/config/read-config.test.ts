import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'diy-config-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test('everything has a default', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    port: 8000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8000',
    databaseUrl: '',
    mode: 'production',
    workerConcurrency: 4,
    batchWindow: 8,
    corsOrigins: [],
    routerBase: '/',
    logLevel: 'info',
  });
});

test('the secret is made once, and only its owner may read it', () => {
  const first = readConfig({ DATA_DIR }).secretKey;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR }).secretKey).toBe(first);
  expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8')).toBe(first);
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  writeFileSync(join(DATA_DIR, 'secret'), 'half');
  expect(() => readConfig({ DATA_DIR })).toThrow(/已损坏/);
});

test.each([
  ['a file', ''],
  ['below a file', '/inner'],
])('a DATA_DIR that is %s is refused in words', (_, inner) => {
  const file = join(DATA_DIR, 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: file + inner })).toThrow(/数据文件夹 .* 不可写.*DATA_DIR/);
});

test('what is set is taken', () => {
  const config = readConfig({
    DATA_DIR,
    PORT: '9000',
    PUBLIC_URL: 'https://diy.example.com/',
    CORS_ORIGINS: 'https://a.example.com, https://b.example.com',
    PICTURE_HOSTS: 'img.example.com, *.CDN.example',
    SECRET_KEY: 'AB'.repeat(32),
    NODE_ENV: 'test',
  });
  expect(config).toMatchObject({
    port: 9000,
    publicUrl: 'https://diy.example.com',
    corsOrigins: ['https://a.example.com', 'https://b.example.com'],
    pictureHosts: ['img.example.com', '*.cdn.example'],
    secretKey: 'ab'.repeat(32),
    mode: 'test',
  });
});

test.each([
  ['within a network', { PUBLIC_URL: 'http://192.168.1.20:8000' }],
  ['where the operator says so', { PUBLIC_URL: 'http://diy.example.com', PLAIN_HTTP: 'true' }],
])('plain http is taken %s alone', (_, env) => {
  expect(readConfig({ DATA_DIR, ...env }).publicUrl).toBe(env.PUBLIC_URL);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'diy.example.com'],
  ['PUBLIC_URL', 'ftp://diy.example.com'],
  ['PUBLIC_URL', 'http://diy.example.com'],
  ['PUBLIC_URL', 'http://203.0.113.9:8000'],
  ['PLAIN_HTTP', '1'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ['DATABASE_URL', 'mysql://x'],
  ['WORKER_CONCURRENCY', '0'],
  ['CORS_ORIGINS', 'https://a.example.com/path'],
  ['CORS_ORIGINS', '*'],
  ['PICTURE_HOSTS', 'https://img.example.com'],
  ['PICTURE_HOSTS', '*'],
  ['PICTURE_HOSTS', 'img.*.com'],
  ['SECRET_KEY', 'short'],
  ['CLAMD_URL', '127.0.0.1:3310'],
  ['CLAMD_URL', 'unix://clamd.ctl'],
  ['LOG_SYSLOG', 'logs.example.com:6514'],
  ['LOG_SYSLOG', 'tls://logs.example.com'],
  ['LOG_SYSLOG', 'udp://10.0.0.5:514'],
  ['LOG_SYSLOG', 'tls://user:geheim@logs.example.com:6514'],
  ['LOG_LEVEL', 'loud'],
  ['ROUTER_BASE', 'shop'],
  ['TRUST_PROXY', '127.0.0.1, nginx'],
  ['WEB_DIR', '/nowhere'],
  ['CATALOGUE_DIR', '/nowhere'],
  ['FONTS_DIR', '/nowhere'],
])('%s=%s is refused by name, in one line', (name, value) => {
  let message = '';
  try {
    readConfig({ DATA_DIR, [name]: value });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toContain(name);
  expect(message).not.toContain('\n');
});

test('a wrong DATABASE_URL is not repeated: it may hold a password', () => {
  expect(() => readConfig({ DATA_DIR, DATABASE_URL: 'postgre://u:geheim@h/d' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('geheim') }),
  );
});
