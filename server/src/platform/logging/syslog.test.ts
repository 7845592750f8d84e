import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeCertificate } from '../../testing/make-certificate.ts';
import { syslogFrame } from './syslog-line.ts';
import { createSyslogStream } from './syslog-stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-syslog-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = '2026-11-28T08:00:00.123Z';
const source = { host: 'shop-1', process: 'api', pid: 42 };
const lineOf = (level: string, msg = '登录') =>
  `${JSON.stringify({ level, time: AT, process: 'api', msg })}\n`;

test.each([
  ['error', 131],
  ['warn', 132],
  ['info', 134],
  ['debug', 135],
  ['of another program', 134],
])('a line of level %j has priority %i, its time, and the JSON as it is', (level, priority) => {
  const frame = syslogFrame(lineOf(level), source).toString();
  const time = /^\w+$/.test(level) ? AT : '-';
  const message = `<${priority}>1 ${time} shop-1 api 42 - - \uFEFF${lineOf(level).trimEnd()}`;
  expect(frame).toBe(`${Buffer.byteLength(message)} ${message}`);
});

test.each([
  ['', '-'],
  ['门店 1', '___1'],
  ['x'.repeat(60), 'x'.repeat(48)],
])('a machine called %j is %j', (host, word) => {
  expect(
    syslogFrame(lineOf('info'), { ...source, host })
      .toString()
      .split(' ')[3],
  ).toBe(word);
});

/** A collector that keeps whole messages, by their lengths; `close` ends its connections as well. */
function collect(serve: (listener: (socket: Socket) => void) => Server = createServer): {
  server: Server;
  messages: string[];
  close(): void;
} {
  const [messages, open] = [[] as string[], new Set<Socket>()];
  const server = serve((socket) => {
    open.add(socket);
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const space = rest.indexOf(' ');
        const length = Number(rest.subarray(0, space));
        if (space < 0 || rest.length < space + 1 + length) return;
        messages.push(rest.subarray(space + 1, space + 1 + length).toString());
        rest = rest.subarray(space + 1 + length);
      }
    });
    socket.on('error', () => {});
  });
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { server, messages, close };
}
const listen = (server: Server, port = 0) =>
  new Promise<number>((done) =>
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  );

test('lines wait while the collector is away, and come in their order once it is back', async () => {
  const first = collect();
  const port = await listen(first.server);
  const states: boolean[] = [];
  const stream = createSyslogStream({
    url: `tcp://127.0.0.1:${port}`,
    name: 'api',
    stableAfterMs: 2_000,
    onState: ({ isUp }) => states.push(isUp),
  });
  onTestFinished(() => stream.close());
  stream.write(lineOf('info', 'one'));
  await vi.waitFor(() => expect(first.messages).toHaveLength(1));
  expect(states).toEqual([]);
  first.close();
  await vi.waitFor(() => expect(states).toEqual([false]));
  for (let n = 0; n < 2000; n += 1) stream.write(lineOf('info', `${n}`));
  const second = collect();
  await listen(second.server, port);
  onTestFinished(() => second.close());
  await vi.waitFor(() => expect(second.messages).toHaveLength(2000), { timeout: 60_000 });
  expect(second.messages.map((text) => Number(JSON.parse(text.slice(text.indexOf('{'))).msg))).toEqual(
    Array.from({ length: 2000 }, (_, n) => n),
  );
  await vi.waitFor(() => expect(states).toEqual([false, true]));
});

test('for a collector that stays away no more than some megabytes wait; what was given up is counted', async () => {
  const gone = collect();
  const port = await listen(gone.server);
  gone.close();
  const states: { isUp: boolean; lost: number }[] = [];
  const stream = createSyslogStream({
    url: `tcp://127.0.0.1:${port}`,
    name: 'api',
    stableAfterMs: 2_000,
    onState: ({ isUp, lost }) => states.push({ isUp, lost }),
  });
  onTestFinished(() => stream.close());
  for (let n = 0; n < 20_000; n += 1) stream.write(lineOf('info', `${n} ${'x'.repeat(1000)}`));
  const back = collect();
  await listen(back.server, port);
  onTestFinished(() => back.close());
  await vi.waitFor(() => expect(states.at(-1)?.isUp).toBe(true), { timeout: 60_000 });
  const lost = states.at(-1)!.lost;
  expect(lost).toBeGreaterThan(10_000);
  await vi.waitFor(() => expect(back.messages).toHaveLength(20_000 - lost), { timeout: 60_000 });
  // The newest are the ones that came.
  expect(back.messages.at(-1)).toContain('19999 xxx');
});

test('a collector that accepts and takes nothing is away, and said to be', async () => {
  const held: Socket[] = [];
  const mute = createServer((socket) => void held.push(socket.pause()));
  const port = await listen(mute);
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    mute.close();
  });
  const states: { isUp: boolean; reason?: string }[] = [];
  const stream = createSyslogStream({
    url: `tcp://127.0.0.1:${port}`,
    name: 'api',
    stableAfterMs: 200,
    onState: ({ isUp, reason = '' }) => states.push({ isUp, reason }),
  });
  onTestFinished(() => stream.close());
  for (let n = 0; n < 12_000; n += 1) stream.write(lineOf('info', `${n} ${'x'.repeat(1000)}`));
  await vi.waitFor(() => expect(states).toEqual([{ isUp: false, reason: 'takes nothing' }]), {
    timeout: 60_000,
  });
});

test('a collector that accepts and closes at once is said to be away once, and asked ever more seldom', async () => {
  const times: number[] = [];
  const server = createServer((socket) => {
    times.push(performance.now());
    socket.end();
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const states: boolean[] = [];
  const stream = createSyslogStream({
    url: `tcp://127.0.0.1:${port}`,
    name: 'api',
    onState: ({ isUp }) => states.push(isUp),
  });
  onTestFinished(() => stream.close());
  await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(3), { timeout: 60_000 });
  expect(times[2]! - times[1]!).toBeGreaterThan(1500);
  expect(states).toEqual([false]);
});

/**
 * Another process that logs two lines, to its output and to the collector, and is held by neither: it ends when `isEnough` of what
 * it wrote is true and its input closes.
 */
async function logFrom(
  url: string,
  isEnough: (output: string) => boolean,
  env: Record<string, string> = {},
): Promise<string> {
  const program = `
    import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'create-logger.ts'))};
    const log = createLogger({ level: 'info', name: 'api', syslog: ${JSON.stringify(url)} });
    log.info({ accountId: 'a1' }, '登录');
    log.warn({ token: 'geheim' }, 'sign-in refused');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (bytes) => {
    output += bytes;
  });
  const closed = new Promise<string>((done) => child.on('close', () => done(output)));
  await vi.waitFor(() => expect(isEnough(output)).toBe(true), { timeout: 60_000 });
  child.stdin.end();
  return closed;
}

const { key, cert } = makeCertificate();
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** What came to a collector from a process that does not trust it, and from one that does. */
async function compareTrust(port: number, read: () => string[]): Promise<void> {
  const url = `tls://localhost:${port}`;
  await logFrom(url, (output) => output.includes('the collector of log lines is away'));
  expect(read()).toEqual([]);
  const trusting = { NODE_EXTRA_CA_CERTS: file('authority.pem', cert) };
  const output = await logFrom(url, () => read().length === 2, trusting);
  const lines = read();
  expect(lines.map((line) => line.slice(line.indexOf('{')))).toEqual(output.trim().split('\n'));
  expect(lines.join()).toContain('登录');
  expect(lines.join()).not.toContain('geheim');
}

test('a collector gets them over TLS, whole and without secrets; one that is not trusted gets nothing', async () => {
  const collector = collect((listener) => createTlsServer({ key, cert }, listener));
  const port = await listen(collector.server);
  onTestFinished(() => collector.close());
  await compareTrust(port, () => collector.messages);
});

const RSYSLOGD = '/usr/sbin/rsyslogd';
const TLS_OF_RSYSLOG = '/usr/lib/x86_64-linux-gnu/rsyslog/lmnsd_gtls.so';

const hasRsyslog = [RSYSLOGD, TLS_OF_RSYSLOG].every(existsSync);
const REASON = hasRsyslog ? '' : ' (skipped: rsyslog with TLS is not installed here)';

test.skipIf(!hasRsyslog)(`rsyslog takes them over TLS, whole and without secrets${REASON}`, async () => {
  const [keyFile, certFile] = [file('key.pem', key), file('cert.pem', cert)];
  const free = collect();
  const port = await listen(free.server);
  free.close();
  const kept = join(folder, 'kept.log');
  mkdirSync(join(folder, 'work'));
  const settings = file(
    'rsyslog.conf',
    `
    global(workDirectory="${join(folder, 'work')}" defaultNetstreamDriver="gtls"
      defaultNetstreamDriverCAFile="${certFile}" defaultNetstreamDriverCertFile="${certFile}" defaultNetstreamDriverKeyFile="${keyFile}")
    module(load="imtcp" streamDriver.name="gtls" streamDriver.mode="1" streamDriver.authMode="anon")
    input(type="imtcp" address="127.0.0.1" port="${port}")
    template(name="all" type="string" string="%pri% %hostname% %app-name% %procid% %msg%\\n")
    action(type="omfile" file="${kept}" template="all")`,
  );
  const daemon = spawn(RSYSLOGD, ['-n', '-f', settings, '-i', join(folder, 'pid')], { stdio: 'ignore' });
  onTestFinished(() => void daemon.kill());
  const read = () => (existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : []);
  await compareTrust(port, read);
  expect(read().map((line) => line.slice(0, 4))).toEqual(['134 ', '132 ']);
});
