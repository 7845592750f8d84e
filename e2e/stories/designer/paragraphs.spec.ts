import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { dragMm, type SavedLayer, savedLayers } from '../../support/browser/designer-page.ts';
import { watchConsole } from '../../support/browser/seller-window.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { readStage, readView } from '../../support/browser/stage.ts';
import { compareWithStage } from '../../support/read-print-file.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('paragraphs');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  watchConsole(seller);
  ({ system, page, api, problems } = seller);
});

const designId = () => new URL(page.url()).searchParams.get('id') ?? '';

/** The text as it is saved, once that is so. */
async function savedText(isSo: (text: SavedLayer) => boolean): Promise<SavedLayer> {
  let text: SavedLayer | undefined;
  await waitFor('the text to be saved', 60_000, async () => {
    text = designId() === '' ? undefined : (await savedLayers(api, designId()))[0];
    return text !== undefined && isSo(text);
  });
  return text!;
}

it('writes words in a box as wide as they are, a list, squeezed marks and small capitals, and prints them', async () => {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG-11' });
  await page.goto(`${system.url}/auth/diy?template_id=${list[0]!.id}`);
  await page.getByTestId('designer-stage').waitFor();
  await page.getByTestId('tool-text').click();
  await page.getByTestId('add-text').click();
  await page.getByTestId('save').click();
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 60_000 });
  // A save before the font is there holds the words in a box of the usual width; the next save, in one of theirs.
  const short = await savedText(({ sizing, widthMm }) => sizing === 'auto-width' && widthMm < 150);

  // Longer words grow both ways from the middle.
  await page.getByTestId('inspector-text').fill('（《夏天》）的海边，很热。');
  const long = await savedText(({ text }) => String(text).endsWith('很热。'));
  expect(long.widthMm).toBeGreaterThan(short.widthMm);
  expect(long.xMm).toBeCloseTo(short.xMm, 2);
  await page.getByTestId('text-punctuation-full').click();
  const full = await savedText(({ punctuation }) => punctuation === 'full');
  // Two brackets and the signs at both ends lose half a cell each; the comma keeps its.
  expect(full.widthMm - long.widthMm).toBeCloseTo(Number(long.fontSizeMm) * 2, 1);
  await page.getByTestId('text-punctuation-squeezed').click();

  // A list, written on the artwork.
  await page.getByTestId('inspector-font-size').fill('8');
  await page.getByTestId('inspector-font-size').press('Enter');
  await page.getByTestId('designer-stage').press('Escape');
  const { xMm, yMm } = await savedText(({ fontSizeMm }) => fontSizeMm === 8);
  await dragMm(page, [xMm, yMm], [xMm, yMm - 20]);
  await page.getByTestId('designer-stage').press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Wash cold');
  await page.keyboard.press('Control+Shift+Digit7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dry');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wear');
  await page.keyboard.press('Escape');
  const items = await savedText(({ text }) => text === 'Wash cold\nDry\nWear');
  expect(items.lists).toEqual([
    { paragraph: 0, marker: 'decimal', level: 0 },
    { paragraph: 1, marker: 'decimal', level: 1 },
    { paragraph: 2, marker: 'decimal', level: 0 },
  ]);

  // Small capitals, which this font has.
  await page.getByTestId('font-picker').click();
  await page.getByTestId('font-montserrat-400').click();
  await page.getByTestId('features').click();
  await page.getByTestId('feature-smcp').click();
  await savedText(({ features }) => features === 'smcp=1');
  // One without them says so, and keeps what was asked for.
  await page.getByTestId('font-picker').click();
  await page.getByTestId('font-noto-sans-sc-400').click();
  await page.getByTestId('lacking-features').waitFor();
  await page.keyboard.press('Control+Z');
  await page.getByTestId('feature-smcp').waitFor();

  await page.getByTestId('designer-stage').press('Escape');
  const whole = (await readView(page)).pxPerMm;
  await page.keyboard.press('Control+0');
  await waitFor(
    'the print area to fill the stage',
    30_000,
    async () => (await readView(page)).pxPerMm > whole,
  );
  await savedText(({ fontId, features }) => fontId === 'montserrat-400' && features === 'smcp=1');
  const stage = await readStage(page);
  const { render } = await waitForRender(api, designId(), 'done');
  const reply = await fetch(new URL(render.print_files[0]!.url, system.url));
  const difference = await compareWithStage(Buffer.from(await reply.arrayBuffer()), stage);
  console.warn('print against stage:', difference);
  expect(difference.mean).toBeLessThan(1.5);
  expect(difference.worstTile).toBeLessThan(24);
  expect(problems).toEqual([]);
});
