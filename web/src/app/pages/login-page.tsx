/** Placeholder until the page lands. */
export function LoginPage() {
  return null;
}
