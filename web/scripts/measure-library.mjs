// Measures frames per second and the size of the page while a large library is scrolled, in Chromium without a GPU.
// Use: node web/scripts/measure-library.mjs http://localhost:8000 "$(npm run --silent cli -- user token demo)"
import { chromium } from 'playwright-core';

const [base = 'http://localhost:8000', token = ''] = process.argv.slice(2);
const SECONDS = 6;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
    await page.goto(`${base}/login`);
    await page.evaluate((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem(
        'user',
        JSON.stringify({ id: 'me', username: 'me', nickname: '', sku: 'ME', avatar: null }),
      );
    }, token.trim());
    const responses = [];
    page.on('requestfinished', async (request) => {
      if (!request.url().includes('/image/list')) return;
      responses.push(request.timing().responseEnd);
    });
    await page.goto(`${base}/auth/user/image`);
    await page.locator('[role="gridcell"] img[data-shown="true"]').first().waitFor();
    const images = await page.locator('h1').textContent();
    for (const pxPerSecond of [1_500, 6_000, 60_000]) {
      const before = responses.length;
      const result = await page.evaluate(scrollFor, { pxPerSecond, seconds: SECONDS });
      await page.locator('[role="gridcell"] img[data-shown="true"]').first().waitFor();
      console.log(
        JSON.stringify({ images, width, pxPerSecond, ...result, lists: responses.length - before }),
      );
    }
    const jumpToMiddleMs = await page.evaluate(jumpToMiddle);
    responses.sort((a, b) => a - b);
    console.log(
      JSON.stringify({
        width,
        jumpToMiddleMs,
        listMsP50: at(0.5),
        listMsP99: at(0.99),
      }),
    );
    await page.context().close();

    function at(share) {
      return Math.round(responses[Math.min(responses.length - 1, Math.floor(responses.length * share))] ?? 0);
    }
  }
} finally {
  await browser.close();
}

/** In the page: scrolls evenly and counts what was drawn, the longest gap between two frames, and the nodes there are. */
async function scrollFor({ pxPerSecond, seconds }) {
  const start = performance.now();
  const from = window.scrollY;
  let frames = 0;
  let longest = 0;
  let nodes = 0;
  let last = start;
  /** @type {Promise<void>} */
  const scrolled = new Promise((done) => {
    const step = (now) => {
      frames += 1;
      longest = Math.max(longest, now - last);
      last = now;
      if (frames % 30 === 0) nodes = Math.max(nodes, document.getElementsByTagName('*').length);
      window.scrollTo(0, from + ((now - start) / 1000) * pxPerSecond);
      if (now - start < seconds * 1000) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
  await scrolled;
  return {
    fps: Math.round((frames / (performance.now() - start)) * 1000),
    longestFrameMs: Math.round(longest),
    nodes,
    cells: document.querySelectorAll('[role="gridcell"]').length,
  };
}

/** In the page: jumps to the middle and waits until every picture in the window is drawn. */
async function jumpToMiddle() {
  const start = performance.now();
  window.scrollTo(0, document.body.scrollHeight / 2);
  for (;;) {
    await new Promise(requestAnimationFrame);
    const seen = [...document.querySelectorAll('[role="gridcell"]')].filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const isDrawn = (cell) => cell.querySelector('img')?.dataset.shown === 'true';
    if (seen.length > 0 && seen.every(isDrawn)) return Math.round(performance.now() - start);
  }
}
