import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BackupFailure } from './backup-failure.ts';

/** A file of the backup: its place in the backup's folder, size and SHA-256 as it is stored. */
const storedFile = z.strictObject({
  path: z.string().regex(/^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)?$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestShape = z.strictObject({
  format: z.literal(1),
  id: z.string(),
  /** ISO times; the database is as it was at `snapshotAt`. */
  startedAt: z.iso.datetime(),
  snapshotAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Whose backup it is; see the table `installation`. */
  installation: z.string(),
  /** Fingerprint of the SECRET_KEY that the rows were encrypted with. */
  secret: z.string(),
  /** The public key that files are encrypted for; null = they are not. */
  recipient: z.string().nullable(),
  migrations: z.array(z.strictObject({ number: z.int(), name: z.string(), checksum: z.string() })),
  /** Newest migration of the job queue's own schema. */
  queueMigration: z.int(),
  tables: z.array(
    z.strictObject({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      file: storedFile,
    }),
  ),
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  objects: z.strictObject({ count: z.int(), bytes: z.int(), file: storedFile }),
  /** Keys that rows named although the store no longer had them: lost before the backup. */
  missing: z.array(z.string()),
});

/** What a backup consists of. */
export type Manifest = z.infer<typeof manifestShape>;
export type StoredFile = z.infer<typeof storedFile>;

const envelope = z.strictObject({ sha256: z.string(), manifest: z.unknown() });

/** The manifest's file, with its own checksum. */
export function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify({ sha256: sumOf(manifest), manifest }, null, 1)}\n`;
}

/** Reads it back. Throws a BackupFailure when a byte of it has changed, or when a newer version wrote it. */
export function readManifest(text: string, path: string): Manifest {
  const damaged = new BackupFailure(`备份清单 ${path} 已损坏`, 'the manifest is damaged');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw damaged;
  }
  const outer = envelope.safeParse(parsed);
  if (!outer.success || sumOf(outer.data.manifest) !== outer.data.sha256) throw damaged;
  const inner = manifestShape.safeParse(outer.data.manifest);
  if (inner.success) return inner.data;
  throw new BackupFailure(
    `备份清单 ${path} 是更新的版本写的，请用那个版本读取`,
    'the manifest was written by a newer version',
  );
}

function sumOf(manifest: unknown): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
