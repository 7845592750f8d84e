import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files that a story uploads and downloads; it is deleted after its tests. */
export function storyFolder(story: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${story}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
