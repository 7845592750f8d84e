import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../platform/storage/folder/folder-store.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { uploadFile } from './testing/upload-file.ts';

const canMount = process.getuid?.() === 0 && process.platform === 'linux';

describe.skipIf(!canMount)(
  `a full disk${canMount ? '' : ' (skipped: mounting a small disk needs root)'}`,
  () => {
    let app: TestApp;
    let rootDir: string;

    beforeAll(async () => {
      rootDir = mkdtempSync(join(tmpdir(), 'small-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', rootDir]);
      const storage = createFolderStore({
        rootDir,
        publicUrl: 'http://localhost:8000',
        secretKey: 'a'.repeat(64),
      });
      app = await buildTestApp({ services: { storage } });
    });
    afterAll(async () => {
      await app?.close();
      execFileSync('umount', [rootDir]);
      rmSync(rootDir, { recursive: true });
    });

    it('responds 507, leaves neither object nor row, and takes uploads again when there is room', async () => {
      const seller = await buildAccount(app);
      const rows = async () => (await app.pool.query('select key from uploads')).rows.length;
      const first = await uploadFile(app, seller, 'a.png', Buffer.alloc(1_000_000, 1));
      const large = Buffer.alloc(1_500_000, 2);
      await expect(uploadFile(app, seller, 'b.png', large)).rejects.toThrow(
        '507 {"error":"storage is full"}',
      );
      expect(await rows()).toBe(1);
      expect(readdirSync(join(rootDir, '.tmp'))).toEqual([]);
      expect(readdirSync(join(app.services.config.dataDir, 'incoming'))).toEqual([]);
      await app.services.storage.delete(first);
      const key = await uploadFile(app, seller, 'b.png', large);
      expect((await app.services.storage.stat(key))?.bytes).toBe(large.length);
    });
    it('keeps a reserve free: nothing is received that would use it', async () => {
      const seller = await buildAccount(app);
      const incoming = join(app.services.config.dataDir, 'incoming');
      mkdirSync(incoming, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', incoming]);
      try {
        await uploadFile(app, seller, 'c.png', Buffer.alloc(100_000, 3));
        // Less than half is free: a whole file of this size would fit.
        writeFileSync(join(incoming, 'other'), Buffer.alloc(2_200_000));
        await expect(uploadFile(app, seller, 'd.png', Buffer.alloc(100_000, 4))).rejects.toThrow('507 ');
        expect(readdirSync(incoming)).toEqual(['other']);
      } finally {
        execFileSync('umount', [incoming]);
      }
    });
  },
);
