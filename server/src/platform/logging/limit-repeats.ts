type Say = (fields: Record<string, unknown>, message: string) => void;

const EVERY_MS = 60_000;

/**
 * Logs at once what happens for the first time in a minute, and what is repeated once a minute, with how often it happened since. For work
 * that is tried every few seconds: a database that is away for an hour is a page of the log, not a thousand.
 */
export function limitRepeats(say: Say, now: () => number): Say {
  const last = new Map<string, { at: number; unsaid: number }>();
  return (fields, message) => {
    const before = last.get(message);
    if (before && now() - before.at < EVERY_MS) {
      before.unsaid += 1;
      return;
    }
    last.set(message, { at: now(), unsaid: 0 });
    say(before && before.unsaid > 0 ? { ...fields, times: before.unsaid + 1 } : fields, message);
  };
}
