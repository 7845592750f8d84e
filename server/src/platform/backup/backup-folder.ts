import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFolderStore } from '../storage/folder/folder-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { syncFolder } from '../sync-folder.ts';
import { readWritten, writeOnce } from '../write-once.ts';
import { BackupFailure } from './backup-failure.ts';
import { lockFolder } from './lock-backup-folder.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';

/**
 * A folder of backups:
 *
 *     installation            whose backups these are
 *     objects/pub/… prv/…     every object once, shared by all backups
 *     backups/<id>/           manifest.json, objects.ndjson.gz, tables/…
 *     backups/.making-<id>/   one that is not whole yet
 */
export interface BackupFolder {
  path: string;
  /** The objects of all backups. */
  objects: ObjectStore;
  /** Ids of whole backups, oldest first. */
  ids(): string[];
  folderOf(id: string): string;
  manifestOf(id: string): Manifest;
}

const MAKING = '.making-';
const ID = /^\d{8}T\d{6}Z(-\d+)?$/;

/** Opens a folder of backups; with `mayCreate` makes it. Throws a BackupFailure when there is none or it is not usable. */
export function openBackupFolder(given: string, { mayCreate = false } = {}): BackupFolder {
  const path = resolve(given);
  const backups = join(path, 'backups');
  if (!mayCreate && !existsSync(backups))
    throw new BackupFailure(`${path} 里没有备份`, 'there are no backups in this folder');
  try {
    mkdirSync(backups, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupFailure(`备份文件夹 ${path} 不可写（${code}）`, 'the folder of backups is not writable');
  }
  const objects = createFolderStore({ rootDir: join(path, 'objects'), publicUrl: '', secretKey: '' });
  const folderOf = (id: string) => join(backups, requireId(id));
  return {
    path,
    objects,
    folderOf,
    ids: () =>
      readdirSync(backups)
        .filter((name) => ID.test(name) && existsSync(join(backups, name, 'manifest.json')))
        .sort(),
    manifestOf(id) {
      const file = join(folderOf(id), 'manifest.json');
      if (!existsSync(file)) throw new BackupFailure(`没有备份 ${id}`, 'there is no such backup');
      return readManifest(readFileSync(file, 'utf8'), file);
    },
  };
}

/** Lets one process alone write to the folder, and removes what killed ones left. */
export function lockBackupFolder({ path }: BackupFolder): () => void {
  const unlock = lockFolder(path);
  for (const name of readdirSync(join(path, 'backups'))) {
    const isHalf = ID.test(name) && !existsSync(join(path, 'backups', name, 'manifest.json'));
    if (isHalf || name.startsWith(MAKING))
      rmSync(join(path, 'backups', name), { recursive: true, force: true });
  }
  return unlock;
}

/** Throws a BackupFailure when the folder holds backups of another installation. */
export function claimBackupFolder({ path }: BackupFolder, installation: string): void {
  const file = join(path, 'installation');
  if (readWritten(file) === undefined) writeOnce(file, `${installation}\n`);
  if (readWritten(file) === installation) return;
  throw new BackupFailure(
    `${path} 里是另一套系统的备份，请换一个文件夹`,
    'the folder holds backups of another installation',
  );
}

/** An empty folder for a backup in the making. */
export function beginBackup(folder: BackupFolder, at: Date): { id: string; making: string } {
  const base = `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const taken = new Set(folder.ids());
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  const making = join(folder.path, 'backups', `${MAKING}${id}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  return { id, making };
}

/** Makes it a backup: everything is on the disk before its name is. */
export async function finishBackup(folder: BackupFolder, making: string, manifest: Manifest): Promise<void> {
  await writeFile(join(making, 'manifest.json'), writeManifest(manifest), { mode: 0o600, flush: true });
  for (const one of [join(making, 'tables'), making]) await syncFolder(one);
  await rename(making, folder.folderOf(manifest.id));
  await syncFolder(join(folder.path, 'backups'));
}

/** Removes a backup: without its manifest it is none, whatever happens after. Its objects stay. */
export async function removeBackup(folder: BackupFolder, id: string): Promise<void> {
  await rm(join(folder.folderOf(id), 'manifest.json'), { force: true });
  await syncFolder(folder.folderOf(id));
  await rm(folder.folderOf(id), { recursive: true, force: true });
}

function requireId(id: string): string {
  if (ID.test(id)) return id;
  throw new BackupFailure(`没有备份 ${id}`, 'there is no such backup');
}
