/** Placeholder until the page lands. */
export function LaterPage() {
  return null;
}
