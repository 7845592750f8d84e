/** Placeholder until the page lands. */
export function NotFoundPage() {
  return null;
}
