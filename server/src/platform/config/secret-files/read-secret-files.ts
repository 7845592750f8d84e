import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigMistake } from '../config-mistake.ts';
import { type Env, readFlag, readText } from '../env-values.ts';
import { addressFileFault, addressFileUrl, FAULT_WORDS } from '../tls/database-fault.ts';

/** Settings that hold a secret. Each may be in a file that `<NAME>_FILE` names: of systemd, Docker, Kubernetes, a vault's agent. */
const SECRETS = ['SECRET_KEY', 'NEW_SECRET_KEY', 'DATABASE_URL', 'STORAGE_URL', 'AI_PROVIDERS'] as const;

/** The environment with what the files hold. */
export interface EnvWithSecrets {
  env: Env;
  /** `file:///…` where the address of PostgreSQL is read again for every connection. */
  databaseUrl: string | null;
  /** File that the store's keys are read from again when it changes. */
  storageKeysFile: string | null;
}

/** Reads the files. Throws a ConfigMistake that never repeats what is in one. */
export function readSecretFiles(given: Env): EnvWithSecrets {
  const env = { ...given };
  const paths = new Map<string, string>();
  for (const name of SECRETS) {
    const path = readText(given, `${name}_FILE`);
    if (path === undefined) continue;
    if (readText(given, name) !== undefined)
      throw new ConfigMistake(
        `${name} 和 ${name}_FILE 只能设一个`,
        `set either ${name} or ${name}_FILE, not both`,
      );
    paths.set(name, resolve(path));
    env[name] = readSecretFile(`${name}_FILE`, path);
  }
  const databaseFile = paths.get('DATABASE_URL') ?? fileOf(readText(given, 'DATABASE_URL'));
  if (databaseFile !== null) env.DATABASE_URL = readSecretFile('DATABASE_URL', databaseFile);
  return {
    env,
    databaseUrl:
      databaseFile === null
        ? null
        : checkedFile(databaseFile, env.DATABASE_URL ?? '', readFlag(given, 'REQUIRE_TLS')),
    storageKeysFile: paths.get('STORAGE_URL') ?? null,
  };
}

/** A child process is given the address as `npm start` has it. */
function fileOf(url: string | undefined): string | null {
  if (!url?.startsWith('file:')) return null;
  try {
    return fileURLToPath(url);
  } catch {
    throw new ConfigMistake(
      'DATABASE_URL 不是本机文件的地址，请用 DATABASE_URL_FILE 写出文件的路径',
      'DATABASE_URL is no address of a file here: name the file by DATABASE_URL_FILE',
    );
  }
}

function checkedFile(path: string, content: string, isTlsRequired: boolean): string {
  // TLS is checked later, with everything else that REQUIRE_TLS covers.
  const fault = addressFileFault(addressFileUrl(path, { isTlsRequired: false }), content);
  if (fault === null) return addressFileUrl(path, { isTlsRequired });
  const [zh, en] = FAULT_WORDS[fault];
  throw new ConfigMistake(
    `DATABASE_URL_FILE 指向的文件里的地址${zh}`,
    `the address in the file of DATABASE_URL_FILE ${en}`,
  );
}

/** One value in a file, without the line break at its end. */
function readSecretFile(name: string, path: string): string {
  try {
    const value = readFileSync(path, 'utf8').trim();
    if (value !== '') return value;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new ConfigMistake(
      `${name} 指向的文件 ${path} 无法读取（${code}）`,
      `${name}: the file cannot be read: ${code}`,
    );
  }
  throw new ConfigMistake(`${name} 指向的文件 ${path} 是空的`, `${name}: the file is empty`);
}
