/** A design document without the fields that the server knows better, and where it is saved. */
export interface ShopDesign {
  /** Its name in the shop, and in the hashes. */
  name: string;
  /** SKU of its template. */
  sku: string;
  colourId: string;
  sizeId: string;
  surfaces: { surfaceId: string; layers: object[] }[];
}

/** A picture of the library, by what the designs call it. */
export interface Picture {
  id: string;
  widthPx: number;
  heightPx: number;
}
export type Pictures = Record<'photo' | 'motif' | 'pattern' | 'turned' | 'grey' | 'print', Picture>;

interface Box {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}
const box = (xMm: number, yMm: number, widthMm: number, heightMm: number): Box => ({
  xMm,
  yMm,
  widthMm,
  heightMm,
});
const COMMON = { rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false };

function image(name: string, { id, widthPx, heightPx }: Picture, place: Box, more: object = {}) {
  return {
    ...COMMON,
    id: name,
    name,
    kind: 'image',
    imageId: id,
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    flipX: false,
    flipY: false,
    ...place,
    ...more,
  };
}

function words(name: string, text: string, fontId: string, place: Box, more: object = {}) {
  return {
    ...COMMON,
    id: `words-${name}`,
    name,
    kind: 'text',
    text,
    fontId,
    fontSizeMm: 12,
    colour: '#B42318',
    stroke: null,
    shadow: null,
    letterSpacingEm: 0,
    lineHeight: 1.25,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'shrink',
    ...place,
    ...more,
  };
}

function shape(name: string, kind: string, place: Box, more: object = {}) {
  return {
    ...COMMON,
    id: name,
    name,
    kind: 'shape',
    shape: kind,
    fill: '#2F6F62',
    stroke: null,
    cornerRadiusMm: 0,
    points: 5,
    ...place,
    ...more,
  };
}

const SUNSET = {
  angleDeg: 60,
  stops: [
    { at: 0, colour: '#F6C453' },
    { at: 0.5, colour: '#D9442B' },
    { at: 1, colour: '#3B1D5A' },
  ],
};
const SHADOW = { colour: '#102030', opacity: 0.5, dxMm: 1.5, dyMm: 2, blurMm: 3 };

/** Every kind of layer and every script the fonts have, on products of different makes. Words named 名字 are a buyer's. */
export function shopDesigns(own: string, pictures: Pictures): ShopDesign[] {
  return [...shirts(pictures), ...mugs(pictures), ...cushions(pictures), ...otherProducts(own, pictures)];
}

/** A product of one surface: its SKU, colour, size and surface, then a name and its layers. */
const product =
  (sku: string, colourId: string, sizeId: string, surfaceId: string) =>
  (name: string, layers: object[]): ShopDesign => ({
    name,
    sku,
    colourId,
    sizeId,
    surfaces: [{ surfaceId, layers }],
  });

/** One design in three colours and sizes: photograph, words of many scripts, shapes. */
function shirts({ photo }: Pictures): ShopDesign[] {
  const front = [
    image('photo', photo, box(150, 130, 220, 165), {
      mask: { shape: 'ellipse' },
      filter: { contrast: 20, warmth: 15, saturation: -10 },
    }),
    words('latin', 'Slow Travel\nÅrhus – Łódź', 'playfair-display-700', box(150, 250, 240, 40), {
      fontSizeMm: 18,
      shadow: SHADOW,
    }),
    words('han', '山高水长，慢慢来。', 'ma-shan-zheng-400', box(150, 310, 240, 40), {
      fontSizeMm: 24,
      gradient: SUNSET,
      arcDeg: 50,
    }),
  ];
  const back = [
    words('columns', '夏天2026年\n海边的風', 'noto-sans-sc-400', box(90, 200, 60, 300), {
      fontSizeMm: 20,
      writing: 'vertical',
      uprightDigits: true,
    }),
    words('scripts', 'Привет, мир\nΚαλημέρα\nこんにちは カナ', 'noto-sans-sc-700', box(210, 120, 150, 80), {
      stroke: { colour: '#FFFFFF', widthMm: 0.8 },
    }),
    shape('star', 'star', box(210, 280, 120, 120), { gradient: SUNSET, rotationDeg: 12 }),
    shape('frame', 'rect', box(210, 280, 140, 140), {
      fill: null,
      stroke: { colour: '#1F2937', widthMm: 2 },
      cornerRadiusMm: 12,
    }),
  ];
  const shirt = (name: string, colourId: string, sizeId: string) => ({
    name,
    sku: 'TS-M-180',
    colourId,
    sizeId,
    surfaces: [
      { surfaceId: 'front', layers: front },
      { surfaceId: 'back', layers: back },
    ],
  });
  return [
    shirt('群山 T 恤', 'navy', 'M'),
    shirt('群山 T 恤 大', 'white', '2XL'),
    shirt('群山 T 恤 灰', 'heather-grey', 'S'),
  ];
}

/** Turned, mirrored and see-through pictures; a buyer's words. */
function mugs({ motif }: Pictures): ShopDesign[] {
  const mug = product('MUG-11', 'white', '11oz', 'wrap');
  return [
    mug('慢慢来马克杯', [
      image('left', motif, box(55, 41, 70, 70), { rotationDeg: 15 }),
      image('right', motif, box(145, 41, 70, 70), { flipX: true, opacity: 0.6 }),
    ]),
    mug('名字杯', [
      shape('ground', 'rect', box(100, 41, 200, 82), { fill: '#FFF3D6' }),
      image('motif', motif, box(40, 41, 50, 50)),
      words('名字', '占位', 'zcool-kuaile-400', box(130, 41, 100, 30), { fontSizeMm: 16 }),
    ]),
  ];
}

/** Repeats: with a gap and turned, and mirrored. */
function cushions({ pattern, motif }: Pictures): ShopDesign[] {
  const cushion = (name: string, colourId: string, layers: object[]) =>
    product('CUS-45', colourId, '45', 'front')(name, layers);
  return [
    cushion('花草抱枕', 'natural', [
      image('tiles', pattern, box(225, 225, 450, 450), {
        tile: { widthMm: 83, gapMm: 4, arrangement: 'brick', angleDeg: 12 },
      }),
    ]),
    cushion('镜像抱枕', 'white', [
      image('tiles', motif, box(225, 225, 400, 400), {
        tile: { widthMm: 60, gapMm: 0, arrangement: 'mirror' },
        blend: 'multiply',
      }),
    ]),
  ];
}

/** Cut and tinted pictures, a full print, shapes, and the account's own template. */
function otherProducts(own: string, { photo, turned, grey, print }: Pictures): ShopDesign[] {
  return [
    product(
      'POS-3040',
      'oak',
      '30x40',
      'front',
    )('海报', [
      image('turned', turned, box(150, 120, 100, 166.667), { crop: { x: 0.1, y: 0, width: 0.8, height: 1 } }),
      image('grey', grey, box(150, 320, 140, 105), {
        filter: { tint: { colour: '#2F6F62', amount: 80 } },
      }),
    ]),
    product(
      'PHC-IP',
      'white',
      'ip15',
      'back',
    )('手机壳', [
      image('print', print, box(37.5, 75.5, 80, 156)),
      words('small', 'Nº 7', 'pacifico-400', box(37.5, 120, 50, 15)),
    ]),
    product(
      'TOT-3842',
      'olive',
      '38x42',
      'front',
    )('橄榄布袋', [
      shape('heart', 'heart', box(140, 120, 160, 150), { fill: '#F4EFE6', opacity: 0.85 }),
      words('tote', 'MARKET\nDAY', 'anton-400', box(140, 120, 120, 70), { fontSizeMm: 26 }),
    ]),
    product(
      own,
      'photo',
      'one',
      'front',
    )('自家布袋', [
      image('photo', photo, box(150, 100, 260, 180), { mask: { shape: 'rect', cornerRadiusMm: 20 } }),
    ]),
  ];
}
