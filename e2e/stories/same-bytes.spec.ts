import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { makePhoto, type SampleImage } from '../support/samples/sample-design.ts';
import { saveSample, waitForRender } from '../support/save-design.ts';
import { filesBelow } from '../support/system/files-below.ts';
import { type System, startSystem } from '../support/system/start-system.ts';

let first: System;
let second: System | null = null;
let copy: string;
let photo: Buffer;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'diy-copy-'));
  photo = await makePhoto(1600, 1200, 3);
  first = await startSystem();
});
afterAll(async () => {
  await second?.destroy();
  await first?.destroy();
  rmSync(copy, { recursive: true, force: true });
});

it('draws the same design to the same bytes, also after a restart on a copy of the data', async () => {
  const ann = addSeller(first, 'ann');
  const [one, again] = [await draw(ann), await draw(ann)];
  const other = await draw(addSeller(first, 'ben'));
  await first.stop();
  execFileSync('cp', ['-a', `${first.dataDir}/.`, copy]);
  second = await startSystem({ dataDir: copy });
  const rendersBefore = countRenders(second);
  const later = await draw(addSeller(second, 'cho'));

  // Nobody's result was handed on: the third account's files were drawn by the new processes.
  expect(countRenders(second)).toBe(rendersBefore + Object.keys(later).length);
  expect(Object.keys(one)).toEqual([
    'print wrap',
    'mockup mug-pair',
    'mockup mug-table',
    'print front',
    'mockup tshirt-flat',
    'mockup tshirt-wood',
    'mockup tshirt-back',
  ]);
  expect(again).toEqual(one);
  expect(other).toEqual(one);
  expect(later).toEqual(one);
});

/** SHA-256 of every file of a design that is the same each time, saved again. */
async function draw(api: Api): Promise<Record<string, string>> {
  const id = await api.uploadImage('海边.jpg', photo, 'image/jpeg');
  const image = { id, widthPx: 1600, heightPx: 1200 };
  const hashes: Record<string, string> = {};
  for (const product of ['马克杯', 'T 恤']) Object.assign(hashes, await drawOn(api, product, image));
  return hashes;
}

async function drawOn(api: Api, product: string, image: SampleImage): Promise<Record<string, string>> {
  const saved = await saveSample(api, product, '海边的夏天 Summer 2026', image);
  const { render } = await waitForRender(api, saved, 'done');
  const hashes: Record<string, string> = {};
  for (const { surface_id, url, width_px } of render.print_files) {
    const bytes = await download(url);
    const { format, width } = await sharp(bytes).metadata();
    expect([format, width]).toEqual(['png', width_px]);
    hashes[`print ${surface_id}`] = hash(bytes);
  }
  for (const { mockup_id, url } of render.mockups) {
    const bytes = await download(url);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    hashes[`mockup ${mockup_id}`] = hash(bytes);
  }
  return hashes;
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const countRenders = (system: System) =>
  [...filesBelow(join(system.dataDir, 'files')).keys()].filter((path) => path.includes('renders')).length;
