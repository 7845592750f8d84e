import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeClamd, VIRUS } from '../../testing/fake-clamd.ts';
import { askClamd } from './ask-clamd.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-scan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe.each(['tcp', 'unix'] as const)('over %s', (kind) => {
  test('a clean file passes, whole, and one with a virus is named', async () => {
    const clamd = await startFakeClamd(kind === 'unix' ? join(folder, 'clamd.ctl') : null);
    const large = Buffer.alloc(300_001, 7);
    try {
      expect(await askClamd(clamd.address, file('large', large))).toBeNull();
      expect(clamd.seen[0]?.equals(large)).toBe(true);
      expect(await askClamd(clamd.address, file('empty', ''))).toBeNull();
      const infected = Buffer.concat([large, Buffer.from(VIRUS), large]);
      expect(await askClamd(clamd.address, file('infected', infected))).toBe('Test.Virus');
    } finally {
      await clamd.stop();
    }
  });
});

/** A scanner that behaves in some other way. */
async function asked(respond: (socket: Socket) => void, silentMs?: number): Promise<unknown> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    respond(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  try {
    return await askClamd(`tcp://127.0.0.1:${port}`, file('some', 'content'), silentMs).catch(
      (error: Error) => error.name,
    );
  } finally {
    server.close();
  }
}

test.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => socket.destroy()],
  ['refuses a large file', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['returns what is not understood', (socket) => socket.end('stream: OK, I think\0')],
  ['never ends its line', (socket) => void socket.write('x'.repeat(5000))],
])('a scanner that %s passes nothing', async (_, respond) => {
  expect(await asked(respond)).toBe('NotScanned');
});

test('a scanner that is silent passes nothing', async () => {
  expect(await asked((socket) => socket.resume(), 100)).toBe('NotScanned');
});

test('a scanner that is away passes nothing', async () => {
  const clamd = await startFakeClamd(null);
  await clamd.stop();
  await expect(askClamd(clamd.address, file('some', 'content'))).rejects.toThrow(/not scanned/);
});
