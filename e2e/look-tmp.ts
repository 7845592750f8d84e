import { addSeller, PASSWORD } from '/work/wt/designer/e2e/support/add-seller.ts';
import { launchBrowser, signIn } from '/work/wt/designer/e2e/support/browser/browser.ts';
import * as d from '/work/wt/designer/e2e/support/browser/designer-page.ts';
import { openWindow } from '/work/wt/designer/e2e/support/browser/seller-window.ts';
import { makePhoto } from '/work/wt/designer/e2e/support/samples/sample-design.ts';
import { startSystem } from '/work/wt/designer/e2e/support/system/start-system.ts';
const system = await startSystem();
const browser = await launchBrowser();
try {
  const api = addSeller(system);
  const imageId = await api.uploadImage('海边.jpg', await makePhoto(1200, 800, 3), 'image/jpeg');
  const layers = [d.pictureLayer('海边', imageId, { xMm: 200, yMm: 188, widthMm: 240, heightMm: 160 }, { sourceWidthPx: 1200, sourceHeightPx: 800 }),
    d.squareLayer('over', 240, 220, 60), { ...d.squareLayer('b', 380, 220, 60), fill: '#00A3E0' }];
  const id = await d.saveLayers(api, '帆布画', layers);
  const item = await api.get<any>('/saas/diy/user/save/item', { id });
  for (let v = 1; v < 4; v += 1) {
    item.design.surfaces[0].layers.pop();
    if (v === 3) item.design.surfaces[0].layers.push(...layers.map((one, at) => ({ ...one, id: `n${at}`, xMm: one.xMm - 30 })));
    await api.post('/saas/diy/user/save/save', { id, version: v, template_id: item.template_id, name: '帆布画', design: item.design });
  }
  await api.post('/saas/diy/user/save/version/name', { id, version: 2, name: '客户定稿' });
  await api.post('/saas/diy/user/brandColour/save', { version: 0, list: [{ name: '店标红', hex: '#C8102E' }, { name: '海蓝', hex: '#00A3E0' }] });
  const session = { token: api.token, user: JSON.stringify(await api.get('/saas/diy/user/item')) };
  for (const [name, width, height, locale, theme] of [['zh', 1440, 900, 'zh-CN', 'light'], ['ar', 1440, 900, 'ar', 'light'], ['en768', 768, 1024, 'en-US', 'light'], ['he', 1440, 900, 'he', 'dark'], ['390', 390, 844, 'zh-CN', 'light']] as const) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addInitScript((values) => { for (const [k, v] of Object.entries(values)) localStorage.setItem(k, v as string); }, { ...session, locale, theme });
    const two = await context.newPage();
    two.setDefaultTimeout(60000);
    if (width === 390) { await two.goto(`${system.url}/auth/diy?id=${id}`); await two.waitForTimeout(5000); await two.screenshot({ path: '/tmp/h-390.png' }); continue; }
    await d.openDesign(two, system.url, id);
    await two.getByTestId('history').click();
    await two.getByTestId('version-2').click();
    await two.waitForTimeout(1500);
    if (name !== 'zh') await two.locator('[role=switch]').last().click();
    await two.waitForTimeout(800);
    await two.screenshot({ path: `/tmp/h-${name}.png` });
    await two.keyboard.press('Escape');
    await two.waitForTimeout(400);
    const e = await d.onScreen(two, 90, 150);
    await two.mouse.dblclick(e.x, e.y);
    await two.waitForTimeout(700);
    await two.screenshot({ path: `/tmp/hc-${name}.png` });
    await two.keyboard.press('Escape');
    const f = await d.onScreen(two, 210, 220);
    await two.mouse.click(f.x, f.y);
    await two.getByTestId('inspector-fill').locator('.ant-color-picker-trigger').click();
    await two.waitForTimeout(900);
    await two.screenshot({ path: `/tmp/hk-${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await system.destroy();
}
