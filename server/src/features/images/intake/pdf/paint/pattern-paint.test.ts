import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildPdf, type PdfPage, packedPdfStream } from '../../../testing/build-pdf.ts';
import { workOnPdf } from '../work-on-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'pattern-paint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tiles of 20 × 20, this far from each other. */
const tiles = (step: number) =>
  packedPdfStream(
    '1 0 0 rg 0 0 20 20 re f',
    `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 20 20] /XStep ${step} /YStep 20 /Resources << >>`,
  );
const RESOURCES = '/Pattern << /P 100 0 R >>';
const inPattern = (content: string): PdfPage => ({ content, resources: RESOURCES });
const grey = (entries: string): PdfPage => ({
  content: '/G cs 0.5 scn 0 0 9 9 re f',
  resources: `/ColorSpace << /G [/CalGray << /WhitePoint [0.95 1 1.09] ${entries} >>] >>`,
});
const group = (entries: string) =>
  packedPdfStream('0 0 9 9 re f', `/Subtype /Form /BBox [0 0 99 99] ${entries}`);
const FORM: PdfPage = { content: '/A Do', resources: '/XObject << /A 100 0 R >>' };

it.each<[string, PdfPage, Buffer, boolean]>([
  [
    'a frame in a pattern around a plain area',
    inPattern('/Pattern CS /P SCN 1 0 0 rg 9 9 50 50 re B'),
    tiles(20),
    true,
  ],
  ['a frame in a pattern alone', inPattern('/Pattern CS /P SCN 9 9 50 50 re S'), tiles(20), false],
  [
    'a plain frame around a pattern',
    inPattern('/Pattern cs /P scn 1 0 0 RG 9 9 50 50 re B'),
    tiles(20),
    false,
  ],
  [
    'a plain frame after one in a pattern',
    inPattern('q /Pattern CS /P SCN Q 9 9 50 50 re B'),
    tiles(20),
    false,
  ],
  ['tiles over each other', inPattern('/Pattern cs /P scn 9 9 50 50 re f'), tiles(12), true],
  ['tiles side by side', inPattern('/Pattern cs /P scn 9 9 50 50 re f'), tiles(20), false],
  ['shades in linear light', grey('/Gamma 1'), tiles(20), true],
  ['shades as screens show them', grey('/Gamma 2.2'), tiles(20), false],
  ['a group that knocks out', FORM, group('/Group << /S /Transparency /K true >>'), true],
  ['a group that does not', FORM, group('/Group << /S /Transparency >>'), false],
])('%s', async (_what, page, object, expected) => {
  const path = join(folder, 'page.pdf');
  writeFileSync(path, buildPdf([page], { objects: { 100: object } }));
  const reply = await workOnPdf({ type: 'measure', path });
  if (reply.type !== 'measured') throw new Error(reply.type);
  expect(reply.facts.traits.includes('differs')).toBe(expected);
});
