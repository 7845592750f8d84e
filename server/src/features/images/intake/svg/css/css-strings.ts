/** The closing sign of a string, or the end of the text. */
export function endOfString(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[open]) return at;
  }
  return css.length;
}
