/** What is known of a drawing thread when an order is to be given out. */
export interface ThreadState {
  /** Orders it has not answered yet. */
  waiting: number;
  /** The pictures of the order it was given last. */
  lastKey: string;
}

/** A thread that has an order's pictures may have so many orders more than another and still be the quicker one. */
const HEAD_START = 1;

/**
 * Which thread an order goes to. `key` names its pictures, '' where it has none: a thread that has them need not decode
 * them, and they do not take memory twice. All orders with large pictures go to the first, which decodes one at a time.
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
