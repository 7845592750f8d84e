// Two APIs behind a proxy, three workers, a PostgreSQL and a store that are not the product's own; each is killed in turn during a batch, an
// import and uploads.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { insist, uploadCarefully } from '../../support/careful-client.ts';
import { type Followed, followOperations } from '../../support/follow-operations.ts';
import { type SavedDesign, saveSample, waitForRender } from '../../support/save-design.ts';
import { kill } from '../../support/system/kill.ts';
import { type Roles, startRoles } from '../../support/system/start-roles.ts';
import { cliBeside, waitFor } from '../../support/system/start-system.ts';

/** `ROLES_CELLS=300 ROLES_ROWS=5000 ROLES_UPLOADS=200` is a seller's day; smaller by default, for every change. */
const CELLS = Number(process.env.ROLES_CELLS ?? 40);
const ROWS = Number(process.env.ROLES_ROWS ?? 1_500);
const UPLOADS = Number(process.env.ROLES_UPLOADS ?? 40);
const WORKERS = 3;
const PATIENCE_MS = 180_000 + CELLS * 4_000;

let roles: Roles;
let api: Api;
let followed: Followed;
beforeAll(async () => {
  roles = await startRoles(WORKERS);
  api = addSeller(roles);
  followed = followOperations(roles.url, api.token);
});
afterAll(async () => {
  followed?.stop();
  await roles?.destroy();
});

/** A small picture that differs from all others. */
function picture(n: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450"
    fill="hsl(${(n * 47) % 360} 60% ${40 + (n % 30)}%)"/><circle cx="${100 + ((n * 37) % 400)}" cy="220" r="120"
    fill="hsl(${(n * 91) % 360} 70% 40%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function startBatch(): Promise<() => Promise<{ done: number; failed: number; total: number }>> {
  const imageIds: string[] = [];
  for (let n = 0; n < CELLS; n += 1)
    imageIds.push(await api.uploadImage(`图 ${n}.png`, await picture(1_000 + n), 'image/png'));
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {});
  const template = list.find(({ sku }) => sku === 'MUG-11')!.id;
  const tile = { widthMm: 50, gapMm: 0, arrangement: 'grid' };
  const placing = { fit: 'tile', anchor: 'centre', marginMm: 0, scale: 1, rotateToFit: false };
  const settings = {
    columns: [{ template_id: template, colour_id: 'white', size_id: '11oz', surfaces: ['wrap'] }],
    image_ids: imageIds,
    rule: { ...placing, background: null, tile },
    name_rule: '{image}',
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/piliangSave/save', {
    name: '一批',
    settings,
  });
  return async () =>
    (
      await api.get<{ counts: { done: number; failed: number; total: number } }>(
        '/saas/diy/user/piliangSave/item',
        { id },
      )
    ).counts;
}

interface ImportRecord {
  state: string;
  created: number;
  lines: number;
}

async function startImport(): Promise<() => Promise<ImportRecord>> {
  const design = await saveSample(api, 'MUG', '名字杯', null);
  await waitForRender(api, design, 'done');
  const { list } = await api.get<{ list: { sku: string }[] }>('/saas/diy/user/save/list');
  const header = '订单号,SKU,数量,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话';
  const rows = Array.from(
    { length: ROWS },
    (_, n) =>
      `57646141303${String(n).padStart(7, '0')},${list[0]!.sku},1,Anna,US,CA,Los Angeles,1 Main St,90001,3105550123`,
  );
  const form = new FormData();
  form.set('file', new Blob([[header, ...rows].join('\n')]), '订单.csv');
  const sent = await fetch(`${roles.url}/saas/diy/user/orders/upload`, {
    method: 'POST',
    headers: { Authorization: `Basic ${api.token}` },
    body: form,
  });
  const { data, msg } = (await sent.json()) as { data: { upload_id: string }; msg: string };
  expect(data, msg).toBeTruthy();
  await api.post('/saas/diy/user/orders/daoru', { upload_id: data.upload_id });
  return async () => (await api.get<{ list: ImportRecord[] }>('/saas/diy/user/orders/log')).list[0]!;
}

async function all<T>(path: string, query: Record<string, string | number> = {}): Promise<T[]> {
  const found: T[] = [];
  for (let p = 1; ; p += 1) {
    const page = await insist(() =>
      api.get<{ list: T[]; totalPage: number }>(path, { ...query, p, limit: 100 }),
    );
    found.push(...page.list);
    if (p >= page.totalPage) return found;
  }
}

it(`loses nothing and does nothing twice: ${CELLS} cells, ${ROWS} rows, ${UPLOADS} uploads, each process killed once`, async ({
  onTestFailed,
}) => {
  onTestFailed(() => void process.stdout.write(roles.output()));
  const ofImport = await startImport();
  const ofBatch = await startBatch();
  const uploads: string[] = [];
  const uploading = (async () => {
    for (let n = 0; n < UPLOADS; n += 1)
      uploads.push(await uploadCarefully(api, roles.url, `${n}.png`, await picture(n)));
  })();

  // Killed as the batch continues, so that each falls into work of all three kinds.
  const victims = ['api-1', 'worker-1', 'postgres', 'worker-2', 'store', 'api-2', 'worker-3'];
  const receivedAfter: string[] = [];
  for (const [n, victim] of victims.entries()) {
    const goal = Math.floor((CELLS * n) / (victims.length + 1));
    await waitFor(`${goal} cells`, PATIENCE_MS, async () => (await ofBatch()).done >= goal);
    const received = followed.received();
    if (victim === 'postgres') {
      kill(roles.postgres.pid());
      await roles.postgres.start();
    } else if (victim === 'store') {
      const open = roles.store.closeDoor();
      await new Promise((done) => setTimeout(done, 3_000));
      open();
    } else await roles.killAndRestart(victim, 2_000);
    // Where everything is made already, no further notice comes.
    await waitFor(
      `live progress after ${victim}`,
      PATIENCE_MS,
      async () =>
        followed.received() > received ||
        ((await ofBatch()).done === CELLS && (await ofImport()).state === 'done'),
    );
    if (followed.received() > received) receivedAfter.push(victim);
  }

  await waitFor('the batch', PATIENCE_MS, async () => {
    const { done, failed } = await ofBatch();
    expect(failed).toBe(0);
    return done === CELLS;
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${roles.output()}`);
  });
  await waitFor('the import', PATIENCE_MS, async () => (await insist(ofImport)).state === 'done');
  await uploading;

  const { created, lines } = await ofImport();
  expect([created, lines]).toEqual([ROWS, ROWS]);
  const orders = await all<{ order_no: string }>('/saas/diy/user/orders/list');
  expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(ROWS);
  expect(orders).toHaveLength(ROWS);

  const designs = await all<SavedDesign>('/saas/diy/user/save/list');
  const cells = designs.filter(({ name }) => name.startsWith('图 '));
  expect(new Set(cells.map(({ name }) => name)).size).toBe(CELLS);
  expect(cells).toHaveLength(CELLS);
  for (const { name, render } of cells) {
    expect([name, render.error, render.print_files.length]).toEqual([name, null, 1]);
    const [print] = render.print_files;
    const bytes = Buffer.from(await (await fetch(print!.url)).arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([name, bytes.length, width, height]).toEqual([
      name,
      print!.bytes,
      print!.width_px,
      print!.height_px,
    ]);
  }

  const images = await all<{ id: string; name: string }>('/saas/diy/user/image/list');
  const uploaded = images.filter(({ name }) => /^\d+\.png$/.test(name));
  expect(uploaded.map(({ id }) => id).sort()).toEqual([...uploads].sort());
  expect(new Set(uploads).size).toBe(UPLOADS);
  expect((await cliBeside(roles, 'storage', 'check')).split('\n').at(-1)).toContain('缺失 0 个');
  // The stream continues from the other API.
  expect(receivedAfter).toContain('api-1');
  const served = Object.values(roles.proxy.served());
  expect(Math.min(...served)).toBeGreaterThan(5);
  process.stdout.write(
    `checked: ${CELLS} cells, ${ROWS} rows, ${UPLOADS} uploads on ${roles.postgres.version}; ${followed.streams()} streams\n`,
  );
}, 3_600_000);
