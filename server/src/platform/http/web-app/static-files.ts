import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the built app, ready to be sent. */
export interface StaticFile {
  path: string;
  contentType: string;
  /** Strong ETag of the uncompressed content. */
  etag: string;
  /** True when the name holds a hash of the content, so that it may be kept for ever. */
  isImmutable: boolean;
  /** Encodings lying beside the file, best first. */
  encodings: ('br' | 'gzip')[];
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** All files below a folder by URL path; read once, so that no request can name anything else. */
export function listStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || name.startsWith('.') || /\.(br|gz)$/.test(name)) continue;
    files.set(`/${name}`, describe(path, name));
  }
  return files;
}

function describe(path: string, name: string): StaticFile {
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
  return {
    path,
    contentType: TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream',
    etag: `"${hash}"`,
    isImmutable: name.startsWith('assets/'),
    encodings: (['br', 'gzip'] as const).filter((encoding) => existsSync(path + SUFFIXES[encoding])),
  };
}

/** The file to send to a client that accepts these encodings: its path, and the encoding it is in. */
export function chooseEncoding(
  file: StaticFile,
  acceptEncoding: string | undefined,
): { path: string; encoding: 'br' | 'gzip' | null } {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase());
  const wants = (encoding: string) =>
    accepted.some(
      (part) => part === encoding || (part.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(part)),
    );
  const encoding = file.encodings.find(wants) ?? null;
  return { path: encoding ? file.path + SUFFIXES[encoding] : file.path, encoding };
}
