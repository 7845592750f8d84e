import type { Api } from '../../e2e/support/api.ts';
import { waitFor } from '../../e2e/support/system/start-system.ts';
import { OWN_PHOTO, ownPhoto, uploadPictures } from './make-pictures.ts';
import { type Pictures, type ShopDesign, shopDesigns } from './shop-designs.ts';

/** Ids of what the fixture shop holds. */
export interface Shop {
  pictures: Pictures;
  /** Design ids by name. */
  designs: Map<string, string>;
  batchId: string;
  importId: string;
  aiGroupId: string;
}

const OWN_SKU = 'BAG-1';

/** Fills an empty account; everything is made when it returns, except archives and sheets. */
export async function fillShop(url: string, api: Api): Promise<Shop> {
  const pictures = await uploadPictures(api);
  await makeOwnTemplate(api);
  const designs = new Map<string, string>();
  for (const design of shopDesigns(OWN_SKU, pictures)) designs.set(design.name, await save(api, design));
  await untilQuiet(api);
  const batchId = await startBatch(api, [pictures.photo.id, pictures.motif.id, pictures.pattern.id]);
  await untilQuiet(api);
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/user/save/list', {
    limit: 200,
  });
  const skuOf = (name: string) => list.find(({ id }) => id === designs.get(name))!.sku;
  const importId = await importOrders(url, api, skuOf('名字杯'), skuOf('群山 T 恤'));
  const { id: aiGroupId } = await api.post<{ id: string }>('/saas/ai/group/update', {
    name: '小碎花',
    prompt: '莫兰迪色小碎花',
  });
  await api.post('/saas/ai/group/textToImage', { id: aiGroupId, n: 4, seed: 7, size: '512x512' });
  await api.post('/saas/ai/group/update', { id: aiGroupId, prompt: 'bauhaus geometric shapes, terracotta' });
  await api.post('/saas/ai/group/textToImage', { id: aiGroupId, n: 4, seed: 23, size: '512x512' });
  await untilQuiet(api);
  return { pictures, designs, batchId, importId, aiGroupId };
}

/** Waits until no operation runs; throws when one has failed. */
export async function untilQuiet(api: Api): Promise<void> {
  await waitFor('all work', 540_000, async () => {
    const { list: work } = await api.get<{ list: { state: string; title: string; message: string }[] }>(
      '/saas/operations',
      { limit: 100 },
    );
    const { list: designs } = await api.get<{ list: { name: string; render: { state: string } }[] }>(
      '/saas/diy/user/save/list',
      { limit: 200 },
    );
    const busy = ({ state }: { state: string }) => ['queued', 'running'].includes(state);
    if (work.some(busy) || designs.some(({ render }) => busy(render))) return false;
    const failed = work.filter(({ state }) => state === 'failed');
    const reasons = failed.map(({ title, message }) => `${title}: ${message}`);
    if (failed.length > 0) throw new Error(`the system ended with failed work:\n${reasons.join('\n')}`);
    return true;
  });
}

async function templateId(api: Api, sku: string): Promise<string> {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {
    content: sku,
  });
  return list.find((template) => template.sku === sku)!.id;
}

async function save(api: Api, design: ShopDesign): Promise<string> {
  const { name, sku, colourId, sizeId, surfaces } = design;
  const { id } = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: await templateId(api, sku),
    name,
    design: { format: 4, print: { bleed: false }, colourId, sizeId, surfaces },
  });
  return id;
}

async function makeOwnTemplate(api: Api): Promise<void> {
  const { widthPx: w, heightPx: h } = OWN_PHOTO;
  const points = [
    [w * 0.2, h * 0.2],
    [w * 0.78, h * 0.22],
    [w * 0.22, h * 0.8],
    [w * 0.8, h * 0.78],
  ];
  const settings = {
    image_id: await api.uploadImage('布袋.png', await ownPhoto(), 'image/png'),
    marks: { widthPx: w, heightPx: h, columns: 1, rows: 1, points, cutouts: [], shading: 1 },
    name: '我的布袋',
    sku: OWN_SKU,
    width_mm: 300,
    height_mm: 200,
    resolution_dpi: 150,
    bleed_mm: 2,
    safe_mm: 5,
    print_method: 'dtf',
    price_cents: 1990,
    weight_g: 120,
  };
  await api.post('/saas/diy/template/own/save', { settings });
  await untilQuiet(api);
}

async function startBatch(api: Api, imageIds: readonly string[]): Promise<string> {
  const column = async (sku: string, colour_id: string, size_id: string, surface: string) => ({
    template_id: await templateId(api, sku),
    colour_id,
    size_id,
    surfaces: [surface],
  });
  const settings = {
    columns: [
      await column('MUG-11', 'white', '11oz', 'wrap'),
      await column('TOT-3842', 'natural', '38x42', 'front'),
      await column('CUS-45', 'white', '45', 'front'),
    ],
    image_ids: imageIds,
    rule: {
      fit: 'contain',
      anchor: 'centre',
      marginMm: 5,
      scale: 1,
      rotateToFit: false,
      background: '#F4EFE6',
      tile: { widthMm: 60, gapMm: 0, arrangement: 'grid' },
    },
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/piliangSave/save', {
    name: '夏季上新',
    settings,
  });
  return id;
}

const HEADERS =
  '订单号,子订单号,SKU,数量,产品规格,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话,定制-名字';

/** Lines with a buyer's words, without any (which fails by itself and is listed), and of a plain design. */
async function importOrders(url: string, api: Api, named: string, plain: string): Promise<string> {
  const buyer = 'Anna Smith,US,CA,Los Angeles,1 Main St,90001,3105550123';
  const row = (n: number, sku: string, quantity: number, text: string) =>
    `PO-7000${n},L${n},${sku},${quantity},,${buyer},${text}`;
  const rows = [
    row(1, named, 1, 'Anna'),
    row(2, named, 3, '小明'),
    row(3, named, 1, 'Żółć Émile'),
    row(4, named, 1, ''),
    row(5, plain, 2, ''),
  ];
  const form = new FormData();
  form.set('file', new Blob([[HEADERS, ...rows].join('\n')]), '七月订单.csv');
  const sent = await fetch(`${url}/saas/diy/user/orders/upload`, {
    method: 'POST',
    headers: { Authorization: `Basic ${api.token}` },
    body: form,
  });
  const { data, msg } = (await sent.json()) as { data: { upload_id: string } | null; msg: string };
  if (!data) throw new Error(`The order file was refused: ${msg}`);
  const { orders_log_id } = await api.post<{ orders_log_id: string }>('/saas/diy/user/orders/daoru', {
    upload_id: data.upload_id,
  });
  return orders_log_id;
}
