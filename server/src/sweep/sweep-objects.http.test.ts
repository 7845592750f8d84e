import { utimesSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweptFamilies } from '../object-families.ts';
import { contentTypeOf } from '../platform/storage/content-types.ts';
import { buildAccount, type TestAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { enqueueJob } from '../testing/enqueue-job.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await buildAccount(app);
});
afterAll(() => app.close());

type Row = Record<string, unknown>;

let seq = 0;
const nextSeq = () => ++seq;

/** A row of which only these columns matter; those that must have a value get an empty one. */
async function insert(table: string, row: Row): Promise<void> {
  const { rows: columns } = await app.pool.query(
    `select column_name as name, data_type as type from information_schema.columns where table_name = $1
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const empty = (type: string) => (/char|text/.test(type) ? '' : type === 'ARRAY' ? '{}' : '1');
  const filled: Row = {};
  for (const { name, type } of columns)
    filled[name] = /json/.test(type) ? '[]' : /time/.test(type) ? new Date() : empty(type);
  const values = {
    ...filled,
    owner_id: owner.id,
    ...(columns.some(({ name }) => name === 'seq') && { seq: nextSeq() }),
    ...row,
  };
  const names = Object.keys(values);
  await app.pool.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(values),
  );
}

const OLD = 25;

async function plant(key: string, hoursAgo: number): Promise<string> {
  await app.services.storage.put(key, Buffer.from(key), { contentType: contentTypeOf(key) });
  const at = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(await app.services.storage.localPath(key), at, at);
  return key;
}

/** Which of the keys are stored after the sweep. */
async function afterSweep(keys: string[]): Promise<string[]> {
  await enqueueJob(app, 'storage.remove-orphans');
  await app.runJobs();
  const found = await Promise.all(keys.map((key) => app.services.storage.stat(key)));
  return keys.filter((_, at) => found[at] !== null);
}

interface Family {
  name: string;
  /** Key of an object by its mark. */
  objectKey(mark: string): string;
  /** Hours after which an object that nothing needs goes; default a day. */
  hours?: number;
  /** Rows by which this object is needed, each in its own way. */
  needs: Record<string, (key: string, mark: string) => Promise<void>>;
}

const sha = (mark: string) => mark.padEnd(64, '0');
const inFolder = (folder: string, end: string) => (mark: string) => `${folder}/${owner.id}/${mark}${end}`;
/** Where no object is. */
const NONE = 'prv/img/none.png';
const image = (row: Row, mark: string) =>
  insert('images', {
    id: mark,
    sha256: sha(mark),
    format: 'png',
    original_key: NONE,
    master_key: NONE,
    preview_key: NONE,
    ...row,
  });
async function generated(row: Row, mark: string): Promise<void> {
  await insert('ai_groups', { id: mark });
  await insert('ai_runs', { id: mark, group_id: mark });
  await insert('ai_images', { id: mark, group_id: mark, run_id: mark, state: 'queued', ...row });
}

const design = (row: Row, mark: string) =>
  insert('designs', { id: mark, sku: `SWEEP-${mark}`, render_state: 'done', ...row });
const removesLater = async (name: string, key: string, payload: Row) => {
  await app.pool.query(
    "select graphile_worker.add_job($1, $2::json, job_key => $3, run_at => now() + interval '7 days')",
    [name, JSON.stringify({ ownerId: owner.id, ...payload }), key],
  );
};

const IMPORT = { mode: 'all', duplicates: 'skip', state: 'done' };

const FAMILIES: Family[] = [
  {
    name: '图库图片',
    objectKey: inFolder('prv/img', '.png'),
    needs: {
      original: (key, mark) => image({ original_key: key }, mark),
      master: (key, mark) => image({ master_key: key }, mark),
      preview: (key, mark) => image({ preview_key: key }, mark),
      'being recorded': (key, mark) => insert('image_drafts', { sha256: sha(mark), keys: [key] }),
    },
  },
  {
    name: 'AI 生成图',
    objectKey: inFolder('prv/ai', '.png'),
    needs: {
      original: (key, mark) => generated({ original_key: key }, mark),
      preview: (key, mark) => generated({ preview_key: key }, mark),
      'being recorded': (key, mark) => generated({ draft_keys: [key], drafted_at: new Date() }, mark),
    },
  },
  {
    name: '自有字体',
    objectKey: (mark) => `prv/fonts/${owner.id}/${mark.slice(0, 2)}/${sha(mark)}.ttf`,
    needs: { font: (_, mark) => insert('own_fonts', { sha256: sha(mark) }) },
  },
  {
    name: '商品文件',
    objectKey: inFolder('prv/product-files', '.zip'),
    needs: {
      file: (key, mark) => insert('product_files', { id: `x${mark}`, kind: 'export', file_key: key }),
      'being packed': (_, mark) => insert('product_files', { id: mark, kind: 'export' }),
    },
  },
  {
    name: '下载包',
    objectKey: inFolder('prv/downloads', '_2.zip'),
    needs: {
      archive: (key, mark) => insert('downloads', { format: 'png', id: `x${mark}`, zip_key: key }),
      part: (key, mark) =>
        insert('downloads', { format: 'png', id: `x${mark}`, parts: JSON.stringify([{ key }]) }),
      'being packed': (_, mark) => insert('downloads', { format: 'png', id: mark }),
    },
  },
  {
    name: '导出表格',
    objectKey: inFolder('prv/sheets', '_1.xlsx'),
    needs: {
      sheet: (key, mark) => insert('sheet_exports', { id: `x${mark}`, format: 'csv', file_key: key }),
      part: (key, mark) =>
        insert('dxm_exports', { on_error: 'skip', id: `x${mark}`, parts: JSON.stringify([{ key }]) }),
      'being made': (_, mark) => insert('sheet_exports', { id: mark, format: 'csv' }),
      'being made for the shop': (_, mark) => insert('dxm_exports', { on_error: 'skip', id: mark }),
    },
  },
  {
    name: '表格版式',
    objectKey: inFolder('prv/sheet-layouts', '.xlsx'),
    needs: { layout: (key, mark) => insert('sheet_layouts', { id: `x${mark}`, file_key: key }) },
  },
  {
    name: '订单文件',
    objectKey: inFolder('prv/orders', '-errors'),
    needs: {
      file: (key, mark) => insert('order_uploads', { id: `x${mark}`, file_key: key }),
      async picture(key, mark) {
        await insert('order_uploads', { id: `x${mark}` });
        await insert('order_upload_pictures', { upload_id: `x${mark}`, object_key: key });
      },
      errors: (key, mark) => insert('order_logs', { ...IMPORT, id: `x${mark}`, error_key: key }),
      'being read': (_, mark) => insert('order_uploads', { id: mark, file_key: NONE }),
      'being imported': (_, mark) => insert('order_logs', { ...IMPORT, state: 'importing', id: mark }),
    },
  },
  {
    name: '作品封面',
    objectKey: (mark) => `pub/covers/${mark.slice(0, 2)}/${mark}.jpg`,
    hours: 9 * 24,
    needs: {
      cover: (key, mark) => design({ cover_key: key }, mark),
      'being removed in its time': (coverKey) =>
        removesLater('designs.remove-cover', `remove-cover:${coverKey}`, { coverKey }),
    },
  },
  {
    name: '生产图',
    objectKey: (mark) => `prv/renders/${mark.slice(0, 2)}/${mark}.png`,
    hours: 9 * 24,
    needs: {
      render: (key, mark) =>
        insert('renders', {
          render_key: mark,
          result: JSON.stringify({ print_files: [{ key }], mockups: [] }),
        }),
      design: (key, mark) =>
        design({ render_result: JSON.stringify({ print_files: [{ key }], mockups: [] }) }, `d${mark}`),
      'being removed in its time': (fileKey) =>
        removesLater('rendering.remove-print-file', `remove-print:${fileKey}`, { fileKey }),
    },
  },
];

it('looks at every kind that is swept', () => {
  expect(FAMILIES.map(({ name }) => name)).toEqual(sweptFamilies.map(({ name }) => name));
});

describe.each(FAMILIES)('objects of $name', ({ objectKey, needs, hours = 24 }) => {
  it('stay while something needs them, and some time longer; then they go', async () => {
    const needed: string[] = [];
    for (const [at, need] of Object.values(needs).entries()) {
      const mark = `aa${at}`;
      needed.push(await plant(objectKey(mark), hours + 1));
      await need(objectKey(mark), mark);
    }
    const young = await plant(objectKey('bbyoung'), hours - 1);
    const old = await plant(objectKey('ccold'), hours + 1);
    expect(await afterSweep([...needed, young, old])).toEqual([...needed, young]);
  });
});

it('leaves what other work removes, or nothing does', async () => {
  const keys = [
    'prv/up/x',
    'pub/covers/aa/x.jpg',
    'prv/renders/x',
    'pub/renders/x',
    'pub/templates/x',
    'pub/sheets/x',
    'pub/catalogue/x',
  ];
  for (const key of keys) await plant(key, OLD);
  expect(await afterSweep(keys)).toEqual(keys);
});
