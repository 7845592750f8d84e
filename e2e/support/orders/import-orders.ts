import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { type Place, waitFor } from '../system/start-system.ts';

/** A file as a hand drops it. */
export interface OrderFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the import by its own link and gives it files; returns the dialog. */
export async function sendOrderFiles(page: Page, system: Place, files: OrderFile[]): Promise<Locator> {
  await page.goto(`${system.url}/auth/user/orders/commpents/uploadOrdersModal`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(files);
  return dialog;
}

/** Imports what the open dialog shows as right, and waits for the end; `counts` are its figures in the list of imports. */
export async function importRows(
  page: Page,
  system: Place,
  dialog: Locator,
  rows: number,
  imported: { file: string; counts: RegExp },
): Promise<Locator> {
  await dialog.getByRole('button', { name: `导入 ${rows} 行` }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${system.url}/auth/user/ordersLog`);
  const row = page.getByRole('row').filter({ hasText: imported.file });
  await waitFor('the import', 180_000, async () => {
    const text = await row.innerText();
    if (text.includes('失败')) throw new Error(`the system ended in: ${text}`);
    return imported.counts.test(text);
  });
  return row;
}

/** What was packed: each order's print file, and everything else by its path. */
export interface Packed {
  prints: Record<string, Buffer>;
  files: Record<string, Uint8Array>;
}

/**
 * Packs the lines on the page; of each order the print of one surface of one line.
 * @param choice what is chosen where the page asks which lines, since some were packed before
 */
export async function packPrints(page: Page, choice?: string): Promise<Packed> {
  // The list of imports has one for each of them, until the orders of this one are shown.
  await page.getByRole('button', { name: '打包生产图' }).nth(1).waitFor({ state: 'detached' });
  const download = page.waitForEvent('download', { timeout: 180_000 });
  await page.getByRole('button', { name: '打包生产图' }).click();
  if (choice !== undefined) {
    const dialog = page.getByRole('dialog', { name: '打包哪些订单？' });
    await dialog.getByRole('radio', { name: choice }).check();
    await dialog.getByRole('button', { name: '打包', exact: true }).click();
  }
  const files = unzipSync(readFileSync(await (await download).path()));
  const prints: Packed['prints'] = {};
  for (const [path, bytes] of Object.entries(files)) {
    if (path.endsWith('.png')) prints[path.split('/')[0]!] = Buffer.from(bytes);
  }
  return { prints, files };
}
