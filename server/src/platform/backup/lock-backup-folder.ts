import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { claimFile, FileHeld, readText } from '../locking/claim-file.ts';
import { isRunning, processStart } from '../process-start.ts';
import { isOfEndedProcess, temporaryName } from '../temporary-name.ts';
import { BackupFailure } from './backup-failure.ts';

const REFRESH_MS = 10_000;
/** A lock of another machine that was not refreshed for so long is of a process that was killed. */
const STALE_MS = 120_000;

/** Who holds the folder. */
interface Holder {
  token: string;
  /** Host name and boot id, because process ids are only unique within one machine or container. */
  host: string;
  pid: number;
  start: string | null;
}

/**
 * Makes this process the only one, on any machine, that writes to a folder of backups; returns the function that unlocks
 * it. The lock of a process that was killed on this machine does not count; that of another machine counts until it has
 * not been refreshed for two minutes.
 */
export function lockFolder(path: string): () => void {
  const file = join(path, 'lock');
  const token = randomUUID();
  const mine: Holder = { token, host: thisHost(), pid: process.pid, start: processStart(process.pid) };
  try {
    claimFile(file, JSON.stringify(mine), isHeld);
  } catch (error) {
    if (error instanceof FileHeld) throw inUse(path);
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupFailure(`备份文件夹 ${path} 不可写（${code}）`, 'the folder of backups is not writable');
  }
  removeTrials(path, statSync(file).mtimeMs);
  const isMine = () => readHolder(file)?.token === token;
  const refresh = setInterval(() => {
    if (isMine()) utimesSync(file, new Date(), new Date());
  }, REFRESH_MS);
  refresh.unref();
  return () => {
    clearInterval(refresh);
    if (isMine()) rmSync(file, { force: true });
  };
}

function isHeld(text: string, file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false });
  if (!written) return false;
  const holder = parseHolder(text);
  if (holder?.host === thisHost()) return isRunning(holder.pid, holder.start);
  // Of another machine, or cut off by a kill while it was written.
  return clockOf(dirname(file)) - written.mtimeMs < (holder ? STALE_MS : REFRESH_MS);
}

const TRIAL = '.clock-';

/** The time of the file system, whose clock need not be this machine's. */
function clockOf(path: string): number {
  const trial = join(path, `${TRIAL}${temporaryName()}`);
  writeFileSync(trial, '');
  try {
    return statSync(trial).mtimeMs;
  } finally {
    rmSync(trial, { force: true });
  }
}

/** Removes trials of killed processes; those whose name does not say whose they are, once they are old by the clock of the file system. */
function removeTrials(path: string, nowMs: number): void {
  for (const name of readdirSync(path).filter((one) => one.startsWith(TRIAL))) {
    const trial = join(path, name);
    const written = statSync(trial, { throwIfNoEntry: false });
    if (written && (isOfEndedProcess(name.slice(TRIAL.length)) || nowMs - written.mtimeMs > STALE_MS))
      rmSync(trial, { force: true });
  }
}

function readHolder(file: string): Holder | null {
  const text = readText(file);
  return text === undefined ? null : parseHolder(text);
}

function parseHolder(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

function thisHost(): string {
  let boot = '';
  try {
    boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Not Linux: the host name alone.
  }
  return `${hostname()} ${boot}`;
}

function inUse(path: string): BackupFailure {
  return new BackupFailure(
    `另一个备份正在写入 ${path}；若它刚刚被终止，请两分钟后再试`,
    'another backup is writing to this folder; if it was just killed, try again in two minutes',
  );
}
