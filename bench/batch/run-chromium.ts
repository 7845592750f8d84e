import { createReadStream, createWriteStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser/browser.ts';
import { processTree } from '../support/processes.ts';
import type { MakeDesign, PageTask } from './make-designs-in-page.ts';
import type { SampleDesign } from './sample-designs.ts';
import { type Use, watchUse } from './watch-use.ts';

/** Designs side by side, as many as this machine has cores. */
const AT_ONCE = 2;

/** The same designs by headless Chromium: in pages kept open, and in a page opened for each and closed after it. */
export async function runChromium(
  root: string,
  outputDir: string,
  designs: readonly SampleDesign[],
): Promise<{ warm: Use; fresh: Use }> {
  const pageFile = await buildPage(root);
  const server = createServer((request, response) => {
    serve(request, response, { pageFile, outputDir, designs }).catch((error) => response.destroy(error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const before = new Set(processTree(process.pid));
  const browser = await launchBrowser();
  const pids = processTree(process.pid).filter((pid) => !before.has(pid));
  const openPage = async () => {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
    await page.goto(url);
    await page.waitForFunction(() => 'makeDesign' in globalThis);
    return page;
  };
  const tasks = designs.map(taskOf);
  const runAll = async (isFresh: boolean): Promise<Use> => {
    const kept = isFresh ? [] : await Promise.all(Array.from({ length: AT_ONCE }, openPage));
    // Pages that are kept have their mockups ready, as our worker has them after the first designs.
    for (const page of kept) for (const task of tasks.slice(0, 10)) await makeIn(page, task);
    const watch = watchUse(() => pids);
    const waiting = [...tasks];
    const lane = async (_: unknown, at: number) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const page = kept[at] ?? (await openPage());
        await makeIn(page, next);
        if (isFresh) await page.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const use = watch.stop();
    for (const page of kept) await page.close();
    return use;
  };
  try {
    return { warm: await runAll(false), fresh: await runAll(true) };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function buildPage(root: string): Promise<string> {
  const file = join(root, '.build/bench/batch-page.js');
  await build({
    entryPoints: [join(root, 'bench/batch/make-designs-in-page.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    external: ['module'],
    minify: true,
    logLevel: 'error',
  });
  return file;
}

function taskOf({ document, definition, asset }: SampleDesign, at: number): PageTask {
  return {
    name: `${at}`,
    document,
    definition,
    asset,
    pictureUrl: `/pictures/${at}`,
    mockupUrl: `/mockups/${at}`,
  };
}

function makeIn(page: Page, task: PageTask): Promise<void> {
  return page.evaluate(
    (given) => (globalThis as unknown as { makeDesign: MakeDesign }).makeDesign(given),
    task,
  );
}

interface Served {
  pageFile: string;
  outputDir: string;
  designs: readonly SampleDesign[];
}

async function serve(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const [, kind = '', at = '', name = ''] = (request.url ?? '/').split('/');
  if (request.method === 'POST') {
    await pipeline(request, createWriteStream(join(served.outputDir, basename(at))));
    response.end();
    return;
  }
  if (kind === '') {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>');
    return;
  }
  const design = served.designs[Number(at)];
  if (kind === 'page.js') response.setHeader('content-type', 'text/javascript');
  const file =
    kind === 'page.js'
      ? served.pageFile
      : kind === 'pictures'
        ? design?.picturePath
        : join(design?.mockupFolder ?? '', basename(name));
  await pipeline(createReadStream(file ?? ''), response);
}
