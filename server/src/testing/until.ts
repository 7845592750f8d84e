/** Asks until the result is not undefined; throws after `timeoutMs` with what was waited for. */
export async function until<T>(
  what: string,
  timeoutMs: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
