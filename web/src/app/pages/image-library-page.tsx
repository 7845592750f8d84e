/** Placeholder until the page lands. */
export function ImageLibraryPage() {
  return null;
}
