import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../api.ts';
import { waitForRender } from '../save-design.ts';
import { root } from '../system/start-system.ts';

const COMMON = { rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false };

interface Place {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

function picture(id: string, imageId: string, sourceWidthPx: number, sourceHeightPx: number, place: Place) {
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  return {
    ...COMMON,
    id,
    name: id,
    kind: 'image',
    imageId,
    sourceWidthPx,
    sourceHeightPx,
    crop,
    flipX: false,
    flipY: false,
    ...place,
  };
}

function words(text: string, fontId: string, fontSizeMm: number, colour: string, place: Place) {
  const style = {
    stroke: null,
    shadow: null,
    letterSpacingEm: 0.04,
    lineHeight: 1.25,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'shrink',
  };
  return {
    ...COMMON,
    id: `text-${text.length}`,
    name: text,
    kind: 'text',
    text,
    fontId,
    fontSizeMm,
    colour,
    ...style,
    ...place,
  };
}

/** Puts our own artworks and three designs with their pictures into an account; returns the designs' ids. */
export async function fillShop(api: Api): Promise<Record<'shirt' | 'mug' | 'cushion', string>> {
  const upload = (file: string, name: string) =>
    api.uploadImage(
      name,
      readFileSync(join(root, 'catalogue/artworks', file)),
      file.endsWith('jpg') ? 'image/jpeg' : 'image/png',
    );
  const motif = await upload('take-it-slow.png', '慢慢来.png');
  const sunset = await upload('mountain-sunset.jpg', '群山日落.jpg');
  const pattern = await upload('botanical-pattern.png', '花草图案.png');
  const save = async (
    content: string,
    name: string,
    colourId: string | null,
    surfaceId: string,
    layers: unknown[],
  ) => {
    const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content });
    const item = await api.get<{ definition: { colours: { id: string }[]; sizes: { id: string }[] } }>(
      '/saas/diy/template/item',
      { id: list[0]!.id },
    );
    const { colours, sizes } = item.definition;
    const sizeId = sizes[Math.min(2, sizes.length - 1)]!.id;
    const design = {
      format: 10,
      print: { bleed: false },
      colourId: colourId ?? colours[0]!.id,
      sizeId,
      surfaces: [{ surfaceId, layers }],
    };
    const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
      template_id: list[0]!.id,
      name,
      design,
    });
    return saved.id;
  };
  const shirt = await save('T 恤', '群山日落 T 恤', 'navy', 'front', [
    picture('群山日落', sunset, 3600, 4500, { xMm: 150, yMm: 158, widthMm: 220, heightMm: 275 }),
    words('山高水长\nSLOW TRAVEL', 'zcool-xiaowei-400', 26, '#F6E7CF', {
      xMm: 150,
      yMm: 334,
      widthMm: 240,
      heightMm: 66,
    }),
  ]);
  const mug = await save(
    '马克杯',
    '慢慢来马克杯',
    null,
    'wrap',
    [
      picture('慢慢来', motif, 3000, 3000, { xMm: 60, yMm: 41, widthMm: 70, heightMm: 70 }),
      picture('慢慢来', motif, 3000, 3000, { xMm: 145, yMm: 41, widthMm: 70, heightMm: 70 }),
    ].map((layer, index) => ({ ...layer, id: `motif-${index}` })),
  );
  const cushion = await save('抱枕', '花草抱枕', null, 'front', [
    picture('花草', pattern, 3000, 3000, { xMm: 225, yMm: 225, widthMm: 480, heightMm: 480 }),
  ]);
  for (const id of [shirt, mug, cushion]) await waitForRender(api, id, 'done');
  return { shirt, mug, cushion };
}
