// Bytes over the wire of a first visit to /login and /auth/goods, by kind, as Chromium received them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions } from 'playwright-core';
import { signIn } from '../e2e/support/browser.ts';
import { openBuiltSystem, SELLER } from './support/built-system.ts';
import { printTable } from './support/figures.ts';

/** Largest compressed JavaScript of a first visit to /login. */
const LIMIT_KB = 250;
/** So long after the last answer a page counts as loaded. */
const QUIET_MS = 2000;
const KINDS: [kind: string, pattern: RegExp][] = [
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['WebAssembly', /\.wasm$/],
  ['fonts', /\.(ttf|woff2?)$/],
  ['pictures', /\.(png|jpe?g|webp|svg|ico)$/],
];

interface Loaded {
  path: string;
  kind: string;
  encoding: string;
  /** Body as it came over the wire. */
  bytes: number;
}

const { system, browser, close } = await openBuiltSystem();

async function load(path: string, options: BrowserContextOptions): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const loaded: Promise<Loaded>[] = [];
  let lastAt = Date.now();
  page.on('requestfinished', (request) => {
    lastAt = Date.now();
    loaded.push(
      (async () => {
        const { responseBodySize } = await request.sizes();
        const { pathname } = new URL(request.url());
        const encoding = (await (await request.response())?.headerValue('content-encoding')) ?? 'none';
        const kind = KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
        return { path: pathname, kind, encoding, bytes: responseBodySize };
      })(),
    );
  });
  await page.goto(`${system.url}${path}`, { waitUntil: 'load' });
  // Not `networkidle`: the stream of running work stays open. What the page loads while idle counts too.
  while (Date.now() - lastAt < QUIET_MS) await sleep(100);
  const list = await Promise.all(loaded);
  await context.close();
  return list;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function report(path: string, list: readonly Loaded[]): number {
  console.log(`First visit to ${path}`);
  const kinds = [...KINDS.map(([kind]) => kind), 'other'];
  const rows = kinds.flatMap((kind) => {
    const some = list.filter((one) => one.kind === kind);
    const bytes = some.reduce((sum, one) => sum + one.bytes, 0);
    const encodings = [...new Set(some.map((one) => one.encoding))].join(', ');
    return some.length > 0 ? [[kind, String(some.length), kilobytes(bytes), encodings]] : [];
  });
  printTable(['kind', 'files', 'bytes', 'encoding'], rows);
  const scripts = list.filter((one) => one.kind === 'JavaScript').sort((a, b) => b.bytes - a.bytes);
  for (const one of scripts.slice(0, 6)) console.log(`  ${kilobytes(one.bytes).padStart(10)}  ${one.path}`);
  console.log('');
  return scripts.reduce((sum, one) => sum + one.bytes, 0);
}

try {
  const login = report('/login', await load('/login', {}));
  const context = await browser.newContext();
  await signIn(await context.newPage(), system, SELLER.username, SELLER.password);
  const storageState = await context.storageState();
  await context.close();
  report('/auth/goods', await load('/auth/goods', { storageState }));
  const verdict = login <= LIMIT_KB * 1000 ? 'within' : 'OVER';
  console.log(`JavaScript of /login: ${kilobytes(login)}, ${verdict} the limit of ${LIMIT_KB} kB`);
} finally {
  await close();
}
