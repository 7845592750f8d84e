import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { StorageFull, StoreFolderGone } from '../storage/storage-errors.ts';

/** What codes of PostgreSQL and of the system mean to the person who runs it. */
const REASONS: Record<string, string> = {
  '28P01': '数据库不接受 DATABASE_URL 里的用户名或密码 (wrong user or password)',
  '28000': '数据库不允许这个用户或地址连接，请检查 pg_hba.conf (not allowed to connect)',
  '3D000': 'DATABASE_URL 里的数据库不存在，请先新建 (no such database)',
  '42501': '数据库用户没有所需的权限，它须是数据库的所有者 (the user must own the database)',
  '53100': '数据库所在的磁盘已满，请腾出空间后再运行 (the database’s disk is full)',
  '53300': '数据库的连接已用完，请稍后再试，或调大 max_connections (too many connections)',
  ENOSPC: '磁盘已满，请腾出空间后再运行 (the disk is full)',
  EFBIG: '文件超过了磁盘允许的大小 (the file is larger than the disk allows)',
  EDQUOT: '磁盘配额已用完，请腾出空间后再运行 (the disk quota is used up)',
  EROFS: '磁盘是只读的，请换一个文件夹 (the disk is read-only)',
  EACCES: '没有权限读写文件，请检查它属于哪个用户 (no permission for a file)',
};

/** Why a program or a command did not get on, in words; for an unreachable database the driver has only a code, or nothing at all. */
export function reasonOf(error: unknown): string {
  const { message, code = '' } = error as Error & { code?: string };
  if (error instanceof StorageFull && error.cause) return reasonOf(error.cause);
  if (error instanceof StoreFolderGone)
    return `存放文件的文件夹不在，请检查磁盘是否已挂载 (is the disk mounted?)：${message}`;
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (known) return `${known}：${message}`;
  if (!isDatabaseUnavailable(error)) return message;
  return `连不上数据库，请检查 DATABASE_URL 和数据库服务 (database not reachable)：${message || code}`;
}
