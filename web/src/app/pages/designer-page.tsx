/** Placeholder until the page lands. */
export function DesignerPage() {
  return null;
}
