// What a first visitor of /login and /auth/goods waits for on a throttled line, and the bytes of code before the designer.
import type { BrowserContextOptions } from 'playwright-core';
import { apiClient } from '../e2e/support/api.ts';
import { signIn } from '../e2e/support/browser/browser.ts';
import { openBuiltSystem, SELLER } from './support/built-system.ts';
import { median, ms, printTable } from './support/figures.ts';
import { type Loaded, measurePage, type Throttle, type Visit } from './web/measure-page.ts';

/** Throttled as Lighthouse does for a desktop; other lines by `--kbps=1600 --rtt=150 --cpu=4`. */
const LINE: Throttle = {
  kilobitsPerS: option('kbps', 10_240),
  roundTripMs: option('rtt', 40),
  cpuSlowdown: option('cpu', 1),
};
const RUNS = option('runs', 5);
const BARS = { lcpMs: 2000, cls: 0.02, blockingMs: 150 };
/** Compressed JavaScript, kB. */
const CODE_KB = { '/login': 250, '/auth/goods': 450, designer: 350 };
const KINDS: [kind: string, pattern: RegExp][] = [
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['WebAssembly', /\.wasm$/],
  ['fonts', /\.(ttf|woff2?)$/],
  ['pictures', /\.(png|jpe?g|webp|avif|svg|ico)$|^\/files\//],
];

const { system, browser, api, close } = await openBuiltSystem();
try {
  const context = await browser.newContext();
  await signIn(await context.newPage(), system, SELLER.username, SELLER.password);
  const signedIn: BrowserContextOptions = { storageState: await context.storageState() };
  await context.close();
  const { list } = await apiClient(system.url, api.token).get<{ list: { id: string }[] }>(
    '/saas/diy/template',
  );
  console.log(
    `${LINE.kilobitsPerS} kbit/s, ${LINE.roundTripMs} ms, processor ×${LINE.cpuSlowdown}, ${RUNS} visits`,
  );
  const login = await visitOften('/login', {});
  const templates = await visitOften('/auth/goods', signedIn);
  const [designer] = await visitOften(`/auth/diy?template_id=${list[0]?.id}`, signedIn, 1);
  const known = new Set(templates[0]?.files.map(({ path }) => path));
  const own = scriptsOf(designer?.files ?? []).filter(({ path }) => !known.has(path));
  for (const [name, visits] of Object.entries({ '/login': login, '/auth/goods': templates }))
    reportFiles(name, visits[0]);
  reportScripts('The designer, after the templates', own);
  printTable(
    ['page', 'LCP', 'CLS', 'blocking', 'largest'],
    Object.entries({ '/login': login, '/auth/goods': templates }).map(([name, visits]) => {
      const medianOf = (key: keyof typeof BARS) => median(visits.map((visit) => visit[key]));
      const [lcp, cls, blocking] = [medianOf('lcpMs'), medianOf('cls'), medianOf('blockingMs')];
      return [
        name,
        mark(ms(lcp), lcp > BARS.lcpMs),
        mark(cls.toFixed(3), cls > BARS.cls),
        mark(ms(blocking), blocking > BARS.blockingMs),
        visits[0]?.largest ?? '',
      ];
    }),
  );
  const code = {
    '/login': sumOf(scriptsOf(login[0]?.files ?? [])),
    '/auth/goods': sumOf(scriptsOf(templates[0]?.files ?? [])),
    designer: sumOf(own),
  };
  printTable(
    ['JavaScript, compressed', 'bytes', 'bar'],
    (Object.keys(CODE_KB) as (keyof typeof CODE_KB)[]).map((name) => [
      name,
      mark(kilobytes(code[name]), code[name] > CODE_KB[name] * 1000),
      `${CODE_KB[name]} kB`,
    ]),
  );
} finally {
  await close();
}

async function visitOften(path: string, options: BrowserContextOptions, runs = RUNS): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push(await measurePage(browser, system.url + path, LINE, options));
  return visits;
}

function reportFiles(path: string, visit: Visit | undefined): void {
  const files = visit?.files ?? [];
  console.log(`First visit to ${path}`);
  const kindOf = (file: Loaded) => KINDS.find(([, pattern]) => pattern.test(file.path))?.[0] ?? 'other';
  const rows = [...KINDS.map(([kind]) => kind), 'other'].flatMap((kind) => {
    const some = files.filter((file) => kindOf(file) === kind);
    const encodings = [...new Set(some.map(({ encoding }) => encoding))].join(', ');
    return some.length > 0 ? [[kind, String(some.length), kilobytes(sumOf(some)), encodings]] : [];
  });
  printTable(['kind', 'files', 'bytes', 'encoding'], rows);
  reportScripts('Largest scripts', scriptsOf(files));
}

function reportScripts(title: string, scripts: Loaded[]): void {
  console.log(title);
  for (const one of scripts.slice(0, 6)) console.log(`  ${kilobytes(one.bytes).padStart(10)}  ${one.path}`);
  console.log('');
}

function scriptsOf(files: readonly Loaded[]): Loaded[] {
  return files.filter(({ path }) => /\.m?js$/.test(path)).sort((a, b) => b.bytes - a.bytes);
}

function sumOf(files: readonly Loaded[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function mark(text: string, isOver: boolean): string {
  return isOver ? `${text} OVER` : text;
}

function option(name: string, otherwise: number): number {
  const given = process.argv.find((one) => one.startsWith(`--${name}=`));
  return given ? Number(given.slice(name.length + 3)) : otherwise;
}
