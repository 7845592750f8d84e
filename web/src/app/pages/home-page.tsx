/** Placeholder until the page lands. */
export function HomePage() {
  return null;
}
