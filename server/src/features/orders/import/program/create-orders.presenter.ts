import type { MessageLocale } from '@diy/contract/messages';
import { message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { countRow, noCounts } from '../checking/count-row-statuses.ts';
import type { CreatedOrders } from './create-orders.ts';
import type { LineResult } from './line-results.ts';
import { fieldPathInCall } from './program-table.ts';

/** What came of a program's orders, line by line. */
export function presentCreated(
  { importId, uploadId, rows, created, updated, lines }: CreatedOrders,
  locale: MessageLocale,
) {
  const counts = noCounts();
  for (const { status } of rows) countRow(counts, status);
  const list = lines.map((line) => presentResult(line, locale));
  return { orders_log_id: importId, upload_id: uploadId, counts, created, updated, lines: list };
}

function presentResult({ row, place, orderId, result, differs }: LineResult, locale: MessageLocale) {
  const { identity, status, held, problems } = row;
  const unknown = {
    field: 'sku' as const,
    code: 'SKU_UNKNOWN',
    severity: 'error' as const,
    text: messageText(message('orders.no-design-of-sku'), locale),
    path: fieldPathInCall('sku', place),
  };
  const reported = problems.map((problem) => ({
    field: problem.field,
    code: problem.code,
    severity: problem.severity ?? ('error' as const),
    text: messageText(problem.text, locale),
    path: fieldPathInCall(problem.field, place),
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
