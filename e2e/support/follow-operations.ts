/** Live progress as a page follows it: a stream that breaks is opened again. */
export interface Followed {
  /** Changes of operations received so far. */
  received(): number;
  /** Streams opened so far. */
  streams(): number;
  stop(): void;
}

const PAUSE_MS = 500;

/** Follows the operations of an account until `stop`. */
export function followOperations(url: string, token: string): Followed {
  let [received, streams] = [0, 0];
  const ending = new AbortController();
  const listen = async () => {
    const response = await fetch(`${url}/saas/operations/events`, {
      headers: { Authorization: `Basic ${token}` },
      signal: ending.signal,
    });
    if (!response.ok || !response.body) return;
    streams += 1;
    // What every stream begins with is no news.
    let isReady = false;
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (/^event: ready/m.test(event)) isReady = true;
        else if (isReady && /^event: operation/m.test(event)) received += 1;
      }
    }
  };
  void (async () => {
    while (!ending.signal.aborted) {
      await listen().catch(() => undefined);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  })();
  return { received: () => received, streams: () => streams, stop: () => ending.abort() };
}
