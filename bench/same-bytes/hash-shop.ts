import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import type { Api } from '../../e2e/support/api.ts';
import { fillShop, type Shop, untilQuiet } from './fill-shop.ts';

interface Design {
  id: string;
  name: string;
  render: {
    mockups: { mockup_id: string; url: string }[];
    print_files: { surface_id: string; url: string }[];
  };
}

/** Fills the shop and returns a line `hash  what` for every file that it makes, sorted by what it is. */
export async function hashShop(url: string, api: Api): Promise<string[]> {
  const shop = await fillShop(url, api);
  const found = new Map<string, string>();
  const note = (what: string, bytes: Uint8Array) => {
    if (found.has(what)) throw new Error(`${what} is there twice.`);
    found.set(what, createHash('sha256').update(bytes).digest('hex'));
  };
  for (const design of await designsOf(api)) await recordDesign(design, note);
  const { shengchengtus } = await api.get<{ shengchengtus: { url: string | null; seed?: number }[] }>(
    '/saas/ai/group/item',
    { id: shop.aiGroupId },
  );
  for (const [index, { url: address }] of shengchengtus.entries())
    note(`ai ${String(index).padStart(2, '0')}`, await download(address ?? ''));
  for (const [name, { id }] of Object.entries(shop.pictures)) {
    const { list } = await api.get<{ list: { id: string; url: string }[] }>('/saas/diy/user/image/list');
    const address = list.find((image) => image.id === id)!.url;
    note(`thumbnail ${name}`, await download(`${address}?imageView2/2/w/300/format/webp`));
  }
  await noteArchives(api, shop, note);
  await noteSheets(url, api, shop, note);
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, hash]) => `${hash}  ${what}`);
}

type Note = (what: string, bytes: Uint8Array) => void;

async function designsOf(api: Api): Promise<Design[]> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/user/save/list', { limit: 200 });
  return Promise.all(list.map(({ id }) => api.get<Design>('/saas/diy/user/save/item', { id })));
}

async function recordDesign({ name, render }: Design, note: Note): Promise<void> {
  for (const { surface_id, url } of render.print_files)
    note(`print ${name} ${surface_id}`, await download(url));
  for (const { mockup_id, url } of render.mockups) note(`mockup ${name} ${mockup_id}`, await download(url));
}

async function noteArchives(api: Api, shop: Shop, note: Note): Promise<void> {
  const ids = [...shop.designs.values()];
  const few = ids.slice(2, 5);
  const naming = '{order}/{line}_{sku}_{size}_{surface}';
  const wanted: [string, object][] = [
    ['all', { ids, what: ['print', 'mockup'] }],
    ['jpeg', { ids: few, what: ['print'], format: 'jpeg' }],
    ['tiff', { ids: few, what: ['print'], format: 'tiff' }],
    ['pdf', { ids: few, what: ['print'], format: 'pdf' }],
    ['batch', { piliang_id: shop.batchId, what: ['mockup'], naming: '{name}/{template}_{colour}' }],
    ['orders', { orders_log_id: shop.importId, what: ['print'], naming }],
  ];
  for (const [name, input] of wanted) {
    const { id } = await api.post<{ id: string }>('/saas/diy/user/saveDown/save', input);
    await untilQuiet(api);
    const { list } = await api.get<{ list: { id: string; name: string; url: string; message: string }[] }>(
      '/saas/diy/user/saveDown/list',
    );
    const row = list.find((one) => one.id === id)!;
    for (const [path, bytes] of Object.entries(unzipSync(await download(row.url))))
      recordFile(`archive ${name} / ${path}`, bytes, note);
  }
}

async function noteSheets(url: string, api: Api, shop: Shop, note: Note): Promise<void> {
  // In one order, whatever order the designs were finished in.
  const ids = [...shop.designs.values()];
  const standard = ['temu', 'temu26', 'tiktok', 'lazada'].map((platform): [string, string, object] => [
    platform,
    '/saas/diy/user/diyToDxmExcle',
    { platform, ids, on_error: 'include' },
  ]);
  const wanted: [string, string, object][] = [
    ...standard,
    ['full', '/saas/diy/user/diyToDxmExcle2', { ids, on_error: 'include' }],
    ['generic.xlsx', '/saas/diy/user/diytoExcle', { ids }],
    ['generic.csv', '/saas/diy/user/diytoExcle', { ids, format: 'csv' }],
  ];
  for (const [name, path, input] of wanted) {
    const { operation_id } = await api.post<{ operation_id: string }>(path, input);
    await untilQuiet(api);
    const { list } = await api.get<{ list: { operation_id: string; files: { url: string }[] }[] }>(
      '/saas/diy/user/dxmexcel/records',
    );
    const exported = list.find((one) => one.operation_id === operation_id);
    const single = exported
      ? null
      : await api.get<{ result: { url: string } | null; result_url?: string }>('/saas/operations/item', {
          id: operation_id,
        });
    const urls = exported
      ? exported.files.map((file) => file.url)
      : [single?.result?.url ?? single?.result_url ?? ''];
    for (const [index, address] of urls.entries()) {
      const bytes = await download(address);
      const [stem = '', extension = 'xlsx'] = name.split('.');
      recordFile(`sheet ${stem} ${index}.${extension}`, bytes, note, url);
    }
  }
}

/** A workbook is recorded by its parts; what names this run in a text is taken out first. */
function recordFile(what: string, bytes: Uint8Array, note: Note, url = ''): void {
  if (what.endsWith('.xlsx')) {
    for (const [path, part] of Object.entries(unzipSync(bytes)))
      recordFile(`${what} / ${path}`, part, note, url);
  } else note(what, /\.(xml|rels|txt|csv)/.test(what) ? strToU8(withoutRun(strFromU8(bytes), url)) : bytes);
}

/** Removes what differs in every run: its address, its files' addresses, its random ids, today's date and the time. */
function withoutRun(text: string, url: string): string {
  return (
    (url ? text.replaceAll(url, 'http://shop') : text)
      // Addresses of files nobody can guess; the files themselves are recorded by their bytes.
      .replace(/http:\/\/shop\/files\/[^\s"<,]+/g, 'FILE')
      // A moment as a workbook holds it: days since 1900.
      .replace(/<v>4\d{4}\.\d+<\/v>/g, '<v>MOMENT</v>')
      .replace(/\b[0-9a-hjkmnp-tv-z]{24,26}\b/g, 'ID')
      .replace(/\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?(\.\d+)?Z?)?/g, 'MOMENT')
  );
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
