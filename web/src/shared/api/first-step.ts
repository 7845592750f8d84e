/** Refusals of every call but those of a first step: its own password, or a second factor. */
const HOLDS = ['accounts.set-password-first', 'accounts.second-factor-first'];

let lead: () => void = () => {};

/** Whether nothing can be done before a first step. */
export function isHold(id: string): boolean {
  return HOLDS.includes(id);
}

/** Set by the app: how to get to the page of first steps; `shared` does not know the router. */
export function setFirstStepHandler(handler: () => void): void {
  lead = handler;
}

export function goToFirstStep(): void {
  lead();
}
