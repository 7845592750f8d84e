// Puts every picture of a folder on a product: DIY_TOKEN=… node docs/examples/batch-from-folder.mjs ./pictures MUG-11
import { readdirSync, readFileSync } from 'node:fs';

const [folder, product] = process.argv.slice(2);
const base = process.env.DIY_URL ?? 'http://localhost:8000';
const headers = { Authorization: `Basic ${process.env.DIY_TOKEN}`, 'Content-Type': 'application/json' };
const call = async (path, body) => {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(base + path, request);
  const { code, msg, data } = await response.json().catch(() => ({ msg: `HTTP ${response.status}` }));
  if (code !== '10000') throw new Error(`${path}: ${msg}`);
  return data;
};

const { list } = await call(`/saas/diy/template?content=${encodeURIComponent(product)}`);
if (list.length === 0) throw new Error(`no product ${product}`);
const { id: template_id, colours, sizes, surfaces } = list[0];
const image_ids = [];
for (const name of readdirSync(folder)) {
  const { token, business, upload_url } = await call('/browser/qiniu/token');
  const key = `${business.wenjianjia}/${crypto.randomUUID()}`;
  const form = new FormData();
  const file = new Blob([readFileSync(`${folder}/${name}`)]);
  for (const [field, value] of Object.entries({ token, key, file })) form.set(field, value);
  const sent = await fetch(new URL(upload_url, base), { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`${name}: HTTP ${sent.status} ${await sent.text()}`);
  const saved = await call('/browser/diy/image/save', { key, name }).catch((error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  for (const { msg } of saved.refused) throw new Error(`${name}: ${msg}`);
  image_ids.push(...saved.list.map((image) => image.id));
}
const columns = [{ template_id, colour_id: colours[0].id, size_id: sizes[0], surfaces: [surfaces[0].id] }];
const tile = { widthMm: 60, gapMm: 0, arrangement: 'grid' };
const rule = {
  fit: 'cover',
  anchor: 'centre',
  marginMm: 0,
  scale: 1,
  rotateToFit: true,
  background: null,
  tile,
};
const settings = { columns, image_ids, rule };
const { id } = await call('/saas/diy/user/piliangSave/save', {
  name: folder.slice(-40),
  start: true,
  settings,
});
console.log(`${base}/auth/user/piliang?id=${id}`);
