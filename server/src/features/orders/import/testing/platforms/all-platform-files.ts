import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PlatformFile, readPlatformFile } from './platform-file.ts';

const FOLDER = fileURLToPath(new URL('./files/', import.meta.url));

/** All files under `files/`, by their names. */
export async function readAllPlatformFiles(): Promise<PlatformFile[]> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (name) => readPlatformFile(name.slice(0, -4), await readFile(FOLDER + name, 'utf8'))),
  );
}
