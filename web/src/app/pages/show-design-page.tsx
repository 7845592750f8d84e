/** Placeholder until the page lands. */
export function ShowDesignPage() {
  return null;
}
