/** Longest part of a path, in UTF-16 units: Explorer gives up at 260 for the whole path with its folder. */
const MAX_UNITS = 120;
/** Most file systems count bytes, and 120 Chinese characters would be 360. */
const MAX_BYTES = 240;
/** Whole path inside an archive; leaves room for the folder a person unpacks into. */
const MAX_PATH_UNITS = 180;
/** ` (99999)` */
const MIN_MARK = 8;

const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=$|\.| )/i;

/**
 * `text` as one part of a path that Windows, macOS and Linux accept: forbidden characters become `_`, control and
 * direction characters vanish, device names get a `_` in front. Empty when nothing is left.
 */
export function safeFileName(text: string, maxUnits = MAX_UNITS): string {
  const trimmed = trimEnds(shorten(cleanName(text), maxUnits, maxUnits * 2));
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed;
}

function cleanName(text: string): string {
  const cleaned = text
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\uFFFD]/gu, '')
    // A line break as spreadsheets write it where XML cannot carry it.
    .replace(/_x000D_/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    // What was taken out may have stood between a letter and its accent.
    .normalize('NFC');
  return trimEnds(cleaned);
}

/**
 * A path of safe parts plus extension (without dot). Empty parts are left out; when no part is left the file is
 * called `fallback`. A path that would be too long for Windows loses the end of its longest parts.
 */
export function safePath(parts: readonly string[], extension: string, fallback: string): string {
  const names = parts.map((part) => safeFileName(part)).filter((name) => name !== '');
  if (names.length === 0) names.push(fallback);
  const limit = MAX_PATH_UNITS - extension.length - 1;
  for (let excess = names.join('/').length - limit; excess > 0; excess = names.join('/').length - limit) {
    const longest = names.reduce((best, name, at) => (name.length > names[best]!.length ? at : best), 0);
    const second = Math.max(0, ...names.filter((_, at) => at !== longest).map((name) => name.length));
    const name = names[longest]!;
    if (name.length === 1) break;
    const length = Math.max(name.length - excess, Math.min(second, name.length - 1), 1);
    names[longest] = trimEnds(shorten(name, length)) || '_';
  }
  return `${names.join('/')}.${extension}`;
}

/** Whether a path of these parts is taken as it is, or loses letters because Windows could not unpack it. */
export function fitsPath(parts: readonly string[], extension: string): boolean {
  const names = parts.map((part) => safeFileName(part));
  const isWhole = (part: string, at: number) =>
    cleanName(part).length === names[at]!.replace(/^_/, '').length;
  const length = names.filter((name) => name !== '').join('/').length;
  return parts.every(isWhole) && length <= MAX_PATH_UNITS - extension.length - 1;
}

/** A path with `mark` behind its name, which gives way to it where both would be too long. */
export function markPath(path: string, mark: string): string {
  const [folders, stem, extension] = splitPath(path);
  const space = Math.min(MAX_UNITS, MAX_PATH_UNITS - folders.length - extension.length);
  // A long mark is shortened too, but never below `MIN_MARK`: marks such as " (2)" hold a number, and cutting it off would give the same
  // name again and again.
  const end = shorten(safeFileName(`x${mark}`).slice(1), Math.max(MIN_MARK, space - 2), MAX_BYTES - 20);
  const room = space - end.length;
  const bytes = MAX_BYTES - Buffer.byteLength(end) - Buffer.byteLength(extension);
  return `${folders}${trimEnds(shorten(stem, Math.max(1, room), bytes)) || '_'}${end}${extension}`;
}

/** Folders with their last slash, the name, and the extension with its dot. */
function splitPath(path: string): [folders: string, stem: string, extension: string] {
  const slash = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const end = dot > slash ? dot : path.length;
  return [path.slice(0, slash), path.slice(slash, end), path.slice(end)];
}

/** Windows drops trailing dots and blanks silently; a leading dot hides the file elsewhere. */
function trimEnds(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && isEnd(name[start])) start += 1;
  while (end > start && isEnd(name[end - 1])) end -= 1;
  return name.slice(start, end);
}

const isEnd = (sign: string | undefined) => sign === ' ' || sign === '.';

/** Cuts between characters, never inside one. */
function shorten(name: string, maxUnits: number, maxBytes = MAX_BYTES): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name)) {
    const next = result + segment;
    if (next.length > maxUnits || Buffer.byteLength(next) > maxBytes) break;
    result = next;
  }
  return result;
}
