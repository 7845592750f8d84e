import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameFullDisk } from '../../../platform/storage/storage-errors.ts';

/** Path of a temporary file with a picture. */
export type PictureFile = string;

/** A path for a new temporary file; makes the folder. */
export async function newPictureFile(folder: string): Promise<PictureFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Writes bytes to a new temporary file. Throws StorageFull. */
export async function writePictureFile(folder: string, bytes: Buffer): Promise<PictureFile> {
  const path = await newPictureFile(folder);
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw nameFullDisk(error);
  }
  return path;
}
