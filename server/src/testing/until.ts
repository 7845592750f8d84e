/** Asks until the result is not undefined; throws after `timeoutMs` with what was waited for. */
export async function until<T>(
  what: string,
  timeoutMs: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const response = await ask();
    if (response !== undefined) return response;
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
