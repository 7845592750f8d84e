import { createHash } from 'node:crypto';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import {
  personalisationOfCell,
  readCustomisationCell,
} from '../../mapping/customisation/customisation-cell.ts';
import type { ArchivedPicture } from '../table-facts.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import type { CustomisedItem } from './customised-items.ts';
import { fileKey } from './file-key.ts';
import { looksLikePicture } from './picture-kind.ts';
import type { ArchiveContent, ArchivedFile } from './walk-archive.ts';

const LONGEST_NAME = 400;

/** Collects the files of an archive that its rows name as pictures; all others are never unpacked. */
export function createPictureCollector({ others }: ArchiveContent, items: readonly CustomisedItem[]) {
  const byName = new Map<string, ArchivedFile[]>();
  for (const file of others.values()) {
    const key = fileKey(file.path);
    byName.set(key, [...(byName.get(key) ?? []), file]);
  }
  const wanted = new Map<string, ArchivedFile>();
  const want = (name: string) => {
    for (const file of byName.get(fileKey(name)) ?? []) wanted.set(file.path, file);
  };
  for (const item of items)
    for (const path of item.pictures.values()) {
      const file = others.get(path);
      if (file) wanted.set(path, file);
    }
  return {
    /** A row's cells: names of files, or marketplaces' JSON that names some. */
    see(cells: readonly string[]): void {
      if (byName.size === 0) return;
      for (const cell of cells) {
        if (cell.length < LONGEST_NAME) want(cell);
        if (!/^\s*[{[]/.test(cell)) continue;
        const custom = readCustomisationCell(cell);
        for (const { file } of custom ? personalisationOfCell(custom).texts : []) if (file) want(file);
      }
    },
    read: () => readPictures(wanted.values()),
  };
}

async function* readPictures(files: Iterable<ArchivedFile>): AsyncGenerator<ArchivedPicture> {
  const known = new Set<string>();
  for (const file of files) {
    const none = { path: file.path, sha256: '', bytes: null };
    if (file.size > ARCHIVE_LIMITS.pictureBytes) {
      yield { ...none, problem: 'too-large' };
      continue;
    }
    try {
      const bytes = await file.read(ARCHIVE_LIMITS.pictureBytes);
      if (!looksLikePicture(bytes)) {
        yield { ...none, problem: 'not-a-picture' };
        continue;
      }
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      yield { path: file.path, sha256, bytes: known.has(sha256) ? null : bytes, problem: null };
      known.add(sha256);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield { ...none, problem: 'damaged' };
    }
  }
}
