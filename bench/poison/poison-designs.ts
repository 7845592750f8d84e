import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../../e2e/support/api.ts';
import { makePhoto, type SampleImage, sampleDesign } from '../../e2e/support/samples/sample-design.ts';
import { filesBelow } from '../../e2e/support/system/files-below.ts';
import { root, type System } from '../../e2e/support/system/start-system.ts';

/** A product with what a document of it names. */
export interface Product {
  id: string;
  surfaceId: string;
  colourId: string;
  sizeId: string;
}

/** Designs none of which can ever be printed, of one kind. */
export interface PoisonKind {
  name: string;
  count: number;
  product: Product;
  design(n: number): object;
}

const PHOTO = { widthPx: 2400, heightPx: 1800 };

export async function findProduct(api: Api, sku: string): Promise<Product> {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {
    limit: 200,
  });
  const { id } = list.find((one) => one.sku === sku)!;
  const { definition } = await api.get<{
    definition: Record<'surfaces' | 'colours' | 'sizes', { id: string }[]>;
  }>('/saas/diy/template/item', { id });
  const [surfaceId, colourId, sizeId] = [definition.surfaces, definition.colours, definition.sizes].map(
    ([first]) => first!.id,
  );
  return { id, surfaceId: surfaceId!, colourId: colourId!, sizeId: sizeId! };
}

/** Saves a design; returns its id. */
export async function save(api: Api, product: Product, name: string, design: object): Promise<string> {
  const input = { template_id: product.id, name, design };
  return (await api.post<{ id: string }>('/saas/diy/user/save/save', input)).id;
}

/** A hundred designs: blank, with a damaged picture, and with a pattern that a comparison of renderers once refused. */
export async function poisonKinds(system: System, api: Api): Promise<PoisonKind[]> {
  const [mug, cushion] = [await findProduct(api, 'MUG-11'), await findProduct(api, 'CUS-45')];
  const damaged = await uploadDamaged(system, api);
  const pattern = await uploadPattern(api);
  return [
    {
      name: 'blank surfaces',
      count: 40,
      product: mug,
      design: (n) => withLayers(documentOf(mug, `空白 ${n}`, null), (layer) => ({ ...layer, opacity: 0 })),
    },
    {
      name: 'damaged pictures',
      count: 30,
      product: mug,
      design: (n) => documentOf(mug, `损坏 ${n}`, damaged),
    },
    {
      name: 'busy patterns',
      count: 30,
      product: cushion,
      design: (n) => {
        const document = documentOf(cushion, `${n}`, pattern);
        const side = { xMm: 225, yMm: 225, widthMm: 450, heightMm: 450 };
        const tile = { widthMm: 20 + n / 10, gapMm: 0, arrangement: 'grid' };
        return withLayers(document, (layer) =>
          layer.kind === 'image' ? { ...layer, ...side, tile } : layer,
        );
      },
    },
  ];
}

function documentOf({ surfaceId, colourId, sizeId }: Product, text: string, image: SampleImage | null) {
  return sampleDesign(surfaceId, text, image, colourId, sizeId);
}

type Document = ReturnType<typeof sampleDesign>;
type Layer = { kind: string; [field: string]: unknown };

function withLayers(document: Document, change: (layer: Layer) => Layer): object {
  return {
    ...document,
    surfaces: document.surfaces.map((surface) => ({
      ...surface,
      layers: surface.layers.map((layer) => change(layer as Layer)),
    })),
  };
}

/** A photograph whose file in the store is cut off after it was recorded. */
async function uploadDamaged(system: System, api: Api): Promise<SampleImage> {
  const files = join(system.dataDir, 'files', 'prv');
  const before = filesBelow(files);
  const id = await api.uploadImage(
    'damaged.jpg',
    await makePhoto(PHOTO.widthPx, PHOTO.heightPx, 7),
    'image/jpeg',
  );
  for (const [path, bytes] of filesBelow(files)) {
    if (!before.has(path)) truncateSync(join(files, path), Math.floor(bytes * 0.6));
  }
  return { id, ...PHOTO };
}

async function uploadPattern(api: Api): Promise<SampleImage> {
  const bytes = readFileSync(join(root, 'catalogue/artworks/botanical-pattern.png'));
  const id = await api.uploadImage('botanical-pattern.png', bytes, 'image/png');
  // A PNG's size lies in its first chunk.
  return { id, widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}
