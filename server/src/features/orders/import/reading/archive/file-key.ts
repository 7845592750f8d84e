/** By what files are found when only their name is told: without folders and case. */
export function fileKey(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .trim()
    .normalize('NFC')
    .toLowerCase();
}
