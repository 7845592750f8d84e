/**
 * Returns each path once: the second `a/b.png` becomes `a/b (2).png`. Case does not tell paths apart, because it
 * does not on Windows and macOS.
 */
export function createUniqueNames(): (path: string) => string {
  const taken = new Set<string>();
  const nextNumber = new Map<string, number>();
  return (path) => {
    const fold = foldCase(path);
    const [stem, extension] = splitExtension(path);
    let number = nextNumber.get(fold) ?? 1;
    let unique = number === 1 ? path : `${stem} (${number})${extension}`;
    while (taken.has(foldCase(unique))) {
      number += 1;
      unique = `${stem} (${number})${extension}`;
    }
    taken.add(foldCase(unique));
    nextNumber.set(fold, number + 1);
    return unique;
  };
}

function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function splitExtension(path: string): [string, string] {
  const dot = path.lastIndexOf('.');
  return dot <= path.lastIndexOf('/') + 1 ? [path, ''] : [path.slice(0, dot), path.slice(dot)];
}
