import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a service behaves: as it is; nobody there; every response a fault; the body broken off in the middle; a fault for
 * the first of every two requests; the response to the first completion of an upload in parts lost, and then as it is.
 */
export type Fault = 'none' | 'gone' | 'failing' | 'half' | 'every-other' | 'unconfirmed';

/** A service with faults of our choice in between. */
export interface FaultyProxy {
  port: number;
  fault: Fault;
  /** Requests since the start. */
  requests: number;
  close(): Promise<void>;
}

/** Stands before the service at `target` and passes everything on, signatures included. */
export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    proxy.requests += 1;
    const { fault } = proxy;
    if (fault === 'gone') return void request.socket.destroy();
    const fails = fault === 'failing' || (fault === 'every-other' && proxy.requests % 2 === 1);
    if (fails)
      return void request.resume().on('end', () => response.writeHead(500).end('<Code>Internal</Code>'));
    const isLost =
      fault === 'unconfirmed' && request.method === 'POST' && /[?&]uploadId=/.test(request.url ?? '');
    if (isLost) proxy.fault = 'none';
    pass(target, request, response, isLost ? 'lost' : fault === 'half' ? 'half' : 'whole');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultyProxy = {
    port: (server.address() as AddressInfo).port,
    fault: 'none',
    requests: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function pass(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
  what: 'whole' | 'half' | 'lost',
): void {
  const { method, url: path, headers } = request;
  const inner = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () => {
      const body = Buffer.concat(chunks);
      if (what === 'lost') return response.destroy();
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      if (what === 'whole' || body.length < 2) return response.end(body);
      response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    });
  });
  inner.on('error', () => response.destroy());
  request.pipe(inner);
}
