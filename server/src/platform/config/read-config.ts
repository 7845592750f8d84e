import { join, resolve } from 'node:path';
import { createKeyRing } from '../secrets/key-ring.ts';
import type { Config } from './config.ts';
import { ConfigMistake } from './config-mistake.ts';
import { type Env, readFlag, readInteger, readList, readText } from './env-values.ts';
import { isLocalHost } from './is-local-host.ts';
import { type ListenAddress, readListenAddress } from './listen-address.ts';
import { findProjectFolder } from './project-folder.ts';
import { proxyAddress } from './proxy-address.ts';
import { readFolder } from './read-folder.ts';
import { readJsonSetting } from './read-json-setting.ts';
import { readSecret } from './read-secret.ts';
import { readStorageUrl } from './read-storage-url.ts';
import { readSecretFiles } from './secret-files/read-secret-files.ts';
import { readTlsFiles } from './tls/read-tls-files.ts';
import { requireTls } from './tls/require-tls.ts';

/** `img.example.com`, or `*.example.com` for every name below it. */
const PICTURE_HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Settings of this process from the environment. Throws a ConfigMistake with one sentence at the first wrong one.
 * An empty `databaseUrl` means the embedded server, whose address is known once it runs.
 */
export function readConfig(given: Env): Config {
  requireVerification(given);
  const { env, databaseUrl, storageKeysFile } = readSecretFiles(given);
  const project = findProjectFolder();
  const port = readInteger(env, 'PORT', 8000, 1, 65_535);
  const dataDir = resolve(readText(env, 'DATA_DIR') ?? join(project, 'data'));
  const secret = secretKey(env) ?? readSecret(dataDir);
  const config: Config = {
    port,
    host: readText(env, 'HOST') ?? '127.0.0.1',
    dataDir,
    metricsAddress: metricsAddress(env),
    publicUrl: publicUrl(env) ?? `http://localhost:${port}`,
    hstsSubdomains: readFlag(env, 'HSTS_SUBDOMAINS'),
    databaseUrl: databaseUrl ?? url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']) ?? '',
    storage: readStorageUrl(readText(env, 'STORAGE_URL'), storageKeysFile),
    secretKey: secret,
    keys: createKeyRing(secret),
    mode: env.NODE_ENV === 'test' ? 'test' : 'production',
    workerConcurrency: readInteger(env, 'WORKER_CONCURRENCY', 4, 1, 64),
    aiProviders: readJsonSetting(env, 'AI_PROVIDERS'),
    batchWindow: readInteger(env, 'BATCH_WINDOW', 8, 1, 1000),
    trustProxy: readList(env, 'TRUST_PROXY').map(proxyAddress),
    corsOrigins: readList(env, 'CORS_ORIGINS').map(origin),
    pictureHosts: readList(env, 'PICTURE_HOSTS').map(pictureHost),
    logLevel: logLevel(env),
    logDir: readText(env, 'LOG_DIR') ?? null,
    logSyslog: logSyslog(env),
    routerBase: routerBase(env),
    webDir: readFolder(env, 'WEB_DIR', { usual: join(project, 'web', 'dist'), holds: 'index.html' }),
    catalogueDir: readFolder(env, 'CATALOGUE_DIR', { usual: join(project, 'catalogue'), holds: 'templates' }),
    fontsDir: readFolder(env, 'FONTS_DIR', { usual: join(project, 'design', 'fonts'), holds: 'fonts.json' }),
    strictSignIn: readFlag(env, 'STRICT_SIGN_IN'),
    requiresSecondFactor: readFlag(env, 'REQUIRE_SECOND_FACTOR'),
    clamdUrl: clamdUrl(env),
    requiresTls: readFlag(env, 'REQUIRE_TLS'),
    tls: readTlsFiles(env),
  };
  if (config.requiresTls) requireTls(config, readText(env, 'DATABASE_URL') ?? '');
  return config;
}

function metricsAddress(env: Env): ListenAddress | null {
  const value = readText(env, 'METRICS_ADDRESS');
  return value === undefined ? null : readListenAddress('METRICS_ADDRESS', value);
}

function url(env: Env, name: string, protocols: string[]): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '');
  // The value is not repeated, because it may hold a password.
  const example =
    name === 'DATABASE_URL' ? 'postgres://user:password@host:5432/name' : 'https://diy.example.com';
  throw new ConfigMistake(`${name} 不是有效的地址，应像 ${example}`, `${name} is not a valid address`);
}

/** Passwords and buyers' addresses do not cross the internet in the clear unless the operator says so. */
function publicUrl(env: Env): string | undefined {
  const address = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  const isAllowed = readFlag(env, 'PLAIN_HTTP');
  if (address === undefined || new URL(address).protocol !== 'http:' || isLocalHost(address) || isAllowed)
    return address;
  throw new ConfigMistake(
    'PUBLIC_URL 是外网的 http 地址，密码和买家资料会被沿途看到：请在前面加一个支持 https 的反向代理（docs/operations.md）并改成 https；确实要这样用，设 PLAIN_HTTP=true',
    'PUBLIC_URL is an http address outside this network; use https, or set PLAIN_HTTP=true',
  );
}

/** Node verifies the certificates of other servers unless this variable stops it, for all connections at once. */
function requireVerification(env: Env): void {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return;
  throw new ConfigMistake(
    'NODE_TLS_REJECT_UNAUTHORIZED=0 会关掉所有证书校验，请去掉它；自签证书请用 NODE_EXTRA_CA_CERTS 指定',
    'NODE_TLS_REJECT_UNAUTHORIZED=0 switches all verification off; name the authority by NODE_EXTRA_CA_CERTS',
  );
}

/** `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
function clamdUrl(env: Env): string | null {
  const value = readText(env, 'CLAMD_URL');
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isTcp = url?.protocol === 'tcp:' && url.hostname !== '';
  const isUnix = url?.protocol === 'unix:' && url.hostname === '' && url.pathname.length > 1;
  if (isTcp || isUnix) return value;
  throw new ConfigMistake(
    'CLAMD_URL 应像 tcp://127.0.0.1:3310 或 unix:///run/clamav/clamd.ctl',
    'CLAMD_URL must be like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
  );
}

/** `tls://logs.example.com:6514`, or `tcp://` inside one's own network. */
function logSyslog(env: Env): string | null {
  const value = readText(env, 'LOG_SYSLOG');
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWhole = url !== null && url.hostname !== '' && url.port !== '' && /^\/?$/.test(url.pathname);
  if (isWhole && ['tls:', 'tcp:'].includes(url.protocol) && url.username === '' && url.search === '')
    return value;
  throw new ConfigMistake(
    'LOG_SYSLOG 应像 tls://logs.example.com:6514，或内网里的 tcp://10.0.0.5:514',
    'LOG_SYSLOG must be like tls://logs.example.com:6514 or tcp://10.0.0.5:514',
  );
}

function origin(value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new ConfigMistake(
    `CORS_ORIGINS 里的 ${value} 不是来源，应像 https://shop.example.com`,
    'not an origin',
  );
}

function pictureHost(value: string): string {
  const name = value.toLowerCase();
  if (PICTURE_HOST.test(name)) return name;
  throw new ConfigMistake(
    `PICTURE_HOSTS 里的 ${value} 不是主机名，应像 img.example.com 或 *.example.com`,
    'PICTURE_HOSTS holds something that is no host name',
  );
}

function logLevel(env: Env): Config['logLevel'] {
  const value = readText(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((known) => known === value);
  if (level) return level;
  throw new ConfigMistake(
    `LOG_LEVEL 须为 ${LOG_LEVELS.join('、')} 之一，现在是 ${value}`,
    'unknown LOG_LEVEL',
  );
}

function routerBase(env: Env): string {
  const value = readText(env, 'ROUTER_BASE') ?? '/';
  if (/^\/([\w-]+(\/[\w-]+)*\/?)?$/.test(value)) return value;
  throw new ConfigMistake(`ROUTER_BASE 须为以 / 开头的路径，现在是 ${value}`, 'ROUTER_BASE must be a path');
}

function secretKey(env: Env): string | undefined {
  const value = readText(env, 'SECRET_KEY');
  if (value === undefined || /^[0-9a-f]{64}$/i.test(value)) return value?.toLowerCase();
  throw new ConfigMistake('SECRET_KEY 须为 64 位十六进制数', 'SECRET_KEY must be 64 hex digits');
}
