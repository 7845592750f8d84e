import { countRow, noCounts } from '../checking/count-row-statuses.ts';
import type { CreatedOrders } from './create-orders.ts';
import type { LineResult } from './line-results.ts';
import { pathOf } from './program-table.ts';

/** What came of a program's orders, line by line. */
export function presentCreated(
  { importId, uploadId, rows, created, updated, lines }: CreatedOrders,
  locale: 'zh' | 'en',
) {
  const counts = noCounts();
  for (const { status } of rows) countRow(counts, status);
  const list = lines.map((line) => presentResult(line, locale));
  return { orders_log_id: importId, upload_id: uploadId, counts, created, updated, lines: list };
}

function presentResult({ row, place, orderId, result, differs }: LineResult, locale: 'zh' | 'en') {
  const { identity, status, held, problems } = row;
  const unknown = {
    field: 'sku' as const,
    code: 'SKU_UNKNOWN',
    severity: 'error' as const,
    text: {
      zh: '没有作品对应这个 SKU，请绑定作品，或改成作品的 SKU',
      en: 'The SKU leads to no design; bind it to one, or give the SKU of a design',
    }[locale],
    path: pathOf('sku', place),
  };
  const reported = problems.map((problem) => ({
    field: problem.field,
    code: problem.code,
    severity: problem.severity ?? ('error' as const),
    text: problem[locale],
    path: pathOf(problem.field, place),
  }));
  return {
    ...place,
    order_no: identity.orderNo,
    line_id: identity.lineNo,
    order_id: orderId,
    status,
    result,
    held,
    problems: status === 'unknown' ? [unknown, ...reported] : reported,
    differs,
  };
}
