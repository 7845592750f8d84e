/** A signal with a time limit; `clear` when the work has ended. */
export interface Deadline {
  signal: AbortSignal;
  clear(): void;
}

/**
 * Ends with the first of these signals and its reason, or after `ms` with a `TimeoutError`. `AbortSignal.any` with an
 * `AbortSignal.timeout` in it is not enough: Node holds its parts weakly, so the collector may remove the timeout
 * early, and the work waits forever (nodejs/node#57736).
 */
export function startDeadline(ms: number, ...signals: readonly AbortSignal[]): Deadline {
  const controller = new AbortController();
  const follow = ({ target }: Event) => controller.abort((target as AbortSignal).reason);
  const timer = setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  timer.unref();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', follow, { once: true });
  }
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', follow);
    },
  };
}
