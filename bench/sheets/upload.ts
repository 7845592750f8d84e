import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeGbk } from '../../e2e/support/samples/encode-gbk.ts';
import { cli, startSystem } from '../../e2e/support/system/start-system.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';
import { median, megabytes, ms, printTable } from '../support/figures.ts';
import { COLUMNS, makeOrderFile } from './make-order-file.ts';

const ROUNDS = 5;
const HEADER =
  '包裹号,订单号,平台渠道,店铺账号,SKU,单个产品数量,产品名称,产品规格,定制-名字,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,地址2,邮编,收货人电话,付款时间,订单状态,买家留言';

/** How long the running system takes to say what an upload's columns mean, and until all its rows are read. */
export async function benchUpload(work: string, rows: number): Promise<void> {
  await ensureBuild();
  const xlsx = join(work, 'orders.xlsx');
  await makeOrderFile(xlsx, rows, 'shared');
  const files = [
    { name: `.csv, GBK, ${HEADER.split(',').length} columns`, file: '订单.csv', bytes: gbkFile(rows) },
    { name: `.xlsx, ${COLUMNS} columns`, file: '订单.xlsx', bytes: readFileSync(xlsx) },
  ];
  const system = await startSystem();
  try {
    cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
    const token = cli(system, 'user', 'token', 'bench');
    const table: string[][] = [];
    for (const { name, file, bytes } of files) {
      const [times, wholes, work]: number[][] = [[], [], []];
      for (let round = 0; round < ROUNDS; round++) {
        const before = processorMs(system.pid);
        const { first, whole } = await upload(system.url, token, file, bytes, rows);
        times!.push(first);
        wholes!.push(whole);
        work!.push(processorMs(system.pid) - before);
      }
      const figures = [median(times!), Math.max(...times!), median(wholes!), median(work!)].map(ms);
      table.push([name, megabytes(bytes.length), ...figures]);
    }
    console.log(
      `## upload: ${rows} rows, from the first byte sent to the first answer, and until all rows are read, ${ROUNDS} times\n`,
    );
    printTable(['file', 'size', 'median', 'slowest', 'all rows', 'processor'], table);
  } finally {
    await system.destroy();
  }
}

/** Time of a process and of those it started and that have ended, such as the one that reads a file. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

/** A 店小秘 export as Excel saves it in China. */
function gbkFile(rows: number): Buffer {
  const line = (n: number) =>
    `XM${n},57646141303${String(n).padStart(7, '0')},Temu,一号店,MUG-${n % 400},${(n % 3) + 1},陶瓷马克杯 生日礼物,白色 / 11oz,小明${n},王小明,US,CA,Los Angeles,1234 North Hollywood Boulevard,Apt ${n % 90},90001,3105550123,2026-05-03 12:30:00,待处理,请尽快发货`;
  return encodeGbk([HEADER, ...Array.from({ length: rows }, (_, n) => line(n))].join('\r\n'));
}

interface Reply {
  data: { upload_id: string; row_count: number } | null;
  msg: string;
}

async function upload(
  url: string,
  token: string,
  name: string,
  bytes: Buffer,
  rows: number,
): Promise<{ first: number; whole: number }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { Authorization: `Basic ${token}` };
  const start = performance.now();
  const response = await fetch(`${url}/saas/diy/user/orders/upload`, { method: 'POST', headers, body: form });
  const first = (await response.json()) as Reply;
  const time = performance.now() - start;
  const query = `upload_id=${first.data?.upload_id}`;
  const item = await fetch(`${url}/saas/diy/user/orders/upload/item?${query}`, { headers });
  const { data, msg } = (await item.json()) as Reply;
  if (data?.row_count !== rows) throw new Error(`upload: ${first.msg} ${msg} ${data?.row_count}`);
  return { first: time, whole: performance.now() - start };
}
