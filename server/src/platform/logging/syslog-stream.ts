import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';
import type { DestinationStream } from 'pino';
import { syslogFrame } from './syslog-line.ts';

/** What waits for a collector that is away; the oldest lines are given up first. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 10_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A collector that takes nothing for so long is away; a connection that has stood so long is one. */
const STABLE_AFTER_MS = 30_000;

/** The collector's address, what sends there, and what is called when its state changes. */
export interface SyslogOptions {
  /** `tls://host:6514`, or `tcp://host:514` without encryption. */
  url: string;
  /** Name of the process. */
  name: string;
  /** Milliseconds after which a connection is taken for one that holds, and one that takes nothing for lost; 30,000 if left out. */
  stableAfterMs?: number;
  /** Called when the collector cannot be reached, once until it can be again, with the number of lines given up meanwhile. */
  onState(state: { isUp: boolean; reason?: string; lost: number }): void;
}

/**
 * Sends lines of the log to a collector as RFC 5424 has it, over TCP or TLS whose certificate is verified. It never makes anybody wait and never
 * keeps the process alive. While the collector is away lines wait, up to a size; then the oldest are given up and counted.
 */
export function createSyslogStream(options: SyslogOptions): DestinationStream & { close(): void } {
  const stableAfterMs = options.stableAfterMs ?? STABLE_AFTER_MS;
  const source = { host: hostname(), process: options.name, pid: process.pid };
  let [waiting, bytes, lost] = [[] as Buffer[], 0, 0];
  let socket: Socket | null = null;
  let [isUp, wasSaid, isClosed] = [false, false, false];
  let pauseMs = FIRST_PAUSE_MS;
  let stuck: NodeJS.Timeout | undefined;
  const send = () => {
    // Of what the system has not taken yet, no more is handed to it: it would be lost with the connection.
    while (socket && isUp && waiting.length > 0 && !socket.writableNeedDrain) {
      const frame = waiting.shift()!;
      bytes -= frame.length;
      socket.write(frame);
    }
    if (!socket?.writableNeedDrain) return;
    const full = socket;
    stuck ??= setTimeout(() => full.destroy(new Error('takes nothing')), stableAfterMs).unref();
  };
  const open = () => {
    if (isClosed) return;
    let standing: NodeJS.Timeout | undefined;
    const now = connectTo(options.url, () => {
      isUp = true;
      now.setTimeout(0);
      waitUntilStable();
      send();
    });
    // A refusing collector closes right after accepting; a stuck one never drains.
    const waitUntilStable = () => {
      standing ??= setTimeout(() => {
        standing = undefined;
        if (now.writableNeedDrain) return;
        if (wasSaid || lost > 0) options.onState({ isUp, lost });
        [pauseMs, wasSaid, lost] = [FIRST_PAUSE_MS, false, 0];
      }, stableAfterMs).unref();
    };
    let reason = 'closed';
    socket = now;
    now.unref();
    now.setTimeout(CONNECT_MS, () => now.destroy(new Error('no reply')));
    now.on('drain', () => {
      clearTimeout(stuck);
      stuck = undefined;
      if (wasSaid) waitUntilStable();
      send();
    });
    // A collector that closes its side is gone; what it says is not read.
    now.on('end', () => now.destroy());
    now.resume();
    now.on('error', (error: NodeJS.ErrnoException) => {
      reason = error.code ?? error.message;
    });
    now.on('close', () => {
      clearTimeout(stuck);
      clearTimeout(standing);
      stuck = undefined;
      [isUp, socket] = [false, null];
      if (isClosed) return;
      if (!wasSaid) options.onState({ isUp, reason, lost });
      wasSaid = true;
      setTimeout(open, pauseMs).unref();
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    });
  };
  open();
  return {
    write(line) {
      const frame = syslogFrame(line, source);
      waiting.push(frame);
      bytes += frame.length;
      while (bytes > MAX_WAITING_BYTES && waiting.length > 1) {
        bytes -= waiting.shift()!.length;
        lost += 1;
      }
      send();
    },
    close() {
      isClosed = true;
      socket?.end();
    },
  };
}

function connectTo(address: string, connected: () => void): Socket {
  const { protocol, hostname: name, port } = new URL(address);
  const host = name.replace(/^\[|\]$/g, '');
  if (protocol === 'tcp:') return connect({ host, port: Number(port) }, connected);
  const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  return connectTls({ host, port: Number(port), minVersion: 'TLSv1.2', ...servername }, connected);
}
