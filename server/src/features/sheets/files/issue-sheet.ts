import { messageText } from '@diy/contract/messages';
import type { StreamedSheet } from '../../../platform/spreadsheets/stream-workbook.ts';
import type { Finding } from '../lint/finding.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';

const COLUMNS: readonly (readonly [header: string, width: number])[] = [
  ['严重级别', 10],
  ['问题代码', 24],
  ['商品名称', 28],
  ['SKU', 30],
  ['数据行号', 10],
  ['模板字段/列', 20],
  ['问题说明', 60],
  ['当前来源', 24],
  ['建议处理', 60],
];
export const ISSUE_SHEET = '导出问题';

/** The findings as a sheet after the data. */
export function issueSheet(
  findings: readonly Finding[],
  products: readonly SheetProduct[],
  firstRows: ReadonlyMap<number, number>,
): StreamedSheet {
  return {
    name: ISSUE_SHEET,
    columns: COLUMNS.map(([header, width]) => {
      return { header, width, type: header === '数据行号' ? 'number' : 'text', required: false };
    }),
    rows: findings.map(({ severity, code, product: at, variant, column, problem, advice }) => {
      const product = products[at]!;
      const first = firstRows.get(at);
      const sku = variant === null ? product.sku : String(product.variants[variant]?.values.sku ?? '');
      return [
        severity === 'error' ? '错误' : '警告',
        code,
        product.name,
        sku,
        first === undefined ? null : first + (variant ?? 0),
        column.replace(/^\*/, '').replaceAll('\n', ''),
        `${messageText(problem, 'zh')}${first === undefined ? '（未导出）' : ''}`,
        `作品 ${product.sku}`,
        messageText(advice, 'zh'),
      ];
    }),
  };
}
