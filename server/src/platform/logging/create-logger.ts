import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type DestinationStream } from 'pino';
import { closeToOthers, makePrivateFolder } from '../private-files.ts';
import type { Logger } from './logger.ts';
import { createSyslogStream } from './syslog-stream.ts';
import { unfailingStream } from './unfailing-stream.ts';

const SECRET_FIELDS = [
  'token',
  'password',
  'old_password',
  'new_password',
  'authorization',
  'secretKey',
  'verif',
  'url',
];
/** Size above which the file is rotated at the next start. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Characters that wait for a disk that is full. */
const MAX_WAITING = 1024 * 1024;

/** Destination and level of the log. */
export interface LogOptions {
  level: string;
  /** Name of the process, and of its file. */
  name: string;
  /** Folder of log files; null = stdout. */
  folder?: string | null;
  /** Address of a collector that gets every line as well; null = none. */
  syslog?: string | null;
}

/** Structured log: one JSON line each, secrets and links cut out by field name. */
export function createLogger(options: LogOptions, destination?: DestinationStream): Logger {
  const local = openLocal(options, destination);
  if (!options.syslog) return jsonLogger(options, local);
  const { syslog: url, name } = options;
  const ownWords = jsonLogger(options, local).child({ part: 'syslog' });
  const collector = createSyslogStream({
    url,
    name,
    onState: ({ isUp, ...state }) =>
      isUp
        ? ownWords.info(state, 'log lines reach the collector again')
        : ownWords.warn(state, 'the collector of log lines is away'),
  });
  return jsonLogger(options, {
    write(line) {
      local.write(line);
      collector.write(line);
    },
  });
}

/** The local destination, which fails nobody: what cannot be written is said once on the error stream. */
function openLocal(options: LogOptions, destination: DestinationStream | undefined): DestinationStream {
  const { folder, name } = options;
  // Both at once: the last lines before a crash are the ones that matter, and pino's buffered ones never end an exit on a full disk.
  const target =
    destination ??
    (folder ? openLogFile(folder, name) : pino.destination({ dest: 1, sync: true, maxLength: MAX_WAITING }));
  const stream = unfailingStream(target, {
    // Never throws, unlike the stream itself.
    onDown: ({ message }) =>
      console.error(`${name}: the log cannot be written, everything else runs on: ${message}`),
    onUp: (lost) => ownWords.warn({ lost }, 'lines of the log were lost'),
  });
  const ownWords = jsonLogger(options, stream);
  return stream;
}

function jsonLogger(options: LogOptions, target: DestinationStream): Logger {
  return pino(
    {
      level: options.level,
      base: { process: options.name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
      serializers: { err: pino.stdSerializers.err },
    },
    target,
  );
}

/** Swallows everything; for tests. */
export const silentLogger: Logger = pino({ level: 'silent' });

function openLogFile(folder: string, name: string): DestinationStream {
  makePrivateFolder(folder);
  const path = join(folder, `${name}.log`);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_FILE_BYTES) renameSync(path, `${path}.1`);
  // Older versions left the file world-readable; failing to restrict it does not stop logging.
  closeToOthers(path, () => {});
  return pino.destination({ dest: path, sync: true, mode: 0o600, maxLength: MAX_WAITING });
}
