import {
  copyTemplate,
  type OwnTemplateSettings,
  saveOwnTemplate,
} from '@diy/contract/own-templates/own-templates';
import { getPsdMockup, readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { buildPsd, cloth, paintLayer, placedLayer } from '@diy/psd/testing';
import type { TestAccount } from '../../../testing/build-account.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../../testing/draw-svg-picture.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { ownTemplateSettings } from './build-own-template.ts';
import { ownShirt } from './build-shirt.ts';

/** A PSD of a bag with one smart object that can be printed on, and one whose colours no mockup can hold. */
function bagPsd(): Buffer {
  const size = { width: 300, height: 240 };
  const photo = paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y) * 0.9, cloth(x, y) * 0.7, 255], {
    name: 'photo',
  });
  const bag = placedLayer([60, 50, 240, 50, 240, 200, 60, 200], { width: 600, height: 500 });
  const label = placedLayer(
    [250, 10, 290, 10, 290, 40, 250, 40],
    { width: 400, height: 300 },
    { name: '标签' },
    { id: 'c0ffee00-0000-4000-8000-000000000002' },
  );
  const shade = paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y), cloth(x, y), 255], {
    name: 'light',
    blendMode: 'multiply',
  });
  const tone = paintLayer(size, (x, y) => [200, 60, 60, x > 245 && y < 45 ? 255 : 0], {
    name: 'tone',
    blendMode: 'hue',
  });
  return Buffer.from(buildPsd([photo, bag, shade, label, tone], { ...size, imageData: photo.imageData! }));
}

/**
 * Three templates of an account: a shirt of photographs in two colours and sizes (TEE-1), a bag of a PSD (PSD-1) and a copy of the
 * catalogue (COPY-1). Returns their ids.
 */
export async function buildSharedProducts(app: TestApp, account: TestAccount): Promise<string[]> {
  const by = { token: account.token };
  const photograph = (name: string, fill: string, width = 400, height = 320) =>
    buildImage(app, account, {
      name,
      content: drawSvgPicture(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="${width}" height="${height}" fill="#5a6a7a"/>
        <rect x="40" y="20" width="${width - 80}" height="${height - 40}" fill="${fill}"/></svg>`),
    });
  const shirt = ownShirt({
    front: await photograph('正面照片', '#f0f0f0'),
    back: await photograph('背面照片', '#eeeeee'),
    frontBlack: await photograph('正面黑', '#202020'),
    backBlack: await photograph('背面黑', '#222222', 300, 300),
  });
  const psd = await buildImage(app, account, { content: bagPsd(), extension: 'psd', name: '帆布袋.psd' });
  await app.ask(readPsdMockup, { image_id: psd.id }, by);
  await app.runJobs();
  const { surfaces } = await app.ask(getPsdMockup, { image_id: psd.id }, by);
  const usable = surfaces.find(({ name }) => name !== '标签')!;
  const { marks, ...short } = ownTemplateSettings({ ...psd, width: 1, height: 1 }, { sku: 'PSD-1' });
  const bag: OwnTemplateSettings = { ...short, psd: { surface: usable.key }, width_mm: 300, height_mm: 250 };
  const mug = await findTemplateId(app, account.token, 'TS-M-180');
  const { product: copy } = await app.ask(copyTemplate, { id: mug }, by);
  const saved = [
    await app.ask(saveOwnTemplate, { product: shirt }, by),
    await app.ask(saveOwnTemplate, { settings: bag }, by),
    await app.ask(saveOwnTemplate, { product: { ...copy, sku: 'COPY-1' } }, by),
  ];
  await app.runJobs();
  return saved.map(({ id }) => id);
}
