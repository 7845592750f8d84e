/** Placeholder until the page lands. */
export function GoodsPage() {
  return null;
}
