import { createHash } from 'node:crypto';
import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { listOperations } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { showMockups, updateRender } from '../designs/index.ts';
import { buildDesign, cushionDocument, mugDocument } from '../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

const open = (id: string) => app.ask(getDesign, { id }, { token: seller.token });

/** Chunks of a PNG before its pixels: name and bytes. */
function chunks(png: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return found;
}

async function printFile(id: string): Promise<Buffer> {
  const row = await app.pool.query('select render_result from designs where id = $1', [id]);
  return app.services.storage.read(row.rows[0].render_result.print_files[0].key);
}

describe('a print file', () => {
  it('has the exact pixels, density, profile and alpha of its template', async () => {
    const { id } = await buildDesign(app, seller.token);
    await app.runJobs();
    const design = await open(id);
    expect(design.render).toMatchObject({ state: 'done', error: null });
    const widthPx = Math.round((200 / 25.4) * 300);
    const heightPx = Math.round((82 / 25.4) * 300);
    expect(design.render.print_files[0]).toMatchObject({ width_px: widthPx, height_px: heightPx });
    const png = await printFile(id);
    const found = chunks(png);
    const header = found.get('IHDR')!;
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([widthPx, heightPx]);
    expect(header[8]).toBe(8);
    expect(header[9]).toBe(6);
    const density = found.get('pHYs')!;
    expect([density.readUInt32BE(0), density.readUInt32BE(4), density[8]]).toEqual([11811, 11811, 1]);
    expect(found.get('iCCP')!.toString('latin1', 0, 3)).not.toBe('');
    // The red ground lies in the middle; outside it nothing is printed.
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['leaves bleed out unless asked', { print: { bleed: false } }, 0],
    ['includes bleed where asked', { print: { bleed: true } }, 10],
    ['keeps the bleed of designs saved before it was a choice', { format: 1, print: undefined }, 10],
  ])('%s', async (_, stored, bleedMm) => {
    const document = cushionDocument();
    const { id } = await buildDesign(app, seller.token, { template: '抱枕', document });
    await app.pool.query('update designs set document = $2 where id = $1', [id, { ...document, ...stored }]);
    await app.runJobs();
    const { render, design } = await open(id);
    const edgePx = Math.round(((450 + 2 * bleedMm) / 25.4) * 150);
    expect(render.print_files).toMatchObject([
      { width_px: edgePx, height_px: edgePx, resolution_dpi: 150, bleed_mm: bleedMm },
    ]);
    const { width } = await sharp(await printFile(id)).metadata();
    expect(width).toBe(edgePx);
    expect(design).toMatchObject({ format: 10, print: { bleed: bleedMm > 0 } });
  });

  it('is the same to the byte when drawn again', async () => {
    const first = await buildDesign(app, seller.token, { text: '同一张 Same' });
    await app.runJobs();
    const hash = createHash('sha256')
      .update(await printFile(first.id))
      .digest('hex');
    // As if nothing had been made yet: no record, no file.
    const made = await app.pool.query('delete from renders where owner_id = $1 returning result', [
      seller.id,
    ]);
    for (const { result } of made.rows) await app.services.storage.delete(result.print_files[0].key);
    const second = await buildDesign(app, seller.token, { text: '同一张 Same' });
    await app.runJobs();
    expect(
      createHash('sha256')
        .update(await printFile(second.id))
        .digest('hex'),
    ).toBe(hash);
  });

  it('is one for all colours of a product, and for nothing else that differs', async () => {
    const document = cushionDocument();
    const [surface] = document.surfaces;
    const [layer] = surface!.layers;
    const renderKeyOf = async (change: object) => {
      const { id } = await buildDesign(app, seller.token, {
        template: '抱枕',
        document: { ...document, ...change },
      });
      await app.runJobs();
      const row = await app.pool.query('select render_result from designs where id = $1', [id]);
      const { print_files, mockups } = row.rows[0].render_result;
      expect(await app.services.storage.stat(print_files[0].key)).toMatchObject({
        bytes: print_files[0].bytes,
      });
      return { print: print_files[0].key, mockup: mockups[0].key };
    };
    const white = await renderKeyOf({});
    const natural = await renderKeyOf({ colourId: 'natural' });
    expect(natural.print).toBe(white.print);
    expect(natural.mockup).not.toBe(white.mockup);
    const moved = { ...surface!, layers: [{ ...layer!, xMm: 200 }] };
    expect((await renderKeyOf({ surfaces: [moved] })).print).not.toBe(white.print);
    expect((await renderKeyOf({ print: { bleed: true } })).print).not.toBe(white.print);
    // Removed meanwhile: it is drawn again at the same place.
    await app.services.storage.delete(white.print);
    await app.pool.query('delete from renders where owner_id = $1', [seller.id]);
    expect(await renderKeyOf({ colourId: 'natural' })).toEqual(natural);
  });

  it('shows mockups at lasting addresses', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '效果图' });
    await app.runJobs();
    const { render, cover } = await open(id);
    expect(render.mockups.map((mockup) => mockup.mockup_id)).toEqual(['mug-pair', 'mug-table']);
    expect(cover).toBe(render.mockups[0]!.url);
    expect(cover).not.toContain('?');
  });
});

it('shows each first mockup while the others and the print files are still being made', async () => {
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  const { id } = await buildDesign(app, seller.token, { text: '先看效果图' });
  const seen: object[] = [];
  storage.put = async (key, ...rest) => {
    if (key.includes('renders')) seen.push((await open(id)).render);
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
  const one = { mockup_id: 'mug-pair', url: expect.stringContaining('http') };
  const other = { ...one, mockup_id: 'mug-table' };
  expect(seen).toMatchObject([
    { state: 'running', mockups: [], print_files: [] },
    { state: 'running', mockups: [one], print_files: [] },
    { state: 'running', mockups: [one, other], print_files: [] },
  ]);
  expect((await open(id)).render).toMatchObject({ state: 'done', print_files: [{}] });
});

it('never shows fewer mockups than before when a draw cut short begins again', async () => {
  const { id, version } = await buildDesign(app, seller.token, { text: '断电再来' });
  const [first, second] = ['first', 'second'].map((name) => ({ mockup_id: name, key: `pub/${name}.jpg` }));
  const show = async (...mockups: object[]) => {
    await showMockups(app.services.db, seller.id, id, version, { mockups, findings: [] } as never);
    return (await open(id)).render.mockups.map((mockup) => mockup.mockup_id);
  };
  expect(await show(first!)).toEqual([]);
  await updateRender(app.services.db, seller.id, id, version, { state: 'running' });
  expect(await show(first!)).toEqual(['first']);
  expect(await show(first!, second!)).toEqual(['first', 'second']);
  expect(await show(first!)).toEqual(['first', 'second']);
  await app.runJobs();
  // Finished: it is no longer to be changed, drawn again or not.
  const finished = ['mug-pair', 'mug-table'];
  expect(await show(first!, second!, first!)).toEqual(finished);
  await app.pool.query("update designs set render_state = 'running' where id = $1", [id]);
  expect(await show(first!, second!, first!)).toEqual(finished);
  expect((await open(id)).render.print_files).toHaveLength(1);
});

it('never shows mockups of an older version as those of the newest', async () => {
  const { id, templateId } = await buildDesign(app, seller.token, { text: '旧版' });
  await app.runJobs();
  const old = await open(id);
  expect(old.render.mockups).not.toEqual([]);
  const coverKey = 'pub/covers/00/newest.jpg';
  const saveNext = async (version: number, text: string) => {
    const input = { id, version, template_id: templateId, name: 'x', design: mugDocument(text) };
    await app.ask(saveDesign, input, { token: seller.token });
    return open(id);
  };
  // Without a picture from the designer the old mockup is better than none, as the cover alone.
  const waiting = await saveNext(1, '😀');
  expect(waiting.render).toMatchObject({ state: 'queued', mockups: [], print_files: [] });
  expect(waiting.cover).toBe(old.cover);
  const setCover = (version: number) =>
    app.pool.query('update designs set cover_key = $2, cover_version = $3 where id = $1', [
      id,
      coverKey,
      version,
    ]);
  // A picture made before that mockup shows less than it.
  await setCover(1);
  expect((await open(id)).cover).toBe(old.cover);
  await setCover(2);
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
  const failed = await open(id);
  expect(failed.render).toMatchObject({ state: 'failed', mockups: [] });
  expect(failed.cover).toBe(app.services.storage.publicUrl(coverKey));
  await saveNext(2, '新版');
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
  const drawn = await open(id);
  expect(drawn.cover).toBe(drawn.render.mockups[0]?.url);
  expect(drawn.cover).not.toBe(old.cover);
});

describe('a render that cannot be', () => {
  it.each([
    ['a glyph no font has', '😀', /没有/, 'preflight.missing-glyph'],
    ['more words than the box holds', '很多字'.repeat(600), /放不下/, 'preflight.text-overflow'],
  ])('stops at %s with the reason', async (_name, text, reason, errorId) => {
    const { id } = await buildDesign(app, seller.token, { text });
    await app.runJobs();
    const { render } = await open(id);
    expect(render.state).toBe('failed');
    expect(render.error).toMatch(reason);
    expect(render.error_id).toBe(errorId);
    expect(render.print_files).toEqual([]);
  });

  it('says why in the reader’s language, in the tray too', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '海边😀' });
    await app.runJobs();
    const english = { token: seller.token, locale: 'en' } as const;
    const { render } = await app.ask(getDesign, { id }, english);
    expect(render.error).toContain('lacks 1 of its characters: 😀');
    const row = async (options: typeof english | { token: string }) =>
      (await app.ask(listOperations, {}, options)).list.find((one) => one.result_id === id);
    expect(await row(english)).toMatchObject({ state: 'failed', message: render.error });
    expect((await row({ token: seller.token }))?.message).toContain('没有：😀');
    // Fixed and drawn: nothing of the reason is left.
    const document = mugDocument('海边');
    const templateId = (await open(id)).template_id;
    const input = { id, version: 1, template_id: templateId, name: 'x', design: document };
    await app.ask(saveDesign, input, { token: seller.token });
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect((await open(id)).render).toMatchObject({ state: 'done', error: null, error_id: null });
    expect(await row(english)).toMatchObject({ state: 'succeeded', message: '' });
  });

  it('fails with a reason when the disk is full, and works again later', async () => {
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new StorageFull(new Error('ENOSPC')));
    const { id, templateId } = await buildDesign(app, seller.token, { text: '磁盘满' });
    await app.runJobs();
    // Somebody may just be making room.
    expect((await open(id)).render.state).toBe('running');
    await app.retryJobs();
    storage.put = put;
    const failed = await open(id);
    expect(failed.render).toMatchObject({ state: 'failed', error: expect.stringContaining('空间已满') });
    const input = { id, version: 1, template_id: templateId, name: 'x', design: mugDocument('腾出空间') };
    await app.ask(saveDesign, input, { token: seller.token });
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect((await open(id)).render.state).toBe('done');
  });

  it('goes on by itself when there is room again before its last try', async () => {
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new StorageFull(new Error('ENOSPC')));
    const { id } = await buildDesign(app, seller.token, { text: '马上腾出' });
    await app.runJobs();
    storage.put = put;
    await app.retryJobs();
    expect((await open(id)).render).toMatchObject({ state: 'done', error: null });
  });
});

it('draws only the newest of a burst of saves, and closes every operation', async () => {
  const { id, templateId } = await buildDesign(app, seller.token, { text: '第 1 版' });
  for (let version = 1; version <= 4; version += 1) {
    const design = mugDocument(`第 ${version + 1} 版`);
    await app.ask(
      saveDesign,
      { id, version, template_id: templateId, name: 'x', design },
      { token: seller.token },
    );
  }
  const before = await app.pool.query('select count(*) from renders');
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
  const after = await app.pool.query('select count(*) from renders');
  expect(Number(after.rows[0].count) - Number(before.rows[0].count)).toBe(1);
  expect((await open(id)).render.state).toBe('done');
  const { list } = await app.ask(listOperations, { state: 'open' }, { token: seller.token });
  expect(list).toEqual([]);
});
