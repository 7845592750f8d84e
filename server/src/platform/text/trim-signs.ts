/**
 * A text without the signs of a kind at its end. A pattern such as `/ +$/` begins at every blank of a long run again, and a
 * stranger's text of blanks stops a process; this looks at each sign once.
 * @param sign matches one character
 */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = isPair(text, end - 2) ? end - 2 : end - 1;
    if (!sign.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

/** Like `trimEndOf`, at both ends. */
export function trimSigns(text: string, sign: RegExp): string {
  let start = 0;
  while (start < text.length) {
    const end = isPair(text, start) ? start + 2 : start + 1;
    if (!sign.test(text.slice(start, end))) break;
    start = end;
  }
  return trimEndOf(text.slice(start), sign);
}

/** Whether a character of two units begins here. */
function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}
