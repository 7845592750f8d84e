import { saveImageRecipe } from '@diy/contract/images/image-recipes';
import { getImageWork, previewImageWork, startImageWork } from '@diy/contract/images/image-work';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
const as = () => ({ token: seller.token });
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
});

/** A red disc in the middle of a chequered picture of 240 × 180. */
async function disc(): Promise<string> {
  const [width, height] = [240, 180];
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (Math.hypot(x - 120, y - 90) < 50) return [208, 32, 64];
    return (Math.floor(x / 20) + Math.floor(y / 20)) % 2 === 0 ? [28, 58, 156] : [232, 228, 216];
  });
  const raw = { width, height, channels: 3 as const };
  const content = await sharp(Buffer.from(pixels.flat()), { raw }).png().toBuffer();
  return (await buildImage(app, seller, { name: '圆.png', content })).id;
}

type Place = [number, number];
const at = (...points: Place[]) => points;
const KEEP = { kind: 'keep' as const, width: 0.04, points: at([0.45, 0.5], [0.55, 0.5]) };
const REMOVE = { kind: 'remove' as const, width: 0.04, points: at([0.1, 0.1], [0.9, 0.1], [0.9, 0.9]) };
const CUT = { tool: 'cut_out' as const, strokes: [KEEP, REMOVE] };

async function previewed(id: string, steps: Parameters<typeof app.ask<typeof previewImageWork>>[1]['steps']) {
  const seen = await app.ask(previewImageWork, { id, steps }, as());
  const picture = Buffer.from(seen.preview_url!.split(',')[1]!, 'base64');
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...seen, alpha: (x: number, y: number) => data[(y * info.width + x) * 4 + 3]! };
}

describe('strokes on a picture', () => {
  it('cut it out of a busy ground, in the preview as in a run, and stay with the result', async () => {
    const id = await disc();
    expect(await app.call(previewImageWork, { id, steps: [{ tool: 'cut_out' }] }, as())).toMatchObject({
      error: 'images.no-even-ground',
    });
    const seen = await previewed(id, [CUT]);
    expect([seen.edge_quality, seen.alpha(5, 5), seen.alpha(120, 90), seen.alpha(75, 90)]).toEqual([
      'clean',
      0,
      255,
      255,
    ]);
    const { work } = await app.ask(startImageWork, { ids: [id], steps: [CUT, { tool: 'trim' }] }, as());
    expect(work!.steps[0]).toEqual({ ...CUT, tolerance: 16, contiguous: true });
    await app.runJobs();
    const [item] = (await app.ask(getImageWork, { id: work!.id }, as())).items;
    expect(item).toMatchObject({ state: 'made', edge_quality: 'clean' });
    expect(Math.abs(item!.result!.width - 100)).toBeLessThan(3);
  });

  it('belong to one picture, and come first', async () => {
    const ids = [await disc(), await disc()];
    await buildImage(app, seller);
    const refused = (steps: (typeof CUT | { tool: 'trim' })[], pictures: string[]) =>
      app.call(startImageWork, { ids: pictures, steps }, as());
    const other = (await buildImage(app, seller)).id;
    expect(await refused([CUT], [ids[0]!, other])).toMatchObject({ error: 'images.places-for-many' });
    expect(await refused([{ tool: 'trim' }, CUT], [ids[0]!])).toMatchObject({ error: 'images.places-first' });
    expect(
      await app.call(previewImageWork, { id: ids[0]!, steps: [{ tool: 'trim' }, CUT] }, as()),
    ).toMatchObject({ error: 'images.places-first' });
    expect(await app.call(saveImageRecipe, { name: '配方', steps: [CUT] }, as())).toMatchObject({
      error: 'images.places-for-many',
    });
  });

  it('are refused when there are too many, and when they leave nothing', async () => {
    const id = await disc();
    const strokes = Array.from({ length: 101 }, () => KEEP);
    const tooMany = await app.call(previewImageWork, { id, steps: [{ tool: 'cut_out', strokes }] }, as());
    expect(tooMany).toMatchObject({ code: '10001' });
    const all = [
      { ...REMOVE, width: 0.3, points: at([0, 0], [1, 0.2], [0, 0.4], [1, 0.6], [0, 0.8], [1, 1]) },
    ];
    expect(
      await app.call(previewImageWork, { id, steps: [{ tool: 'cut_out', strokes: all }] }, as()),
    ).toMatchObject({ error: 'images.nothing-kept' });
  });

  it('erase an object, and fill its place with what is around it', async () => {
    const id = await disc();
    const over = { width: 0.1, points: at([0.35, 0.5], [0.65, 0.5]) };
    const more = [0.35, 0.42, 0.58, 0.65].map((y) => ({ width: 0.1, points: at([0.38, y], [0.62, y]) }));
    const none = await app.ask(previewImageWork, { id, steps: [{ tool: 'erase', strokes: [] }] }, as());
    expect(none.changed).toBe(false);
    const { work } = await app.ask(
      startImageWork,
      { ids: [id], steps: [{ tool: 'erase', strokes: [over, ...more] }] },
      as(),
    );
    await app.runJobs();
    const [item] = (await app.ask(getImageWork, { id: work!.id }, as())).items;
    expect(item).toMatchObject({ state: 'made', result: { width: 240, height: 180, has_alpha: false } });
    const all = { width: 0.3, points: at([0, 0.1], [1, 0.1], [1, 0.5], [0, 0.5], [0, 0.9], [1, 0.9]) };
    expect(
      await app.call(previewImageWork, { id, steps: [{ tool: 'erase', strokes: [all] }] }, as()),
    ).toMatchObject({ error: 'images.nothing-to-fill-with' });
  });
});

describe('straightening', () => {
  it('says by how much it turned, and takes the angle that a person sets', async () => {
    const card = { create: { width: 200, height: 120, channels: 3 as const, background: '#203060' } };
    const turned = await sharp(card).png().toBuffer();
    const content = await sharp(turned).rotate(7, { background: '#ffffff' }).png().toBuffer();
    const framed = await sharp(content)
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
      .png()
      .toBuffer();
    const { id } = await buildImage(app, seller, { name: '歪.png', content: framed });
    const found = await previewed(id, [{ tool: 'straighten' }]);
    expect(Math.abs(found.tilt! - 7)).toBeLessThanOrEqual(0.1);
    expect(found.edge_quality).toBe('clean');
    expect([Math.abs(found.width - 200) < 4, Math.abs(found.height - 120) < 4]).toEqual([true, true]);
    const given = await previewed(id, [{ tool: 'straighten', angle: -3, crop: false }]);
    expect(given.tilt).toBe(-3);
  });
});

describe('taking a print', () => {
  const corners: Place[] = at([0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]);
  const PRINT = { tool: 'take_print' as const, points: corners };

  it('makes a flat picture of what four corners mark, in the preview as in a run', async () => {
    const id = await disc();
    const seen = await previewed(id, [PRINT]);
    expect([seen.width, seen.height, seen.edge_quality, seen.alpha(60, 45)]).toEqual([120, 90, 'clean', 255]);
    const { work } = await app.ask(startImageWork, { ids: [id], steps: [PRINT, { tool: 'trim' }] }, as());
    await app.runJobs();
    const [item] = (await app.ask(getImageWork, { id: work!.id }, as())).items;
    expect(item).toMatchObject({ state: 'made', frame: null });
  });

  it('waits for its corners, says when the ratio is an estimate, and refuses what is no surface', async () => {
    const id = await disc();
    const ask = (step: object) =>
      app.call(previewImageWork, { id, steps: [{ tool: 'take_print', ...step } as typeof PRINT] }, as());
    expect(await ask({})).toMatchObject({ data: { changed: false } });
    const tilted = at([0.25, 0.25], [0.75, 0.3], [0.3, 0.75], [0.8, 0.8]);
    const rough = await app.ask(previewImageWork, { id, steps: [{ ...PRINT, points: tilted }] }, as());
    expect(rough.edge_quality).toBe('check');
    expect(rough.msg).toMatch(/宽高比/);
    const given = { ...PRINT, points: tilted, ratio: 2, even_light: false };
    const known = await app.ask(previewImageWork, { id, steps: [given] }, as());
    expect([known.edge_quality, Math.abs(known.width / known.height - 2) < 0.03]).toEqual(['clean', true]);
    const crossed = at([0.75, 0.25], [0.25, 0.25], [0.25, 0.75], [0.75, 0.75]);
    expect(await ask({ points: crossed })).toMatchObject({ error: 'images.print-folded' });
    expect(await ask({ columns: 2, points: corners })).toMatchObject({ code: '10001' });
    expect(await app.call(saveImageRecipe, { name: '印花', steps: [PRINT] }, as())).toMatchObject({
      error: 'images.places-for-many',
    });
  });
});
