import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JpegOptions } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../sharp.ts';
import { checkJpegScan } from './check-jpeg-scan.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jpeg-scan-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(content: Buffer) {
  const path = join(folder, 'a.jpg');
  writeFileSync(path, content);
  return checkJpegScan(path);
}

/** Grain on a slope, so that no two places are coded alike. */
async function grainy(options: JpegOptions = {}, width = 900, height = 700): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const small = sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise } });
  return sharp(await small.png().toBuffer())
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 90, ...options })
    .toBuffer();
}

const flat = (options: JpegOptions, colour = '#ffffff', width = 2003, height = 1501) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg(options)
    .toBuffer();

/** 64 × 48 pixels with a restart marker after every second unit, by Pillow. */
const RESTARTS = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO',
    'UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P',
    'T09PT09PT0//wAARCAAwAEADASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAwQGBQf/xAAqEAABBAAFAwMEAwAAAAAAAAAB',
    'AAIDEQQSITFRIkFhE3GBMkKRoVJisf/EABkBAAMBAQEAAAAAAAAAAAAAAAMEBQECBv/EACgRAAIBAgQFBAMAAAAAAAAAAAEDAAIh',
    'ERIx8ARBUWGhE3GRwYGx0f/dAAQAAv/aAAwDAQACEQMRAD8A86ZDfZUMw/hURQ+FbFh/CNw6vVnC34SJmG8J2YTwrcjYzVW7hIyO',
    'R/evbRM1K4eg5cMT0EoKeTP/0My3CAC3UPdK3Dxg0SPjVVNwzGVmoJmRj7Yz8pqoLFjSAelyfGEvqceskbBGKoE+wTsw7P4O/Crb',
    'E4AElrfjdKyIXeZ5vhDqyCq9I+APsmUlOPWf/9HNwQ+FZk9NgodR2SYaHbRUCHPKdNtEZDTRw4y61WEjLbiZNDhtLITtYXGmChz3',
    'VHpFzsg2G/umEddDN+54WFgoGWmwHyT0G/EpKdP/0pmQMZoRbuAnbE6rJDG+FQyEMoNFu/xM2EA9VudwsLDTbT2/ROpPYRtTpNHC',
    'PsZZ5KZse3UT4aqREdna/wBQmbFWh08N3QCwU2FvG/ySe0pKbP/TPDRU2yNhaaGLJGXVsnhiqEkDtSoEOjG0OUutuC6SNQLe5OH1',
    'PJrbeTRxZGAgdR2TxxZAA0dR/SpbEM5J+lqVkRAzV1O2XJZlNuVv6R3JsJSU6f/U6jIa6GDXueE0cNaMoDu5UshoZRsB1FK2KwCR',
    'p2bypxZhvTfM6k2EXU6TsiAHT0t55TMioChlB/JVLYT3+r9NSti7ixe57n2QqmZd73qSbSkps//Z',
  ].join(''),
  'base64',
);
const endOf = (content: Buffer) => content.length - 2;

describe('whole', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['4:2:0', () => grainy()],
    ['4:4:4', () => grainy({ chromaSubsampling: '4:4:4' })],
    ['codes of the standard', () => grainy({ optimiseCoding: false })],
    ['quality 1', () => grainy({ quality: 1 })],
    ['quality 100', () => grainy({ quality: 100 })],
    ['sides that fill no unit', () => grainy({}, 817, 23)],
    ['16 × 16', () => grainy({}, 16, 16)],
    // All zeros from begin to end: the shortest code is the one for "nothing here".
    ['all white', () => flat({ optimiseCoding: true })],
    ['all black', () => flat({ optimiseCoding: true }, '#000000')],
    ['all white, codes of the standard', () => flat({ optimiseCoding: false })],
    [
      'grey',
      async () =>
        sharp(await grainy())
          .toColourspace('b-w')
          .jpeg()
          .toBuffer(),
    ],
    [
      'CMYK',
      async () =>
        sharp(await grainy())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    ['restart markers', () => RESTARTS],
    ['a second picture behind it', async () => Buffer.concat([await grainy(), RESTARTS])],
    ['zeros behind its end', async () => Buffer.concat([await grainy(), Buffer.alloc(5000)])],
    ['fill bytes before its end', async () => spliced(await grainy(), Buffer.alloc(30, 0xff))],
    [
      'zeros up to a block of the card before its end',
      async () => spliced(await grainy(), Buffer.alloc(500)),
    ],
  ])('%s', async (_, make) => expect(await check(await make())).toBe('whole'));
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['progressive', () => grainy({ progressive: true })],
  ['no JPEG at all', () => Buffer.from('hello')],
])('%s: the decoder has to judge', async (_, make) => expect(await check(await make())).toBe('unknown'));

describe('damaged', () => {
  const places = [0.2, 0.35, 0.5, 0.65, 0.8];
  const hurts: [string, (content: Buffer, at: number) => Buffer][] = [
    [
      '20 kB of zeros',
      (content, at) => Buffer.from(content).fill(0, at, Math.min(endOf(content), at + 20_000)),
    ],
    ['512 bytes of zeros', (content, at) => Buffer.from(content).fill(0, at, at + 512)],
    ['4 kB of FF', (content, at) => Buffer.from(content).fill(0xff, at, at + 4096)],
    ['4 kB left out', (content, at) => Buffer.concat([content.subarray(0, at), content.subarray(at + 4096)])],
    ['cut off', (content, at) => content.subarray(0, at)],
  ];
  it.each(hurts)('%s, at five places', async (_, hurt) => {
    const content = await grainy();
    expect(content.length).toBeGreaterThan(60_000);
    for (const place of places) {
      expect(await check(hurt(content, Math.floor(content.length * place))), `at ${place}`).toBe('damaged');
    }
  });

  it('no end mark', async () => {
    const content = await grainy();
    expect(await check(content.subarray(0, endOf(content)))).toBe('damaged');
  });

  it('a restart marker that is not its turn', async () => {
    const content = Buffer.from(RESTARTS);
    const second = content.indexOf(Buffer.from([0xff, 0xd1]));
    content[second + 1] = 0xd3;
    expect(await check(content)).toBe('damaged');
  });

  it('a header that ends within a table', async () => {
    const content = await grainy();
    const table = content.indexOf(Buffer.from([0xff, 0xc4]));
    expect(await check(content.subarray(0, table + 10))).toBe('damaged');
  });
});

/** The file with more bytes before its end mark. */
function spliced(content: Buffer, bytes: Buffer): Buffer {
  return Buffer.concat([content.subarray(0, endOf(content)), bytes, content.subarray(endOf(content))]);
}
