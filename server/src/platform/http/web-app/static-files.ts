import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the built app, ready to be sent. */
export interface StaticFile {
  path: string;
  contentType: string;
  /** From size and modification time, since a build writes its files again. */
  etag: string;
  /** True when the address holds a hash of the content, so that it may be kept forever. */
  isImmutable: boolean;
  /** Compressed forms that exist, best first. */
  compressed: { encoding: 'br' | 'gzip'; path: string }[];
}

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
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
  }),
);

/** Where files lie and under which address they are served. */
export interface StaticFolder {
  folder: string;
  /** URL path of the folder, with a slash at its end. */
  baseUrl: string;
  /** Where the compressed forms lie; default next to the files. */
  compressedFolder?: string;
  isImmutable(name: string): boolean;
}

/** All files below a folder by URL path; listed once, so that no request can name any other file. */
export function listStaticFiles(options: StaticFolder): [string, StaticFile][] {
  const { folder, baseUrl } = options;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || name.startsWith('.') || /\.(br|gz)$/.test(name)) return [];
    return [[baseUrl + name, describe(path, name, options)]];
  });
}

function describe(
  path: string,
  name: string,
  { folder, compressedFolder, isImmutable }: StaticFolder,
): StaticFile {
  const { size, mtimeMs } = statSync(path);
  const besides = join(compressedFolder ?? folder, name);
  const forms = [
    { encoding: 'br', path: `${besides}.br` },
    { encoding: 'gzip', path: `${besides}.gz` },
  ] as const;
  return {
    path,
    contentType: TYPES.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream',
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    isImmutable: isImmutable(name),
    compressed: forms.filter((form) => existsSync(form.path)),
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
  return file.compressed.find((form) => wants(form.encoding)) ?? { path: file.path, encoding: null };
}
