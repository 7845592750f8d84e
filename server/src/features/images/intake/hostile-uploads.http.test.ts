import { fork } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { saveImages } from '@diy/contract/images/images';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { mallocSettings } from '../../../platform/process/malloc-settings.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { getImagesForDrawing } from '../index.ts';

let app: TestApp;
let seller: TestAccount;
let peakRss = 0;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

async function save(fileName: string, content: Buffer, name = fileName) {
  const key = await uploadFile(app, seller, fileName, content);
  const before = process.cpuUsage();
  const { list, refused } = await app.ask(saveImages, { key, name }, { token: seller.token });
  peakRss = Math.max(peakRss, process.memoryUsage().rss);
  return { row: list[0], refusal: refused[0], cpuMs: cpuMsSince(before) };
}

/** Work of this process, which a busy machine does not stretch as it does time. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const noise = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

describe('refused with a reason', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['empty.png', () => Buffer.alloc(0), 'images.empty-file', '文件是空的，请重新导出后上传'],
    ['byte.png', () => Buffer.from([0x89]), 'images.unsupported-format', '不支持这种文件'],
    ['text.png', () => Buffer.from('hello'), 'images.unsupported-format', '不支持这种文件'],
    ['page.png', () => Buffer.from('<html><script>1</script></html>'), 'images.unsupported-format', '不支持'],
    [
      'photo.png',
      () => noise(50, 50).jpeg().toBuffer(),
      'images.wrong-extension',
      '扩展名是 .png，内容却是 JPEG',
    ],
    ['photo.html', () => noise(50, 50).png().toBuffer(), 'images.wrong-extension', '扩展名是 .html'],
    ['dot.png', () => noise(1, 1).png().toBuffer(), 'images.too-small', '图片只有 1×1 像素'],
    ['line.png', () => noise(400, 15).png().toBuffer(), 'images.too-small', '图片只有 400×15 像素'],
    [
      'cut.tif',
      async () => cut(await noise(300, 300).tiff().toBuffer()),
      'images.corrupt',
      '图片已损坏或不完整',
    ],
    ['head.png', () => pngHeader(300, 300).subarray(0, 20), 'images.corrupt', '图片已损坏或不完整'],
    ['nothing.png', () => pngHeader(300, 300), 'images.corrupt', '图片已损坏或不完整'],
    ['bomb.png', () => pngHeader(50_000, 50_000), 'images.too-large', '图片有 50000×50000 像素'],
    ['wide.png', () => pngHeader(30_001, 16), 'images.too-large', '单边最多 30000 像素'],
    ['large.png', () => pngHeader(15_812, 15_812), 'images.too-large', '总共最多 2.5 亿像素'],
    ['a.psd', () => Buffer.from('8BPS\0\x01'), 'images.corrupt', '图片已损坏'],
    [
      'a.heic',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'images.convert-first',
      '暂不支持 HEIC',
    ],
    ['script.svg', () => svg('<script>alert(1)</script>'), 'images.unsafe-svg', '<script>'],
    ['link.svg', () => svg('<image href="http://example.com/a.png"/>'), 'images.unsafe-svg', '外部链接'],
    ['file.svg', () => svg('<image href="file:///etc/passwd"/>'), 'images.unsafe-svg', '外部链接'],
    [
      'entity.svg',
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
      'images.unsafe-svg',
      '实体',
    ],
    ['broken.svg', () => Buffer.from('<svg width="100" height="100"><g>'), 'images.corrupt', '图片已损坏'],
  ])('%s', async (fileName, make, error, text) => {
    const { row, refusal } = await save(fileName, await make());
    expect(row).toBeUndefined();
    expect(refusal?.error).toBe(error);
    expect(refusal?.msg).toContain(text);
  });

  it('the bomb by its head, without unpacking its 2.5 billion pixels', async () => {
    const { cpuMs } = await save('again.png', pngHeader(50_000, 50_000));
    expect(cpuMs).toBeLessThan(2000);
  });
});

describe('taken and made clean', () => {
  const previewOf = async (url: string) =>
    (await app.http.inject({ method: 'GET', url: new URL(url).pathname })).rawPayload;

  it('a PNG with a page behind it: what is served holds only the picture', async () => {
    const page = '<script>alert("polyglot")</script>';
    const { row } = await save(
      'poly.png',
      Buffer.concat([await noise(64, 64).png().toBuffer(), Buffer.from(page)]),
    );
    const preview = await previewOf(row!.url);
    expect((await sharp(preview).metadata()).format).toBe('jpeg');
    expect(preview.includes('polyglot')).toBe(false);
  });

  it('a photo with a place: turned upright, without its place', async () => {
    const photo = await noise(120, 80)
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { row } = await save('photo.jpg', photo);
    expect(row).toMatchObject({
      width: 80,
      height: 120,
      notes: ['已按照片的拍摄方向转正'],
      needs_check: false,
    });
    const preview = await sharp(await previewOf(row!.url)).metadata();
    expect([preview.width, preview.height, preview.exif, preview.orientation]).toEqual([
      80,
      120,
      undefined,
      undefined,
    ]);
    const master = await masterOf(row!.id);
    expect([master.format, master.width, master.exif]).toEqual(['png', 80, undefined]);
  });

  it.each([
    ['CMYK', () => noise(64, 64).toColourspace('cmyk').jpeg().toBuffer(), 'cmyk.jpg', 'CMYK 原图'],
    ['16 bit', () => noise(64, 64).toColourspace('rgb16').png().toBuffer(), 'deep.png', '每通道超过 8 位'],
    ['Display P3', () => noise(64, 64).withIccProfile('p3').png().toBuffer(), 'p3.png', '其他色彩配置'],
    ['TIFF', () => noise(64, 64).tiff().toBuffer(), 'a.tif', null],
    ['AVIF', () => noise(64, 64).avif({ effort: 0 }).toBuffer(), 'a.avif', null],
    ['SVG', () => svg('<rect width="10" height="10" fill="red"/>'), 'a.svg', '矢量图'],
  ])('%s: the master is sRGB, 8 bit, PNG', async (_what, make, fileName, note) => {
    const { row } = await save(fileName, await make());
    const master = await masterOf(row!.id);
    expect([master.format, master.space, master.depth, master.icc]).toEqual([
      'png',
      'srgb',
      'uchar',
      undefined,
    ]);
    expect([master.width, master.height]).toEqual([row!.width, row!.height]);
    if (note === null) expect(row!.notes).toEqual([]);
    else expect(row!.notes.join()).toContain(note);
    expect(row!.needs_check).toBe(note === 'CMYK 原图');
  });

  it.each([
    ['opaque', 255, 255, false, false],
    ['cut out', 0, 255, true, false],
    ['soft', 128, 255, true, true],
  ])('%s alpha', async (_what, left, right, hasAlpha, hasSemiTransparency) => {
    const pixels = Buffer.alloc(32 * 32 * 4, 200);
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = at % 128 < 64 ? left : right;
    const content = await sharp(pixels, { raw: { width: 32, height: 32, channels: 4 } })
      .png()
      .toBuffer();
    const { row } = await save('alpha.png', content);
    const [image] = await getImagesForDrawing(app.services.db, seller.id, [row!.id]);
    expect(image).toMatchObject({ hasAlpha, hasSemiTransparency });
    expect((await sharp(await previewOf(row!.url)).metadata()).hasAlpha).toBe(hasAlpha);
  });

  async function masterOf(id: string) {
    const [image] = await getImagesForDrawing(app.services.db, seller.id, [id]);
    return sharp(await app.services.storage.read(image!.masterKey)).metadata();
  }
});

describe('memory', () => {
  it('stays small while hostile files are refused', () => expect(peakRss).toBeLessThan(600 * 1024 * 1024));

  it('stays below 600 MB for the largest files of each encoding, or they are refused', async () => {
    const { peakMb, outcomes } = await runLargeFiles();
    expect(outcomes).toEqual({
      'png 250 MP with alpha': 'taken',
      'interlaced png 76 MP with alpha': 'taken',
      'interlaced png 77 MP with alpha': 'images.too-large-for-encoding',
      'jpeg 240 MP': 'taken',
      'turned jpeg 102 MP': 'taken',
      'turned jpeg 103 MP': 'images.too-large-for-encoding',
      'progressive jpeg 4:4:4 51 MP': 'taken',
      'avif 4:4:4 18 MP': 'taken',
      'webp 38 MP': 'taken',
      'gif 38 MP': 'taken',
      '16-bit tiff 100 MP with a wide gamut': 'taken',
    });
    expect(peakMb).toBeLessThan(600);
  }, 300_000);
});

/**
 * In a separate process, so that its highest memory use is what these files took, and started as `npm start` starts
 * the system: glibc reads its number of arenas only then.
 */
function runLargeFiles(): Promise<{ peakMb: number; outcomes: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('../testing/decode-large-files.ts', import.meta.url), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...mallocSettings },
    });
    child.once('message', (message) =>
      resolve(message as { peakMb: number; outcomes: Record<string, string> }),
    );
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

const cut = (content: Buffer) => content.subarray(0, Math.floor(content.length * 0.7));
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`);

/** A PNG that promises these sides and holds next to nothing. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
