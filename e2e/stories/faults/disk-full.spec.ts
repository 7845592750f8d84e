import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import { saveSample, waitForRender } from '../../support/save-design.ts';
import { filesBelow } from '../../support/system/files-below.ts';
import { mountTmpfs, whyNoMounts } from '../../support/system/mount-tmpfs.ts';
import { type System, startSystem } from '../../support/system/start-system.ts';

const why = whyNoMounts();

describe.skipIf(why)(`a full disk${why ? ` (skipped: ${why})` : ''}`, () => {
  let system: System;
  let api: Api;
  let unmount: () => void;
  let image: { id: string; widthPx: number; heightPx: number };
  const dataDir = why ? '' : mkdtempSync(join(tmpdir(), 'diy-full-'));
  const files = join(dataDir, 'files');
  const filler = join(files, 'filler');

  beforeAll(async () => {
    // Pictures only: the database keeps its own disk, as an operator would have it.
    unmount = mountTmpfs(files, 'size=80m');
    system = await startSystem({ dataDir });
    api = addSeller(system);
    const photo = await makePhoto(2400, 1800, 5);
    image = { id: await api.uploadImage('海边.jpg', photo, 'image/jpeg'), widthPx: 2400, heightPx: 1800 };
  });
  afterAll(async () => {
    // The folder can only be removed when the small disk is off it.
    await system?.stop();
    unmount?.();
    await system?.destroy();
  });

  it.each([
    ['not one picture', 0],
    ['the pictures, but not the print file', 450],
  ])(
    'with room for %s: fails with a reason, serves nothing half-written, and is done once there is room',
    async (name, roomKb) => {
      fillDisk(filler, roomKb * 1024);
      const before = filesBelow(files);
      const id = await saveSample(api, '马克杯', `${name} Full`, image);
      const { render } = await waitForRender(api, id, 'failed');
      expect(render.error).toMatch(/空间/);
      // Mockups come before the print file, and are shown as soon as they are there.
      expect(render.print_files).toEqual([]);
      if (roomKb === 0) expect(render.mockups).toEqual([]);
      for (const { url } of render.mockups) await expectServedWhole(url);
      expect(await operationOf(id)).toMatchObject({ state: 'failed', message: render.error });

      const left = newFiles(before);
      expect(left.filter((path) => path.includes('.tmp') || path.startsWith('prv'))).toEqual([]);
      // What is there is there whole.
      for (const path of left) await expectWhole(readFileSync(join(files, path)));
      expect((await fetch(`${system.url}/healthz`)).status).toBe(200);

      // Again while it is still full: the same, and nothing piles up.
      await api.post('/saas/diy/user/save/render', { ids: [id] });
      await waitForRender(api, id, 'failed');
      expect(newFiles(before)).toEqual(left);

      rmSync(filler);
      await api.post('/saas/diy/user/save/render', { ids: [id] });
      const done = (await waitForRender(api, id, 'done')).render;
      expect([done.error, done.print_files.length, done.mockups.length]).toEqual([null, 1, 2]);
      expect(await operationOf(id)).toMatchObject({ state: 'succeeded' });
      for (const { url } of [...done.print_files, ...done.mockups]) await expectServedWhole(url);
      expect(newFiles(before).filter((path) => path.includes('.tmp'))).toEqual([]);
    },
  );

  it('refuses a picture that does not fit, with a reason, and takes it once it does', async () => {
    const photo = await makePhoto(2400, 1800, 6);
    fillDisk(filler, 200 * 1024);
    const before = filesBelow(files);
    await expect(api.uploadImage('大图.jpg', photo, 'image/jpeg')).rejects.toThrow(/507.*storage is full/);
    expect(newFiles(before)).toEqual([]);
    rmSync(filler);
    expect(await api.uploadImage('大图.jpg', photo, 'image/jpeg')).toMatch(/./);
  });

  async function operationOf(designId: string) {
    const { list } = await api.get<{ list: { result_id: string; state: string; message: string }[] }>(
      '/saas/operations',
    );
    return list.find((operation) => operation.result_id === designId);
  }

  function newFiles(before: Map<string, number>): string[] {
    return [...filesBelow(files).keys()].filter((path) => !before.has(path));
  }
});

/** Fills the disk of `path` but for `roomBytes`. */
function fillDisk(path: string, roomBytes: number): void {
  const file = openSync(path, 'w');
  const { bavail, bsize } = statfsSync(join(path, '..'));
  const block = Buffer.alloc(64 * 1024, 1);
  for (let rest = bavail * bsize - roomBytes; rest > 0; rest -= block.length) {
    writeSync(file, block, 0, Math.min(rest, block.length));
  }
  closeSync(file);
}

async function expectServedWhole(url: string): Promise<void> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  await expectWhole(Buffer.from(await response.arrayBuffer()));
}

/** Decodes every row. */
async function expectWhole(picture: Buffer): Promise<void> {
  const { info } = await sharp(picture, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(100);
}
