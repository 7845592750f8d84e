/** What is known about a drawing thread when a task is assigned. */
export interface ThreadState {
  /** Tasks it has not finished yet. */
  waiting: number;
  /** The pictures of its latest task. */
  lastKey: string;
}

/** A thread that has a task's pictures may have this many more tasks than another and still be faster. */
const HEAD_START = 1;

/**
 * Picks the thread for a task. `key` names its pictures, '' = none: a thread that has them need not decode them, and
 * they are not in memory twice. All tasks with large pictures go to the first thread, which decodes one at a time.
 */
export function pickThread(threads: readonly ThreadState[], key: string, hasLargePicture: boolean): number {
  if (hasLargePicture) return 0;
  const all = [...threads.keys()];
  const leastBusy = (some: readonly number[]) =>
    some.reduce((best, at) => (threads[at]!.waiting < threads[best]!.waiting ? at : best));
  const least = leastBusy(all);
  const having = key === '' ? [] : all.filter((at) => threads[at]!.lastKey === key);
  if (having.length === 0) return least;
  const one = leastBusy(having);
  return threads[one]!.waiting <= threads[least]!.waiting + HEAD_START ? one : least;
}
