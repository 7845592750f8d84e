import { BackupFailure } from './backup-failure.ts';
import type { BackupFolder } from './backup-folder.ts';
import { backupFileName } from './copy-objects.ts';
import type { Manifest } from './manifest.ts';
import type { ObjectList } from './object-list.ts';

/** Names shown of a longer list; the figure beside it counts all. */
const SHOWN = 20;

/** Lines for a list of names, cut where it is long. */
export function shown(names: readonly string[]): string[] {
  const lines = names.slice(0, SHOWN).map((name) => `  ${name}`);
  return names.length > SHOWN ? [...lines, '  …'] : lines;
}

/** Keys of a backup's objects whose files are gone from its folder, or cut off. */
export async function findAbsentObjects(
  folder: BackupFolder,
  { recipient }: Manifest,
  list: ObjectList,
): Promise<string[]> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of folder.objects.list()) sizes.set(key, bytes);
  return [...list]
    .filter(([key, { storedBytes }]) => sizes.get(backupFileName(key, recipient)) !== storedBytes)
    .map(([key]) => key);
}

/** What an operator reads before anything was changed: which files, and what can be done. */
export function absentFailure(id: string, absent: readonly string[]): BackupFailure {
  return new BackupFailure(
    [
      `备份 ${id} 缺失或损坏的文件有 ${absent.length} 个，还没有恢复任何内容：`,
      ...shown(absent),
      '请先用更早的备份，或把这些文件放回 objects 文件夹；没有它们也要恢复其余内容，请加 --without-missing',
    ].join('\n'),
    'files of the backup are missing or damaged, and nothing was restored: try an earlier backup, or add --without-missing to restore the rest',
  );
}
