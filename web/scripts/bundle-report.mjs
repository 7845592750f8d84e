// Prints how much compressed JavaScript and CSS the first load of each route costs, from the build's manifest.
// Use: node web/scripts/bundle-report.mjs [--dist=web/dist] [--max-login-kb=250]   (after `npm run build`)
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const option = (name, fallback) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const dist = resolve(root, option('dist', 'web/dist'));
const maxLoginKb = Number(option('max-login-kb', '250'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const FRAME = 'src/app/layout/frame.tsx';
/**
 * Texts a route waits for besides `common`.
 * @type {[path: string, page: string, texts: string[], ...more: string[]][]}
 */
const ROUTES = [
  ['/login', 'account/login-page', ['login']],
  ['/', 'home-page', ['home']],
  ['/auth/goods', 'templates/templates-page', ['accounts', 'operations', 'templates'], FRAME],
  [
    '/auth/user/goods',
    'designs/saved-designs-page',
    ['accounts', 'operations', 'designs', 'downloads', 'sheets'],
    FRAME,
  ],
  ['/auth/user/image', 'images/image-library-page', ['accounts', 'operations', 'images', 'uploads'], FRAME],
  ['/auth/user/saveDown', 'downloads/downloads-page', ['accounts', 'operations', 'downloads'], FRAME],
  ['/auth/diy', 'designs/designer-page', ['accounts', 'operations', 'designer'], FRAME],
];

/** Files that a chunk needs before it can run: itself and its static imports. */
function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const next of chunk.imports ?? []) collect(next, files);
}

const gzipped = new Map();
function gzipBytes(file) {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return gzipped.get(file);
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
const sum = (files, ending) =>
  [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + gzipBytes(file), 0);

console.log('route                      JS KB   CSS KB   (gzip -9, first load)');
let loginKb = 0;
for (const [path, page, texts, ...more] of ROUTES) {
  const files = new Set();
  const keys = ['index.html', `src/app/pages/${page}.tsx`, 'src/locales/zh-CN/common.json', ...more];
  for (const key of [...keys, ...texts.map((name) => `src/locales/zh-CN/${name}.json`)]) collect(key, files);
  // Antd's own Chinese texts come with every page.
  for (const key of Object.keys(manifest).filter((name) => name.includes('antd/es/locale/zh_CN')))
    collect(key, files);
  const js = sum(files, '.js');
  if (path === '/login') loginKb = js / 1024;
  console.log(`${path.padEnd(24)} ${kb(js)}  ${kb(sum(files, '.css'))}`);
}
if (loginKb > maxLoginKb) {
  console.error(`/login loads ${loginKb.toFixed(1)} KB, at most ${maxLoginKb} KB are allowed`);
  process.exit(1);
}
