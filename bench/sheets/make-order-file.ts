import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

const HEADERS =
  '订单号, 站点, 订单状态, 子订单号, 应履约件数, 商品名称, SKUID, SKCID, SPUID, SKU货号, 商品属性, 收货人姓名, 收货人联系方式, 备用联系方式, 邮箱, 身份证号, 税号, 详细地址1, 详细地址2, 详细地址3, 区县, 城市, 省份, 收货地址邮编, 国家, 运单号, 物流商, 发货仓, 订单创建时间, 要求最晚发货时间, 实际发货时间, 预计送达时间, 实际签收时间'.split(
    ', ',
  );
export const COLUMNS = 51;

/**
 * A Temu order export widened to 51 columns: Chinese text, 18-digit ids, most cells unlike any other.
 * @param strings inside the cells, as systems write them, or in a separate table, as Excel does
 */
export async function makeOrderFile(path: string, rows: number, strings: 'inline' | 'shared'): Promise<void> {
  const headers = [
    ...HEADERS,
    ...Array.from({ length: COLUMNS - HEADERS.length }, (_, n) => `附加信息${n + 1}`),
  ];
  function* all() {
    yield headers;
    for (let n = 0; n < rows; n++) yield headers.map((header, column) => cell(header, column, n));
  }
  const stream = writeXlsxStream(all(), { name: 'sheet1', inlineStrings: strings === 'inline' });
  await pipeline(Readable.fromWeb(stream as WebStream), createWriteStream(path));
}

function cell(header: string, column: number, n: number): string | number {
  if (header === '订单号') return `PO-045-${String(10 ** 17 + n)}`;
  if (header === '应履约件数') return (n % 3) + 1;
  if (header === '国家') return '美国';
  if (header === '收货地址邮编') return String(n % 100_000).padStart(5, '0');
  if (/时间$/.test(header)) return `2026-05-0${(n % 9) + 1} 12:30:00`;
  // Free text of a shop repeats: titles, variants, notes.
  return column % 2 === 0 ? `${header} ${n % 500}` : `${header} ${n}`;
}
