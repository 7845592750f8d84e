import type { OwnPlace, OwnTemplateProduct } from '@diy/contract/own-templates/product';

/** An image as far as a product made of it needs it. */
export interface ProductImage {
  id: string;
  width: number;
  height: number;
}

/** A print over the middle of an image, from a share of its sides to another. */
export function placeOn({ width, height }: ProductImage, surface: string, from = 0.25, to = 0.75): OwnPlace {
  const [x0, x1, y0, y1] = [width * from, width * to, height * from, height * to];
  const points: [number, number][] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ];
  return {
    surface,
    marks: { widthPx: width, heightPx: height, columns: 1, rows: 1, points, cutouts: [], shading: 1 },
  };
}

const surface = (id: string, name: string, width_mm: number, height_mm: number) => ({
  ...{ id, name, width_mm, height_mm },
  ...{ resolution_dpi: 100, bleed_mm: 0, safe_mm: 5 },
});

/** A shirt with front and back, sizes M and L, white and black: photographs of both sides in both colours. */
export function ownShirt(
  images: Record<'front' | 'back' | 'frontBlack' | 'backBlack', ProductImage>,
  part: Partial<OwnTemplateProduct> = {},
): OwnTemplateProduct {
  return {
    name: '圆领 T 恤',
    sku: 'TEE-1',
    print_method: 'dtg',
    print_limits: {},
    description: '',
    material: '',
    price_cents: 2990,
    weight_g: 180,
    surfaces: [surface('front', '正面', 300, 240), surface('back', '背面', 320, 240)],
    sizes: [
      { id: 'M', name: 'M', dimensions: '胸围 104 cm', areas: {} },
      {
        id: 'L',
        name: 'L',
        dimensions: '胸围 110 cm',
        areas: { front: { width_mm: 375, height_mm: 300 } },
      },
    ],
    colours: [
      { id: 'white', name: '白色', code: 'WH', hex: '#F0F0F0' },
      { id: 'black', name: '黑色', code: 'BK', hex: '#202020' },
    ],
    pictures: [
      {
        id: 'front',
        name: '正面',
        image_id: images.front.id,
        places: [placeOn(images.front, 'front')],
        colour_id: 'white',
        recolour: null,
        photos: [{ colour_id: 'black', image_id: images.frontBlack.id, places: [] }],
      },
      {
        id: 'back',
        name: '背面',
        image_id: images.back.id,
        places: [placeOn(images.back, 'back')],
        colour_id: 'white',
        recolour: null,
        photos: [
          {
            colour_id: 'black',
            image_id: images.backBlack.id,
            places: [placeOn(images.backBlack, 'back', 0.3, 0.7)],
          },
        ],
      },
    ],
    ...part,
  };
}
