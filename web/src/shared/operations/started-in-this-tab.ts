const begun = new Set<string>();

/** Records work that a response names as started or saved by this tab. */
export function recordStartedHere(response: unknown): void {
  if (typeof response !== 'object' || response === null) return;
  const { operation_id: operationId, id } = response as Record<string, unknown>;
  for (const one of [operationId, id]) if (typeof one === 'string') begun.add(one);
}

/** Whether long work was begun in this tab since it was loaded; everything else began in another tab, or by program. */
export function isStartedHere(operation: { id: string; result_id: string | null }): boolean {
  return begun.has(operation.id) || (operation.result_id !== null && begun.has(operation.result_id));
}
