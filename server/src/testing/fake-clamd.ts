import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What the scanner of the tests calls a virus. */
export const VIRUS = 'this-is-the-virus-of-the-tests';

/** A scanner that speaks clamd's INSTREAM and finds `VIRUS` alone. */
export interface FakeClamd {
  address: string;
  /** Files that it was sent. */
  seen: Buffer[];
  stop(): Promise<void>;
}

/** Listens on a socket file, or on a port of this machine. */
export async function startFakeClamd(socketPath: string | null): Promise<FakeClamd> {
  const seen: Buffer[] = [];
  const server = createServer((socket) => serve(socket, (file) => seen.push(file)));
  if (socketPath) server.listen(socketPath);
  else server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const address = typeof at === 'object' ? `tcp://127.0.0.1:${at?.port}` : `unix://${socketPath}`;
  return {
    address,
    seen,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function serve(socket: Socket, onFile: (file: Buffer) => void): void {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    const file = wholeFile(received);
    if (!file) return;
    onFile(file);
    socket.end(file.includes(VIRUS) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
  });
}

/** The chunks after the command once their end came, else null. */
function wholeFile(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
