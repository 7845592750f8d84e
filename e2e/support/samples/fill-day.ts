import type { Api } from '../api.ts';
import { waitFor } from '../system/start-system.ts';
import { fillShop } from './sample-shop.ts';

/** Ids of what a shop's day leaves behind, for pages that show one of them. */
export interface ShopDay {
  shirt: string;
  shareId: string;
  batchId: string;
  groupId: string;
  importId: string;
}

const HEADER = '订单号,SKU,数量,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话';
const BUYERS = [
  'Anna Smith,US,CA,Los Angeles,1 Main St,90001,3105550123',
  'Jonas Weber,DE,Berlin,Berlin,Torstraße 12,10119,015112345678',
  '佐藤健,JP,Tokyo,Shibuya,1-2-3 Jinnan,150-0041,0312345678',
  'Marie Dubois,FR,Île-de-France,Paris,8 rue de la Paix,75002,0612345678',
  'Emily Clark,GB,England,Bristol,24 Park Street,BS1 5JA,07700900123',
];

async function importOrders(url: string, api: Api, skus: readonly string[]): Promise<string> {
  const rows = BUYERS.flatMap((buyer, n) => [
    `57646141303000${10 + n},${skus[n % skus.length]},${n + 1},${buyer}`,
    `57646141303000${20 + n},${n === 3 ? 'OLD-SKU-0042' : skus[(n + 1) % skus.length]},1,${buyer}`,
  ]);
  const form = new FormData();
  form.set('file', new Blob([[HEADER, ...rows].join('\n')]), '七月订单.csv');
  const sent = await fetch(`${url}/saas/diy/user/orders/upload`, {
    method: 'POST',
    headers: { Authorization: `Basic ${api.token}` },
    body: form,
  });
  const { data } = (await sent.json()) as { data: { upload_id: string } };
  const { orders_log_id } = await api.post<{ orders_log_id: string }>('/saas/diy/user/orders/daoru', {
    upload_id: data.upload_id,
  });
  return orders_log_id;
}

async function runBatch(api: Api, imageIds: readonly string[]): Promise<string> {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {});
  const column = (sku: string, colour_id: string, size_id: string, surface: string) => ({
    template_id: list.find((template) => template.sku === sku)!.id,
    colour_id,
    size_id,
    surfaces: [surface],
  });
  const tile = { widthMm: 60, gapMm: 0, arrangement: 'grid' };
  const placing = { fit: 'contain', anchor: 'centre', marginMm: 5, scale: 1, rotateToFit: false };
  const settings = {
    columns: [
      column('MUG-11', 'white', '11oz', 'wrap'),
      column('TOT-3842', 'natural', '38x42', 'front'),
      column('CUS-45', 'white', '45', 'front'),
    ],
    image_ids: imageIds,
    rule: { ...placing, background: null, tile },
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/piliangSave/save', {
    name: '夏季上新',
    settings,
  });
  return id;
}

async function drawGroup(
  api: Api,
  name: string,
  prompt: string,
  categoryId: string,
  n: number,
  seed: number,
): Promise<string> {
  const { id } = await api.post<{ id: string }>('/saas/ai/group/update', {
    name,
    prompt,
    type_id: categoryId,
  });
  await api.post('/saas/ai/group/textToImage', { id, n, seed, size: '512x512' });
  return id;
}

async function untilQuiet(api: Api): Promise<void> {
  await waitFor('all work', 240_000, async () => {
    const { list } = await api.get<{ list: { state: string }[] }>('/saas/operations');
    return list.every(({ state }) => !['queued', 'running'].includes(state));
  });
}

/** Fills an account with what a seller has after a day: designs, a batch, AI images, orders and downloads, all finished. */
export async function fillDay(url: string, api: Api): Promise<ShopDay> {
  const { shirt, mug, cushion } = await fillShop(api);
  const { list: images } = await api.get<{ list: { id: string }[] }>('/saas/diy/user/image/list');
  const imageIds = images.map(({ id }) => id);
  for (const name of ['夏天', '植物', '文字']) await api.post('/saas/diy/user/imageType/add', { name });
  const { type_list } = await api.get<{ type_list: { id: string; name: string }[] }>(
    '/saas/diy/user/image/list',
  );
  await api.post('/saas/diy/user/image/move', { ids: imageIds.slice(0, 1), tid: type_list[0]!.id });

  await api.post('/saas/ai/group/type/add', { name: '碎花' });
  const { list: types } = await api.get<{ list: { id: string }[] }>('/saas/ai/group/type/list');
  const groupId = await drawGroup(api, '小碎花', '莫兰迪色小碎花', types[0]!.id, 6, 7);
  await drawGroup(api, '海边的夏天', '海浪 蓝色 夏天', '', 4, 11);
  await drawGroup(api, '几何', 'bauhaus geometric shapes, terracotta', '', 4, 23);
  const batchId = await runBatch(api, imageIds);
  await untilQuiet(api);

  const { list: designs } = await api.get<{ list: { id: string; sku: string }[] }>(
    '/saas/diy/user/save/list',
  );
  const skus = designs.filter(({ id }) => [shirt, mug, cushion].includes(id)).map(({ sku }) => sku);
  const importId = await importOrders(url, api, skus);
  await api.post('/saas/diy/user/saveDown/save', { ids: [shirt, mug, cushion], what: ['print', 'mockup'] });
  await api.post('/saas/diy/user/saveDown/save', { piliang_id: batchId, what: ['mockup'] });
  await untilQuiet(api);
  const { share_id } = await api.post<{ share_id: string }>('/saas/diy/user/save/share', { id: shirt });
  return { shirt, shareId: share_id, batchId, groupId, importId };
}
