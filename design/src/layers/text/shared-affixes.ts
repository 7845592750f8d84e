/** How many UTF-16 units two texts begin with alike, at most `most`. */
export function sharedPrefixLength(
  one: string,
  other: string,
  most = Math.min(one.length, other.length),
): number {
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/** How many UTF-16 units two texts end with alike, at most `most`. */
export function sharedSuffixLength(
  one: string,
  other: string,
  most = Math.min(one.length, other.length),
): number {
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

/** Whether a place of a text lies between the two halves of a character of two UTF-16 units. */
export function isInsideCharacter(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
}
