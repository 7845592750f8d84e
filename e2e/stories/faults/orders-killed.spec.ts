import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { saveSample, waitForRender } from '../../support/save-design.ts';
import { kill } from '../../support/system/kill.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';

interface Log {
  state: string;
  created: number;
  lines: number;
  counts: Record<string, number>;
}

const ROWS = 8_000;
let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system?.destroy());

/** A separate account with a design that the rows name. */
async function seller(name: string): Promise<{ api: Api; sku: string }> {
  const api = addSeller(system, name);
  const id = await saveSample(api, 'MUG', '名字杯', null);
  await waitForRender(api, id, 'done');
  const { list } = await api.get<{ list: { sku: string }[] }>('/saas/diy/user/save/list');
  return { api, sku: list[0]!.sku };
}

/** Every 500th row is of an unknown SKU. */
function orderFile(sku: string): Blob {
  const header = '订单号,SKU,数量,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话';
  const rows = Array.from(
    { length: ROWS },
    (_, n) =>
      `57646141303${String(n).padStart(7, '0')},${n % 500 === 9 ? 'NOBODY' : sku},1,Anna,US,CA,Los Angeles,1 Main St,90001,3105550123`,
  );
  return new Blob([[header, ...rows].join('\n')]);
}

async function startImport({ api, sku }: Awaited<ReturnType<typeof seller>>): Promise<() => Promise<Log>> {
  const form = new FormData();
  form.set('file', orderFile(sku), '订单.csv');
  const headers = { Authorization: `Basic ${api.token}` };
  const sent = await fetch(`${system.url}/saas/diy/user/orders/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { data, msg } = (await sent.json()) as { data: { upload_id: string }; msg: string };
  expect(data, msg).toBeTruthy();
  await api.post('/saas/diy/user/orders/daoru', { upload_id: data.upload_id });
  return async () => (await api.get<{ list: Log[] }>('/saas/diy/user/orders/log')).list[0]!;
}

it('an import whose worker is killed three times is the undisturbed import', async () => {
  const still = await seller('still');
  const ofStill = await startImport(still);
  await waitFor('the undisturbed import', 120_000, async () => (await ofStill()).state === 'done');

  const shaken = await seller('shaken');
  const ofShaken = await startImport(shaken);
  let kills = 0;
  for (const rows of [500, 1_500, 2_500]) {
    await waitFor(`${rows} rows`, 120_000, async () => ((await ofShaken()).counts.rows ?? 0) >= rows);
    const { worker } = system.processes();
    kill(worker);
    kills++;
    const { state, counts } = await ofShaken();
    expect([state, (counts.rows ?? 0) < ROWS]).toEqual(['importing', true]);
    await waitFor('a new worker', 60_000, async () => {
      const now = system.processes().worker;
      return now !== null && now !== worker;
    });
  }
  await waitFor('the end', 240_000, async () => (await ofShaken()).state === 'done');

  const [expected, importRecord] = [await ofStill(), await ofShaken()];
  expect(importRecord.counts).toEqual(expected.counts);
  expect([importRecord.created, importRecord.lines]).toEqual([ROWS - ROWS / 500, ROWS - ROWS / 500]);
  const linesOf = async (api: Api) => {
    const found: string[] = [];
    for (let p = 1; ; p++) {
      const { list, totalPage } = await api.get<{
        list: { order_no: string; row: number }[];
        totalPage: number;
      }>('/saas/diy/user/orders/list', { p, limit: 100 });
      found.push(...list.map(({ order_no, row }) => `${row} ${order_no}`));
      if (p >= totalPage) return found;
    }
  };
  const lines = await linesOf(shaken.api);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toEqual(await linesOf(still.api));
  process.stdout.write(`checked: ${lines.length} lines of ${ROWS} rows, ${kills} kills\n`);
}, 600_000);
