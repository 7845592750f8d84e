import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts, type Socket } from 'node:net';

/** Bytes of one chunk; clamd's own limit is that of the whole stream (StreamMaxLength). */
const CHUNK_BYTES = 64 * 1024;
/** A scanner that says nothing for so long counts as away. Archives of 100 MB take some 20 s. */
const SILENT_MS = 120_000;
/** The reply of clamd is one short line. */
const MAX_REPLY_BYTES = 4096;

/** The scanner could not be asked, or did not say that the file is clean. */
export class NotScanned extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`not scanned: ${why}`, options);
    this.name = 'NotScanned';
  }
}

/**
 * Sends a file to clamd (INSTREAM of clamd(8): chunks after their length, an empty one at the end), so it need not lie on the same
 * machine. Returns the name of what was found, or null when it is clean. Throws NotScanned.
 */
export async function askClamd(address: string, path: string, silentMs = SILENT_MS): Promise<string | null> {
  const socket = connect(optionsOf(address));
  socket.setTimeout(silentMs, () => socket.destroy(new Error('silent for too long')));
  const reply = readReply(socket);
  // It is awaited below; until then its failure is that of the sending.
  reply.catch(() => undefined);
  try {
    socket.write('zINSTREAM\0');
    const isWhole = await sendFile(socket, path);
    return verdictOf(await reply, isWhole);
  } catch (error) {
    throw error instanceof NotScanned ? error : new NotScanned((error as Error).message, { cause: error });
  } finally {
    socket.destroy();
  }
}

function optionsOf(address: string): NetConnectOpts {
  const url = new URL(address);
  if (url.protocol === 'unix:') return { path: decodeURIComponent(url.pathname) };
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
}

/** False when clamd hung up before the end, as it does when a file is larger than it takes; its reply says why. */
async function sendFile(socket: Socket, path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    if (!(await send(socket, chunk))) return false;
  }
  return send(socket, Buffer.alloc(0));
}

/** Sends a chunk after its length, an empty one being the end, and waits until there is room for the next. */
function send(socket: Socket, chunk: Buffer): Promise<boolean> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve(false);
    const onClose = () => resolve(false);
    socket.once('close', onClose);
    socket.write(Buffer.concat([length, chunk]), (error) => {
      socket.off('close', onClose);
      resolve(!error);
    });
  });
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
      else if (text.length > MAX_REPLY_BYTES) reject(new NotScanned('a reply without an end'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new NotScanned('the scanner hung up')));
  });
}

/** `stream: OK`, `stream: NAME FOUND`, or an error. Only a whole file that is OK is clean. */
function verdictOf(reply: string, isWhole: boolean): string | null {
  const found = /^stream: (.+) FOUND$/.exec(reply);
  if (found) return found[1] ?? '';
  if (reply === 'stream: OK' && isWhole) return null;
  throw new NotScanned(reply.slice(0, 200));
}
