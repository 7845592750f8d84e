import { createReadStream, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser/browser.ts';
import { processTree } from '../support/processes.ts';
import type { RunTask } from './page-lane.ts';
import type { Side } from './protocol.ts';

/** A WebGL page in this many browsers: pages of one browser would share the process that draws. */
export async function startPageSide(root: string, work: string, name: string, lanes: number): Promise<Side> {
  const script = join(root, '.build/bench/mockup-page.js');
  await build({
    entryPoints: [join(root, 'bench/mockup/page-lane.ts')],
    outfile: script,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
  });
  const server = createServer((request, response) => {
    const [, folder = '', file = ''] = (request.url ?? '/').split('/');
    if (folder === '') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>');
      return;
    }
    if (folder === 'page.js') response.setHeader('content-type', 'text/javascript');
    createReadStream(folder === 'page.js' ? script : join(work, basename(folder), basename(file)))
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const before = new Set(processTree(process.pid));
  const browsers: Browser[] = [];
  const pages: Page[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const browser = await launchBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
    await page.goto(url);
    await page.waitForFunction(() => 'runTask' in globalThis);
    browsers.push(browser);
    pages.push(page);
  }
  const pids = processTree(process.pid).filter((pid) => !before.has(pid));
  return {
    name,
    pids: () => pids,
    async run(lane, task) {
      const { last, ...made } = await pages[lane]!.evaluate(
        (given) => (globalThis as unknown as { runTask: RunTask }).runTask(given),
        task,
      );
      if (task.keep && last) writeFileSync(task.keep, Buffer.from(last, 'base64'));
      return made;
    },
    async close() {
      for (const browser of browsers) await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
