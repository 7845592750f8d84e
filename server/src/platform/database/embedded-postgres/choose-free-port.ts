import { createServer } from 'node:net';

/** The port used last time if it is free, else any free one on 127.0.0.1. */
export async function chooseFreePort(previous: number | undefined): Promise<number> {
  if (previous && (await isFree(previous))) return previous;
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
