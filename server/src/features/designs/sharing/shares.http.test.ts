import { deleteDesigns, restoreDesigns } from '@diy/contract/designs/designs';
import { getShare, shareDesign, showDesign, unshareDesign } from '@diy/contract/designs/shares';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { disableAccount } from '../../accounts/index.ts';
import { buildDesign } from '../testing/build-design.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app, { nickname: '海边小店' });
});
afterAll(() => app.close());

const share = async (id: string) => (await app.ask(shareDesign, { id }, account)).share_id ?? '';

describe('a shared design', () => {
  it('is shown to anybody with its link: pictures and product, nothing of the account', async () => {
    const design = await buildDesign(app, account.token, { name: '海边的夏天' });
    await app.runJobs();
    const link = await share(design.id);
    const shown = await app.ask(showDesign, { id: link });
    expect(shown).toMatchObject({ name: '海边的夏天', is_current: true, surfaces: [{ width_mm: 200 }] });
    expect(shown.mockups.length).toBeGreaterThan(0);
    expect(Object.keys(shown).sort()).toEqual([
      'colour',
      'is_current',
      'mockups',
      'name',
      'size',
      'surfaces',
      'template_title',
      'updated_at',
    ]);
    const text = JSON.stringify(shown);
    for (const secret of [account.id, account.username, account.sku, '海边小店', design.id, 'prv/']) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps its link when it is shared again, and gets another one after it ended', async () => {
    const design = await buildDesign(app, account.token, {});
    const links = await Promise.all([share(design.id), share(design.id)]);
    expect(links[0]).toBe(links[1]);
    expect(links[0]?.length).toBe(32);
    expect(await app.ask(getShare, { id: design.id }, account)).toEqual({ share_id: links[0] });
    await app.ask(unshareDesign, { id: design.id }, account);
    expect(await app.ask(getShare, { id: design.id }, account)).toEqual({ share_id: null });
    expect(await share(design.id)).not.toBe(links[0]);
  });

  it('is gone for everybody once unshared or deleted, and back when it is restored', async () => {
    const design = await buildDesign(app, account.token, {});
    const link = await share(design.id);
    const never = await app.call(showDesign, { id: 'x'.repeat(32) });
    await app.ask(deleteDesigns, { ids: [design.id] }, account);
    expect(await app.call(showDesign, { id: link })).toEqual(never);
    await app.ask(restoreDesigns, { ids: [design.id] }, account);
    expect((await app.call(showDesign, { id: link })).code).toBe('10000');
    await app.ask(unshareDesign, { id: design.id }, account);
    expect(await app.call(showDesign, { id: link })).toEqual(never);
    expect(never).toMatchObject({ code: '10001', error: 'designs.not-found' });
  });

  it('is not shown for a design id, an unshared design, or a disabled account', async () => {
    const other = await buildAccount(app);
    const design = await buildDesign(app, other.token, {});
    expect((await app.call(showDesign, { id: design.id })).code).toBe('10001');
    const { share_id: link } = await app.ask(shareDesign, { id: design.id }, other);
    expect((await app.call(showDesign, { id: link ?? '' })).code).toBe('10000');
    await disableAccount(app.services, other.id);
    expect((await app.call(showDesign, { id: link ?? '' })).code).toBe('10001');
  });
});
