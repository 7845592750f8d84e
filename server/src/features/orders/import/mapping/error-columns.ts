/** Our own columns after those of the file; ignored when the fixed sheet is uploaded. */
export const ERROR_HEADERS = ['错误行号', '错误列', '错误代码', '错误原因'];
/** The headers without the columns that our error sheet adds. */
export function withoutErrorColumns(headers: readonly string[]): string[] {
  const own = headers.slice(0, Math.max(0, headers.length - ERROR_HEADERS.length));
  return ERROR_HEADERS.every((header, index) => headers[own.length + index] === header) ? own : [...headers];
}
