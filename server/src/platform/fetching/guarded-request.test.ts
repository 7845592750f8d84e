import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FetchFailure } from './fetch-failure.ts';
import { type GuardedRequest, requestGuarded } from './guarded-request.ts';
import { readBody } from './read-response.ts';

/** A call that reaches the canary has got into the inner network. */
let canary: Server;
/** A server the administrator trusts. */
let trusted: Server;
let reached = 0;
let respondTrusted: RequestListener = (_, response) => response.end('ok');

const listen = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const originOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`;

beforeAll(async () => {
  canary = await listen((_, response) => {
    reached += 1;
    response.end('inside');
  });
  canary.on('connection', () => {
    reached += 1;
  });
  trusted = await listen((request, response) => respondTrusted(request, response));
});
afterAll(() => {
  canary.close();
  trusted.close();
});
beforeEach(() => {
  reached = 0;
});

const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  'inner.example': ['10.1.2.3'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'both-six.example': ['2606:2800:220:1::1', '::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'nobody.example': [],
  '127.0.0.1.nip.example': ['127.0.0.1'],
};
const resolve: GuardedRequest['resolve'] = async (host) =>
  (NAMES[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const ask = async (url: string, more: Partial<GuardedRequest> = {}) => {
  const limits = { maxBytes: 1000, signal: AbortSignal.timeout(25_000) };
  const request = { url, ...limits, resolve, ...more };
  const reply = await requestGuarded(request);
  return { status: reply.status, text: (await readBody(reply, request)).toString() };
};
const problemOf = async (asking: Promise<unknown>) => {
  const error: unknown = await asking.then(
    () => 'answered',
    (caught: unknown) => caught,
  );
  return error instanceof FetchFailure ? error.problem : error;
};

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0.0.0x1',
  '1２7.0.0.1',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '127%2e0%2e0%2e1',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.170',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::7f00:1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'inner.example',
  'both.example',
  'both-six.example',
  'mapped.example',
  'metadata.google.internal',
  '127.0.0.1.nip.example',
];

describe('what leads into the inner network', () => {
  it.each(HOSTS)('%s is refused', async (host) => {
    expect(await problemOf(ask(`http://${host}:${portOf(canary)}/latest/meta-data`))).toBe(
      'forbidden-address',
    );
    expect(reached).toBe(0);
  });

  // Header lines are plain ASCII.
  it.each(HOSTS.filter((host) => /^[!-~]+$/.test(host)))('a redirect to %s is refused', async (host) => {
    respondTrusted = (_, response) =>
      response.writeHead(302, { location: `http://${host}:${portOf(canary)}/` }).end();
    const asking = ask(originOf(trusted), { trustedOrigin: originOf(trusted), maxRedirects: 3 });
    expect(await problemOf(asking)).toBe('forbidden-address');
    expect(reached).toBe(0);
  });

  it.each([
    ['another scheme', 'file:///etc/passwd'],
    ['gopher', 'gopher://127.0.0.1:6379/_INFO'],
    ['ftp', 'ftp://127.0.0.1/'],
    ['data', 'data:text/plain,hello'],
    ['a user name', 'http://user@example.com/'],
    ['a user name that looks like the host', 'http://example.com@127.0.0.1/'],
    ['nothing', ''],
    ['no scheme', '//127.0.0.1/'],
    ['a broken address', 'http://[::1'],
    ['too many numbers', 'http://127.0.0.1.5/'],
    ['a zone', 'http://[fe80::1%25eth0]/'],
  ])('%s is refused', async (_, url) => {
    expect(await problemOf(ask(url))).toBe('bad-url');
    expect(reached).toBe(0);
  });

  it('the name is looked up once, so a second answer cannot lead elsewhere', async () => {
    let lookUps = 0;
    const rebinding: GuardedRequest['resolve'] = async () => {
      lookUps += 1;
      return [{ address: lookUps === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
    };
    const signal = AbortSignal.timeout(300);
    const asking = ask(`http://rebind.example:${portOf(canary)}/`, { resolve: rebinding, signal });
    expect(['timeout', 'unreachable', 'cut-off']).toContain(await problemOf(asking));
    expect([lookUps, reached]).toEqual([1, 0]);
  });

  it('a host that is not listed is not asked, nor one that a listed one leads to', async () => {
    const hosts = ['*.example.com'];
    const lookUps: string[] = [];
    const resolve: GuardedRequest['resolve'] = async (host) => {
      lookUps.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    expect(await problemOf(ask('http://other.example/', { hosts, resolve }))).toBe('host-not-listed');
    expect(await problemOf(ask('http://93.184.216.34/', { hosts, resolve }))).toBe('host-not-listed');
    respondTrusted = (_, response) => response.writeHead(302, { location: 'http://other.example/' }).end();
    const led = ask(originOf(trusted), { trustedOrigin: originOf(trusted), maxRedirects: 3, hosts, resolve });
    expect(await problemOf(led)).toBe('host-not-listed');
    expect(lookUps).toEqual([]);
    // A listed host that is a private address stays forbidden.
    expect(await problemOf(ask('http://img.example.com/', { hosts, resolve }))).toBe('forbidden-address');
    expect([lookUps, reached]).toEqual([['img.example.com'], 0]);
  });

  it('only default ports are asked where a stranger chose the address, nor any other by a redirect', async () => {
    const only = { hasDefaultPort: true };
    expect(await problemOf(ask('http://93.184.216.34:8080/', only))).toBe('forbidden-port');
    expect(await problemOf(ask('https://other.example:25/', only))).toBe('forbidden-port');
    respondTrusted = (_, response) => response.writeHead(302, { location: 'http://other.example:22/' }).end();
    const trust = { trustedOrigin: originOf(trusted), maxRedirects: 3, ...only };
    expect(await problemOf(ask(originOf(trusted), trust))).toBe('forbidden-port');
    // The port is written, and the default one.
    expect(await problemOf(ask('http://nobody.example:80/', only))).toBe('unreachable');
  });

  it('nothing is fetched in the clear where the operator wants TLS, nor by a redirect', async () => {
    const only = { isTlsOnly: true };
    expect(await problemOf(ask('http://other.example/', only))).toBe('not-encrypted');
    respondTrusted = (_, response) => response.writeHead(302, { location: 'http://other.example/' }).end();
    const led = ask(originOf(trusted), { trustedOrigin: originOf(trusted), maxRedirects: 3, ...only });
    expect(await problemOf(led)).toBe('not-encrypted');
    // The administrator's own address as well, unless it is on this machine.
    const inner = { trustedOrigin: 'http://10.0.0.5:7860', ...only };
    expect(await problemOf(ask('http://10.0.0.5:7860/', inner))).toBe('not-encrypted');
    expect(reached).toBe(0);
  });

  it('another port or scheme of a trusted host is not trusted', async () => {
    const trust = { trustedOrigin: originOf(trusted) };
    expect(await problemOf(ask(originOf(canary), trust))).toBe('forbidden-address');
    expect(await problemOf(ask(originOf(trusted).replace('http', 'https'), trust))).toBe('forbidden-address');
    expect(reached).toBe(0);
  });
});

describe('what goes wrong on the way', () => {
  const trust = () => ({ trustedOrigin: originOf(trusted) });
  it.each<[string, RequestListener, Partial<GuardedRequest>, string]>([
    [
      'a redirect where none is followed',
      (_, r) => r.writeHead(307, { location: '/else' }).end(),
      {},
      'redirected',
    ],
    [
      'redirects in a circle',
      (_, r) => r.writeHead(302, { location: '/again' }).end(),
      { maxRedirects: 5 },
      'redirected',
    ],
    [
      'a promised length over the limit',
      (_, r) => r.writeHead(200, { 'content-length': 1001 }).end(),
      {},
      'too-large',
    ],
    [
      'an endless body',
      (_, r) => {
        const more = () => r.write('x'.repeat(500), () => !r.destroyed && more());
        more();
      },
      {},
      'too-large',
    ],
    [
      'a body shorter than promised',
      (_, r) => {
        r.writeHead(200, { 'content-length': 100 }).write('half', () => r.destroy());
      },
      {},
      'cut-off',
    ],
    ['a chunked body that breaks off', (_, r) => void r.write('half', () => r.destroy()), {}, 'cut-off'],
    ['no answer at all', (_, r) => void r.destroy(), {}, 'unreachable'],
    [
      'a compressed bomb',
      (_, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000))),
      {},
      'encoded',
    ],
  ])('%s', async (_, listener, more, problem) => {
    respondTrusted = listener;
    expect(await problemOf(ask(originOf(trusted), { ...trust(), ...more }))).toBe(problem);
  });

  it.each<[string, RequestListener]>([
    ['silence', () => undefined],
    ['silence in mid-answer', (_, r) => void r.write('a')],
  ])('%s', async (_, listener) => {
    respondTrusted = listener;
    const signal = AbortSignal.timeout(200);
    expect(await problemOf(ask(originOf(trusted), { ...trust(), signal }))).toBe('timeout');
  });

  it('a timeout says which host was silent, and none where the head came', async () => {
    const failureOf = (asking: Promise<unknown>) =>
      asking.then(
        () => null,
        (error: unknown) => error,
      );
    const limits = () => ({ ...trust(), maxRedirects: 2, signal: AbortSignal.timeout(200) });
    respondTrusted = (request, response) =>
      request.url === '/' ? response.writeHead(302, { location: '/silent' }).end() : undefined;
    const host = new URL(originOf(trusted)).host;
    expect(await failureOf(ask(originOf(trusted), limits()))).toMatchObject({
      problem: 'timeout',
      silent: { host },
    });
    respondTrusted = (_, response) => void response.write('a');
    expect(await failureOf(ask(originOf(trusted), limits()))).toMatchObject({
      problem: 'timeout',
      silent: null,
    });
  });

  it('nobody listens', async () => {
    expect(await problemOf(ask('http://nobody.example/'))).toBe('unreachable');
    expect(await problemOf(ask('http://127.0.0.1:1/', { trustedOrigin: 'http://127.0.0.1:1' }))).toBe(
      'unreachable',
    );
  });
});

it('sends what it is given, and follows a redirect when told to', async () => {
  respondTrusted = (request, response) => {
    if (request.url === '/go') response.writeHead(302, { location: `/there` }).end();
    else response.end(`${request.method} ${request.headers.authorization}`);
  };
  const options = {
    trustedOrigin: originOf(trusted),
    headers: { authorization: 'Bearer k' },
    maxRedirects: 1,
  };
  const posted = await ask(originOf(trusted), { ...options, method: 'POST', body: Buffer.from('{}') });
  expect(posted).toEqual({ status: 200, text: 'POST Bearer k' });
  expect(await ask(`${originOf(trusted)}/go`, options)).toEqual({ status: 200, text: 'GET Bearer k' });
});
