import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { ownShirt, placeOn } from './testing/build-shirt.ts';

let app: TestApp;
let account: TestAccount;
let images: Parameters<typeof ownShirt>[0];
const by = () => ({ token: account.token });
beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  const [front, back, frontBlack] = [0, 1, 2].map(() => buildImage(app, account));
  const square = buildImage(app, account, { content: await squarePng() });
  images = { front: await front!, back: await back!, frontBlack: await frontBlack!, backBlack: await square };
});
afterAll(() => app.close());

function squarePng(): Promise<Buffer> {
  const create = { width: 500, height: 500, channels: 3 as const, background: '#333333' };
  return sharp({ create }).png().toBuffer();
}

describe('a product that cannot be', () => {
  const shirt = (part: Partial<OwnTemplateProduct>) => ownShirt(images, { sku: 'TEE-3', ...part });
  it.each<[string, () => OwnTemplateProduct, string]>([
    [
      'a colour without a photograph',
      () => shirt({ pictures: shirt({}).pictures.map((one) => ({ ...one, photos: [] })) }),
      'product.pictures.0.photos',
    ],
    [
      'a place on a surface it has not',
      () => shirt({ surfaces: shirt({}).surfaces.slice(0, 1) }),
      'product.pictures.1.places',
    ],
    [
      'the same colour twice',
      () => shirt({ colours: [shirt({}).colours[0]!, shirt({}).colours[0]!] }),
      'product.colours',
    ],
    [
      'marks of another photograph',
      () => {
        const { pictures } = shirt({});
        const [, back] = pictures;
        const photos = [{ ...back!.photos[0]!, places: [] }];
        return shirt({ pictures: [pictures[0]!, { ...back!, photos }] });
      },
      'product.pictures.1.places',
    ],
    [
      'a picture that is nobody’s',
      () => shirt({ pictures: [{ ...shirt({}).pictures[0]!, image_id: 'nobody' }] }),
      'product.pictures.0.image_id',
    ],
    [
      'a size too large to be drawn',
      () =>
        shirt({
          sizes: [
            { id: 'XL', name: 'XL', dimensions: '', areas: { front: { width_mm: 5000, height_mm: 50 } } },
          ],
        }),
      'product.surfaces.0.resolution_dpi',
    ],
  ])('is refused with what is wrong: %s', async (_, product, field) => {
    const refused = (await app.send(saveOwnTemplate, { product: product() }, by())).json();
    expect(refused.code).toBe('10001');
    expect(refused.fields.map((one: { field: string }) => one.field)).toContain(field);
  });

  const white = { id: 'white', name: '白色', code: 'WH', hex: '#F0F0F0' };
  const black = { id: 'black', name: '黑色', code: 'BK', hex: '#202020' };
  const sized = (id: string, name: string) => ({ id, name, dimensions: '', areas: {} });
  it.each<[string, Partial<OwnTemplateProduct>, string]>([
    ['codes in capitals and not', { colours: [white, { ...black, code: 'wh' }] }, '代码都是 WH'],
    ['names in full width', { colours: [white, { ...black, name: ' 白色 ' }] }, '有两种颜色都叫“白色”'],
    ['size ids', { sizes: [sized('M', 'M'), sized('m', '中')] }, '尺码“M”和“中”只有大小写不同'],
    ['size names', { sizes: [sized('a', 'Ｍ'), sized('b', 'm')] }, '尺码“Ｍ”和“m”只有大小写不同'],
    ['a size twice', { sizes: [sized('M', 'M'), sized('M', 'L')] }, '“M”用了两次'],
  ])('is refused where nobody could say which is which: %s', async (_, part, sentence) => {
    const refused = (await app.send(saveOwnTemplate, { product: shirt(part) }, by())).json();
    expect(refused.code).toBe('10001');
    expect(refused.fields.map(({ msg }: { msg: string }) => msg).join()).toContain(sentence);
  });

  it('is refused in the reader’s language, also for a picture of marks and a smart object', async () => {
    const [front] = shirt({}).pictures;
    const places = [placeOn(images.front, 'front'), { surface: 'back', psd: { surface: 'k' } }];
    const product = shirt({ pictures: [{ ...front!, places }] });
    const ask = async (locale: string) =>
      (await app.send(saveOwnTemplate, { product }, { ...by(), locale })).json().fields[0];
    expect(await ask('en')).toEqual({
      field: 'product.pictures.0.places',
      msg: expect.stringContaining('Picture 1 has both marks and smart objects'),
    });
    expect((await ask('ar')).msg).toContain('نوعًا واحدًا');
  });
});
