// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type DroppedFiles, openDrop, readFolders } from './read-dropped-files.ts';

type Refuse = (reason: DOMException) => void;
const denied = () => new DOMException('denied', 'NotReadableError');
const fileEntry = (name: string, path = `/${name}`): FileSystemEntry =>
  ({
    name,
    fullPath: path,
    isDirectory: false,
    file: (done: (file: File) => void) => done(new File(['x'], name)),
  }) as unknown as FileSystemEntry;
const lockedFile = (name: string, path: string): FileSystemEntry =>
  ({
    name,
    fullPath: path,
    isDirectory: false,
    file: (_: unknown, refuse: Refuse) => refuse(denied()),
  }) as unknown as FileSystemEntry;

/** A folder that lists a hundred entries at a time, as browsers do; with `failsAt`, refuses from that entry on. */
function folder(
  name: string,
  children: FileSystemEntry[],
  failsAt = Number.POSITIVE_INFINITY,
): FileSystemEntry {
  const createReader = () => {
    let at = 0;
    return {
      readEntries(done: (some: FileSystemEntry[]) => void, refuse: Refuse) {
        if (at >= failsAt) return refuse(denied());
        done(children.slice(at, at + 100));
        at += 100;
      },
    };
  };
  return { name, fullPath: `/${name}`, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const drop = (entries: (FileSystemEntry | null)[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer;
const names = (found: DroppedFiles | null) => found?.files.map(({ name }) => name);
const some = (count: number) => Array.from({ length: count }, (_, n) => fileEntry(`${n}.png`));

test('plain files as they come', () => {
  const files = [new File(['x'], 'b.png'), new File(['x'], 'a.png')];
  expect(openDrop(drop([fileEntry('b.png'), fileEntry('a.png')], files))).toEqual({ files });
});

test('something without an entry, a picture out of another page for example, does no harm', () => {
  const files = [new File(['x'], 'a.png')];
  expect(openDrop(drop([null], files))).toEqual({ files });
  const photos = folder('照片', []);
  expect(openDrop(drop([null, photos], files))).toEqual({ entries: [photos] });
});

test('folders in folders, hidden files left out', async () => {
  const inner = folder('内', [fileEntry('c.png'), fileEntry('.DS_Store')]);
  const outer = folder('外', [fileEntry('b.png'), inner, folder('.git', [fileEntry('no.png')])]);
  expect(names(await readFolders([fileEntry('a.png'), outer]))).toEqual(['a.png', 'b.png', 'c.png']);
});

test('a folder of thousands is read to its end, in its order, and tells how far it is', async () => {
  const reported: number[] = [];
  const found = await readFolders([folder('全部', some(4321))], { onFound: (count) => reported.push(count) });
  expect(names(found)).toEqual(Array.from({ length: 4321 }, (_, n) => `${n}.png`));
  expect(reported.slice(0, 3)).toEqual([0, 100, 200]);
  expect(reported.at(-1)).toBe(4321);
});

test('what cannot be opened is named with its place; the rest is read', async () => {
  const shut = folder('锁住', some(3), 0);
  const halfway = folder('半截', some(150), 100);
  const mixed = folder('混合', [
    fileEntry('a.png'),
    lockedFile('坏.png', '/混合/坏.png'),
    shut,
    fileEntry('b.png'),
  ]);
  const found = await readFolders([mixed, lockedFile('单独.png', '/单独.png'), halfway]);
  expect(found?.unreadable).toEqual([
    { path: '单独.png', isFolder: false },
    { path: '混合/坏.png', isFolder: false },
    { path: '半截', isFolder: true },
    { path: '锁住', isFolder: true },
  ]);
  expect(names(found)).toHaveLength(102);
  expect(names(found)).toEqual(expect.arrayContaining(['a.png', 'b.png', '99.png']));
});

test('a reading that is stopped answers nothing', async () => {
  const abort = new AbortController();
  const reported: number[] = [];
  const found = await readFolders([folder('整个硬盘', some(5000))], {
    onFound: (count) => {
      reported.push(count);
      if (count >= 200) abort.abort();
    },
    signal: abort.signal,
  });
  expect(found).toBeNull();
  expect(reported.at(-1)).toBe(200);
});
