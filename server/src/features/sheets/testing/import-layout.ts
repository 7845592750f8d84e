import type { Envelope } from '@diy/contract/endpoint';
import { type SheetLayoutItem, saveSheetLayout } from '@diy/contract/sheets/sheets-layouts';
import { writeXlsx } from 'hucre/xlsx';
import type { TestApp } from '../../../testing/build-test-app.ts';

/** Sends a workbook as an own layout, as a browser's form does. */
export async function sendLayout(
  app: TestApp,
  token: string,
  bytes: Buffer,
  fileName = '我的表.xlsx',
): Promise<Envelope<SheetLayoutItem>> {
  const border = '----test-border';
  const payload = Buffer.concat([
    Buffer.from(
      `--${border}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${border}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${border}`,
    authorization: `Basic ${token}`,
  };
  return (await app.http.inject({ method: 'POST', url: saveSheetLayout.path, headers, payload })).json();
}

/** A small workbook with headers we know and two rows of examples. */
export async function buildWorkbook(
  rows: (string | number | null)[][] = [
    ['*产品标题', 'SKU货号', '变种属性值一', '我的列'],
    ['示例', 'S-1', '白', '甲'],
  ],
): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: '我的模板', rows }] }));
}

/** An own layout; throws unless it was taken. */
export async function importLayout(app: TestApp, token: string, bytes?: Buffer): Promise<SheetLayoutItem> {
  const response = await sendLayout(app, token, bytes ?? (await buildWorkbook()));
  if (response.code !== '10000') throw new Error(`the layout was refused: ${response.msg}`);
  return response.data;
}
