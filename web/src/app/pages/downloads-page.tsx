/** Placeholder until the page lands. */
export function DownloadsPage() {
  return null;
}
