const LOCK = 'diy-page:';

/** A name for an open design among those of the same browser, held until it is released or the page goes away. */
export interface ClaimedPage {
  readonly id: string;
  release(): void;
}

const own = new Set<string>();

/** Others can see that it is still there, however the page ends: the browser releases the lock. */
export function claimPage(): ClaimedPage {
  const id = crypto.randomUUID();
  own.add(id);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks?.request(LOCK + id, () => held);
  return {
    id,
    release() {
      own.delete(id);
      release();
    },
  };
}

/** The designs that are open now. Without web locks (plain http) only those of this page are known. */
export async function openPages(): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query();
  const names =
    state?.held?.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])) ?? [];
  return new Set([...own, ...names]);
}
