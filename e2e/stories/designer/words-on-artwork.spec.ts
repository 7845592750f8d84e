import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  doubleClickMm,
  dragMm,
  onScreen,
  openDesign,
  type SavedLayer,
  savedLayers,
  saveLayers,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const IS_FIREFOX = process.env.STORY_BROWSER === 'firefox';

const seller = signedInSeller('words-on-artwork');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

/** Words of 40 mm in the middle of a canvas of 476 × 376 mm; Chinese letters are as wide as high. */
function textLayer(text: string, more: object = {}): SavedLayer {
  return {
    ...{ id: 't', name: text, kind: 'text', xMm: 238, yMm: 188, widthMm: 360, heightMm: 52, rotationDeg: 0 },
    ...{ opacity: 1, blend: 'normal', locked: false, hidden: false, text, fontId: 'noto-sans-sc-400' },
    ...{ fallbackFontIds: ['noto-naskh-arabic-400'], fontSizeMm: 40, colour: '#211E1A', stroke: null },
    ...{ shadow: null, letterSpacingEm: 0, lineHeight: 1.3, align: 'left', verticalAlign: 'middle' },
    ...{ fit: 'fixed', ...more },
  };
}

async function openWords(text: string, more: object = {}): Promise<string> {
  const id = await saveLayers(api, '帆布画', [textLayer(text, more)]);
  await openDesign(page, system.url, id);
  return id;
}

/** What is drawn over the artwork, in px of the screen; null where it is not. */
async function drawn(what: 'caret' | 'selected' | 'composed') {
  return page.evaluate((testId) => {
    const path = document.querySelector<SVGPathElement>(`[data-testid="${testId}"]`);
    if (!path?.getAttribute('d')) return null;
    const { x, y, width, height } = path.getBBox();
    const { left, top } = path.ownerSVGElement!.getBoundingClientRect();
    return { left: left + x, top: top + y, right: left + x + width, bottom: top + y + height };
  }, `text-${what}`);
}

const words = () => page.getByTestId('text-editor').inputValue();
const selectedWords = () =>
  page.getByTestId('text-editor').evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

/** The words as the design holds them. */
async function savedWords(id: string): Promise<unknown> {
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
  return (await savedLayers(api, id))[0]!.text;
}

/** The caret's middle is at a place of the print area, to a few px. */
async function expectCaretAt(xMm: number, yMm: number): Promise<void> {
  const { x, y } = await onScreen(page, xMm, yMm);
  await expect
    .poll(async () => {
      const caret = await drawn('caret');
      if (!caret) return 'no caret';
      const away = Math.hypot((caret.left + caret.right) / 2 - x, (caret.top + caret.bottom) / 2 - y);
      return away < 6 ? 'there' : `${Math.round(away)} px away`;
    })
    .toBe('there');
}

it('puts the caret where the pointer is, selects by word, drag and key, and undoes by word', async () => {
  // From 58 to 378 mm there are eight letters.
  const id = await openWords('海边的夏天很长呢');
  await doubleClickMm(page, 58 + 3 * 40 + 4, 188);
  await expectCaretAt(58 + 3 * 40, 188);
  await page.keyboard.press('ArrowLeft');
  await expectCaretAt(58 + 2 * 40, 188);
  await page.keyboard.type('x');
  await expect.poll(words).toBe('海边x的夏天很长呢');
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe('海边的夏天很长呢');

  await dragMm(page, [58 + 42, 188], [58 + 3 * 40 + 2, 188]);
  await expect.poll(selectedWords).toBe('边的');
  const [from, to] = [await onScreen(page, 98, 188), await onScreen(page, 178, 188)];
  await expect
    .poll(async () => {
      const area = await drawn('selected');
      return area ? Math.abs(area.left - from.x) + Math.abs(area.right - to.x) : Infinity;
    })
    .toBeLessThan(4);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(selectedWords).toBe('边的夏');
  await page.keyboard.type('Sea side up');
  await expect.poll(words).toBe('海Sea side up天很长呢');
  for (const before of ['海Sea side 天很长呢', '海Sea 天很长呢', '海边的夏天很长呢']) {
    await page.keyboard.press('Control+z');
    await expect.poll(words).toBe(before);
  }
  await page.keyboard.press('Control+y');
  await expect.poll(words).toBe('海Sea 天很长呢');

  // What is copied are words, here and in the clipboard.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+x');
  await expect.poll(words).toBe('');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+v');
  await expect.poll(words).toBe('海Sea 天很长呢海Sea 天很长呢');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.getByTestId('text-editor').waitFor({ state: 'detached' });
  await expect.poll(() => drawn('caret')).toBeNull();
  expect(await savedWords(id)).toBe('海Sea 天很长呢');
  expect(problems).toEqual([]);
});

it('follows pointer and keys in words that stand upright and on a turned layer', async () => {
  const id = await openWords('海边', { rotationDeg: 90, align: 'center' });
  await page.mouse.click(...(Object.values(await onScreen(page, 238, 188)) as [number, number]));
  await page.keyboard.press('Enter');
  await expect.poll(selectedWords).toBe('海边');
  // Turned by a quarter, letters go downwards.
  const at = await onScreen(page, 238, 188 - 35);
  await page.mouse.click(at.x, at.y);
  await expectCaretAt(238, 188 - 40);
  await page.keyboard.press('End');
  await expectCaretAt(238, 188 + 40);
  const away = await onScreen(page, 40, 340);
  await page.mouse.click(away.x, away.y);
  await page.getByTestId('text-editor').waitFor({ state: 'detached' });

  // A letter typed over a selected text continues with its words.
  const on = await onScreen(page, 238, 188);
  await page.mouse.click(on.x, on.y);
  await page.keyboard.press('z');
  await expect.poll(words).toBe('海边z');
  await page.keyboard.press('Escape');
  expect(await savedWords(id)).toBe('海边z');
  expect(problems).toEqual([]);
});

it('moves the caret of Arabic as it is seen, and shows both places where the direction turns', async () => {
  await openWords('سلام ab', { align: 'right' });
  await doubleClickMm(page, 400, 188);
  await page.keyboard.press('Home');
  await expectCaretAt(418, 188);
  const steps = [(await drawn('caret'))!.left];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(async () => Math.round((await drawn('caret'))!.left))
      .not.toBe(Math.round(steps[step]!));
    steps.push((await drawn('caret'))!.left);
  }
  expect(steps).toEqual([...steps].sort((one, other) => other - one));
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(selectedWords).toBe('سلام');
  await page.keyboard.press('End');
  await page.keyboard.type('ج');
  await expect.poll(words).toBe('سلام abج');
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});

it.skipIf(IS_FIREFOX)('draws what an input method composes on the artwork, in one undo step', async () => {
  const id = await openWords('海');
  await doubleClickMm(page, 58 + 36, 188);
  await expectCaretAt(58 + 40, 188);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('b');
  await compose('bian');
  await expect.poll(words).toBe('海bian');
  const start = await onScreen(page, 58 + 40, 188);
  // The line runs from the caret's old place to the caret; the window of the input method opens at the field, which stands there.
  await expect
    .poll(async () => {
      const [line, caret] = [await drawn('composed'), await drawn('caret')];
      const field = await page.getByTestId('text-editor').boundingBox();
      if (!line || !caret || !field) return Infinity;
      return Math.max(
        Math.abs(line.left - start.x),
        Math.abs(line.right - caret.left),
        Math.abs(field.x - caret.left),
      );
    })
    .toBeLessThan(4);
  await keyboard.send('Input.insertText', { text: '边' });
  await expect.poll(words).toBe('海边');
  await expect.poll(() => drawn('composed')).toBeNull();
  await page.keyboard.type('!');
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe('海边');
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe('海');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Escape');
  expect(await savedWords(id)).toBe('海边');
  expect(problems).toEqual([]);
});

it('says why letters that are too small on screen are edited in a field', async () => {
  await openWords('small', { fontSizeMm: 4, heightMm: 6, widthMm: 40 });
  await doubleClickMm(page, 238 - 16, 188);
  await page.getByTestId('text-editor').waitFor();
  await expect.poll(() => page.getByText('字在屏幕上太小').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});
