const awaited = new Set<string>();

/** Says that the person waits for the file of this operation: the tray offers it as soon as it is ready. */
export function awaitFile(operationId: string): void {
  awaited.add(operationId);
}

export function isAwaited(operationId: string): boolean {
  return awaited.has(operationId);
}

export function isAnyAwaited(): boolean {
  return awaited.size > 0;
}

/** Whether somebody waits for the file of this operation. Asking ends the waiting, so that the file is downloaded once. */
export function downloadAwaitedFile(operationId: string): boolean {
  return awaited.delete(operationId);
}
