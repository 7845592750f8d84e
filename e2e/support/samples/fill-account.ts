import sharp from 'sharp';
import type { Api } from '../api.ts';
import { saveSample, waitForRender } from '../save-design.ts';
import { waitFor } from '../system/start-system.ts';

/** Ids of what a filled account holds, for pages that show one of them. */
export interface Filled {
  designId: string;
  shareId: string;
  batchId: string;
  groupId: string;
}

const NAMES = ['海边.png', '山.png', 'summer-collection_2026-07_final_v3.png'];

function picture(n: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900"
    fill="hsl(${(n * 97) % 360} 60% 55%)"/><circle cx="${300 + n * 200}" cy="420" r="260" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function importOrders(url: string, api: Api, sku: string): Promise<void> {
  const header = '订单号,SKU,数量,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话';
  const rows = [sku, sku, 'NOBODY', sku].map(
    (one, n) => `576461413030000${n},${one},${n + 1},Anna Smith,US,CA,Los Angeles,1 Main St,90001,3105550123`,
  );
  const form = new FormData();
  form.set('file', new Blob([[header, ...rows].join('\n')]), '七月订单.csv');
  const sent = await fetch(`${url}/saas/diy/user/orders/upload`, {
    method: 'POST',
    headers: { Authorization: `Basic ${api.token}` },
    body: form,
  });
  const { data } = (await sent.json()) as { data: { upload_id: string } };
  await api.post('/saas/diy/user/orders/daoru', { upload_id: data.upload_id });
}

async function startBatch(api: Api, imageIds: string[]): Promise<string> {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {});
  const templateId = list.find((template) => template.sku === 'MUG-11')!.id;
  const tile = { widthMm: 60, gapMm: 0, arrangement: 'grid' };
  const placing = { fit: 'cover', anchor: 'centre', marginMm: 0, scale: 1, rotateToFit: false };
  const settings = {
    columns: [{ template_id: templateId, colour_id: 'white', size_id: '11oz', surfaces: ['wrap'] }],
    image_ids: imageIds,
    rule: { ...placing, background: null, tile },
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/piliangSave/save', {
    name: '一批',
    settings,
  });
  return id;
}

/** Gives an account some of everything that lists show; returns when all of it is made. */
export async function fillAccount(url: string, api: Api): Promise<Filled> {
  const imageIds: string[] = [];
  for (const [n, name] of NAMES.entries())
    imageIds.push(await api.uploadImage(name, await picture(n), 'image/png'));
  await api.post('/saas/diy/user/imageType/add', { name: '夏天' });
  const designId = await saveSample(api, 'MUG', '海边的夏天', null);
  await waitForRender(api, designId, 'done');
  const { share_id } = await api.post<{ share_id: string }>('/saas/diy/user/save/share', { id: designId });
  await api.post('/saas/diy/user/saveDown/save', { ids: [designId], what: ['print', 'mockup'] });
  const { list } = await api.get<{ list: { sku: string }[] }>('/saas/diy/user/save/list');
  await importOrders(url, api, list[0]!.sku);
  const batchId = await startBatch(api, imageIds);
  const group = await api.post<{ id: string }>('/saas/ai/group/update', {
    name: '小碎花',
    prompt: '莫兰迪色小碎花',
  });
  await api.post('/saas/ai/group/textToImage', { id: group.id, n: 2, size: '512x512' });
  await waitFor('all of it', 400_000, async () => {
    const { list: work } = await api.get<{ list: { state: string }[] }>('/saas/operations');
    return work.every(({ state }) => !['queued', 'running'].includes(state));
  });
  return { designId, shareId: share_id, batchId, groupId: group.id };
}
