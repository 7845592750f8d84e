import { markPath } from './safe-file-name.ts';

/**
 * Returns each path once. The second `a/b.png` gets the first of its `marks` that distinguishes it, such as an order's
 * line: `a/b_L2.png`; without one it becomes `a/b (2).png`. Neither case nor the notation of a letter distinguishes paths
 * apart, because they do not on Windows and macOS.
 * @param used paths that were given before
 */
export function createUniqueNames(
  used: readonly string[] = [],
): (path: string, marks?: readonly string[]) => string {
  const taken = new Set(used.map(foldPath));
  const nextNumber = new Map<string, number>();
  const take = (path: string) => {
    const isFree = !taken.has(foldPath(path));
    taken.add(foldPath(path));
    return isFree;
  };
  return (path, marks = []) => {
    if (take(path)) return path;
    let marked = path;
    for (const mark of marks) {
      if (mark === '' || hasWord(nameOf(path), mark)) continue;
      marked = markPath(marked, `_${mark}`);
      if (take(marked)) return marked;
    }
    const key = foldPath(marked);
    for (let number = nextNumber.get(key) ?? 2; ; number += 1) {
      const unique = markPath(marked, ` (${number})`);
      if (!take(unique)) continue;
      nextNumber.set(key, number + 1);
      return unique;
    }
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether a name has a mark that is not part of a longer word or number. */
function hasWord(name: string, mark: string): boolean {
  const [whole, word] = [foldPath(name), foldPath(mark)];
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
    if (!isLetter(whole[at - 1]) && !isLetter(whole[at + word.length])) return true;
  return false;
}

/** What paths have in common that are one on some system. Through capitals, since macOS takes `ß` for `ss` and both take `ς` for `σ`. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
