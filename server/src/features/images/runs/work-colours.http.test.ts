import { getImage } from '@diy/contract/images/image-details';
import {
  getImageWork,
  previewImageWork,
  startImageWork,
  type WorkItem,
} from '@diy/contract/images/image-work';
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

/** A picture of 120 × 90: white, or with a red box of 30 × 40. */
async function picture(hasBox: boolean): Promise<string> {
  const ground = sharp({ create: { width: 120, height: 90, channels: 3, background: '#ffffff' } });
  const box = { create: { width: 30, height: 40, channels: 3 as const, background: '#c01030' } };
  const content = await ground
    .composite(hasBox ? [{ input: box, left: 20, top: 15 }] : [])
    .png()
    .toBuffer();
  return (await buildImage(app, seller, { name: hasBox ? '盒30.png' : '白.png', content })).id;
}
const start = (input: Parameters<typeof app.ask<typeof startImageWork>>[1]) =>
  app.ask(startImageWork, input, as());
const findItems = async (id: string): Promise<WorkItem[]> =>
  (await app.ask(getImageWork, { id }, as())).items;

describe('swapping colours', () => {
  it('names the colours of a picture with their shares, of which some are swapped', async () => {
    const id = await picture(true);
    const { palette, palette_shares } = await app.ask(
      previewImageWork,
      { id, steps: [{ tool: 'reduce_colours', colours: 12 }] },
      as(),
    );
    expect(palette).toEqual(['#ffffff', '#c01030']);
    expect(palette_shares.map((share) => share.toFixed(2))).toEqual(['0.89', '0.11']);
    const { work } = await start({
      ids: [id, await picture(false)],
      steps: [{ tool: 'swap_colours', swaps: [{ from: palette[1]!, to: '#1040c0' }] }],
    });
    await app.runJobs();
    const [made, none] = await findItems(work!.id);
    expect(made).toMatchObject({ state: 'made', edge_quality: 'clean', result: { name: '盒30 · 换色' } });
    expect(none!.state).toBe('unchanged');
    const again = await app.ask(
      previewImageWork,
      { id: made!.result!.id, steps: [{ tool: 'reduce_colours', colours: 12 }] },
      as(),
    );
    expect(again.palette).toEqual(['#ffffff', '#1040c0']);
  });
});

describe('drawing in curves', () => {
  const startTrace = async (ids: string[]) => {
    const { work } = await start({ ids, steps: [{ tool: 'vectorise', colours: 8 }] });
    await app.runJobs();
    return findItems(work!.id);
  };

  it('keeps an SVG, and says why a photo is not one', async () => {
    // Noise of all colours, as no eight of them show it.
    const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, at) => (at * at * 31 + at * 17) % 251));
    const photo = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
      .png()
      .toBuffer();
    const { id: photoId } = await buildImage(app, seller, { name: '照片', content: photo });
    const [drawing, rough] = await startTrace([await picture(true), photoId]);
    expect(drawing).toMatchObject({
      state: 'made',
      edge_quality: 'clean',
      msg: '',
      error: '',
      // As every SVG, it has the pixels of a large drawing.
      result: { name: '盒30 · 矢量', width: 4096, height: 3072 },
    });
    const made = await app.ask(getImage, { id: drawing!.result!.id }, as());
    expect(made.format).toBe('svg');
    expect(rough).toMatchObject({ state: 'made', edge_quality: 'check', error: '' });
    expect(rough!.wording).toMatchObject({ id: 'images.traced-roughly', params: { colours: 8 } });
    const shown = await app.ask(previewImageWork, { id: photoId, steps: [{ tool: 'vectorise' }] }, as());
    expect([shown.edge_quality, shown.msg === '']).toEqual(['check', false]);
  });

  it('is a picture again for the tools after it', async () => {
    const id = await picture(true);
    const { work } = await start({ ids: [id], steps: [{ tool: 'vectorise' }, { tool: 'trim' }] });
    await app.runJobs();
    const [item] = await findItems(work!.id);
    expect(item!.result).toMatchObject({ width: 30, height: 40 });
    expect((await app.ask(getImage, { id: item!.result!.id }, as())).format).toBe('png');
  });
});
