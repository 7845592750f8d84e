import pino, { type DestinationStream } from 'pino';
import type { Logger } from './logger.ts';

const SECRET_FIELDS = [
  'token',
  'password',
  'old_password',
  'new_password',
  'authorization',
  'secretKey',
  'verif',
];

/** Structured log on stdout (or `destination`): one JSON line each, secrets cut out by field name. */
export function createLogger(
  options: { level: string; name: string },
  destination?: DestinationStream,
): Logger {
  const settings = {
    level: options.level,
    base: { process: options.name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
    serializers: { err: pino.stdSerializers.err, error: (value: unknown) => value },
  };
  return destination ? pino(settings, destination) : pino(settings);
}

/** Swallows everything; for tests. */
export const silentLogger: Logger = pino({ level: 'silent' });
