import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { openDesign, savedLayers, waitForFirstLook } from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('page-gone');
let system: SharedSystem;
let api: Api;
let templateId: string;

beforeAll(async () => {
  ({ system, api } = seller);
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG-11' });
  templateId = list[0]!.id;
});

const newPage = () => seller.page.context().newPage();
const designs = async (name: string) =>
  (await api.get<{ list: { id: string; version: number }[] }>('/saas/diy/user/save/list', { content: name }))
    .list;

/** From now on the server takes what the page saves, and the page gets no response. */
async function loseResponses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const response = await fetch(input, init);
      return url.includes('/saas/diy/user/save/save') ? new Promise<Response>(() => {}) : response;
    };
  });
}

/** Ends the page as a crash does: in Chromium its process, with nothing that a page does when it is left. */
async function crash(page: Page): Promise<void> {
  if (process.env.STORY_BROWSER !== 'firefox') {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
}

async function addWords(page: Page): Promise<void> {
  const tool = page.getByTestId('tool-text');
  if ((await tool.getAttribute('aria-pressed')) !== 'true') await tool.click();
  await page.getByTestId('add-text').click();
  await page.keyboard.press('Escape');
  await page.getByTestId('designer-stage').press('Escape');
}

async function saveAndWait(page: Page): Promise<void> {
  await page.getByTestId('save').click();
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
}

const restore = (page: Page) => page.getByTestId('recover-restore').click();

it('makes one design of a first save whose page crashed before the response', async () => {
  const name = '崩溃前的第一次保存';
  const crashing = await newPage();
  await crashing.goto(`${system.url}/auth/diy?template_id=${templateId}`);
  await waitForFirstLook(crashing);
  await loseResponses(crashing);
  await crashing.getByTestId('design-name').fill(name);
  await crashing.getByTestId('design-name').press('Enter');
  await addWords(crashing);
  await crashing.getByTestId('save').click();
  await expect.poll(async () => (await designs(name)).length).toBe(1);
  await crash(crashing);

  const page = await newPage();
  await page.goto(`${system.url}/auth/diy?template_id=${templateId}`);
  await restore(page);
  await waitForFirstLook(page);
  await saveAndWait(page);
  await addWords(page);
  await saveAndWait(page);
  const [saved, ...others] = await designs(name);
  expect(others).toEqual([]);
  expect(await savedLayers(api, saved!.id)).toHaveLength(2);
  await page.close();

  // Nothing is left to restore.
  const after = await newPage();
  await after.goto(`${system.url}/auth/diy?template_id=${templateId}`);
  await waitForFirstLook(after);
  expect(await after.getByTestId('recover-dialog').count()).toBe(0);
  await after.close();
});

it('is in no conflict with its own save, whose page crashed before the response', async () => {
  const name = '崩溃前的再次保存';
  const crashing = await newPage();
  await crashing.goto(`${system.url}/auth/diy?template_id=${templateId}`);
  await waitForFirstLook(crashing);
  await crashing.getByTestId('design-name').fill(name);
  await crashing.getByTestId('design-name').press('Enter');
  await addWords(crashing);
  await saveAndWait(crashing);
  const [{ id, version }] = (await designs(name)) as [{ id: string; version: number }];
  await loseResponses(crashing);
  await addWords(crashing);
  await crashing.getByTestId('save').click();
  await expect.poll(async () => (await savedLayers(api, id)).length).toBe(2);
  const drafts = () =>
    crashing.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('diy-draft:')));
  const before = JSON.stringify(await drafts());
  // What is added while the response does not come is in the draft alone.
  await addWords(crashing);
  await expect.poll(async () => JSON.stringify(await drafts())).not.toBe(before);
  await crash(crashing);

  const page = await newPage();
  await page.goto(`${system.url}/auth/diy?id=${id}`);
  await page.getByTestId('recover-dialog').waitFor();
  // One paragraph: nothing about somebody else who has saved.
  expect(await page.getByRole('dialog').locator('p').count()).toBe(1);
  await restore(page);
  await waitForFirstLook(page);
  await saveAndWait(page);
  expect(await page.getByTestId('conflict-dialog').count()).toBe(0);
  await page.close();
  expect(await designs(name)).toHaveLength(1);
  expect(await savedLayers(api, id)).toHaveLength(3);
  await openDesign(seller.page, system.url, id);
  expect(version).toBe(1);
});
