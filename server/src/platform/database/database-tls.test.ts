import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../testing/make-certificate.ts';
import { until } from '../../testing/until.ts';
import { requireTls } from '../config/tls/require-tls.ts';
import { silentLogger } from '../logging/create-logger.ts';
import { openDatabase } from './open-database.ts';

/** The registry's PostgreSQL speaks no TLS; Debian's does. */
const BIN = ['17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`).find(existsSync);
const title = BIN
  ? 'a PostgreSQL that takes connections by TLS alone'
  : 'a PostgreSQL that takes connections by TLS alone (left out: none of Debian’s is installed)';

describe.skipIf(!BIN)(title, () => {
  let folder: string;
  let port: number;
  let server: ChildProcess;
  let output = '';
  const file = (name: string) => join(folder, name);
  const address = (host: string, query = '') => `postgres://shop@${host}:${port}/postgres${query}`;
  const verified = (authority: string) =>
    `?sslmode=verify-full&sslrootcert=${encodeURIComponent(file(authority))}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'diy-postgres-tls-'));
    port = await freePort();
    const { key, cert } = makeCertificate();
    writeFileSync(file('server.key'), key, { mode: 0o600 });
    writeFileSync(file('server.crt'), cert);
    writeFileSync(file('other.crt'), makeCertificate().cert);
    const cluster = file('cluster');
    execFileSync(
      ...command('initdb', ['-D', cluster, '-U', 'shop', '-E', 'UTF8', '--locale=C', '-A', 'trust']),
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    writeFileSync(join(cluster, 'pg_hba.conf'), 'hostssl all all 127.0.0.0/8 trust\n');
    writeFileSync(
      join(cluster, 'postgresql.auto.conf'),
      [
        `port = ${port}`,
        "listen_addresses = '127.0.0.1, 127.0.0.2'",
        "unix_socket_directories = ''",
        'ssl = on',
        `ssl_key_file = '${file('server.key')}'`,
        `ssl_cert_file = '${file('server.crt')}'`,
        'fsync = off',
        '',
      ].join('\n'),
    );
    server = spawn(...command('postgres', ['-D', cluster]), { stdio: ['ignore', 'ignore', 'pipe'] });
    server.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    await until('PostgreSQL', 60_000, async () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended:\n${output}`);
      return output.includes('ready to accept connections') || undefined;
    });
  });
  afterAll(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('is spoken to where its certificate is of the named authority, and for the name', async () => {
    expect(await connectionOf(address('localhost', verified('server.crt')))).toMatchObject({
      ssl: true,
      version: expect.stringMatching(/^TLSv1\.[23]$/),
    });
    expect(await connectionOf(address('127.0.0.1', verified('server.crt')))).toMatchObject({ ssl: true });
  });

  test.each([
    ['of another authority', 'localhost', () => verified('other.crt'), /self-signed|certificate|issuer/i],
    ['for another name', '127.0.0.2', () => verified('server.crt'), /does not match|altnames/i],
    ['of no authority that is named', 'localhost', () => '?sslmode=verify-full', /self-signed/i],
  ])('is not spoken to with a certificate %s', async (_, host, query, error) => {
    await expect(connectionOf(address(host, query()))).rejects.toThrow(error);
  });

  test('refuses whoever comes in the clear', async () => {
    await expect(connectionOf(address('localhost'))).rejects.toThrow(/no encryption/);
    await expect(connectionOf(address('localhost', '?sslmode=disable'))).rejects.toThrow(/no encryption/);
  });

  test('REQUIRE_TLS lets the start have the address that works, and none in the clear', () => {
    const config = {
      aiProviders: null,
      clamdUrl: null,
      host: '127.0.0.1',
      logSyslog: null,
      metricsAddress: null,
    } as const;
    const checked = {
      ...config,
      publicUrl: 'http://localhost',
      storage: { kind: 'folder' },
      tls: null,
    } as const;
    const elsewhere = (query: string) => address('db.lan', query);
    expect(() => requireTls(checked, elsewhere(verified('server.crt')))).not.toThrow();
    expect(() => requireTls(checked, elsewhere(''))).toThrow(/REQUIRE_TLS/);
    expect(() => requireTls(checked, elsewhere('?sslmode=disable'))).toThrow(/REQUIRE_TLS/);
  });
});

/** The server's view of the connection that the product's pool opens. */
async function connectionOf(url: string): Promise<{ ssl: boolean; version: string }> {
  const { pool, close } = openDatabase(url, silentLogger);
  try {
    const { rows } = await pool.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0];
  } finally {
    await close();
  }
}

/** PostgreSQL refuses to run as root: a user namespace makes it another user. */
function command(program: string, args: string[]): [string, string[]] {
  const path = join(BIN ?? '', program);
  if (process.getuid?.() !== 0) return [path, args];
  return ['unshare', ['--user', '--map-user=1000', '--map-group=1000', path, ...args]];
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const listener = createServer();
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as { port: number };
      listener.close(() => done(port));
    });
  });
}
