import { objectFamilies } from '../object-families.ts';
import { shown } from '../platform/backup/absent-objects.ts';
import { type BackupFolder, openBackupFolder } from '../platform/backup/backup-folder.ts';
import { createBackup } from '../platform/backup/create-backup.ts';
import { readIdentityFile, requireRecipient } from '../platform/backup/encryption.ts';
import { pruneBackups } from '../platform/backup/prune-backups.ts';
import { type RestoreTarget, restoreBackup } from '../platform/backup/restore-backup.ts';
import { verifyBackup } from '../platform/backup/verify-backup.ts';
import { fingerprintOf } from '../platform/database/require-same-secret.ts';
import type { Services } from '../platform/services.ts';
import { requireNoneEncrypted, requireOutside } from './backup-destination.ts';
import { megabytes } from './megabytes.ts';
import { UsageMistake } from './usage-mistake.ts';

/** A command about backups, as typed. */
export interface BackupCommand {
  verb: string;
  /** Id of a backup. */
  name?: string;
  folder?: string;
  /** How many backups stay. */
  keep?: string;
  /** Public key to encrypt for. */
  recipient?: string;
  /** File with the private key. */
  identity?: string;
  /** Restore what is there where files of the backup are missing or damaged. */
  'without-missing'?: boolean;
}

const report = (line: string) => void process.stderr.write(`${line}\n`);

/** `backup create`. Returns what to print. */
export async function runBackupCreate(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'newId' | 'clock'>,
  { name, folder, keep, recipient }: BackupCommand,
): Promise<string> {
  if (name !== undefined) throw new UsageMistake();
  const kept = keep === undefined ? null : keepOf(keep);
  requireOutside(folderOf(folder), services.config.dataDir);
  const backups = openBackupFolder(folderOf(folder), { mayCreate: true });
  if (recipient === undefined) requireNoneEncrypted(backups);
  const { manifest, copied } = await createBackup(services, backups, {
    families: objectFamilies,
    recipient: recipient === undefined ? null : requireRecipient(recipient),
    secret: fingerprintOf(services.config.secretKey),
    report,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `已备份 ${manifest.id}：数据库 ${rows} 行，文件 ${manifest.objects.count} 个（${megabytes(manifest.objects.bytes)}），` +
      `其中新复制 ${copied.count} 个（${megabytes(copied.bytes)}）`,
  ];
  if (manifest.missing.length > 0)
    lines.push(`备份之前就已缺失的文件 ${manifest.missing.length} 个，请运行 storage check 查看`);
  lines.push('备份里没有 SECRET_KEY（或 DATA_DIR/secret），请另外保存：没有它就读不出买家信息');
  if (kept !== null) {
    const { removed, objects } = await pruneBackups(backups, kept);
    if (removed.length > 0) lines.push(`已删除旧备份 ${removed.length} 个，不再需要的文件 ${objects} 个`);
  }
  return lines.join('\n');
}

function isReadable(backups: BackupFolder, id: string): boolean {
  try {
    backups.manifestOf(id);
    return true;
  } catch {
    return false;
  }
}

/** `backup list` and `backup verify`: they need neither database nor store. Returns what to print. */
export async function runBackupReading(command: BackupCommand): Promise<string> {
  const backups = openBackupFolder(folderOf(command.folder));
  if (command.verb === 'list') {
    const lines = backups.ids().map((id) => {
      if (!isReadable(backups, id)) return `${id}\t已损坏（可以删除这个文件夹）`;
      const { objects, tables, recipient, snapshotAt } = backups.manifestOf(id);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const size = `${rows} 行\t${objects.count} 个文件\t${megabytes(objects.bytes)}`;
      return [id, snapshotAt, size, recipient === null ? '未加密' : '已加密'].join('\t');
    });
    return lines.length > 0 ? lines.join('\n') : '还没有备份';
  }
  const id = command.name ?? backups.ids().at(-1);
  if (id === undefined) throw new UsageMistake('还没有备份');
  const { files, bytes, damaged } = await verifyBackup(backups, id);
  if (damaged.length === 0) return `备份 ${id} 完好：读了 ${files} 个文件（${megabytes(bytes)}）`;
  const words = { missing: '缺失', changed: '内容变了' };
  throw new Error(
    [
      `备份 ${id} 已损坏：${files} 个文件里 ${damaged.length} 个有问题。objects 里的：删掉它们，再运行 backup create 会重新复制`,
      ...shown(damaged.map(({ path, why }) => `${words[why]}\t${path}`)),
    ].join('\n'),
  );
}

type RestoreOptions = Pick<RestoreTarget, 'sessionEndMs' | 'beforeLoad'>;

/** `backup restore ID`. Returns what to print. */
export async function runBackupRestore(
  { config, log, storage, ...options }: Pick<Services, 'config' | 'log' | 'storage'> & RestoreOptions,
  command: BackupCommand,
): Promise<string> {
  const { folder, identity, 'without-missing': withoutMissing = false } = command;
  const name = requireBackupId(command);
  const backups = openBackupFolder(folderOf(folder));
  const restored = await restoreBackup(backups, name, {
    databaseUrl: config.databaseUrl,
    storage,
    secret: fingerprintOf(config.secretKey),
    identity: identity === undefined ? null : await readIdentityFile(identity),
    withoutMissing,
    ...options,
    log,
    report,
  });
  if (restored === null)
    return `已恢复 ${name}：此前被打断的一次已经装入全部数据，这次完成了剩下的步骤。请运行 storage check 核对，再启动系统`;
  const { written, kept, absent } = restored;
  const lines = [
    `已恢复 ${name}：写入文件 ${written} 个，已有且相同的 ${kept} 个。请运行 storage check 核对，再启动系统`,
  ];
  if (absent.length > 0) lines.push(`略过缺失或损坏的文件 ${absent.length} 个：`, ...shown(absent));
  return lines.join('\n');
}

/** The backup that is named. Throws a UsageMistake that says which there are. */
export function requireBackupId({ name, folder }: BackupCommand): string {
  if (name !== undefined) return name;
  throw new UsageMistake(whichBackup(openBackupFolder(folderOf(folder))));
}

function whichBackup(backups: BackupFolder): string {
  const ids = backups.ids();
  const newest = ids.at(-1);
  if (newest === undefined) return `${backups.path} 里还没有备份`;
  return `请写出要恢复的备份。共有 ${ids.length} 个，最新的是 ${newest}：backup restore ${newest} --folder ${backups.path}`;
}

function folderOf(folder: string | undefined): string {
  if (folder) return folder;
  throw new UsageMistake('缺少 --folder');
}

function keepOf(keep: string): number {
  if (/^[1-9]\d{0,3}$/.test(keep)) return Number(keep);
  throw new UsageMistake('--keep 须为 1 到 9999 的整数');
}
