import { type Customisation, jsonRefusal } from '../../mapping/customisation/customisation.ts';
import { readAmazonCustom } from '../../mapping/customisation/read-amazon.ts';
import { readTemuCustom } from '../../mapping/customisation/read-temu.ts';
import { archiveRefusals } from './archive-refusals.ts';
import type { ArchiveContent, ArchivedFile } from './walk-archive.ts';

/** A customisation from the archive, with the paths of its pictures. */
export interface CustomisedItem extends Customisation {
  file: string;
  /** Paths of its pictures in the archive by the name that it gives them; those that lack are not in it. */
  pictures: ReadonlyMap<string, string>;
}

/** The customisations among an archive's JSON files; JSON of other kinds is left alone. Throws a Refusal for broken ones. */
export function readCustomisedItems({ jsons, others }: ArchiveContent): CustomisedItem[] {
  const folders = groupByArchive(others.values());
  return jsons.flatMap(({ file, text }) => {
    if (jsonRefusal(text) !== null) throw archiveRefusals.jsonTooDeep(file.path);
    const json = parsed(file.path, text);
    const list = Array.isArray(json) ? json : [json];
    return list.flatMap((one) => {
      const item = readAmazonCustom(one) ?? readTemuCustom(one);
      return item ? [{ ...item, file: file.path, pictures: placePictures(item, file, folders) }] : [];
    });
  });
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw archiveRefusals.jsonBroken(path);
  }
}

function groupByArchive(files: Iterable<ArchivedFile>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { within, path } of files) groups.set(within, [...(groups.get(within) ?? []), path]);
  return groups;
}

/**
 * A picture lies next to its JSON, or in a folder below; never elsewhere, since another order's picture may have the same
 * name.
 */
function placePictures(
  { replies }: Customisation,
  { path, within }: ArchivedFile,
  folders: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const near = (folders.get(within) ?? []).filter((one) => one.startsWith(folder));
  const found = new Map<string, string>();
  for (const { kind, value } of replies) {
    if (kind !== 'picture' || value === '') continue;
    const place =
      only(near, (one) => one.slice(folder.length) === value) ??
      only(near, (one) => nameOf(one) === value) ??
      only(near, (one) => nameOf(one).toLowerCase() === value.toLowerCase());
    if (place !== undefined) found.set(value, place);
  }
  return found;
}

function only(paths: readonly string[], fits: (path: string) => boolean): string | undefined {
  const fitting = paths.filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
