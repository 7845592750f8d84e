import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addSeller } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { cutOff, noiseJpeg, noisePng, pngBomb, svg } from '../support/samples/hostile-files.ts';
import { filesBelow } from '../support/system/files-below.ts';
import { readMemory } from '../support/system/read-memory.ts';
import { type System, startSystem } from '../support/system/start-system.ts';
import { recordImage, sendFile } from '../support/upload.ts';

const MB = 1024 * 1024;
const MEMORY_LIMIT_MB = 600;

let system: System;
let api: Api;
let before: Map<string, number>;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system, 'attacker');
  before = filesBelow(join(system.dataDir, 'files'));
});
afterAll(() => system?.destroy());

afterEach(() => {
  // The highest since the process started, so nothing in between is missed.
  expect(readMemory(system.pid).peakMb).toBeLessThan(MEMORY_LIMIT_MB);
});

/** What has come into storage since the start, uploads that wait for their cleaning apart. */
function remainingFiles(): string[] {
  const now = [...filesBelow(join(system.dataDir, 'files')).keys()];
  return now.filter((path) => !before.has(path) && !path.startsWith(join('prv', 'up')));
}

const reasons: string[] = [];

describe('each is refused with a reason of its own', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ['JPEG as .png', '照片.png', () => noiseJpeg(80, 60), 'wrong-extension', /扩展名是 \.png，内容却是 JPEG/],
    [
      'HTML as .jpg',
      'page.jpg',
      () => Buffer.from('<html><script>alert(1)</script>'),
      'unsupported-format',
      /不支持这种文件，请上传/,
    ],
    [
      'half an AVIF, of which no decoder shows anything',
      'half.avif',
      async () =>
        cutOff(
          await sharp(await noisePng(900, 700))
            .avif({ effort: 0 })
            .toBuffer(),
          0.5,
        ),
      'corrupt',
      /已损坏或不完整/,
    ],
    [
      'a JPEG without any of its pixels',
      'head.jpg',
      async () => (await noiseJpeg(900, 700)).subarray(0, 300),
      'corrupt',
      /已损坏或不完整/,
    ],
    ['1×1', 'dot.png', () => noisePng(1, 1), 'too-small', /只有 1×1 像素.*至少要 16 像素/],
    [
      '50,000×50,000 in 300 bytes',
      'bomb.png',
      () => pngBomb(50_000, 50_000),
      'too-large',
      /50000×50000 像素.*30000 像素/,
    ],
    ['SVG with a script', 'run.svg', () => svg('<script>fetch("/")</script>'), 'unsafe-svg', /<script>/],
    [
      'SVG with a handler',
      'click.svg',
      () => svg('<rect onload="alert(1)" width="9" height="9"/>'),
      'unsafe-svg',
      /事件脚本/,
    ],
    [
      'SVG that loads from outside',
      'load.svg',
      () => svg('<image href="http://127.0.0.1:9/x.png"/>'),
      'unsafe-svg',
      /外部链接/,
    ],
    [
      'SVG that reads a file',
      'file.svg',
      () => svg('<image href="file:///etc/passwd"/>'),
      'unsafe-svg',
      /外部链接/,
    ],
    ['nothing at all', 'empty.png', () => Buffer.alloc(0), 'empty-file', /文件是空的/],
  ])('%s', async (_, name, make, error, words) => {
    const { key, status } = await sendFile(api, system.url, {
      name,
      type: 'image/png',
      content: await make(),
    });
    expect(status).toBe(200);
    const { list, refused } = await recordImage(api, key, name);
    expect(list).toEqual([]);
    expect(refused).toEqual([expect.objectContaining({ name, error: `images.${error}` })]);
    expect(refused[0]!.msg).toMatch(words);
    // Not only what is wrong: also what to do.
    expect(refused[0]!.msg).toMatch(/请|至少/);
    reasons.push(refused[0]!.msg);
    expect(remainingFiles()).toEqual([]);
  });

  it('no two kinds with the same words', () => {
    // Cut AVIF and cut JPEG are one kind, and so are links of an SVG that lead outside.
    expect(new Set(reasons).size).toBe(reasons.length - 2);
  });

  it.each([
    ['that tell their length', false],
    ['that do not', true],
  ])('200 MB, four at a time, by clients %s', async (_, chunked) => {
    const huge = { name: 'huge.png', type: 'image/png', size: 200 * MB };
    const responses = await Promise.all([1, 2, 3, 4].map(() => sendFile(api, system.url, huge, chunked)));
    for (const { status, error } of responses) {
      expect([status, error]).toEqual([413, 'exceed FsizeLimit']);
    }
    const { list, refused } = await recordImage(api, responses[0]!.key, 'huge.png');
    expect([list, refused[0]?.error]).toEqual([[], 'images.upload-not-found']);
    expect([...filesBelow(join(system.dataDir, 'incoming')).values()]).toEqual([]);
    expect(remainingFiles()).toEqual([]);
  });

  it('200 MB of JSON', async () => {
    const body = new Uint8Array(200 * MB).fill(32);
    const headers = { authorization: `Basic ${api.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${system.url}/browser/diy/image/save`, {
      method: 'POST',
      headers,
      body,
    }).catch(
      // The server may cut the line before all has been sent.
      (error: Error) => error,
    );
    if (response instanceof Response) {
      expect(response.status).toBe(413);
      expect(((await response.json()) as { msg: string }).msg).toBe('内容太大，请减小后重试');
    }
    expect((await fetch(`${system.url}/healthz`)).status).toBe(200);
  });
});

it('all of them at once, a good picture and a damaged one among them', async () => {
  const good = await noiseJpeg(3000, 2000);
  const bad = [pngBomb(50_000, 50_000), cutOff(await noiseJpeg(4000, 3000), 0.9), svg('<script/>')];
  const files = [...bad, good, ...bad].map((content, index) => ({ name: `${index}.jpg`, content }));
  const results = await Promise.all(
    files.map(async ({ name, content }) => {
      const { key } = await sendFile(api, system.url, { name, type: 'image/jpeg', content });
      return recordImage(api, key, name);
    }),
  );
  // What a cut JPEG has is shown, with a mark; the same bytes twice are one image.
  const taken = results.map(({ list }) => list.map((image) => image.is_damaged));
  expect(taken).toEqual([[], [true], [], [false], [], [true], []]);
});

it('afterwards a good picture is taken, shown and has left its three objects', async () => {
  const known = remainingFiles().length;
  const { key } = await sendFile(api, system.url, {
    name: '好图.png',
    type: 'image/png',
    content: await noisePng(800, 600),
  });
  const { list, refused } = await recordImage(api, key, '好图.png');
  expect(refused).toEqual([]);
  expect(list[0]).toMatchObject({ width: 800, height: 600 });
  const preview = await fetch(list[0]!.url);
  const { width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
  expect([preview.status, width, height]).toEqual([200, 800, 600]);
  // A plain PNG is its own master: original and preview.
  expect(remainingFiles().length).toBe(known + 2);
});
