const PREFIX = 'uploading-page:';

/** Holds a lock as long as this page lives, under its id, so that other tabs know its uploads are not lost. */
export function holdPage(pageId: string): void {
  void navigator.locks?.request(PREFIX + pageId, () => new Promise(() => {}));
}

/** Ids of pages that are open; empty where the browser has no locks (plain http). */
export async function livePages(): Promise<string[]> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}
