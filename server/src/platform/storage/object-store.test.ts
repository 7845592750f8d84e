import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { BadKey, ObjectMissing } from './storage-errors.ts';
import { type EmptyStore, emptyStores } from './testing/open-stores.ts';

// What every store promises, asked of each: what differs between them is tested next to each one.
const PNG = { contentType: 'image/png' };
const MIB = 1024 * 1024;
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function keysOf(store: ObjectStore, prefix?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

/** Gives `bytes` in pieces and then fails. */
function breakingAfter(bytes: number): Readable {
  return Readable.from(
    (async function* () {
      for (let sent = 0; sent < bytes; sent += MIB) yield Buffer.alloc(Math.min(MIB, bytes - sent));
      throw new Error('cut');
    })(),
  );
}

describe.each(Object.entries(emptyStores))('%s store', (_name, open) => {
  let opened: EmptyStore;
  let store: ObjectStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  it('keeps an object and reads it whole, in parts and as a file', async () => {
    const key = "prv/图/照片 1+(a)'&=~!.png";
    const written = await store.put(key, Buffer.from('0123456789'), PNG);
    expect(written).toMatchObject({ key, bytes: 10, contentType: 'image/png' });
    expect(await store.stat(key)).toEqual(written);
    expect((await store.read(key)).toString()).toBe('0123456789');
    expect(await text(await store.stream(key))).toBe('0123456789');
    expect(await text(await store.stream(key, { start: 2, end: 4 }))).toBe('234');
    const path = await store.localPath(key);
    expect(readFileSync(path, 'utf8')).toBe('0123456789');
    expect(path.endsWith('.png')).toBe(true);
  });

  it.each([
    ['nothing', 0],
    ['one byte', 1],
    ['exactly a part', 8 * MIB],
    ['parts and a rest', 17 * MIB + 5],
  ])('streams %s in and out', async (what, bytes) => {
    const content = randomBytes(bytes);
    const key = `pub/large/${what}.png`;
    const pieces = Array.from({ length: Math.ceil(bytes / 100_000) }, (_, i) =>
      content.subarray(i * 100_000, (i + 1) * 100_000),
    );
    expect(await store.put(key, Readable.from(pieces), PNG)).toMatchObject({ bytes });
    expect(hashOf(await store.read(key))).toBe(hashOf(content));
    expect(hashOf(readFileSync(await store.localPath(key)))).toBe(hashOf(content));
  });

  it('never changes an object', async () => {
    await store.put('pub/a.png', Buffer.from('first'), PNG);
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.put('pub/a.png', Readable.from([`other ${i}`]), PNG)),
    );
    expect((await store.read('pub/a.png')).toString()).toBe('first');
  });

  it.each([100, 20 * MIB])('leaves nothing when the source breaks off after %i bytes', async (bytes) => {
    const key = `pub/broken/${bytes}.png`;
    await expect(store.put(key, breakingAfter(bytes), PNG)).rejects.toThrow('cut');
    expect(await store.stat(key)).toBeNull();
    expect(await keysOf(store, 'pub/broken/')).toEqual([]);
  });

  it('says when there is no such object', async () => {
    expect(await store.stat('pub/none.png')).toBeNull();
    await expect(store.read('pub/none.png')).rejects.toBeInstanceOf(ObjectMissing);
    await expect(store.stream('pub/none/x/y.png')).rejects.toBeInstanceOf(ObjectMissing);
    await expect(store.localPath('prv/none.png')).rejects.toBeInstanceOf(ObjectMissing);
    await store.delete('pub/none.png');
  });

  it('deletes an object and its local copy', async () => {
    await store.put('prv/gone.png', Buffer.from('x'), PNG);
    await store.localPath('prv/gone.png');
    await store.delete('prv/gone.png');
    expect(await store.stat('prv/gone.png')).toBeNull();
    await expect(store.localPath('prv/gone.png')).rejects.toBeInstanceOf(ObjectMissing);
  });

  it('lists every page of what begins with a prefix', async () => {
    const keys = Array.from({ length: 8 }, (_, i) => `prv/list/图 ${i}&.png`);
    for (const key of keys) await store.put(key, Buffer.from('12345'), PNG);
    await store.put('prv/listed.png', Buffer.from('1'), PNG);
    expect(await keysOf(store, 'prv/list/')).toEqual(keys);
    expect(await keysOf(store)).toEqual(expect.arrayContaining([...keys, 'prv/listed.png', 'pub/a.png']));
    for await (const { bytes, writtenAt } of store.list('prv/list/')) {
      expect(bytes).toBe(5);
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    }
  });

  it('refuses unsafe keys in every call', async () => {
    const key = 'pub/../../etc/passwd';
    for (const call of [
      () => store.put(key, Buffer.from(''), PNG),
      () => store.stat(key),
      () => store.read(key),
      () => store.stream(key),
      () => store.localPath(key),
      () => store.delete(key),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(BadKey);
    }
    expect(() => store.publicUrl(key)).toThrow(BadKey);
    expect(() => store.publicUrl('prv/a.png')).toThrow(BadKey);
    expect(() => store.signedUrl(key, { ttlSeconds: 1 })).toThrow(BadKey);
  });

  it('refuses a content type that the extension does not stand for', async () => {
    const html = store.put('pub/a.html', Buffer.from(''), { contentType: 'text/html' });
    await expect(html).rejects.toBeInstanceOf(BadKey);
  });
});
