/** Reports a thread that has work but gives no sign for too long. */
export interface Watchdog {
  /** Call it at every sign, and when the first work arrives after a rest: the time begins again. */
  restart(hasWork: boolean): void;
  stop(): void;
}

/** @param onSilent called once after `silentMs` without a sign */
export function createWatchdog(silentMs: number, onSilent: () => void): Watchdog {
  let timer: NodeJS.Timeout | undefined;
  return {
    restart(hasWork) {
      clearTimeout(timer);
      if (hasWork) timer = setTimeout(onSilent, silentMs);
    },
    stop: () => clearTimeout(timer),
  };
}
