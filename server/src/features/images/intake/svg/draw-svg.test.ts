import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createOwnerQueue } from '../../../../platform/concurrency/owner-queue.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import type { ChildLimits } from '../../../../platform/process/limited-child.ts';
import { TEST_VECTOR } from '../../testing/vector-drawing.ts';
import { drawSvg, measureSvg, trySvgForPrint } from './draw-svg.ts';

const TURN = { ownerId: 'owner', queue: createOwnerQueue(2) };

import { svgBombs } from './testing/svg-bombs.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-svg-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

function file(document: string | Buffer): string {
  count += 1;
  const path = join(folder, `${count}.svg`);
  writeFileSync(path, document);
  return path;
}

const svg = (attributes: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

async function draw(document: string | Buffer, widthPx: number, heightPx: number, limits?: ChildLimits) {
  const target = file('');
  const { fontsDir } = TEST_VECTOR;
  await drawSvg(TURN, { path: file(document), target, widthPx, heightPx, fontsDir }, limits);
  const { data, info } = await sharp(target).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)],
  };
}

const RED = [255, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

it('measuring says that a picture in it is not drawn', async () => {
  const head = 'width="90" height="60"';
  const broken = svg(head, '<image width="90" height="60" href="data:image/webp;base64,UklGRg=="/>');
  expect((await measureSvg(TURN, file(broken))).isIncomplete).toBe(true);
  expect((await measureSvg(TURN, file(svg(head, '<rect/>')))).isIncomplete).toBe(false);
});

describe('drawSvg', () => {
  it.each<[string, string, string]>([
    [
      'millimetres with a viewBox',
      'width="100mm" height="50mm" viewBox="0 0 100 50"',
      '<rect width="50" height="50" fill="red"/>',
    ],
    ['inches', 'width="4in" height="2in" viewBox="0 0 4 2"', '<rect width="2" height="2" fill="red"/>'],
    [
      'points',
      'width="200pt" height="100pt" viewBox="0 0 200 100"',
      '<rect width="100" height="100" fill="red"/>',
    ],
    ['pixels without a viewBox', 'width="200" height="100"', '<rect width="100" height="100" fill="red"/>'],
    [
      'centimetres without a viewBox',
      'width="2.54cm" height="1.27cm"',
      '<rect width="48" height="48" fill="red"/>',
    ],
    [
      'a viewBox alone',
      'viewBox="-10 -10 20 10"',
      '<rect x="-10" y="-10" width="10" height="10" fill="red"/>',
    ],
    ['percent', 'width="100%" height="100%" viewBox="0 0 2 1"', '<rect width="1" height="1" fill="red"/>'],
  ])('draws %s to the edge', async (_what, attributes, inside) => {
    const path = file(svg(attributes, inside));
    const { width, height } = await measureSvg(TURN, path);
    expect(width / height).toBeCloseTo(2, 3);
    const { size, at } = await draw(svg(attributes, inside), 800, 400);
    expect(size).toEqual([800, 400]);
    for (const [x, y] of [
      [0, 0],
      [398, 0],
      [0, 399],
      [398, 399],
    ])
      expect(at(x!, y!), `${x},${y}`).toEqual(RED);
    for (const [x, y] of [
      [401, 0],
      [799, 399],
    ])
      expect(at(x!, y!), `${x},${y}`).toEqual(NOTHING);
  });

  it('draws a shadow where it falls', async () => {
    const shadow =
      '<filter id="f" x="-50%" y="-50%" width="200%" height="200%"><feDropShadow dx="20" dy="20" stdDeviation="0"/></filter>';
    const document = svg(
      'viewBox="0 0 100 100"',
      `${shadow}<rect x="20" y="20" width="40" height="40" rx="4" fill="red" filter="url(#f)"/>`,
    );
    const { at } = await draw(document, 1000, 1000);
    expect(at(400, 400)).toEqual(RED);
    expect(at(750, 750)).toEqual([0, 0, 0, 255]);
    expect(at(100, 100)).toEqual(NOTHING);
  });

  it('draws entities, links, GBK and text in our own fonts', async () => {
    const head = '<?xml version="1.0" encoding="GBK"?><!DOCTYPE svg [<!ENTITY red "#ff0000">]>';
    const [before, after] = [
      `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><a href="https://example.com/"><rect width="10" height="10" fill="&red;"/></a><text y="90" font-size="90" fill="#0000ff">`,
      '</text></svg>',
    ];
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xb9, 0xfa]), Buffer.from(after)]);
    const { at } = await draw(bytes, 400, 400);
    expect(at(10, 10)).toEqual(RED);
    const inked = Array.from({ length: 160_000 }, (_, n) => at(n % 400, Math.floor(n / 400))).filter(
      ([, , b, a]) => b! > 200 && a! > 200,
    );
    expect(inked.length).toBeGreaterThan(10_000);
    expect(await measureSvg(TURN, file(bytes))).toMatchObject({ hasText: true, isAnimated: false });
  });

  it('refuses a size that nothing says', async () => {
    await expect(measureSvg(TURN, file('<svg xmlns="http://www.w3.org/2000/svg">'))).rejects.toThrow(
      'images.corrupt',
    );
  });
});

describe('a bomb', () => {
  // The other kinds are in the benchmark `svg`: they need processor time up to the limit.
  it.each<[string, string]>([
    ['uses that double', 'images.svg-too-complex'],
    ['a thousand blurs', 'images.too-complex'],
    ['dashes without number', 'drawn'],
    ['a picture of nine thousand million pixels', 'drawn'],
    ['coordinates without end', 'drawn'],
  ])('ends within its limits: %s', async (name, expected) => {
    const limits = { cpuSeconds: 1, wallMs: 240_000, memoryBytes: 700_000_000 };
    const outcome = await draw(svgBombs.get(name)!(), 1024, 1024, limits).then(
      () => 'drawn',
      (error) => error.id ?? String(error),
    );
    expect(outcome).toBe(expected);
  });
});

it('draws a page as it is, however much lies far beside it', async () => {
  const beside = (x: number) => `<g opacity=".5"><path d="M${x} 1h9v9z"/><path d="M${x} 1v9h9z"/></g>`;
  const page = '<rect x="10" y="10" width="30" height="60" fill="#f00"/>';
  const drawn = await draw(svg('viewBox="0 0 100 100"', `${beside(-390)}${page}${beside(560)}`), 300, 300);
  expect(drawn.size).toEqual([300, 300]);
  expect([drawn.at(31, 31), drawn.at(118, 208)]).toEqual([RED, RED]);
  expect([drawn.at(28, 100), drawn.at(122, 100), drawn.at(60, 212)]).toEqual([NOTHING, NOTHING, NOTHING]);
});

describe('trySvgForPrint', () => {
  const { fontsDir } = TEST_VECTOR;
  const round = svg('viewBox="0 0 9 9"', '<circle r="4"/>');
  it.each<[string, string, Partial<ChildLimits>, string | null]>([
    ['can be drawn', round, {}, null],
    ['takes too much memory', round, { memoryBytes: 1_000_000 }, 'vector-too-heavy'],
    ['waits on a busy machine, which says nothing of it', round, { wallMs: 1 }, null],
    [
      'ends the renderer',
      svg('viewBox="0 0 9 9"', '<g opacity=".5"><path d="M9999 1h9v9z"/><path d="M9999 1v9h9z"/></g>'),
      {},
      'vector-not-drawn',
    ],
  ])('a file that %s', async (_what, document, limits, expected) => {
    const drawing = { path: file(document), widthPx: 512, heightPx: 512, fontsDir };
    expect(await trySvgForPrint(TURN, drawing, limits)).toBe(expected);
  });
});
