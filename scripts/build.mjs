// Builds the server (one bundle per entry point, packages of others stay outside) and the web app.
// Use: node scripts/build.mjs
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { resolveImport } from './arrows/read-imports.mjs';
import { root } from './setup/root.mjs';

const ENTRIES = ['main-all', 'main-api', 'main-worker', 'cli'];

/** Programs the server starts beside itself, by the name they have in dist. */
const CHILDREN = { 'table-worker': 'features/orders/reading/table-worker' };

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

async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(join(root, 'server/dist'), { recursive: true, force: true });
  await build({
    entryPoints: [...ENTRIES.map((name) => [name, name]), ...Object.entries(CHILDREN)].map(([out, path]) => ({
      in: join(root, 'server/src', `${path}.ts`),
      out,
    })),
    outdir: join(root, 'server/dist'),
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

async function buildWeb() {
  const { build } = await import('vite');
  // HarfBuzz names Node's `module` in a branch browsers never take; Vite warns of it twice at every build.
  await build({ root: join(root, 'web'), logLevel: 'error' });
  compressFolder(join(root, 'web/dist'), /\.(js|css|svg|json|wasm)$/, 9);
}

/** The web app fetches the very font files the server draws with; 35 MB travel as about half. */
function publishFonts() {
  const from = join(root, 'design/fonts');
  const to = join(root, 'web/dist/fonts');
  const cache = join(root, '.build/fonts');
  mkdirSync(to, { recursive: true });
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(from).filter((file) => /\.(ttf|json)$/.test(file))) {
    copyFileSync(join(from, name), join(to, name));
    if (!name.endsWith('.ttf')) continue;
    const compressed = join(cache, `${name}.${statSync(join(from, name)).size}.br`);
    if (!existsSync(compressed)) writeFileSync(compressed, brotli(readFileSync(join(from, name)), 5));
    copyFileSync(compressed, join(to, `${name}.br`));
  }
}

function compressFolder(folder, pattern, quality) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !pattern.test(entry.name)) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    writeFileSync(`${path}.br`, brotli(bytes, quality));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function brotli(bytes, quality) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

export async function build() {
  await buildServer();
  await buildWeb();
  publishFonts();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
