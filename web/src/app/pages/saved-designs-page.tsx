/** Placeholder until the page lands. */
export function SavedDesignsPage() {
  return null;
}
