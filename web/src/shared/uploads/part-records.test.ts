import { expect, test } from 'vitest';
import { type PartRecord, partRecords, type RecordStorage } from './part-records.ts';

const DAY = 24 * 3600 * 1000;
const KEY = 'upload-parts:me';

function memory(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  const storage: RecordStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { items, storage };
}
const record = (savedAt: number): PartRecord => ({
  key: 'up/1.png',
  bucket: 'library',
  uploadId: 'u1',
  partBytes: 4,
  parts: [{ partNumber: 1, etag: 'e' }],
  savedAt,
});

test('what is written is read again, by fingerprint and account', () => {
  const { storage } = memory();
  const mine = partRecords(storage, 'me', () => 0);
  mine.write('a', record(0));
  expect(mine.read('a')).toEqual(record(0));
  expect(mine.read('b')).toBeNull();
  expect(partRecords(storage, 'you', () => 0).read('a')).toBeNull();
});

test.each([
  ['just under six days', 6 * DAY - 1, true],
  ['six days', 6 * DAY, false],
  ['a month', 30 * DAY, false],
  ['saved by a clock that was ahead', -DAY, true],
])('after %s', (_, now, isThere) => {
  const records = partRecords(memory().storage, 'me', () => now);
  records.write('a', record(0));
  expect(records.read('a') !== null).toBe(isThere);
});

test.each(['', 'nonsense', 'null', '"text"', '[]', '7', '{"a":null}', '{"a":{}}', '{"a":{"savedAt":"x"}}'])(
  'a stored %j counts as none, and can be written over',
  (text) => {
    const { items, storage } = memory({ [KEY]: text });
    const records = partRecords(storage, 'me', () => DAY);
    expect(records.read('a')).toBeNull();
    records.write('a', record(DAY));
    expect(records.read('a')).toEqual(record(DAY));
    expect(Object.keys(JSON.parse(items.get(KEY) ?? ''))).toEqual(['a']);
  },
);

test('a hundred are kept, the newest', () => {
  const records = partRecords(memory().storage, 'me', () => 200);
  for (let at = 0; at < 105; at += 1) records.write(`f${at}`, record(at));
  expect(records.read('f4')).toBeNull();
  expect(records.read('f5')).not.toBeNull();
  expect(records.read('f104')).not.toBeNull();
});

test('the last one that ends leaves nothing behind', () => {
  const { items, storage } = memory();
  const records = partRecords(storage, 'me', () => 0);
  records.write('a', record(0));
  records.write('b', record(0));
  records.clear('a');
  expect(records.read('b')).not.toBeNull();
  records.clear('b');
  records.clear('never there');
  expect([...items.keys()]).toEqual([]);
});

test('a full storage costs the resume, not the upload', () => {
  const { storage } = memory();
  const full: RecordStorage = {
    ...storage,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const records = partRecords(full, 'me', () => 0);
  expect(() => records.write('a', record(0))).not.toThrow();
  expect(records.read('a')).toBeNull();
});

test('what cannot be read for want of a key stays', () => {
  const { items, storage } = memory();
  partRecords(storage, 'me', () => 0).write('a', record(0));
  const locked: RecordStorage = {
    ...storage,
    getItem: () => null,
    setItem: () => {
      throw new Error('no key');
    },
  };
  partRecords(locked, 'me', () => 0).clear('b');
  expect(items.has(KEY)).toBe(true);
});
