const awaited = new Set<string>();

/** Says that the person waits for the file of this operation: the tray offers it as soon as it is ready. */
export function awaitFile(operationId: string): void {
  awaited.add(operationId);
}

/** Whether this tab downloads the file of an operation by itself once it is there. */
export function isAwaited(operationId: string): boolean {
  return awaited.has(operationId);
}

/** Whether this tab still waits for a file: it then follows operations while it is hidden too. */
export function isAnyAwaited(): boolean {
  return awaited.size > 0;
}

/** Returns whether this tab waits to download the operation's file, and ends the waiting, so that it is downloaded once. */
export function stopAwaiting(operationId: string): boolean {
  return awaited.delete(operationId);
}
