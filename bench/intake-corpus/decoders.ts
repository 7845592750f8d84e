import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { launchBrowser } from '../../e2e/support/browser/browser.ts';
import type { Decoder } from './decoder.ts';
import { referenceDecoder } from './reference-decoder.ts';

const MAX_MS = 120_000;
/** Vector graphics are drawn with this many pixels along their longer side. */
const VECTOR_PX = 1024;
const run = promisify(execFile);

/** The decoders that this machine has; those of these names alone, if there are any. */
export async function openDecoders(only: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'intake-decoders-'));
  const target = () => join(folder, `${randomUUID()}.png`);
  const decoders: Decoder[] = [await chromiumDecoder(target)];
  if (has('convert', ['-version'])) decoders.push(await magickDecoder(folder, target));
  if (has(python(), ['-c', 'from PIL import ImageCms'])) decoders.push(pillowDecoder(target));
  if (has('rsvg-convert', ['--version'])) decoders.push(librsvgDecoder(target));
  if (has('pdftoppm', ['-v'])) decoders.push(popplerDecoder(target));
  if (has('ffmpeg', ['-version'])) decoders.push(ffmpegDecoder(target));
  if (has('mutool', ['-v'])) decoders.push(mupdfDecoder(target));
  if (has('gs', ['--version'])) decoders.push(ghostscriptDecoder(target));
  if (has('heif-convert', ['-h'])) decoders.push(libheifDecoder(target));
  decoders.push(referenceDecoder(target));
  const asked = decoders.filter(({ name }) => only.length === 0 || only.includes(name));
  return {
    names: asked.map(({ name }) => name),
    of: (kind: string) => asked.filter(({ kinds }) => kinds.includes(kind)),
    async close() {
      for (const { close } of decoders) await close?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const has = (program: string, args: string[]) => spawnSync(program, args).status === 0;
/** The Python that decodes: it needs Pillow, and `PYTHON` names another one than the machine's. */
const python = () => process.env.PYTHON || 'python3';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', avif: 'image/avif', avifs: 'image/avif' };

async function chromiumDecoder(target: () => string): Promise<Decoder> {
  const browser = await launchBrowser(['--force-color-profile=srgb']);
  const page = await browser.newPage();
  await page.route('http://corpus.test/**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).searchParams.get('path') ?? '');
    if (path === '') return route.fulfill({ contentType: 'text/html', body: '<title>corpus</title>' });
    const contentType = TYPES[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(path), contentType });
  });
  await page.goto('http://corpus.test/');
  let turn: Promise<unknown> = Promise.resolve();
  return {
    name: 'chromium',
    kinds: ['avif', 'png', 'jpeg', 'webp', 'gif', 'bmp', 'ico', 'svg'],
    decode(path, sides) {
      const vector = extname(path).toLowerCase() === '.svg';
      const scale = VECTOR_PX / Math.max(sides.widthPx, sides.heightPx);
      const box = vector ? [Math.round(sides.widthPx * scale), Math.round(sides.heightPx * scale)] : null;
      const work = async () => {
        const encoded = await page.evaluate(drawInPage, { url: `/?path=${encodeURIComponent(path)}`, box });
        if (encoded === null) return null;
        const png = target();
        writeFileSync(png, Buffer.from(encoded, 'base64'));
        return png;
      };
      const result = turn.then(work, work).catch(() => null);
      turn = result;
      return result;
    },
    close: () => browser.close(),
  };
}

/** Runs in the page: the picture as an `img` shows it, as base64 of a PNG; null where it shows none. */
async function drawInPage({ url, box }: { url: string; box: number[] | null }): Promise<string | null> {
  const image = new Image();
  image.src = url;
  const isLoaded = await Promise.race([
    image.decode().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 60_000)),
  ]);
  if (!isLoaded) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [box?.[0] ?? image.naturalWidth, box?.[1] ?? image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const encoded = canvas.toDataURL('image/png').split(',')[1];
  return encoded || null;
}

async function magickDecoder(folder: string, target: () => string): Promise<Decoder> {
  const profile = join(folder, 'srgb.icc');
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await dot.withIccProfile('srgb').png().toBuffer()).metadata();
  writeFileSync(profile, icc!);
  return {
    name: 'imagemagick',
    kinds: ['avif', 'tiff', 'png', 'jpeg', 'webp', 'gif', 'bmp', 'psd'],
    async decode(path) {
      const png = target();
      const convert = ['-intent', 'relative', '-black-point-compensation', '-profile', profile];
      const args = [`${path}[0]`, '-auto-orient', ...convert, '-colorspace', 'sRGB', '-strip', '-depth', '8'];
      return written(png, run('convert', [...args, `PNG32:${png}`], { timeout: MAX_MS }));
    },
  };
}

function pillowDecoder(target: () => string): Decoder {
  const child = spawn(python(), [fileURLToPath(new URL('./pillow.py', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting: ((line: string) => void)[] = [];
  let hasEnded = false;
  child.on('exit', () => {
    hasEnded = true;
    for (const settle of waiting.splice(0)) settle('ended');
  });
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  return {
    name: 'pillow',
    kinds: ['avif', 'tiff', 'png', 'jpeg', 'webp', 'gif', 'bmp', 'psd'],
    async decode(path) {
      if (hasEnded) return null;
      const png = target();
      const line = await new Promise<string>((resolve) => {
        waiting.push(resolve);
        child.stdin.write(`${JSON.stringify([path, png])}\n`);
      });
      return line === 'done' ? png : null;
    },
    close: async () => {
      child.stdin.end();
    },
  };
}

function librsvgDecoder(target: () => string): Decoder {
  return {
    name: 'librsvg',
    kinds: ['svg'],
    async decode(path, { widthPx, heightPx }) {
      const png = target();
      const scale = VECTOR_PX / Math.max(widthPx, heightPx);
      const sides = ['-w', String(Math.round(widthPx * scale)), '-h', String(Math.round(heightPx * scale))];
      return written(png, run('rsvg-convert', [...sides, '-o', png, path], { timeout: MAX_MS }));
    },
  };
}

function popplerDecoder(target: () => string): Decoder {
  return {
    name: 'poppler',
    kinds: ['pdf'],
    async decode(path) {
      const png = target();
      const page = ['-singlefile', '-f', '1', '-l', '1', '-cropbox', '-png', '-hide-annotations'];
      const base = png.slice(0, -'.png'.length);
      return written(
        png,
        run('pdftoppm', [...page, '-scale-to', String(VECTOR_PX), path, base], { timeout: MAX_MS }),
      );
    },
  };
}

/** Knows neither profiles nor orientation, so it takes part in formats whose files seldom have them. */
function ffmpegDecoder(target: () => string): Decoder {
  return {
    name: 'ffmpeg',
    kinds: ['gif', 'bmp', 'webp', 'heic'],
    async decode(path) {
      const png = target();
      const args = ['-v', 'error', '-i', path, '-frames:v', '1', '-pix_fmt', 'rgba', png];
      return written(png, run('ffmpeg', args, { timeout: MAX_MS }));
    },
  };
}

function mupdfDecoder(target: () => string): Decoder {
  return {
    name: 'mupdf',
    kinds: ['pdf'],
    async decode(path) {
      const png = target();
      const sides = ['-w', String(VECTOR_PX), '-h', String(VECTOR_PX)];
      const args = ['draw', '-q', ...sides, '-c', 'rgb', '-o', png, path, '1'];
      return written(png, run('mutool', args, { timeout: MAX_MS }));
    },
  };
}

function ghostscriptDecoder(target: () => string): Decoder {
  return {
    name: 'ghostscript',
    kinds: ['pdf'],
    async decode(path, { widthPx, heightPx }) {
      const png = target();
      const scale = VECTOR_PX / Math.max(widthPx, heightPx);
      const sides = `-g${Math.round(widthPx * scale)}x${Math.round(heightPx * scale)}`;
      const page = ['-dFirstPage=1', '-dLastPage=1', '-dUseCropBox', '-dPDFFitPage', '-dShowAnnots=false'];
      const quality = ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', '-sDEVICE=png16m'];
      const args = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...page, sides, ...quality, `-o${png}`, path];
      return written(png, run('gs', args, { timeout: MAX_MS }));
    },
  };
}

function libheifDecoder(target: () => string): Decoder {
  return {
    name: 'libheif',
    kinds: ['heic'],
    async decode(path) {
      const png = target();
      return written(png, run('heif-convert', [path, png], { timeout: MAX_MS }));
    },
  };
}

async function written(png: string, running: Promise<unknown>): Promise<string | null> {
  await running.catch(() => null);
  return existsSync(png) ? png : null;
}
