import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createOwnerQueue } from '../../../../platform/concurrency/owner-queue.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import type { ChildLimits } from '../../../../platform/process/limited-child.ts';
import { buildPdf } from '../../testing/build-pdf.ts';
import { drawPdf, measurePdf } from './draw-pdf.ts';

const TURN = { ownerId: 'owner', queue: createOwnerQueue(2) };

import { pdfBombs } from './testing/pdf-bombs.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, document: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, document);
  return path;
}

it('measures and draws in a process of its own', async () => {
  const path = file('page.pdf', buildPdf([{ content: '1 0 0 rg 0 0 100 50 re f' }]));
  expect(await measurePdf(TURN, path)).toMatchObject({ pageCount: 1, widthPt: 100, heightPt: 100 });
  const target = join(folder, 'page.png');
  await drawPdf(TURN, { path, target, widthPx: 300, heightPx: 300 });
  const { width, height, hasAlpha } = await sharp(target).metadata();
  expect([width, height, hasAlpha]).toEqual([300, 300, true]);
});

describe('a bomb', () => {
  // The other kinds were tried by hand (decision 0189): they need processor time up to the limit.
  it.each<[string, string]>([
    ['twenty thousand pages', 'images.pdf-too-many-pages'],
    ['tiles without number', 'images.too-complex'],
    ['groups in groups', 'images.pdf-too-complex'],
    ['a bomb packed five times', 'ended'],
  ])('ends within its limits: %s', async (name, expected) => {
    const limits: ChildLimits = { cpuSeconds: 2, wallMs: 90_000, memoryBytes: 900_000_000 };
    const path = file('bomb.pdf', pdfBombs.get(name)!());
    const target = join(folder, 'bomb.png');
    const outcome = await measurePdf(TURN, path)
      .then(() => drawPdf(TURN, { path, target, widthPx: 1024, heightPx: 1024 }, limits))
      .then(() => 'drawn')
      .catch((error) => error.id ?? String(error));
    if (expected === 'ended') expect(outcome).toMatch(/^images\./);
    else expect(outcome).toBe(expected);
  });
});
