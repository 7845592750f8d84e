// Fills an account of the first release (commit 8510832) with a small shop through its API; see README.md beside it.
// Use, in a checkout of that commit: URL=http://127.0.0.1:PORT TOKEN=… node make-shop.mjs
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { URL: url, TOKEN: token } = process.env;
const sharp = createRequire(join(process.cwd(), 'server/package.json'))('sharp');
const headers = { Authorization: `Basic ${token}` };

async function send(path, options) {
  const response = await fetch(url + path, options);
  const text = await response.text();
  const body = response.status === 200 ? JSON.parse(text) : {};
  if (body.code !== '10000') throw new Error(`${path}: HTTP ${response.status} ${text.slice(0, 500)}`);
  return body.data;
}
const get = (path, query = {}) => send(`${path}?${new URLSearchParams(query)}`, { headers });
const post = (path, body = {}) =>
  send(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function untilQuiet() {
  for (;;) {
    const { list } = await get('/saas/operations');
    const failed = list.find(({ state }) => state === 'failed');
    if (failed) throw new Error(`failed: ${JSON.stringify(failed)}`);
    if (list.every(({ state }) => !['queued', 'running'].includes(state))) return;
    await new Promise((done) => setTimeout(done, 300));
  }
}

async function upload(name, bytes, type) {
  const ticket = await get('/browser/qiniu/token');
  const key = `${ticket.business.wenjianjia}/${crypto.randomUUID()}-${name}`;
  const form = new FormData();
  for (const [field, value] of [
    ['token', ticket.token],
    ['key', key],
  ])
    form.set(field, value);
  form.set('file', new Blob([bytes], { type }), name);
  const stored = await fetch(new URL(ticket.upload_url, url), { method: 'POST', body: form });
  if (stored.status !== 200) throw new Error(await stored.text());
  const { list, refused } = await post('/browser/diy/image/save', { images: [{ key, name, tid: '' }] });
  if (!list[0]) throw new Error(refused[0].msg);
  return list[0];
}

const svg = (width, height, content) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);
const motif = await upload(
  'star.png',
  await sharp(
    svg(
      600,
      600,
      '<path d="M300 60 L372 222 L548 222 L408 330 L462 510 L300 404 L138 510 L192 330 L52 222 L228 222 Z" fill="#D9442B"/>',
    ),
  )
    .png()
    .toBuffer(),
  'image/png',
);
const photo = await upload(
  'bag.jpg',
  await sharp(
    svg(
      400,
      300,
      '<rect width="400" height="300" fill="#8c9399"/><rect x="60" y="40" width="280" height="220" fill="#e8e4da"/>',
    ),
  )
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
  'image/jpeg',
);
await post('/saas/diy/user/imageType/add', { name: '夏天' });
const { type_list } = await get('/saas/diy/user/image/list');
await post('/saas/diy/user/image/move', { ids: [motif.id], tid: type_list[0].id });

// A template of the seller's own, which later versions must keep printing from.
const { width: w, height: h } = photo;
const points = [0.2, 0.8].flatMap((y) => [0.2, 0.8].map((x) => [w * x, h * y]));
const marks = { widthPx: w, heightPx: h, columns: 1, rows: 1, points, cutouts: [], shading: 1 };
const bag = await post('/saas/diy/template/own/save', {
  settings: {
    image_id: photo.id,
    marks,
    name: '我的帆布袋',
    sku: 'BAG-1',
    width_mm: 60,
    height_mm: 60,
    resolution_dpi: 150,
    bleed_mm: 2,
    safe_mm: 3,
    print_method: 'dtf',
    price_cents: 1990,
    weight_g: 120,
  },
});
await untilQuiet();

const common = { rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false };
const picture = (image, place) => ({
  ...common,
  id: 'picture',
  name: '图',
  kind: 'image',
  imageId: image.id,
  sourceWidthPx: image.width,
  sourceHeightPx: image.height,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  flipX: false,
  flipY: false,
  ...place,
});
const words = (name, text, fontId, place, more = {}) => ({
  ...common,
  id: `words-${name}`,
  name,
  kind: 'text',
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
  ...place,
  ...more,
});
async function save(search, name, layers) {
  const { list } = await get('/saas/diy/template', { content: search });
  const { definition } = await get('/saas/diy/template/item', { id: list[0].id });
  const design = {
    format: 2,
    print: { bleed: false },
    colourId: definition.colours[0].id,
    sizeId: definition.sizes[0].id,
    surfaces: [{ surfaceId: definition.surfaces[0].id, layers }],
  };
  return {
    ...(await post('/saas/diy/user/save/save', { template_id: list[0].id, name, design })),
    template_id: list[0].id,
    design,
  };
}
const mug = await save('MUG-11', '名字杯', [
  picture(motif, { xMm: 60, yMm: 41, widthMm: 50, heightMm: 50 }),
  words(
    '名字',
    '小红',
    'noto-sans-sc-700',
    { xMm: 140, yMm: 41, widthMm: 70, heightMm: 24 },
    { rotationDeg: 5, stroke: { colour: '#FFFFFF', widthMm: 0.6 } },
  ),
]);
const own = await save('BAG-1', '星星布袋', [
  picture(motif, { xMm: 30, yMm: 24, widthMm: 40, heightMm: 40, rotationDeg: 12, opacity: 0.9 }),
  words(
    '字',
    'Slow 慢慢来',
    'zcool-xiaowei-400',
    { xMm: 30, yMm: 50, widthMm: 50, heightMm: 12 },
    { letterSpacingEm: 0.04 },
  ),
]);
const gone = await save('BAG-1', '删掉的', [
  words('字', 'gone', 'noto-sans-sc-700', { xMm: 30, yMm: 30, widthMm: 50, heightMm: 12 }),
]);
await untilQuiet();
// A second version, and a design in the bin.
own.design.surfaces[0].layers[0].opacity = 1;
await post('/saas/diy/user/save/save', {
  id: own.id,
  version: 1,
  template_id: own.template_id,
  name: '星星布袋',
  design: own.design,
});
await post('/saas/diy/user/save/delete', { ids: [gone.id] });
await post('/saas/diy/user/save/share', { id: mug.id });
await untilQuiet();

const placing = {
  fit: 'contain',
  anchor: 'centre',
  marginMm: 5,
  scale: 1,
  rotateToFit: false,
  background: null,
};
await post('/saas/diy/user/piliangSave/save', {
  name: '夏季上新',
  start: true,
  settings: {
    columns: [
      {
        template_id: bag.id,
        colour_id: own.design.colourId,
        size_id: own.design.sizeId,
        surfaces: [own.design.surfaces[0].surfaceId],
      },
    ],
    image_ids: [motif.id, photo.id],
    rule: { ...placing, tile: { widthMm: 60, gapMm: 0, arrangement: 'grid' } },
  },
});
const group = await post('/saas/ai/group/update', { name: '小碎花', prompt: '莫兰迪色小碎花' });
await post('/saas/ai/group/type/add', { name: '碎花' });
await post('/saas/ai/group/textToImage', { id: group.id, n: 1, seed: 7, size: '256x256' });
await untilQuiet();

// Four rows: one needs a quantity, one a country, one a SKU. All names and addresses are invented.
const header =
  '包裹号,订单号,平台渠道,店铺账号,SKU,单个产品数量,定制-名字,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话';
const row = (n, sku, quantity, name, country) =>
  `XM${n},90000000000000000${n},Temu,一号店,${sku},${quantity},${name},Test Buyer,${country},ZZ,Example City,${n} Example Street,00000,000000000${n}`;
async function importFile(name, rows, correct, policy) {
  const form = new FormData();
  form.set('file', new Blob([[header, ...rows].join('\r\n')]), name);
  const { upload_id, mapping } = await send('/saas/diy/user/orders/upload', {
    method: 'POST',
    headers,
    body: form,
  });
  await post('/saas/diy/user/orders/check', { upload_id, mapping });
  if (correct.length > 0) await post('/saas/diy/user/orders/mend', { upload_id, rows: correct });
  const { orders_log_id } = await post('/saas/diy/user/orders/daoru', {
    upload_id,
    ...(policy ? { policy } : {}),
  });
  await untilQuiet();
  return orders_log_id;
}
await post('/saas/diy/user/orders/bind', { bindings: [{ sku: 'OLD-MUG-7', design_id: mug.id }] });
const first = [
  row(1, mug.sku, 1, '小红', 'US'),
  row(2, mug.sku, '两个', '小蓝', 'US'),
  row(3, mug.sku, 1, '小绿', ''),
  row(4, 'OLD-MUG-7', 1, '小黄', 'US'),
];
const orders_log_id = await importFile('orders.csv', first, [
  { row: 3, field: 'quantity', value: '2' },
  { row: 4, field: 'country', value: 'US' },
]);
// The first order comes again with another quantity.
await importFile('more.csv', [row(1, mug.sku, 5, '小红', 'US')], [], { mode: 'right', duplicates: 'update' });
await post('/saas/diy/user/saveDown/save', { orders_log_id, what: ['print'] });
await post('/saas/diy/user/saveDown/save', { ids: [mug.id, own.id], what: ['print', 'mockup'] });
await post('/saas/diy/user/dxmexcel/preset/save', { name: '一号店', settings: { shop: '一号店' } });
await post('/saas/diy/user/diyToDxmExcle', { ids: [mug.id], ...JSON.parse('{"mends": ["unique-titles"]}') });
await post('/saas/diy/user/diytoExcle', { ids: [mug.id, own.id], format: 'xlsx' });
await untilQuiet();
await post('/saas/diy/user/token/add', { name: 'a program', days: 365 });
process.stdout.write(`${JSON.stringify({ mug: mug.id, own: own.id, gone: gone.id, orders_log_id })}\n`);
