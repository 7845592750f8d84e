import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

/** A proxy in front of several servers that does what `proxy_next_upstream error` of nginx does. */
export interface SpreadProxy {
  url: string;
  /** Who has served how many requests, by port. */
  served(): Record<number, number>;
  /** Requests from now on are refused until the returned function is called; those under way end in peace. */
  closeDoor(): () => void;
  close(): Promise<void>;
}

/** Requests go to the servers in turn; one that takes no connection is passed over, and one that breaks off is not asked twice. */
export async function startSpreadProxy(ports: readonly number[], own: number): Promise<SpreadProxy> {
  const counts: Record<number, number> = Object.fromEntries(ports.map((port) => [port, 0]));
  let turn = 0;
  let isClosed = false;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (isClosed) return void incoming.socket.destroy();
    const first = turn++;
    for (let n = 0; n < ports.length; n += 1) {
      const port = ports[(first + n) % ports.length]!;
      if (!(await takesConnections(port))) continue;
      counts[port] = (counts[port] ?? 0) + 1;
      return forward(port, incoming, outgoing);
    }
    outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((done) => server.listen(own, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${own}`,
    served: () => ({ ...counts }),
    closeDoor() {
      isClosed = true;
      return () => {
        isClosed = false;
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path, headers } = incoming;
  const passed = request({ hostname: '127.0.0.1', port, method, path, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
    response.on('error', () => outgoing.destroy());
    response.on('aborted', () => outgoing.destroy());
  });
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(socket.destroy() !== null));
    socket.once('error', () => done(false));
  });
}
