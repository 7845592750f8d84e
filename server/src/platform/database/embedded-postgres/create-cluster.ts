import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { explainOutput } from './explain-output.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import type { RunAs } from './run-as.ts';

/** Runs initdb: UTF-8, built-in C.UTF-8 locale (the same on every system), password sign-in only. */
export async function createCluster(
  binaries: PostgresBinaries,
  runAs: RunAs,
  clusterDir: string,
  passwordFile: string,
) {
  // A half-made cluster (killed during initdb) has no PG_VERSION at its end state; start over.
  rmSync(clusterDir, { recursive: true, force: true });
  mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  runAs.own(clusterDir);
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  // initdb may run under another uid and so gets its own copy to read.
  const passwordCopy = `${clusterDir}-initdb-password`;
  writeFileSync(passwordCopy, readFileSync(passwordFile), { mode: 0o600 });
  runAs.own(passwordCopy);
  const child = runAs.spawn(
    binaries.initdb,
    [
      `--pgdata=${clusterDir}`,
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
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  rmSync(passwordCopy, { force: true });
  if (code !== 0) {
    rmSync(clusterDir, { recursive: true, force: true });
    throw explainOutput(`不能在 ${clusterDir} 建立数据库（initdb 退出码 ${code}）`, output, clusterDir);
  }
}
