import { createServer, request } from 'node:http';

/** What goes wrong with a response: nothing comes, the line breaks, or this comes in its place. */
export type Fault = 'silence' | 'cut' | { status: number; body: string; type?: string };

/** Stands between browser and system and spoils responses on the way. */
export interface FaultyProxy {
  url: string;
  /** Spoils responses whose path matches; returns how to stop that. */
  spoil(path: RegExp, fault: Fault): () => void;
  close(): Promise<void>;
}

/** Starts a proxy before a running system; without a fault everything passes through unchanged. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const faults = new Map<RegExp, Fault>();
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const fault = [...faults].find(([path]) => path.test(incoming.url ?? ''))?.[1];
    if (fault === 'silence') return;
    if (fault === 'cut') return void incoming.socket.destroy();
    if (fault) {
      outgoing.writeHead(fault.status, {
        'content-type': fault.type ?? 'text/html',
        'cache-control': 'no-store',
      });
      return void outgoing.end(fault.body);
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const own = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    spoil(path, fault) {
      faults.set(path, fault);
      return () => void faults.delete(path);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
