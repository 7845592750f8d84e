import type { PersonalisedText } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { pictureProblem } from '../mapping/row-problems.ts';

/** A picture as an upload keeps it; names are hashed. */
interface KeptPicture {
  path_hash: string;
  name_hash: string;
  /** `''` where it cannot be used. */
  sha256: string;
  problem: 'not-a-picture' | 'too-large' | 'damaged' | null;
}

/** Finds the picture that a row names: `several` = other pictures have the same name. */
export interface PictureFinder {
  /** Whether the upload came with pictures at all. */
  isEmpty: boolean;
  find(file: string): KeptPicture | 'several' | null;
}

/** A finder for uploads without an archive. */
export const NO_PICTURES: PictureFinder = { isEmpty: true, find: () => null };

/** Finds the picture of an archive that a cell names: by its path, else by its file name where only one picture has that name. */
export function createPictureFinder(
  pictures: readonly KeptPicture[],
  hashes: { ofPath(path: string): string; ofName(name: string): string },
): PictureFinder {
  const byPath = new Map(pictures.map((picture) => [picture.path_hash, picture]));
  const byName = new Map<string, KeptPicture | 'several'>();
  for (const picture of pictures) {
    const known = byName.get(picture.name_hash);
    const isOther = known !== undefined && (known === 'several' || known.sha256 !== picture.sha256);
    byName.set(picture.name_hash, isOther ? 'several' : picture);
  }
  return {
    isEmpty: pictures.length === 0,
    find: (file) => byPath.get(hashes.ofPath(file)) ?? byName.get(hashes.ofName(file)) ?? null,
  };
}

const PICTURE_NAME = /^[^\n\r]{1,300}\.(?:jpe?g|png|webp|gif|tiff?|bmp|heic|heif|avif|svg|psd)$/i;
const ADDRESS = /^https?:\/\//i;
/** The file an address ends in stands for it only where its name is long enough to be the only one. */
const TELLING_NAME = 16;

/**
 * Personalised texts with the archive's pictures in place of their file names, and the problems of pictures that are
 * missing.
 */
export function placePictures(
  texts: readonly PersonalisedText[],
  pictures: PictureFinder,
): { texts: PersonalisedText[]; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const placed = texts.map((text) => {
    // Most rows: taking an object apart costs more than all else that is done here.
    if (text.file === undefined && pictures.isEmpty) return text;
    const { file, ...plain } = text;
    const isAddress = ADDRESS.test(text.value.trim());
    const isNamed =
      file !== undefined || (!pictures.isEmpty && PICTURE_NAME.test(text.value.trim()) && !isAddress);
    if (!isNamed) return plain;
    const name = file ?? text.value.trim();
    const found = name === '' || (isAddress && name.length < TELLING_NAME) ? null : pictures.find(name);
    const named = { name: text.name, file: text.value.trim() };
    if (found === 'several') problems.push(pictureProblem(named, 'several'));
    else if (found?.problem) problems.push(pictureProblem(named, found.problem));
    else if (found) return { ...plain, picture: found.sha256 };
    else if (!isAddress) problems.push(pictureProblem(named, 'missing'));
    return plain;
  });
  return { texts: placed, problems };
}
