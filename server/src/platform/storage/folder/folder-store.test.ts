import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadKey, ObjectMissing, StorageFull } from '../storage-errors.ts';
import { createFolderStore } from './folder-store.ts';

const PNG = { contentType: 'image/png' };
let rootDir: string;

const open = (folder = rootDir) =>
  createFolderStore({ rootDir: folder, publicUrl: 'http://host', secretKey: 'secret', now: () => 1_000_000 });
const temporaryFiles = () => readdirSync(join(rootDir, '.tmp'));

beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

describe('folder store', () => {
  it('keeps an object and reads it whole, in parts and as a file', async () => {
    const store = open();
    expect(await store.put('prv/图/a.png', Buffer.from('0123456789'), PNG)).toEqual({
      key: 'prv/图/a.png',
      bytes: 10,
      contentType: 'image/png',
    });
    expect((await store.read('prv/图/a.png')).toString()).toBe('0123456789');
    expect(await text(await store.stream('prv/图/a.png', { start: 2, end: 4 }))).toBe('234');
    expect(await store.localPath('prv/图/a.png')).toBe(join(rootDir, 'prv/图/a.png'));
    expect(temporaryFiles()).toEqual([]);
  });

  it('never changes an object, even when many write it at once', async () => {
    const store = open();
    await store.put('pub/a.png', Buffer.from('first'), PNG);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.put('pub/a.png', Readable.from([`other ${i}`]), PNG)),
    );
    expect((await store.read('pub/a.png')).toString()).toBe('first');
    expect(temporaryFiles()).toEqual([]);
  });

  it('leaves nothing when the source breaks off', async () => {
    const store = open();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(store.put('pub/a.png', broken, PNG)).rejects.toThrow('cut');
    expect(await store.stat('pub/a.png')).toBeNull();
    expect(temporaryFiles()).toEqual([]);
  });

  it('says when there is no such object', async () => {
    const store = open();
    expect(await store.stat('pub/none.png')).toBeNull();
    await expect(store.read('pub/none.png')).rejects.toBeInstanceOf(ObjectMissing);
    await expect(store.stream('pub/none/x/y.png')).rejects.toBeInstanceOf(ObjectMissing);
    await store.delete('pub/none.png');
  });

  it('refuses unsafe keys in every call', async () => {
    const store = open();
    const key = 'pub/../../etc/passwd';
    await expect(store.put(key, Buffer.from(''), PNG)).rejects.toBeInstanceOf(BadKey);
    await expect(store.stat(key)).rejects.toBeInstanceOf(BadKey);
    await expect(store.read(key)).rejects.toBeInstanceOf(BadKey);
    await expect(store.delete(key)).rejects.toBeInstanceOf(BadKey);
    expect(() => store.publicUrl(key)).toThrow(BadKey);
    expect(() => store.signedUrl(key, { ttlSeconds: 1 })).toThrow(BadKey);
  });

  it('refuses a content type that the extension does not stand for', async () => {
    await expect(
      open().put('pub/a.html', Buffer.from(''), { contentType: 'text/html' }),
    ).rejects.toBeInstanceOf(BadKey);
  });

  it('follows no symbolic link, neither file nor folder', async () => {
    const store = open();
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.png'), 'secret');
    mkdirSync(join(rootDir, 'pub'));
    symlinkSync(join(outside, 'secret.png'), join(rootDir, 'pub/link.png'));
    symlinkSync(outside, join(rootDir, 'pub/folder'));
    expect(await store.stat('pub/link.png')).toBeNull();
    expect(await store.stat('pub/folder/secret.png')).toBeNull();
    await expect(store.put('pub/folder/new.png', Buffer.from('x'), PNG)).rejects.toBeInstanceOf(BadKey);
    expect(readdirSync(outside)).toEqual(['secret.png']);
    rmSync(outside, { recursive: true });
  });

  it('gives public objects lasting URLs and private ones signed links only', () => {
    const store = open();
    expect(store.publicUrl('pub/照片 1.png')).toBe('http://host/files/pub/%E7%85%A7%E7%89%87%201.png');
    expect(() => store.publicUrl('prv/a.png')).toThrow(BadKey);
    expect(store.signedUrl('prv/a.png', { ttlSeconds: 60 })).toMatch(
      /^http:\/\/host\/files\/prv\/a\.png\?e=1060&s=/,
    );
  });

  it('sweeps what a killed process left a day ago, and nothing younger', () => {
    open();
    writeFileSync(join(rootDir, '.tmp/old'), '');
    writeFileSync(join(rootDir, '.tmp/young'), '');
    utimesSync(join(rootDir, '.tmp/old'), 0, 0);
    createFolderStore({ rootDir, publicUrl: '', secretKey: '', now: () => Date.now() });
    expect(temporaryFiles()).toEqual(['young']);
  });

  it('calls nothing missing while its folder is not there, as of a disk that is not mounted', async () => {
    const store = open();
    expect(await store.stat('pub/never.png')).toBeNull();
    rmSync(rootDir, { recursive: true });
    await expect(store.stat('pub/never.png')).rejects.toThrow('is not there');
    await expect(store.localPath('pub/never.png')).rejects.not.toBeInstanceOf(ObjectMissing);
    mkdirSync(rootDir);
    await expect(store.read('pub/never.png')).rejects.toThrow('is not there');
  });

  it('refuses to start in one sentence when the folder cannot be written', () => {
    writeFileSync(join(rootDir, 'file'), '');
    expect(() => open(join(rootDir, 'file'))).toThrow(/^文件目录 .*file 不可写（ENOTDIR）。请改用 DATA_DIR/);
  });
});

const canMount = process.getuid?.() === 0 && process.platform === 'linux';
describe.skipIf(!canMount)(
  `a full disk${canMount ? '' : ' (skipped: mounting a small file system needs root)'}`,
  () => {
    it('is named, leaves no half object and works again when space is freed', async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', rootDir]);
      try {
        const store = open();
        await store.put('pub/small.png', Buffer.alloc(1_000_000), PNG);
        await expect(store.put('pub/large.png', Buffer.alloc(3_000_000), PNG)).rejects.toBeInstanceOf(
          StorageFull,
        );
        expect(await store.stat('pub/large.png')).toBeNull();
        expect(temporaryFiles()).toEqual([]);
        await store.delete('pub/small.png');
        expect((await store.put('pub/large.png', Buffer.alloc(1_500_000), PNG)).bytes).toBe(1_500_000);
      } finally {
        execFileSync('umount', [rootDir]);
      }
    });
  },
);
