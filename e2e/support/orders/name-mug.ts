import type { Api } from '../api.ts';
import { waitForRender } from '../save-design.ts';

/** A layer of the mug that an order's text of the same name goes to. */
export interface TextPlace {
  name: string;
  text: string;
  fontId?: string;
}

/** A picture in the library, 3 : 2. */
export interface Photo {
  id: string;
  widthPx: number;
  heightPx: number;
}

/** A mug with up to three lines of text at the left, and a photograph at the right. */
export function mugDesign(texts: TextPlace[], photo?: Photo) {
  const common = { rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false };
  const words = texts.map(({ name, text, fontId = 'noto-sans-sc-700' }, i) => ({
    ...common,
    id: `words-${i}`,
    name,
    kind: 'text',
    xMm: 65,
    yMm: 18 + 22 * i,
    widthMm: 110,
    heightMm: 20,
    text,
    fontId,
    fontSizeMm: 9,
    colour: '#B42318',
    stroke: null,
    shadow: null,
    letterSpacingEm: 0,
    lineHeight: 1.2,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'shrink',
  }));
  const picture = photo && {
    ...common,
    id: 'photo',
    name: 'Photo',
    kind: 'image',
    xMm: 160,
    yMm: 41,
    widthMm: 60,
    heightMm: 40,
    imageId: photo.id,
    sourceWidthPx: photo.widthPx,
    sourceHeightPx: photo.heightPx,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    flipX: false,
    flipY: false,
  };
  return {
    format: 10,
    print: { bleed: false },
    colourId: 'white',
    sizeId: '11oz',
    surfaces: [{ surfaceId: 'wrap', layers: picture ? [picture, ...words] : words }],
  };
}

/** Where the photograph lies on the print, in mm. */
export const PHOTO_AREA = { leftMm: 130, topMm: 21, widthMm: 60, heightMm: 40 };

export interface SavedMug {
  id: string;
  sku: string;
}

/** Saves a mug under a name. */
export async function saveMug(
  api: Api,
  name: string,
  design: ReturnType<typeof mugDesign>,
): Promise<SavedMug> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG' });
  return api.post<SavedMug>('/saas/diy/user/save/save', { template_id: list[0]?.id, name, design });
}

/** The print file of a saved mug: what a seller gets who types a buyer's words in by hand. */
export async function printOf(api: Api, url: string, { id }: SavedMug): Promise<Buffer> {
  const { render } = await waitForRender(api, id, 'done');
  const response = await fetch(new URL(render.print_files[0]!.url, url));
  return Buffer.from(await response.arrayBuffer());
}
