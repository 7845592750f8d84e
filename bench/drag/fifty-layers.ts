import type { Layer } from '@diy/design/layers';
import { newImageLayer, newShapeLayer, newTextLayer } from '@diy/design/layers';
import type { TemplateDefinition } from '@diy/design/template';
import type { Api } from '../../e2e/support/api.ts';
import { makePhoto } from '../render/make-photo.ts';
import type { DragDesign } from './drag-design.ts';

/** Layers by number: 10 pictures below, then 20 texts, then 20 shapes. */
const COUNTS = { images: 10, texts: 20, shapes: 20 };
const PICTURE = { widthPx: 1600, heightPx: 1200 };
const FONTS = ['noto-sans-sc-700', 'ma-shan-zheng-400', 'montserrat-700'];

/** Saves a T-shirt with 50 layers in a grid, 10 × 5; the uppermost and the lowest can both be gripped. */
export async function saveFiftyLayers(api: Api): Promise<DragDesign> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'TS-M-180' });
  const id = list[0]?.id ?? '';
  const { definition } = await api.get<{ definition: TemplateDefinition }>('/saas/diy/template/item', { id });
  const surface = definition.surfaces[0]!;
  const { widthMm, heightMm } = surface.printArea;
  const area = { areaWidthMm: widthMm, areaHeightMm: heightMm };
  const bytes = await makePhoto(PICTURE.widthPx, PICTURE.heightPx);
  const imageIds: string[] = [];
  for (let n = 0; n < COUNTS.images; n += 1) {
    // Bytes after the end of the picture are ignored, and make each file its own image.
    const own = Buffer.concat([bytes, Buffer.from(`\n${n}`)]);
    imageIds.push(await api.uploadImage(`photo-${n}.jpg`, own, 'image/jpeg'));
  }
  const total = COUNTS.images + COUNTS.texts + COUNTS.shapes;
  const layers = Array.from({ length: total }, (_, n): Layer => {
    const place = {
      xMm: (widthMm * ((n % 10) + 0.5)) / 10,
      yMm: (heightMm * (Math.floor(n / 10) + 0.5)) / 5,
    };
    if (n < COUNTS.images) {
      const layer = newImageLayer({
        id: `layer-${n}`,
        imageId: imageIds[n]!,
        name: `${n}`,
        ...PICTURE,
        ...area,
        resolutionDpi: 300,
      });
      return { ...layer, ...place, widthMm: 56, heightMm: 42, rotationDeg: n * 7 };
    }
    if (n < COUNTS.images + COUNTS.texts) {
      const fontId = FONTS[n % FONTS.length]!;
      const text = fontId.startsWith('montserrat') ? `Summer ${n}` : `海边的夏天 ${n}`;
      const layer = newTextLayer({ id: `layer-${n}`, text, fontId, fontSizeMm: 9, ...area });
      return { ...layer, ...place, widthMm: 70, rotationDeg: n };
    }
    const shape = (['rect', 'ellipse', 'star'] as const)[n % 3]!;
    const layer = newShapeLayer({ id: `layer-${n}`, shape, ...area });
    return { ...layer, ...place, widthMm: 34, heightMm: 34, opacity: n % 2 === 0 ? 0.8 : 1 };
  });
  const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: id,
    name: '50 层',
    design: {
      format: 10,
      print: { bleed: false },
      colourId: definition.colours[0]!.id,
      sizeId: definition.sizes[0]!.id,
      surfaces: [{ surfaceId: surface.id, layers }],
    },
  });
  const grip = (name: string, layer: Layer) => ({ name, xMm: layer.xMm, yMm: layer.yMm });
  return {
    designId: saved.id,
    layerCount: total,
    grips: [
      grip('lowest layer (picture)', layers[4]!),
      grip('a text', layers[24]!),
      grip('uppermost layer (shape)', layers[45]!),
    ],
  };
}
