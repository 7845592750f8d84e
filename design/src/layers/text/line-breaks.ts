/** Line ends of every convention: CR LF, CR, LF, VT, FF, U+2028 and U+2029. */
export const LINE_END = /\r\n|[\p{Zl}\p{Zp}\r\n\v\f]/gu;

/** How many line ends a text has; it has one paragraph more. */
export function countLineBreaks(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}
