import { type OwnTemplateSettings, saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { productFromSettings } from '../stored-product.ts';

/** An image as far as a template made from it needs it. */
interface Photograph {
  id: string;
  width: number;
  height: number;
}

/** Settings that print on the middle of an image. */
export function ownTemplateSettings(
  image: Photograph,
  part: Partial<OwnTemplateSettings> = {},
): OwnTemplateSettings {
  const { width: w, height: h } = image;
  return {
    image_id: image.id,
    marks: {
      widthPx: w,
      heightPx: h,
      columns: 1,
      rows: 1,
      points: [
        [w * 0.2, h * 0.2],
        [w * 0.8, h * 0.2],
        [w * 0.2, h * 0.8],
        [w * 0.8, h * 0.8],
      ],
      cutouts: [],
      shading: 1,
    },
    name: '我的帆布袋',
    sku: 'BAG-1',
    width_mm: 300,
    height_mm: 200,
    resolution_dpi: 150,
    bleed_mm: 0,
    safe_mm: 5,
    print_method: 'dtf',
    price_cents: 1990,
    weight_g: 120,
    ...part,
  };
}

/** The same as a product. */
export const productOfTemplate = (
  image: Photograph,
  part: Partial<OwnTemplateProduct>,
): OwnTemplateProduct => ({
  ...productFromSettings(ownTemplateSettings(image)),
  ...part,
});

/** Saves one's own template; its job waits for `app.runJobs()`. Returns its id. */
export async function buildOwnTemplate(
  app: TestApp,
  token: string,
  image: Photograph,
  part: Partial<OwnTemplateSettings> = {},
): Promise<string> {
  const saved = await app.ask(saveOwnTemplate, { settings: ownTemplateSettings(image, part) }, { token });
  return saved.id;
}
