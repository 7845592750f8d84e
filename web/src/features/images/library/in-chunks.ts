/** Ids that one call takes (contract, `idList`). */
export const IDS_PER_CALL = 1000;

export interface ChunkOptions {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends many ids a thousand at a time and returns the ids that went through: all, or those before a stop. A failure
 * halfway is thrown; earlier parts stay done.
 */
export async function inChunks(
  ids: readonly string[],
  send: (some: string[]) => Promise<unknown>,
  { onProgress, signal }: ChunkOptions = {},
): Promise<string[]> {
  const done: string[] = [];
  while (done.length < ids.length && !signal?.aborted) {
    const some = ids.slice(done.length, done.length + IDS_PER_CALL);
    await send(some);
    done.push(...some);
    onProgress?.(done.length);
  }
  return done;
}
