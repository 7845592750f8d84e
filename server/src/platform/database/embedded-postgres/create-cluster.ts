import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { explainOutput } from './explain-output.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import type { RunAs } from './run-as.ts';

/** A folder in which initdb works, beside the cluster's own; what belongs to it has longer names. */
const MAKING = '.making-';
/** The copy of the password that earlier versions left when they were killed. */
const FORMER_PASSWORD_COPY = '-initdb-password';

/**
 * Makes a cluster with initdb: UTF-8, built-in C.UTF-8 locale (the same on every system), password sign-in only. It is made in its own
 * folder of a name never used before, and renamed at the end: killed at any moment, there is the whole cluster or none.
 */
export async function createCluster(
  binaries: PostgresBinaries,
  runAs: RunAs,
  clusterDir: string,
  passwordFile: string,
): Promise<void> {
  const making = `${clusterDir}${MAKING}${randomBytes(4).toString('hex')}`;
  mkdirSync(making, { recursive: true, mode: 0o700 });
  runAs.own(making);
  try {
    const password = randomBytes(24).toString('hex');
    await runInitdb(binaries, runAs, making, password);
    writeFileSync(passwordFile, password, { mode: 0o600, flush: true });
    // Only what holds nobody's data is in the way (`hasCluster`).
    remove(clusterDir);
    // initdb waits until all its files are on the disk, so that this name is the last to be there.
    renameSync(making, clusterDir);
    syncEntries(dirname(clusterDir));
  } finally {
    removeUnfinished(clusterDir);
  }
}

/** Ends what killed starts left running, and removes what they left beside the cluster, passwords too. */
export function removeUnfinished(clusterDir: string): void {
  const [folder, name] = [dirname(clusterDir), basename(clusterDir)];
  for (const found of readdirSync(folder)) {
    if (found.startsWith(`${name}${MAKING}`) && found.endsWith('.pid')) endInitdb(join(folder, found));
  }
  for (const found of readdirSync(folder)) {
    if (found.startsWith(`${name}${MAKING}`) || found === `${name}${FORMER_PASSWORD_COPY}`)
      remove(join(folder, found));
  }
}

async function runInitdb(
  binaries: PostgresBinaries,
  runAs: RunAs,
  making: string,
  password: string,
): Promise<void> {
  // initdb may run under another uid and so gets its own copy to read.
  const passwordCopy = `${making}.password`;
  writeFileSync(passwordCopy, password, { mode: 0o600 });
  runAs.own(passwordCopy);
  const child = runAs.spawn(
    binaries.initdb,
    [
      `--pgdata=${making}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${passwordCopy}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (child.pid) writeFileSync(`${making}.pid`, `${child.pid}`, { mode: 0o600 });
  const code = await ended;
  if (code !== 0) {
    const words = `不能在 ${dirname(making)} 建立数据库（initdb 退出码 ${code}）`;
    throw explainOutput(words, output, dirname(making));
  }
}

/** Ends the initdb of a killed start, if it still runs; a pid given to another program since is left alone. */
function endInitdb(pidFile: string): void {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const making = pidFile.slice(0, -'.pid'.length);
  const calledWith = `/proc/${pid}/cmdline`;
  if (!(pid > 1) || !existsSync(calledWith)) return;
  try {
    // Elsewhere than on Linux it ends by itself, as soon as its folder is gone.
    if (readFileSync(calledWith, 'utf8').includes(`--pgdata=${making}\0`)) process.kill(pid, 'SIGKILL');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ESRCH'].includes(code)) throw error;
  }
}

/** Tries again for a moment: what was just ended may still write a file. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

function syncEntries(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
