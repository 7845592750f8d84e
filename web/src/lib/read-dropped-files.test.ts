// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readDroppedFiles } from './read-dropped-files.ts';

type Entry = { name: string; isDirectory: boolean };
const fileEntry = (name: string): Entry =>
  ({ name, isDirectory: false, file: (done: (file: File) => void) => done(new File(['x'], name)) }) as Entry;

/** A folder that lists a hundred entries at a time, as browsers do. */
function folder(name: string, children: Entry[]): Entry {
  const createReader = () => {
    let at = 0;
    return {
      readEntries(done: (some: Entry[]) => void) {
        done(children.slice(at, at + 100));
        at += 100;
      },
    };
  };
  return { name, isDirectory: true, createReader } as Entry;
}

const drop = (entries: (Entry | null)[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer;
const names = async (transfer: DataTransfer) => (await readDroppedFiles(transfer)).map(({ name }) => name);

test('plain files as they come', async () => {
  const files = [new File(['x'], 'b.png'), new File(['x'], 'a.png')];
  expect(await names(drop([fileEntry('b.png'), fileEntry('a.png')], files))).toEqual(['b.png', 'a.png']);
});

test('folders in folders, hidden files left out', async () => {
  const inner = folder('内', [fileEntry('c.png'), fileEntry('.DS_Store')]);
  const outer = folder('外', [fileEntry('b.png'), inner, folder('.git', [fileEntry('no.png')])]);
  expect(await names(drop([fileEntry('a.png'), outer]))).toEqual(['a.png', 'b.png', 'c.png']);
});

test('a folder of more than a hundred is read to its end', async () => {
  const many = Array.from({ length: 250 }, (_, n) => fileEntry(`${n}.png`));
  expect(await names(drop([folder('全部', many)]))).toHaveLength(250);
});

test('a whole disk is cut at two thousand', async () => {
  const many = Array.from({ length: 3000 }, (_, n) => fileEntry(`${n}.png`));
  expect(await names(drop([folder('全部', many)]))).toHaveLength(2000);
});

test('something without an entry, a picture out of another page for example, does no harm', async () => {
  expect(await names(drop([null], [new File(['x'], 'a.png')]))).toEqual(['a.png']);
});
