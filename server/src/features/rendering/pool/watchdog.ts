/** Tells when somebody who has work gives no sign for too long. */
export interface Watchdog {
  /** To be called with every sign, and when the first work comes after a rest: the time begins again. */
  heard(hasWork: boolean): void;
  stop(): void;
}

/** @param onSilent told once after `silentMs` without a sign */
export function createWatchdog(silentMs: number, onSilent: () => void): Watchdog {
  let timer: NodeJS.Timeout | undefined;
  return {
    heard(hasWork) {
      clearTimeout(timer);
      if (hasWork) timer = setTimeout(onSilent, silentMs);
    },
    stop: () => clearTimeout(timer),
  };
}
