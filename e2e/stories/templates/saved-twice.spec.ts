import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('saved-twice', { viewport: { width: 1440, height: 1000 } });
let system: SharedSystem;
let page: Page;
let api: Api;

beforeAll(() => {
  ({ system, page, api } = seller);
});

const nameOf = async (id: string) =>
  (
    await api.get<{ product: { name: string; sku: string }; revision: number }>(
      '/saas/diy/template/own/item',
      {
        id,
      },
    )
  ).product.name;

async function build(sku: string): Promise<string> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG-11' });
  const { product } = await api.get<{ product: object }>('/saas/diy/template/own/copy', { id: list[0]!.id });
  const saved = await api.post<{ id: string; operation_id: string }>('/saas/diy/template/own/save', {
    product: { ...product, sku },
  });
  await waitFor('the template', 60_000, async () => {
    const { state } = await api.get<{ state: string }>('/saas/operations/item', { id: saved.operation_id });
    return state === 'succeeded';
  });
  return saved.id;
}

async function open(tab: Page, id: string): Promise<void> {
  await tab.goto(`${system.url}/auth/goods/own?id=${id}`);
  await tab.getByLabel('模板名称').waitFor({ timeout: 60_000 });
}

async function save(tab: Page, name: string): Promise<void> {
  await tab.getByLabel('模板名称').fill(name);
  await tab.getByRole('button', { name: '保存为模板' }).click();
}

it('a second tab overwrites nothing: it loads what is saved, or saves its own as a new template', async () => {
  const id = await build('TWICE-1');
  const other = await page.context().newPage();
  await open(page, id);
  await open(other, id);
  await save(page, '第一个标签页');
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });

  await save(other, '第二个标签页');
  const dialog = other.getByRole('dialog', { name: '这个模板已在别处保存过' });
  await dialog.waitFor();
  expect(await nameOf(id)).toBe('第一个标签页');
  await dialog.getByRole('button', { name: '载入已保存的内容' }).click();
  await waitFor(
    'what the first saved',
    30_000,
    async () => (await other.getByLabel('模板名称').inputValue()) === '第一个标签页',
  );

  // The loaded one can be saved; then what the first tab opened again is old.
  await open(page, id);
  await save(other, '第二次');
  await other.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });
  await save(page, '我的');
  await page
    .getByRole('dialog', { name: '这个模板已在别处保存过' })
    .getByRole('button', { name: '另存为新模板' })
    .click();
  await waitFor(
    'an empty SKU',
    30_000,
    async () => (await page.getByLabel('货号（SKU）').inputValue()) === '',
  );
  await expect.poll(() => page.getByLabel('模板名称').inputValue()).toBe('我的 副本');
  await page.getByLabel('货号（SKU）').fill('TWICE-2');
  await page.getByRole('button', { name: '保存为模板' }).click();
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });
  expect(new URL(page.url()).searchParams.get('template_id')).not.toBe(id);
  expect(await nameOf(id)).toBe('第二次');
  await other.close();
});
