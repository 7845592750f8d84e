import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser/browser.ts';
import { processTree } from '../support/processes.ts';
import type { MakeFiles } from './make-files-in-page.ts';
import type { Made } from './protocol.ts';
import { MOCKUP_FOLDER } from './sample-print.ts';

/** A headless Chromium page that makes the same files, and the little server that supplies it and keeps them. */
export interface TheirSide {
  /** Chromium's main process and all below it, now. */
  pids(): number[];
  make(serial: number): Promise<Made & { drawMs: number; toBlobMs: number }>;
  /** The same in a page opened for this design and closed after it, as services do that keep jobs apart. */
  makeInNewPage(serial: number): Promise<unknown>;
  /** Milliseconds for several designs, in this many warm pages side by side, or in a separate page for each. */
  makeMany(serials: number[], pages: { atOnce: number; fresh: boolean }): Promise<number>;
  close(): Promise<void>;
}

export interface TheirSetup {
  root: string;
  photoFile: string;
  outputDir: string;
}

/** Bundles the page into `.build`; returns the folder. */
export async function buildTheirPage(root: string): Promise<string> {
  const folder = join(root, '.build/bench/page');
  await build({
    entryPoints: [join(root, 'bench/render/make-files-in-page.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    external: ['module'],
    minify: true,
    logLevel: 'error',
  });
  return folder;
}

export async function startTheirSide(pageFolder: string, setup: TheirSetup): Promise<TheirSide> {
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  const fileOf = (path: string): string => {
    if (path === '/photo.jpg') return setup.photoFile;
    if (path === '/harfbuzz.wasm') return wasm;
    if (path.startsWith('/mockup/')) return join(setup.root, MOCKUP_FOLDER, path.slice(8));
    if (path.startsWith('/fonts/')) return join(setup.root, 'design', path);
    return join(pageFolder, path);
  };
  const server = createServer((request, response) => {
    serve(request, response, fileOf, setup.outputDir).catch((error) => response.destroy(error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const before = new Set(processTree(process.pid));
  const browser = await launchBrowser();
  const main = processTree(process.pid).filter((pid) => !before.has(pid));
  const openPage = async () => {
    const opened = await browser.newPage();
    opened.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
    await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await opened.waitForFunction(() => 'makeFiles' in globalThis);
    return opened;
  };
  const makeIn = (one: Page, serial: number) =>
    one.evaluate((at) => (globalThis as unknown as { makeFiles: MakeFiles }).makeFiles(at), serial);
  const page = await openPage();
  return {
    pids: () => [...new Set(main.flatMap(processTree))],
    async make(serial) {
      const times = await makeIn(page, serial);
      const size = async (extension: string) =>
        (await stat(join(setup.outputDir, `${serial}.${extension}`))).size;
      return { ...times, printBytes: await size('png'), mockupBytes: await size('jpg') };
    },
    async makeMany(serials, { atOnce, fresh }) {
      const warm = fresh ? [] : [page, ...(await Promise.all(Array.from({ length: atOnce - 1 }, openPage)))];
      const waiting = [...serials];
      const started = performance.now();
      const lane = async (lane: number) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const own = warm[lane] ?? (await openPage());
          await makeIn(own, next);
          if (fresh) await own.close();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, (_, at) => lane(at)));
      const took = performance.now() - started;
      for (const extra of warm.slice(1)) await extra.close();
      return took;
    },
    async makeInNewPage(serial) {
      const own = await openPage();
      await makeIn(own, serial);
      await own.close();
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const TYPES: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm', jpg: 'image/jpeg' };

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  fileOf: (path: string) => string,
  outputDir: string,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (request.method === 'POST') {
    await pipeline(request, createWriteStream(join(outputDir, path.slice('/files/'.length))));
    response.end();
    return;
  }
  if (path === '/') {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><meta charset="utf-8"><script type="module" src="/make-files-in-page.js"></script>',
    );
    return;
  }
  response.setHeader('content-type', TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream');
  await pipeline(createReadStream(fileOf(path)), response);
}
