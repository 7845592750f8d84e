// Builds the server (one bundle per entry point, packages of others stay outside) and the web app.
// Use: node scripts/build.mjs

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { resolveImport } from './arrows/read-imports.mjs';
import { cutSkeleton } from './fonts/cut-skeleton.mjs';
import { root } from './setup/root.mjs';

const compressBrotli = promisify(brotliCompress);

const ENTRIES = ['main-all', 'main-api', 'main-worker', 'main-migrate', 'cli'];

/** Programs the server starts as separate processes and threads, by the name they have in dist. */
export const CHILDREN = {
  'table-worker': 'features/orders/import/reading/table-worker',
  'svg-worker': 'features/images/intake/svg/svg-worker',
  'pdf-worker': 'features/images/intake/pdf/pdf-worker',
  'derive-worker': 'features/images/intake/derive/derive-worker',
  'psd-worker': 'features/own-templates/psd/psd-worker',
  'own-sheet-worker': 'features/sheets/own/own-sheet-worker',
  'product-file-worker': 'features/own-templates/sharing/manifest/product-file-worker',
  'font-worker': 'features/own-fonts/check/font-worker',
  'scan-thread': 'platform/pictures/formats/jpeg/scan-thread',
  'work-worker': 'features/images/workshop/process/work-worker',
  'drawing-thread': 'features/rendering/pool/drawing-thread',
  'composing-thread': 'features/rendering/pool/composing-thread',
};

/** esbuild plugin: our own packages go into the bundle, all others stay imports. */
export const ownPackages = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^@diy\// }, (args) => {
      const path = resolveImport(root, '', args.path);
      return path ? { path: join(root, path) } : { errors: [{ text: `${args.path} is not exported` }] };
    });
    build.onResolve({ filter: /^[^./]/ }, (args) =>
      args.kind === 'entry-point' || args.path.startsWith('@diy/')
        ? undefined
        : { path: args.path, external: true },
    );
  },
};

async function bundle(entries, outdir) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: Object.entries(entries).map(([out, path]) => ({
      in: join(root, 'server/src', `${path}.ts`),
      out,
    })),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [ownPackages],
    logLevel: 'warning',
  });
}

async function buildServer() {
  const folder = join(root, 'server/dist');
  rmSync(folder, { recursive: true, force: true });
  await bundle({ ...Object.fromEntries(ENTRIES.map((name) => [name, name])), ...CHILDREN }, folder);
}

/** Only those programs, and `more`, for tests that run the source and start them. */
export const bundleChildren = (folder, more) => bundle({ ...CHILDREN, ...more }, folder);

async function buildWeb() {
  const { build } = await import('vite');
  const { planChunks } = await import('../web/scripts/plan-chunks.mjs');
  const web = join(root, 'web');
  const groups = await planChunks(web);
  // HarfBuzz names Node's `module` in a branch browsers never take; Vite warns of it twice at every build.
  await build({
    root: web,
    logLevel: 'error',
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  await compressFolder(join(root, 'web/dist'), /\.(js|css|svg|json|wasm)$/);
}

/** Fonts whose letters may come before the whole, as the web app has it in `assets/fonts/font-library.ts`. */
const MIN_PARTED_BYTES = 1_200_000;

/**
 * The web app fetches the very font files the server draws with; compressed, they travel as about half. Large ones have a skeleton, by
 * which it sets words before the whole has come.
 */
async function publishFonts() {
  const from = join(root, 'design/fonts');
  const to = join(root, 'web/dist/fonts');
  mkdirSync(join(to, 'skeletons'), { recursive: true });
  mkdirSync(join(root, '.build/fonts'), { recursive: true });
  for (const name of readdirSync(from).filter((file) => /\.(ttf|json)$/.test(file))) {
    copyFileSync(join(from, name), join(to, name));
    if (!name.endsWith('.ttf')) continue;
    const bytes = readFileSync(join(from, name));
    await compressFont(bytes, 5, join(to, `${name}.br`));
    if (bytes.length < MIN_PARTED_BYTES) continue;
    const skeleton = cutSkeleton(bytes);
    const path = join(to, 'skeletons', name.replace(/ttf$/, 'bin'));
    writeFileSync(path, skeleton);
    await compressFont(skeleton, 11, `${path}.br`);
  }
}

/** Compressed fonts are kept between builds, by what they hold: all of them take a minute. */
async function compressFont(bytes, quality, path) {
  const kept = join(root, '.build/fonts', `${createHash('sha256').update(bytes).digest('hex')}.br`);
  if (!existsSync(kept)) writeFileSync(kept, await brotli(bytes, quality));
  copyFileSync(kept, path);
}

async function compressFolder(folder, pattern) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    pattern.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      if (bytes.length < 1024) return;
      // The best there is: 7 % less than at 9 for the visitor, five seconds once for us, in zlib's own threads.
      writeFileSync(`${path}.br`, await brotli(bytes, 11));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }),
  );
}

function brotli(bytes, quality) {
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

export async function build() {
  await buildServer();
  await buildWeb();
  await publishFonts();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
