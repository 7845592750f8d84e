import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How PostgreSQL's programs are started, since they refuse to run as uid 0. */
export interface RunAs {
  /** For the log. */
  how: 'own-user' | 'user-namespace' | 'other-uid';
  spawn(program: string, args: string[], options?: SpawnOptions): ChildProcess;
  /** Gives a folder and its content to the uid that PostgreSQL will have. */
  own(folder: string): void;
}

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'];
const OTHER_UID = 65534;

/**
 * Chooses a method that works on this machine. As root: a user namespace first, because the process then still enters
 * folders that only root may enter (a clone below /root); else another uid. Throws with one sentence where neither
 * works.
 */
export function chooseRunAs(postgres: string): RunAs {
  if (process.getuid?.() !== 0) {
    return {
      how: 'own-user',
      spawn: (program, args, options) => spawn(program, args, options ?? {}),
      own: () => {},
    };
  }
  if (spawnSync('unshare', [...NAMESPACE, postgres, '--version']).status === 0) {
    return {
      how: 'user-namespace',
      spawn: (program, args, options) => spawn('unshare', [...NAMESPACE, program, ...args], options ?? {}),
      own: (folder) => chownTree(folder, 0),
    };
  }
  const ids = { uid: OTHER_UID, gid: OTHER_UID };
  if (spawnSync(postgres, ['--version'], { ...ids, cwd: '/' }).status === 0) {
    return {
      how: 'other-uid',
      spawn: (program, args, options) => spawn(program, args, { ...options, ...ids, cwd: '/' }),
      own: (folder) => chownTree(folder, OTHER_UID),
    };
  }
  throw new Error(
    'PostgreSQL 不能以 root 运行，而本机既不能建用户命名空间，也不能让其他用户进入程序所在的文件夹。' +
      '请换一个普通用户启动，或把项目放到所有人可进入的文件夹，或用 DATABASE_URL 指定一个 PostgreSQL。',
  );
}

function chownTree(path: string, id: number): void {
  chownSync(path, id, id);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) {
    const child = join(path, name);
    const entry = lstatSync(child);
    if (entry.isSymbolicLink() || entry.uid === id) {
      if (entry.isDirectory()) chownTree(child, id);
      continue;
    }
    chownTree(child, id);
  }
}
