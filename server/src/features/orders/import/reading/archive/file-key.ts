/** The key under which a file is found by name alone: without folders, in lower case. */
export function fileKey(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .trim()
    .normalize('NFC')
    .toLowerCase();
}
