import type { Operation } from '@diy/contract/operations';

/** All tabs of the app; a message is the id of an operation whose end was announced. */
const CHANNEL = 'diy-told-work';

export interface Announcer {
  /** Call it when an operation has ended. `isSeen`: this tab shows it anyway when it is visible. */
  onEnded(operation: Operation, isSeen: boolean): void;
  close(): void;
}

/**
 * Announces the end of work once, in the tab that is visible: at once, or when the person comes back to one. Tabs report to
 * each other what was announced already.
 */
export function createAnnouncer(announce: (operation: Operation) => void): Announcer {
  const channel = new BroadcastChannel(CHANNEL);
  const announced = new Set<string>();
  let waiting: { operation: Operation; isSeen: boolean }[] = [];
  const flush = () => {
    if (document.visibilityState !== 'visible') return;
    const due = waiting;
    waiting = [];
    for (const { operation, isSeen } of due) {
      if (announced.has(operation.id)) continue;
      announced.add(operation.id);
      channel.postMessage(operation.id);
      if (!isSeen) announce(operation);
    }
  };
  channel.onmessage = ({ data }) => void announced.add(String(data));
  document.addEventListener('visibilitychange', flush);
  return {
    onEnded(operation, isSeen) {
      waiting.push({ operation, isSeen });
      flush();
    },
    close() {
      document.removeEventListener('visibilitychange', flush);
      channel.close();
    },
  };
}
