const FULL_DISK = /No space left on device|Disk quota exceeded/;

/** What one of PostgreSQL's programs said before it ended, as an error; a full disk as the system itself names it. */
export function explainOutput(what: string, output: string, folder: string): Error {
  if (isOutOfSpace(output)) return Object.assign(new Error(folder), { code: 'ENOSPC' });
  return new Error(`${what}：${output.trim().slice(-800) || '没有输出'}`);
}

/** Whether the output says that the disk has no space left. */
export const isOutOfSpace = (output: string): boolean => FULL_DISK.test(output);
