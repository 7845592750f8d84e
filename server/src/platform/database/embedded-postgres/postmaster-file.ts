import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The content of `postmaster.pid` of a running (or killed) server. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** Reads the server's lock file; null when there is none or it is half written. Format: PostgreSQL `miscadmin.h`. */
export function readPostmasterFile(clusterDir: string): Postmaster | null {
  const path = join(clusterDir, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return Number.isInteger(pid) && pid > 1 && port > 0 ? { pid, port } : null;
}

/** True when the process exists and, where the system says, is a postgres. A recycled pid is thus not mistaken. */
export function isPostgresAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    return /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return !existsSync('/proc/self');
  }
}

/**
 * Removes the lock file of a dead server. PostgreSQL does so itself, unless another process has taken the pid, which it
 * then believes to be a server.
 */
export function clearStalePostmasterFile(clusterDir: string): void {
  const found = readPostmasterFile(clusterDir);
  if (found && isPostgresAlive(found.pid)) return;
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}
