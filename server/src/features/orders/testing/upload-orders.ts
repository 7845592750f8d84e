import type { Envelope } from '@diy/contract/endpoint';
import { importOrders, type OrderUpload, uploadOrders } from '@diy/contract/orders/order-uploads';
import type { TestApp } from '../../../testing/build-test-app.ts';

/** Sends an order file as the page does, and returns the whole envelope. */
export async function sendOrders(
  app: TestApp,
  token: string | undefined,
  content: Buffer | string,
  more: { name?: string; fields?: Record<string, string> } = {},
): Promise<Envelope<OrderUpload>> {
  const border = '----test-border';
  const field = ([name, value]: [string, string]) =>
    `--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(
      Object.entries(more.fields ?? {})
        .map(field)
        .join(''),
    ),
    Buffer.from(
      `--${border}\r\ncontent-disposition: form-data; name="file"; filename="${more.name ?? '订单.csv'}"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${border}--\r\n`),
  ]);
  const response = await app.http.inject({
    method: 'POST',
    url: uploadOrders.path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Basic ${token}` }),
      'content-type': `multipart/form-data; boundary=${border}`,
    },
    payload,
  });
  return response.json();
}

/** An uploaded order file; fails the test when it is refused. */
export async function uploadOrderFile(
  app: TestApp,
  token: string,
  content: Buffer | string,
  more: Parameters<typeof sendOrders>[3] = {},
): Promise<OrderUpload> {
  const response = await sendOrders(app, token, content, more);
  if (response.code !== '10000') throw new Error(`upload: ${JSON.stringify(response)}`);
  return response.data;
}

/** Headers of the rows that `orderRow` makes: an address in full, so that nothing is wrong. */
export const ORDER_HEADERS = [
  '订单号',
  '子订单号',
  '平台',
  '店铺账号',
  'SKU',
  '单个产品数量',
  '产品规格',
  '收货人姓名',
  '国家二字码',
  '收货人州/省',
  '收货人城市',
  '地址1',
  '邮编',
  '收货人电话',
  '订单状态',
];

/** One row of an order file; `changes` by header. */
export function orderRow(changes: Record<string, string>): string[] {
  const row: Record<string, string> = {
    平台: 'Temu',
    店铺账号: '一号店',
    单个产品数量: '1',
    收货人姓名: 'Anna Smith',
    国家二字码: 'US',
    '收货人州/省': 'CA',
    收货人城市: 'Los Angeles',
    地址1: '1 Main Street',
    邮编: '90001',
    收货人电话: '3105550123',
    ...changes,
  };
  return ORDER_HEADERS.map((header) => row[header] ?? '');
}

/** A .csv of such rows. */
export function orderCsv(rows: Record<string, string>[], headers = ORDER_HEADERS): string {
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [headers, ...rows.map(orderRow)].map(line).join('\r\n');
}

/** Uploads and imports rows; the job waits for `app.runJobs()`. */
export async function buildOrders(
  app: TestApp,
  token: string,
  rows: Record<string, string>[],
  duplicates: 'skip' | 'update' = 'skip',
): Promise<{ uploadId: string; importId: string; operationId: string }> {
  const upload = await uploadOrderFile(app, token, orderCsv(rows));
  const started = await app.ask(
    importOrders,
    { upload_id: upload.upload_id, mapping: upload.mapping, policy: { mode: 'right', duplicates } },
    { token },
  );
  return { uploadId: upload.upload_id, importId: started.orders_log_id, operationId: started.operation_id };
}
