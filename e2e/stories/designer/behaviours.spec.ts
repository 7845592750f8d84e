import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  dragMm,
  onScreen,
  openDesign,
  pictureLayer,
  type SavedLayer,
  savedLayers,
  saveLayers,
  squareLayer,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { readView } from '../../support/browser/stage.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

/*
 * Rows of docs/designer-behaviours.md that are proven by a real browser's events alone.
 */
const seller = signedInSeller('behaviours');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

async function open(layers: readonly SavedLayer[]): Promise<string> {
  const id = await saveLayers(api, '帆布画', layers);
  await openDesign(page, system.url, id);
  return id;
}

async function saved(id: string): Promise<SavedLayer[]> {
  await page.keyboard.press('Control+s');
  await page.getByTestId('save-state').filter({ hasText: '已保存' }).waitFor();
  return savedLayers(api, id);
}

async function savedWith(id: string, count: number): Promise<SavedLayer[]> {
  await waitFor(`${count} layers`, 30_000, async () => (await saved(id)).length === count);
  return saved(id);
}

async function clickMm(xMm: number, yMm: number, button: 'left' | 'right' = 'left'): Promise<void> {
  const { x, y } = await onScreen(page, xMm, yMm);
  await page.mouse.click(x, y, { button });
}

async function middleOf(testId: string): Promise<[x: number, y: number]> {
  const box = (await page.getByTestId(testId).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function dragHandle(handle: string, to: readonly [number, number]): Promise<void> {
  const [x, y] = await middleOf(`handle-${handle}`);
  const end = await onScreen(page, ...to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + end.x) / 2, (y + end.y) / 2, { steps: 5 });
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

it('a drag snaps to the middle of the print area, and with Ctrl it stands where it is let go of', async () => {
  const id = await open([squareLayer('a', 100, 100)]);
  const near = 236.5;
  await dragMm(page, [100, 100], [near, 140]);
  const [snapped] = await saved(id);
  expect(snapped!.xMm).toBe(238);
  await page.keyboard.press('Control+z');
  await page.keyboard.down('Control');
  await dragMm(page, [100, 100], [near, 140]);
  await page.keyboard.up('Control');
  const [free] = await saved(id);
  expect(free!.xMm).not.toBe(238);
  expect(free!.xMm).toBeCloseTo(near, 0);
});

it('a turned layer grows from the corner that stays', async () => {
  const turned = { ...squareLayer('a', 200, 180, 80), rotationDeg: 30 };
  const id = await open([turned]);
  await clickMm(200, 180);
  const corner = ({ xMm, yMm, widthMm, heightMm, rotationDeg }: SavedLayer) => {
    const angle = (Number(rotationDeg) * Math.PI) / 180;
    const [x, y] = [-widthMm / 2, -heightMm / 2];
    return [xMm + x * Math.cos(angle) - y * Math.sin(angle), yMm + x * Math.sin(angle) + y * Math.cos(angle)];
  };
  await dragHandle('se', [270, 290]);
  const [grown] = await saved(id);
  expect(grown!.widthMm).toBeGreaterThan(90);
  const [before, after] = [corner(turned), corner(grown!)];
  expect(after[0]).toBeCloseTo(before[0]!, 2);
  expect(after[1]).toBeCloseTo(before[1]!, 2);
  expect(grown!.rotationDeg).toBe(30);
});

it('a layer that is dragged through itself is mirrored', async () => {
  const vector = {
    ...squareLayer('v', 240, 180, 60),
    ...{ kind: 'vector', viewBox: { x: 0, y: 0, width: 10, height: 10 }, flipX: false, flipY: false },
    ...{ crop: { x: 0, y: 0, width: 1, height: 1 } },
    paths: [{ d: 'M0 0L10 0 0 10Z', fill: '#2E7D5B', stroke: null }],
  } as SavedLayer;
  for (const field of ['shape', 'fill', 'stroke', 'cornerRadiusMm', 'points']) delete vector[field];
  const id = await open([vector]);
  await clickMm(225, 165);
  await dragHandle('se', [150, 90]);
  const [through] = await saved(id);
  expect(through).toMatchObject({ flipX: true, flipY: true });
  expect(through!.widthMm).toBeGreaterThan(20);
  expect(through!.xMm).toBeLessThan(215);
  await page.keyboard.press('Control+z');
  expect((await saved(id))[0]).toMatchObject({ flipX: false, flipY: false, widthMm: 60 });
});

it('a locked layer is unlocked where it lies', async () => {
  const id = await open([{ ...squareLayer('底', 200, 180, 80), locked: true }]);
  await clickMm(200, 180);
  await expect.poll(() => page.getByTestId('inspector-x').count()).toBe(0);
  await clickMm(200, 180, 'right');
  await page.getByRole('menuitem', { name: '解锁“底”' }).click();
  await page.getByTestId('inspector-x').waitFor();
  expect((await saved(id))[0]).toMatchObject({ locked: false });
  await page.keyboard.press('Control+z');
  expect((await saved(id))[0]).toMatchObject({ locked: true });
});

it('a pasted picture is uploaded and placed in the middle', async () => {
  const id = await open([]);
  await page.getByTestId('designer-stage').focus();
  const bytes = (await makePhoto(320, 240, 5)).toString('base64');
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    clipboardData.items.add(new File([file], 'photo.jpg', { type: 'image/jpeg' }));
    const common = { bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData }));
  }, bytes);
  const [pasted] = await savedWith(id, 1);
  expect(pasted).toMatchObject({ kind: 'image', xMm: 238, yMm: 188 });
});

it('the view follows what is dragged out of it', async () => {
  await open([squareLayer('a', 200, 180, 60)]);
  const stage = (await page.getByTestId('designer-stage').boundingBox())!;
  const before = (await readView(page)).left;
  const { x, y } = await onScreen(page, 200, 180);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(stage.x + 60, y, { steps: 6 });
  await page.mouse.move(stage.x - 20, y, { steps: 3 });
  await waitFor('the view to move', 30_000, async () => (await readView(page)).left > before + 40);
  await page.mouse.up();
});

it('another colour of the product is shown and saved, and undone', async () => {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: '圆领' });
  const { definition } = await api.get<{ definition: { colours: { id: string }[] } }>(
    '/saas/diy/template/item',
    { id: list[0]!.id },
  );
  const other = definition.colours[1]!.id;
  const id = await saveLayers(api, '圆领', [squareLayer('a', 100, 100)]);
  await openDesign(page, system.url, id);
  await page.getByTestId(`colour-${other}`).click();
  await saved(id);
  const colourOf = async () =>
    (await api.get<{ design: { colourId: string } }>('/saas/diy/user/save/item', { id })).design.colourId;
  expect(await colourOf()).toBe(other);
  await page.keyboard.press('Control+z');
  await saved(id);
  expect(await colourOf()).toBe(definition.colours[0]!.id);
});

it('a picture’s menu crops, replaces and mirrors it, and opens the workshop for its background', async () => {
  const image = await api.uploadImage('照片.jpg', await makePhoto(320, 240, 5), 'image/jpeg');
  const layer = pictureLayer(
    'p',
    image,
    { xMm: 200, yMm: 180, widthMm: 120, heightMm: 90 },
    { sourceWidthPx: 320, sourceHeightPx: 240 },
  );
  await open([layer]);
  await clickMm(200, 180);
  await clickMm(200, 180, 'right');
  const menu = page.getByRole('menu').filter({ hasText: '裁剪' });
  for (const name of ['裁剪', '替换', '左右翻转', '复制样式', '移到最前', '锁定或解锁', '缩放到所选'])
    await expect.poll(() => menu.getByText(name, { exact: true }).count(), { message: name }).toBe(1);
  await menu.getByText('图片工坊').click();
  await page.getByText('去背景').first().waitFor();
});

it('an empty design invites to begin', async () => {
  await open([]);
  await page.getByTestId('start-invite').waitFor();
  expect(problems).toEqual([]);
});
