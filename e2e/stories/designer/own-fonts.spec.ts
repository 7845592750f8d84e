// A seller uploads a font, confirms its licence and prints with it; another account gets nothing of it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import {
  onScreen,
  openDesign,
  type SavedLayer,
  savedLayers,
  saveLayers,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('own-fonts');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

/** Pacifico (OFL-1.1), which we ship too: as an upload it must print the same letters. */
const FONT_FILE = fileURLToPath(new URL('../../../design/fonts/pacifico-400.ttf', import.meta.url));

/** Words in the middle of a canvas of 476 × 376 mm. */
const layer: SavedLayer = {
  ...{ id: 't', name: 'Summer', kind: 'text', xMm: 238, yMm: 188, widthMm: 400, heightMm: 90 },
  ...{ rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false, text: 'Summer' },
  ...{ fontId: 'noto-sans-sc-400', fontSizeMm: 60, colour: '#211E1A', stroke: null, shadow: null },
  ...{ letterSpacingEm: 0, lineHeight: 1.5, align: 'left', verticalAlign: 'middle', fit: 'fixed' },
};

async function selectWords(): Promise<void> {
  const at = await onScreen(page, 80, 188);
  await page.mouse.click(at.x, at.y);
  await page.getByTestId('font-picker').waitFor();
}

async function readPrint(from: Api, id: string): Promise<Buffer> {
  const { render } = await waitForRender(from, id, 'done');
  const file = await fetch(new URL(render.print_files[0]!.url, system.url));
  return sharp(Buffer.from(await file.arrayBuffer()))
    .raw()
    .toBuffer();
}

interface FontList {
  list: { id: string; name: string }[];
}
const signedBy = ({ token }: Api): HeadersInit => ({ authorization: `Basic ${token}` });
const fontsOf = (account: Api) => account.get<FontList>('/saas/diy/user/font/list');

it('an own font is uploaded with its licence, chosen, saved, there after a reload, and printed', async () => {
  const id = await saveLayers(api, '帆布画', [layer]);
  await openDesign(page, system.url, id);
  await selectWords();
  await page.getByTestId('font-picker').click();
  await page.getByTestId('own-font-file').setInputFiles(FONT_FILE);
  // Nothing is sent before the licence is confirmed.
  const confirm = page.getByTestId('own-font-confirm');
  expect(await confirm.isDisabled()).toBe(true);
  expect((await fontsOf(api)).list).toEqual([]);
  await page.getByTestId('own-font-licence').check();
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await page.getByTestId('font-picker').getByText('Pacifico').waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
  const [font] = (await fontsOf(api)).list;
  expect((await savedLayers(api, id))[0]).toMatchObject({ text: 'Summer', fontId: font!.id });

  await openDesign(page, system.url, id);
  await selectWords();
  await page.getByTestId('font-picker').getByText('Pacifico').waitFor();

  const shipped = await saveLayers(api, '帆布画', [
    { ...(await savedLayers(api, id))[0]!, fontId: 'pacifico-400' },
  ]);
  const plain = await saveLayers(api, '帆布画', [layer]);
  const [own, ours, other] = [
    await readPrint(api, id),
    await readPrint(api, shipped),
    await readPrint(api, plain),
  ];
  expect(own.equals(ours)).toBe(true);
  expect(own.equals(other)).toBe(false);
  expect(problems).toEqual([]);
});

it('another account sees no font, gets no file and prints nothing with it', async () => {
  const [font] = (await fontsOf(api)).list;
  const other = addSeller(system, 'other-of-fonts');
  expect((await fontsOf(other)).list).toEqual([]);
  const file = new URL('/saas/diy/user/font/file', system.url);
  file.searchParams.set('id', font!.id);
  for (const headers of [{}, signedBy(other)]) {
    const response = await fetch(file, { headers });
    expect(response.headers.get('content-type')).not.toContain('font');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(2000);
  }
  const theirs = await fetch(file, { headers: signedBy(api) });
  expect(theirs.headers.get('content-type')).toContain('font');
  expect((await theirs.arrayBuffer()).byteLength).toBeLessThanOrEqual((await readFile(FONT_FILE)).byteLength);

  const id = await saveLayers(other, '帆布画', [{ ...layer, fontId: font!.id }]);
  const { render } = await waitForRender(other, id, 'failed');
  expect(render.print_files).toEqual([]);
  expect(render.error).toContain('我的字体');
});
