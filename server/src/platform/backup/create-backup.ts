import { recordInstallationId } from '../database/installation.queries.ts';
import type { Services } from '../services.ts';
import { findNamed, findReferencedKeys, type ObjectFamily } from '../storage/object-check.queries.ts';
import { BackupFailure } from './backup-failure.ts';
import {
  type BackupFolder,
  beginBackup,
  claimBackupFolder,
  finishBackup,
  lockBackupFolder,
} from './backup-folder.ts';
import { backupFileName, copyObject, copyObjects, keptBefore, type ObjectCopy } from './copy-objects.ts';
import { dumpTables } from './dump-tables.ts';
import type { Manifest } from './manifest.ts';
import { type ObjectList, readObjectList, writeObjectList } from './object-list.ts';
import { type DatabaseSnapshot, openSnapshot } from './open-snapshot.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'newId' | 'clock'>;

/** How a backup is made. */
export interface BackupOptions {
  /** Kinds of objects, and the rows that name them. */
  families: readonly ObjectFamily[];
  /** Public key (`age1…`) to encrypt for; null = not encrypted. */
  recipient: string | null;
  /** Fingerprint of the installation's SECRET_KEY. */
  secret: string;
  report(line: string): void;
}

/** The result of a backup. */
export interface BackupResult {
  manifest: Manifest;
  copied: { count: number; bytes: number };
}

/** Snapshots tried until none of the objects they name has been deleted meanwhile. */
const TRIES = 5;

/**
 * Makes a backup while the system works. Objects are copied before the snapshot and again after it, so that each one the
 * snapshot names is in the backup: rows name an object only after it was written. A kill at any moment leaves earlier
 * backups as they were, and the next one uses what was copied.
 */
export async function createBackup(
  services: Needs,
  folder: BackupFolder,
  options: BackupOptions,
): Promise<BackupResult> {
  const { db, storage, newId, clock } = services;
  const installation = await recordInstallationId(db, newId());
  claimBackupFolder(folder, installation);
  const unlock = lockBackupFolder(folder);
  try {
    const startedAt = clock.now();
    const copied = { count: 0, bytes: 0 };
    const copy: ObjectCopy = {
      storage,
      kept: folder.objects,
      recipient: options.recipient,
      known: await readKnown(folder, options.recipient),
      present: await readSizes(folder),
      onCopied(bytes) {
        copied.count += 1;
        copied.bytes += bytes;
        if (copied.count % 1000 === 0) options.report(`已复制 ${copied.count} 个文件`);
      },
    };
    await copyObjects(copy);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const manifest = await backUpOnce(services, folder, options, { copy, startedAt, installation });
      if (manifest) return { manifest, copied };
    }
    throw new BackupFailure(
      `备份时文件一直在被删除，试了 ${TRIES} 次，请稍后再试`,
      'objects were deleted all the time; try again later',
    );
  } finally {
    unlock();
  }
}

/** One snapshot, its tables and the objects. Null when objects that it names were deleted before they were copied. */
async function backUpOnce(
  services: Needs,
  folder: BackupFolder,
  { families, recipient, secret }: BackupOptions,
  { copy, startedAt, installation }: { copy: ObjectCopy; startedAt: Date; installation: string },
): Promise<Manifest | null> {
  const { clock, config } = services;
  const { id, making } = beginBackup(folder, clock.now());
  const snapshot = await openSnapshot(config.databaseUrl);
  try {
    const tables = await dumpTables(snapshot, making, recipient);
    const objects = await copyObjects(copy);
    const { deleted, missing } = await findAbsent(services, snapshot, families, copy, objects);
    if (deleted > 0) return null;
    const manifest: Manifest = {
      format: 1,
      id,
      startedAt: startedAt.toISOString(),
      snapshotAt: snapshot.at.toISOString(),
      finishedAt: clock.now().toISOString(),
      installation,
      secret,
      recipient,
      migrations: snapshot.migrations,
      queueMigration: snapshot.queueMigration,
      tables,
      sequences: snapshot.sequences,
      objects: { ...totalOf(objects), file: await writeObjectList(making, objects) },
      missing,
    };
    await requireAllKept(folder, objects, recipient);
    await finishBackup(folder, making, manifest);
    return manifest;
  } finally {
    await snapshot.close();
  }
}

/**
 * Looks for objects that the snapshot's rows name and the listing after it lacks. Those copied earlier are added to the
 * list. Of the others, `missing` are still named, so they were lost before the backup; `deleted` counts those that were
 * deleted together with their rows since the snapshot.
 */
async function findAbsent(
  { db, storage }: Needs,
  snapshot: DatabaseSnapshot,
  families: readonly ObjectFamily[],
  copy: ObjectCopy,
  objects: ObjectList,
): Promise<{ deleted: number; missing: string[] }> {
  const missing: string[] = [];
  let deleted = 0;
  for (const family of families) {
    const named = await snapshot.read(db, (then) => findReferencedKeys(then, family));
    const absent: string[] = [];
    for (const key of named) {
      if (objects.has(key)) continue;
      const found = keptBefore(copy, key) ?? (await copyLate(storage, copy, key));
      if (found) objects.set(key, found);
      else absent.push(key);
    }
    const stillNamed = absent.length === 0 ? new Set<string>() : await findNamed(db, family, absent);
    missing.push(...stillNamed);
    deleted += absent.length - stillNamed.size;
  }
  return { deleted, missing: missing.sort() };
}

/** Copies an object that the listing lacked. */
async function copyLate(storage: Needs['storage'], copy: ObjectCopy, key: string) {
  const found = await storage.stat(key);
  return found && copyObject(copy, key, found.bytes);
}

/** What earlier backups say of the objects in the folder, where they are stored in the same way. */
async function readKnown(folder: BackupFolder, recipient: string | null): Promise<ObjectList> {
  const known: ObjectList = new Map();
  for (const id of folder.ids()) {
    try {
      const manifest = folder.manifestOf(id);
      if (manifest.recipient !== recipient) continue;
      for (const [key, kept] of await readObjectList(folder.folderOf(id), manifest)) known.set(key, kept);
    } catch {
      // The objects that a damaged one names are copied again; `backup list` and `verify` name it.
    }
  }
  return known;
}

async function readSizes({ objects }: BackupFolder): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of objects.list()) sizes.set(key, bytes);
  return sizes;
}

/** The last look before a backup is one: whatever else changed the folder, each object it names is there. */
async function requireAllKept(
  folder: BackupFolder,
  objects: ObjectList,
  recipient: string | null,
): Promise<void> {
  const sizes = await readSizes(folder);
  for (const [key, { storedBytes }] of objects) {
    if (sizes.get(backupFileName(key, recipient)) === storedBytes) continue;
    throw new BackupFailure(
      `备份文件夹里的 ${backupFileName(key, recipient)} 在备份时被删除或改动，请再运行一次`,
      'an object was removed from the folder or changed during the backup; run it again',
    );
  }
}

function totalOf(objects: ObjectList): { count: number; bytes: number } {
  let bytes = 0;
  for (const object of objects.values()) bytes += object.bytes;
  return { count: objects.size, bytes };
}
