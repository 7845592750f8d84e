import { ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';

/**
 * Runs `run` once, when a stream closes, at once where it has: a client that left before anybody listened causes no further event, and
 * whatever waits for one is held for ever. A response that waits behind another on its connection closes with the connection.
 * @returns a function that stops listening
 */
export function whenClosed(stream: Readable | Writable, run: () => void): () => void {
  if (stream.closed || stream.destroyed) {
    run();
    return () => undefined;
  }
  const socket = stream instanceof ServerResponse && stream.socket === null ? stream.req.socket : null;
  const stop = () => {
    stream.off('close', close);
    socket?.off('close', close);
  };
  const close = () => {
    stop();
    run();
  };
  stream.once('close', close);
  socket?.once('close', close);
  if (socket?.destroyed) close();
  return stop;
}
