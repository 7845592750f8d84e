import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { enforcePace, SLOWEST_PACE } from '../../concurrency/minimum-pace.ts';
import { createTrySlots } from '../../concurrency/try-slots.ts';
import { whenClosed } from '../../concurrency/when-closed.ts';
import { TooBusy } from '../../concurrency/work-slots.ts';

/** Bodies up to this size are no burden, however slowly they come. */
const SMALL_BYTES = 64 * 1024;
/** Larger bodies read at once in this process, and those of one account: JSON in memory, files on disk. */
const BODIES = { most: 64, ofHolder: 16 };

/**
 * A `preParsing` hook for calls of accounts: a larger body holds a slot of its account until all of it has come, and one that comes by
 * drops is ended. Throws TooBusy before anything is read.
 */
export function limitBodies(
  holderOf: (request: FastifyRequest) => string,
): (request: FastifyRequest, reply: unknown, body: Readable) => Promise<Readable> {
  const slots = createTrySlots(BODIES);
  return async (request, _reply, body) => {
    const { 'content-length': declared, 'transfer-encoding': coding } = request.headers;
    if (coding === undefined && Number(declared ?? 0) <= SMALL_BYTES) return body;
    const release = slots.take(holderOf(request));
    if (!release) throw new TooBusy();
    const { raw } = request;
    // Bytes of the connection, not of the body: a listener would make the body flow before it is read.
    const end = enforcePace(
      () => raw.socket?.bytesRead ?? 0,
      SLOWEST_PACE,
      () => void raw.destroy(),
    );
    const done = () => {
      end();
      release();
    };
    raw.once('end', done);
    whenClosed(raw, done);
    return body;
  };
}
