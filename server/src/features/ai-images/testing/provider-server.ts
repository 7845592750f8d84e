import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharp } from '../../../platform/pictures/sharp.ts';

/** One request as the server saw it. */
export interface SeenRequest {
  method: string;
  path: string;
  authorization: string | undefined;
  contentType: string;
  body: Buffer;
}

/** Replies to one request instead of the protocol; false leaves it to the protocol. */
export type Misbehaviour = (request: SeenRequest, response: ServerResponse, nth: number) => boolean;

/** A small server that speaks a provider's protocol, and misbehaves on demand. */
export interface ProviderServer {
  origin: string;
  seen: SeenRequest[];
  /** Picture it returns; default a plain PNG of the size asked for. */
  picture: Buffer | null;
  misbehave: Misbehaviour;
  reset(): void;
  close(): Promise<void>;
}

/** What a protocol is: which calls start a picture, and what all return. */
export interface Protocol {
  /** Calls that misbehaviour and counting are about. */
  isStart(request: SeenRequest): boolean;
  reply(request: SeenRequest, response: ServerResponse, server: ProviderServer): Promise<void>;
}

export async function startProviderServer(protocol: Protocol): Promise<ProviderServer> {
  let http: Server;
  const server: ProviderServer = {
    origin: '',
    seen: [],
    picture: null,
    misbehave: () => false,
    reset() {
      this.seen = [];
      this.picture = null;
      this.misbehave = () => false;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const request: SeenRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization,
      contentType: incoming.headers['content-type'] ?? '',
      body: Buffer.concat(pieces),
    };
    server.seen.push(request);
    const nth = server.seen.filter((one) => protocol.isStart(one)).length;
    if (protocol.isStart(request) && server.misbehave(request, response, nth)) return;
    await protocol.reply(request, response, server);
  };
  http = createServer(
    (incoming, response) => void handle(incoming, response).catch(() => response.destroy()),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  server.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return server;
}

export function sendJson(response: ServerResponse, value: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

export function plainPicture(widthPx: number, heightPx: number): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#2a7f62' } })
    .png()
    .toBuffer();
}

/** Sends 300 MB, or as much of it as the other side takes. */
export function sendFlood(response: ServerResponse, head: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(head);
  const megabyte = Buffer.alloc(1024 * 1024, 'A');
  let sent = 0;
  const more = () => {
    if (response.destroyed || sent >= 300) return void response.end();
    sent += 1;
    response.write(megabyte, () => more());
  };
  more();
}
