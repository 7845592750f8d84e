// A designer's work and an order file in WebKit, the engine of Safari, with a hand's clicks, keys and drags.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { readCaptcha } from '../../support/browser/browser.ts';
import { readRestingStage, type StageView } from '../../support/browser/stage.ts';
import { guessPassword } from '../../support/guess-password.ts';
import { compareWithStage } from '../../support/read-print-file.ts';
import { makeMotif, makePhoto } from '../../support/samples/sample-design.ts';
import { type SavedDesign, waitForRender } from '../../support/save-design.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';
import { hasWebKit, openWebKit, type WebKitWindow } from '../../support/webkit/web-driver.ts';

const STAGE = '[data-testid=stage-artwork]';
const testId = (id: string) => `[data-testid=${id}]`;
/** The button with exactly this text, blanks between two Chinese letters not counted. */
const button = (text: string) => `//button[translate(normalize-space(.), ' ', '')='${text}']`;

describe.skipIf(!hasWebKit)('in WebKit (left out where webkit2gtk-driver and xvfb are not installed)', () => {
  let system: System;
  let webkit: WebKitWindow;
  let api: Api;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    system = await startSystem();
    api = addSeller(system);
    webkit = await openWebKit();
  });
  afterAll(async () => {
    await webkit?.close();
    await system?.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  it('signs in, draws on a shirt, saves, and the print file is what the stage shows', async ({
    onTestFailed,
  }) => {
    onTestFailed(async () => writeFileSync('test-results/webkit-failed.png', await webkit.screenshot()));
    expect(await guessPassword(system, 'seller', PASSWORD)).toBe('accounts.work-needed');
    await signIn();
    await webkit.goto(`${system.url}/auth/goods`);
    await webkit.click("//*[contains(text(), 'T 恤')]");
    await webkit.until('the designer', () => location.pathname === '/auth/diy');
    await webkit.until('the stage', () => document.querySelector('[data-testid=stage-artwork]') !== null);

    writeFileSync(join(folder, '海边日落.jpg'), await makePhoto(3200, 2400, 7));
    writeFileSync(join(folder, '红星.png'), await makeMotif(1800));
    await openPanel('images');
    await webkit.setFiles(testId('upload-input'), [join(folder, '海边日落.jpg'), join(folder, '红星.png')]);
    await openPanel('layers');
    await waitForLayers(2);

    // A first look widens to the product as soon as the worker knows where it is.
    await restingView();
    await webkit.click(testId('layer-row'));
    await webkit.until('the inspector', () => document.querySelector('[data-testid=inspector-x]') !== null);
    const before = await numberOf('inspector-x');
    await dragSelected(70, 40);
    await waitFor('the picture to move', 30_000, async () => (await numberOf('inspector-x')) > before + 5);
    await webkit.press('Control', 'z');
    await waitFor('the picture to be back', 30_000, async () => (await numberOf('inspector-x')) === before);

    await openPanel('text');
    await webkit.click(testId('add-text'));
    await openPanel('layers');
    await waitForLayers(3);
    await webkit.press('Escape');
    await webkit.click(testId('layer-row'));
    await webkit.fill(testId('inspector-text'), '海边的夏天 Summer');
    await webkit.fill(testId('inspector-rotation'), '12');
    await webkit.press('Enter');
    await webkit.fill(testId('design-name'), '海边的夏天');
    await webkit.press('Enter');
    await webkit.click(testId('save'));
    await webkit.until('the saved address', () => new URLSearchParams(location.search).has('id'));
    await webkit.until('the word that it is saved', () =>
      (document.querySelector('[data-testid=save-state]')?.textContent ?? '').includes('已保存'),
    );
    await webkit.press('Escape');
    await restingView();
    const whole = (await view()).pxPerMm;
    await webkit.press('Control', '0');
    await waitFor('the print area to fill it', 30_000, async () => (await view()).pxPerMm > whole);
    const stage = await readRestingStage((run) => webkit.read(STAGE, run));

    const id = await webkit.evaluate(() => new URLSearchParams(location.search).get('id') ?? '');
    await waitForRender(api, id, 'done');
    const { render } = await api.get<SavedDesign>('/saas/diy/user/save/item', { id });
    const print = await fetch(render.print_files[0]!.url);
    const difference = await compareWithStage(Buffer.from(await print.arrayBuffer()), stage);
    console.warn('print against the stage of WebKit:', difference);
    expect(difference.mean).toBeLessThan(1.5);
    expect(difference.worstTile).toBeLessThan(24);
  });

  it('reads an order file, and turns the list of imports from right to left in Arabic', async ({
    onTestFailed,
  }) => {
    onTestFailed(async () => writeFileSync('test-results/webkit-failed.png', await webkit.screenshot()));
    const orders = '订单号,SKU,数量,收货人,国家\nA1,UNKNOWN-7,1,王小明,US\nA2,UNKNOWN-7,两个,王小明,US';
    writeFileSync(join(folder, '订单.csv'), `\uFEFF${orders}`);
    await webkit.goto(`${system.url}/auth/user/orders/commpents/uploadOrdersModal`);
    await webkit.setFiles('[role=dialog] input[type=file]', [join(folder, '订单.csv')]);
    await webkit.click(button('核对每一行'));
    await webkit.until('the count of rows', () =>
      /共 2 行/.test(document.querySelector('[role=dialog]')?.textContent ?? ''),
    );

    await webkit.evaluate(() => localStorage.setItem('locale', 'ar'));
    await webkit.goto(`${system.url}/auth/user/ordersLog`);
    await webkit.until(
      'the Arabic page',
      () => document.documentElement.dir === 'rtl' && document.querySelector('h1') !== null,
    );
    // Columns may follow the page's title by a moment.
    const places = () =>
      webkit.evaluate(() => ({
        isTitleRight: document.querySelector('h1')!.getBoundingClientRect().right > 720,
        isRailRight: document.querySelector('aside')!.getBoundingClientRect().left > 720,
        overflowPx: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      }));
    await expect.poll(places).toEqual({ isTitleRight: true, isRailRight: true, overflowPx: 0 });
  });

  async function signIn(): Promise<void> {
    await webkit.goto(`${system.url}/login`);
    await webkit.until('the sign-in page', () => document.querySelector('form') !== null);
    // The key of the next captcha is read from its response.
    await webkit.evaluate(() => {
      const send = window.fetch;
      window.fetch = async (...parameters) => {
        const response = await send(...parameters);
        if (response.url.endsWith('/saas/diy/verif'))
          document.body.dataset.captcha = (await response.clone().json()).data.key;
        return response;
      };
    });
    await webkit.click("//button[.//img or contains(@aria-label, '换')]");
    await webkit.until('another captcha', () => document.body.dataset.captcha !== undefined);
    const key = await webkit.evaluate(() => document.body.dataset.captcha ?? '');
    const field = (label: string) => `//input[@id=//label[normalize-space(.)='${label}']/@for]`;
    await webkit.fill(field('用户名'), 'seller');
    await webkit.fill(field('密码'), PASSWORD);
    await webkit.fill(field('验证码'), await readCaptcha(system, key));
    await webkit.click(button('登录'));
    await webkit.until('the next page', () => !location.pathname.endsWith('/login'));
  }

  async function openPanel(id: string): Promise<void> {
    const isOpen = await webkit.evaluate(
      (tool) => document.querySelector(`[data-testid=tool-${tool}]`)?.getAttribute('aria-pressed') === 'true',
      id,
    );
    if (!isOpen) await webkit.click(testId(`tool-${id}`));
  }

  function waitForLayers(count: number): Promise<void> {
    return waitFor(
      `${count} layers`,
      60_000,
      async () =>
        (await webkit.evaluate(() => document.querySelectorAll('[data-testid=layer-row]').length)) === count,
    );
  }

  async function numberOf(id: string): Promise<number> {
    return Number.parseFloat(await webkit.read(testId(id), (field: HTMLInputElement) => field.value));
  }

  async function view(): Promise<StageView> {
    const text = await webkit.read(STAGE, (canvas: HTMLCanvasElement) => canvas.dataset.view);
    return JSON.parse(text ?? '{}') as StageView;
  }

  /** Waits until the stage shows the same part for two seconds. */
  async function restingView(): Promise<void> {
    let seen = '';
    let since = Date.now();
    await waitFor('the view to rest', 60_000, async () => {
      const now = JSON.stringify(await view());
      if (now !== seen) since = Date.now();
      seen = now;
      return Date.now() - since > 2000;
    });
  }

  /** Drags the selected layer by its middle, by this many px. */
  async function dragSelected(dx: number, dy: number): Promise<void> {
    const { left, top } = await webkit.read(STAGE, (canvas) => {
      const box = canvas.getBoundingClientRect();
      return { left: box.left, top: box.top };
    });
    const { pxPerMm, ...area } = await view();
    const [xMm, yMm, widthMm, heightMm] = [
      await numberOf('inspector-x'),
      await numberOf('inspector-y'),
      await numberOf('inspector-width'),
      await numberOf('inspector-height'),
    ];
    const x = left + area.left + (xMm + widthMm / 2) * pxPerMm;
    const y = top + area.top + (yMm + heightMm / 2) * pxPerMm;
    await webkit.drag([x, y], [x + dx, y + dy]);
  }
});
