import { checkDxmSheet, exportDxmSheet } from '@diy/contract/sheets/sheets-exports';
import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildDesign } from '../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: { id: string; sku: string };
let sea: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小店主' });
  by = { token: seller.token };
  cat = await buildDesign(app, seller.token, { name: '猫', text: '猫咪' });
  sea = await buildDesign(app, seller.token, { name: '海', text: '海边' });
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

describe('the check before', () => {
  it('shows rows, findings and what fixes them, and makes nothing', async () => {
    const input = { layout_id: 'dxm.popTemu.create.v51', ids: [cat.id, sea.id] };
    const settings = { title_zh: '{title}' };
    const before = await app.ask(checkDxmSheet, { ...input, settings }, by);
    expect(before).toMatchObject({ products: 1, wrong: 1, errors: 1 });
    expect(before.findings.map(({ code }) => code)).toContain('sheets.same-title');
    expect(before.findings.find(({ code }) => code === 'sheets.same-title')).toMatchObject({
      design_id: sea.id,
      fix: 'unique-titles',
      field: 'title_zh',
      severity: 'error',
      row: null,
    });
    const fixed = await app.ask(checkDxmSheet, { ...input, settings, fixes: ['unique-titles'] }, by);
    expect(fixed.findings.map(({ code }) => code)).not.toContain('sheets.same-title');
    const typed = await app.ask(
      checkDxmSheet,
      { ...input, settings, changes: { [sea.id]: { title_zh: '别的' } } },
      by,
    );
    expect(typed.findings.map(({ code }) => code)).not.toContain('sheets.same-title');
    expect(typed.sample[0]).toHaveLength(51);
  });

  it('stops a sheet of which the platform would make fewer products', async () => {
    const request = { ids: [cat.id, sea.id], settings: sheetPresetSettings.parse({ title_en: '{title}' }) };
    expect(await app.call(exportDxmSheet, request, by)).toMatchObject({
      error: 'sheets.same-titles',
      msg: expect.stringContaining('“英文标题”与'),
    });
    expect(await app.ask(exportDxmSheet, { ...request, fixes: ['unique-titles'] }, by)).toHaveProperty('id');
  });

  it('speaks English to those who ask for it', async () => {
    const settings = { price_factor: 0 };
    const input = { layout_id: 'dxm.popTemu.create.v51', ids: [cat.id], settings };
    const { findings } = await app.ask(checkDxmSheet, input, { ...by, locale: 'en' });
    expect(findings[0]).toMatchObject({
      code: 'sheets.not-positive',
      problem: expect.stringContaining('must be greater'),
    });
  });

  it.each<[string, object, string]>([
    ['nothing chosen', {}, 'sheets.nothing-chosen'],
    ['both ways', { ids: ['a'], filter: {} }, 'sheets.nothing-chosen'],
    ['a filter without designs', { filter: { content: '没有这个词' } }, 'sheets.nothing-chosen'],
    ['an unknown batch', { filter: { piliang_id: 'nobody' } }, 'batches.not-found'],
    ['an unknown preset', { ids: ['a'], preset_id: 'nobody' }, 'sheets.not-found'],
  ])('refuses %s', async (_name, request, error) => {
    const input = { layout_id: 'dxm.popTemu.create.v51', ...request };
    expect(await app.call(checkDxmSheet, input, by)).toMatchObject({ code: '10001', error });
  });

  it('takes all that a filter shows', async () => {
    const input = {
      layout_id: 'dxm.popTemu.create.v51',
      filter: { content: '猫' },
      on_error: 'include' as const,
    };
    expect(await app.ask(checkDxmSheet, input, by)).toMatchObject({ products: 1 });
  });
});
