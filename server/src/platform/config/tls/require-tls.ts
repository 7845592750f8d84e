import type { Config } from '../config.ts';
import { ConfigMistake } from '../config-mistake.ts';
import { databaseFault, FAULT_WORDS } from './database-fault.ts';
import { isThisMachine } from './is-this-machine.ts';

type Checked = Pick<
  Config,
  'aiProviders' | 'clamdUrl' | 'host' | 'logSyslog' | 'metricsAddress' | 'publicUrl' | 'storage' | 'tls'
>;

/**
 * Checks that nothing leaves or enters this machine in the clear when REQUIRE_TLS is set. Throws a ConfigMistake that names the first
 * setting which would let it; a value is not repeated, since it may hold a password.
 * @param databaseUrl the address of PostgreSQL as it is now; empty = the embedded one
 */
export function requireTls(config: Checked, databaseUrl: string): void {
  if (!config.publicUrl.startsWith('https:') && !isThisMachine(new URL(config.publicUrl).hostname))
    throw plain('PUBLIC_URL', '须是 https 地址', 'must be https');
  if (!isThisMachine(config.host) && !config.tls)
    throw plain(
      'HOST',
      '须是 127.0.0.1，由同一台机器上的代理提供 https；或用 TLS_CERT_FILE 和 TLS_KEY_FILE 直接提供 https',
      'must be loopback, or set TLS_CERT_FILE and TLS_KEY_FILE',
    );
  if (config.metricsAddress && !isThisMachine(config.metricsAddress.host))
    throw plain('METRICS_ADDRESS', '须是 127.0.0.1', 'must be loopback');
  const scanner = config.clamdUrl && new URL(config.clamdUrl);
  if (scanner && scanner.protocol === 'tcp:' && !isThisMachine(scanner.hostname))
    throw plain(
      'CLAMD_URL',
      '须在这台机器上：clamd 不支持加密',
      'must be on this machine: clamd speaks no TLS',
    );
  const collector = config.logSyslog && new URL(config.logSyslog);
  if (collector && collector.protocol === 'tcp:' && !isThisMachine(collector.hostname))
    throw plain('LOG_SYSLOG', '须以 tls:// 开头', 'must begin with tls://');
  requireDatabaseTls(databaseUrl);
  for (const address of storeAddresses(config.storage))
    if (isPlainHttp(address)) throw plain('STORAGE_URL', '里的地址须是 https', 'must be https throughout');
  for (const address of providerAddresses(config.aiProviders))
    if (isPlainHttp(address)) throw plain('AI_PROVIDERS', '里的 baseUrl 须是 https', 'baseUrl must be https');
}

/** PostgreSQL's certificate is verified, name and all; a socket or this machine needs none. */
function requireDatabaseTls(databaseUrl: string): void {
  if (databaseUrl === '') return;
  const fault = databaseFault(databaseUrl, { isTlsRequired: true });
  if (fault !== null) throw plain('DATABASE_URL', ...FAULT_WORDS[fault]);
}

function storeAddresses(storage: Config['storage']): string[] {
  if (storage.kind === 'folder') return [];
  if (storage.kind === 's3') return [storage.endpoint, storage.publicUrl];
  const { domain, publicUrl, upUrl, rsUrl, rsfUrl } = storage;
  return [domain, publicUrl, upUrl, rsUrl, rsfUrl];
}

/** One or several; the feature checks the rest of them, here an address in the clear is enough. */
function providerAddresses(providers: unknown): string[] {
  return [providers].flat().flatMap((provider: unknown) => {
    const { baseUrl } = (provider ?? {}) as { baseUrl?: unknown };
    return typeof baseUrl === 'string' ? [baseUrl] : [];
  });
}

function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isThisMachine(hostname);
}

function plain(name: string, zh: string, en: string): ConfigMistake {
  return new ConfigMistake(`设了 REQUIRE_TLS=true，${name} ${zh}`, `REQUIRE_TLS: ${name} ${en}`);
}
