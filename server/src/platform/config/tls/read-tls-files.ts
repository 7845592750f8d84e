import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigMistake } from '../config-mistake.ts';
import { type Env, readText } from '../env-values.ts';

/** Paths of PEM files. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
}

/** TLS_CERT_FILE and TLS_KEY_FILE: both, or none, for a proxy then has them. */
export function readTlsFiles(env: Env): TlsFiles | null {
  const [cert, key] = [readText(env, 'TLS_CERT_FILE'), readText(env, 'TLS_KEY_FILE')];
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined)
    throw new ConfigMistake(
      'TLS_CERT_FILE 和 TLS_KEY_FILE 须同时给出',
      'TLS_CERT_FILE and TLS_KEY_FILE are needed together',
    );
  return { certFile: readable('TLS_CERT_FILE', cert), keyFile: readable('TLS_KEY_FILE', key) };
}

function readable(name: string, given: string): string {
  const path = resolve(given);
  try {
    accessSync(path, constants.R_OK);
    return path;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new ConfigMistake(
      `${name} 指向的文件 ${path} 无法读取（${code}）`,
      `${name}: the file cannot be read: ${code}`,
    );
  }
}
