/** Whether the texts are equal or differ in one added, missing or changed letter. Asked of thousands of headers, so nothing is copied. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneTypoAway(b, a);
  const more = b.length - a.length;
  if (more > 1) return false;
  let from = 0;
  while (from < a.length && a.charCodeAt(from) === b.charCodeAt(from)) from += 1;
  let behind = 0;
  while (
    behind < a.length - from &&
    a.charCodeAt(a.length - 1 - behind) === b.charCodeAt(b.length - 1 - behind)
  )
    behind += 1;
  return a.length - from - behind <= 1 - more;
}
