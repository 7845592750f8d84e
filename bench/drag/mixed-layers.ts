import { readFileSync } from 'node:fs';
import {
  type Layer,
  newCodeLayer,
  newImageLayer,
  newShapeLayer,
  newTextLayer,
  newVectorLayer,
  SHAPES,
  type VectorLayer,
} from '@diy/design/layers';
import type { TemplateDefinition } from '@diy/design/template';
import type { Api } from '../../e2e/support/api.ts';
import { makePhoto } from '../render/make-photo.ts';
import type { DragDesign, Grip } from './drag-design.ts';

/** The kinds of ten layers that follow each other, so that kinds lie between each other; 20 × 10 are as many as one surface takes. */
const KINDS = [
  ...(['image', 'text', 'shape', 'vector', 'text', 'code', 'shape', 'text', 'image', 'vector'] as const),
];
const TOTAL = 200;
const COLUMNS = 20;
/** Layers of each group; the second half of the rows is grouped. */
const GROUP_SIZE = 4;
const PICTURES = 8;
const PICTURE = { widthPx: 1600, heightPx: 1200 };
const GRAPHICS = '../../web/src/features/designer/panels/graphics/data/';

const WORDS: readonly (readonly [fontId: string, text: string])[] = [
  ['noto-sans-sc-700', '海边的夏天'],
  ['montserrat-700', 'Summer 2026'],
  ['noto-naskh-arabic-700', 'صيف على البحر 11'],
  ['noto-sans-thai-700', 'ฤดูร้อนริมทะเล'],
  ['noto-sans-devanagari-700', 'समुद्र की गर्मी'],
  ['noto-sans-hebrew-700', 'קיץ ליד הים'],
  ['noto-sans-kr-700', '바닷가의 여름'],
  ['noto-sans-400', 'Лето у моря'],
  ['noto-sans-700', 'Καλοκαίρι'],
  ['ma-shan-zheng-400', '夏天 🌊🏖️'],
];

/** Saves a T-shirt that is full: 200 layers of all kinds, a part of them in groups. */
export async function saveMixedLayers(api: Api): Promise<DragDesign> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'TS-M-180' });
  const id = list[0]?.id ?? '';
  const { definition } = await api.get<{ definition: TemplateDefinition }>('/saas/diy/template/item', { id });
  const surface = definition.surfaces[0]!;
  const { widthMm, heightMm } = surface.printArea;
  const imageIds = await uploadPictures(api);
  const graphics = readGraphics();
  const pitch = { x: widthMm / COLUMNS, y: heightMm / (TOTAL / COLUMNS) };
  const layers = Array.from({ length: TOTAL }, (_, n): Layer => {
    const made = buildLayer(n, { imageIds, graphics, areaWidthMm: widthMm, areaHeightMm: heightMm });
    // Half as wide again as their cells: neighbours overlap, the middle of each stays free.
    const scale = Math.min((pitch.x * 1.5) / made.widthMm, (pitch.y * 1.2) / made.heightMm);
    const size = { widthMm: made.widthMm * scale, heightMm: made.heightMm * scale };
    const place = { xMm: pitch.x * ((n % COLUMNS) + 0.5), yMm: pitch.y * (Math.floor(n / COLUMNS) + 0.5) };
    const group = n < TOTAL / 2 ? {} : { groupId: groupOf(n) };
    const fontSize = made.kind === 'text' ? { fontSizeMm: made.fontSizeMm * scale } : {};
    return { ...made, ...size, ...place, ...fontSize, ...group, rotationDeg: (n * 7) % 40 } as Layer;
  });
  const groups = [...new Set(layers.flatMap((layer) => layer.groupId ?? []))];
  const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: id,
    name: '200 层',
    design: {
      format: 10,
      print: { bleed: false },
      colourId: definition.colours[0]!.id,
      sizeId: definition.sizes[0]!.id,
      surfaces: [
        { surfaceId: surface.id, layers, groups: groups.map((group) => ({ id: group, name: group })) },
      ],
    },
  });
  return { designId: saved.id, layerCount: TOTAL, grips: gripsOf(layers) };
}

function groupOf(n: number): string {
  return `group-${Math.floor(n / GROUP_SIZE)}`;
}

/** A layer of each kind outside groups, one within, and any one for dragging all. */
function gripsOf(layers: readonly Layer[]): Grip[] {
  const at = (name: string, n: number): Grip => {
    const { xMm, yMm } = layers[n]!;
    return { name, xMm, yMm };
  };
  return [
    at('a picture, lowest', 0),
    at('a Chinese text', 1 + COLUMNS),
    at('an Arabic text', 7),
    at('a shape', 46),
    at('a vector', 49),
    at('a code', 45),
    at('a group of four', 106),
    { ...at('all layers', 45), all: true },
  ];
}

async function uploadPictures(api: Api): Promise<string[]> {
  const bytes = await makePhoto(PICTURE.widthPx, PICTURE.heightPx);
  const imageIds: string[] = [];
  for (let n = 0; n < PICTURES; n += 1) {
    // Bytes after the end of the picture are ignored, and make each file its own image.
    const own = Buffer.concat([bytes, Buffer.from(`\n${n}`)]);
    imageIds.push(await api.uploadImage(`photo-${n}.jpg`, own, 'image/jpeg'));
  }
  return imageIds;
}

type Graphic = Pick<VectorLayer, 'viewBox' | 'paths'>;

/** Every graphic of two categories of the library: some of a few paths, some of many. */
function readGraphics(): Graphic[] {
  return ['animals', 'food'].flatMap(
    (name) =>
      JSON.parse(readFileSync(new URL(`${GRAPHICS}${name}.json`, import.meta.url), 'utf8')) as Graphic[],
  );
}

interface Material {
  imageIds: readonly string[];
  graphics: readonly Graphic[];
  areaWidthMm: number;
  areaHeightMm: number;
}

function buildLayer(n: number, { imageIds, graphics, ...area }: Material): Layer {
  const id = `layer-${n}`;
  const turn = Math.floor(n / KINDS.length);
  switch (KINDS[n % KINDS.length]) {
    case 'image':
      return newImageLayer({
        ...{ id, imageId: imageIds[n % PICTURES]!, name: id, ...PICTURE, ...area, resolutionDpi: 300 },
      });
    case 'text': {
      const [fontId, text] = WORDS[n % 10 === 1 ? turn % 10 : (turn + n) % 10]!;
      const layer = newTextLayer({ id, text, fontId, fontSizeMm: 10, ...area });
      const stroke = n % 4 === 0 ? { colour: '#FFFFFF', widthMm: 0.4 } : null;
      return { ...layer, widthMm: 80, stroke };
    }
    case 'code': {
      const [code, value] =
        turn % 2 === 0
          ? (['qr', `https://example.com/${n}`] as const)
          : (['ean-13', '4006381333931'] as const);
      return newCodeLayer({ id, code, value, ...area, resolutionDpi: 300 });
    }
    case 'vector':
      return newVectorLayer({ id, ...graphics[n % graphics.length]!, name: id, ...area });
    default: {
      const layer = newShapeLayer({ id, shape: SHAPES[turn % (SHAPES.length - 1)]!, ...area });
      return { ...layer, opacity: n % 4 === 0 ? 0.8 : 1 };
    }
  }
}
