/** Excel keeps no more in a cell, counted in UTF-16 units. */
export const MAX_CELL_UNITS = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly what XML 1.0 cannot carry
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/**
 * `text` as an .xlsx cell can hold it: characters that XML cannot hold are removed, line ends become LF, also those that
 * a program left as `_x000D_`, which importers would show as letters; the rest is cut at Excel's limit. Text that looks like a formula is left alone: in a string cell it stays text, while a leading
 * apostrophe would end up in SKUs and titles of the person who imports the sheet. A CSV would need the apostrophe.
 */
export function cellText(text: string): string {
  const clean = text.replace(/(?:\r|_x000D_)\n?/gi, '\n').replace(NOT_XML, '');
  if (clean.length <= MAX_CELL_UNITS) return clean;
  return clean.slice(0, MAX_CELL_UNITS).replace(/\p{Cs}$/u, '');
}

/** Excel reads `_x0041_` in a string as the letter A; escaping the underscore keeps such a name as it is. */
export function escapeUnderscoreCodes(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
