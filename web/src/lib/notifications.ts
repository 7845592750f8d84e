import type { ReactNode } from 'react';

/** Spec §9, in seconds and pixels. */
export const TOAST_SECONDS = 3;
/** Time and place of a notification, as the specification gives them (§9). */
export const NOTIFICATION = { seconds: 4.5, edgePx: 24, placement: 'topRight' } as const;
/** Time and place of a short hint, as the specification gives them (§9). */
export const HINT = { seconds: 1.5, topPx: 65, left: '50%' } as const;

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** The outlet that the app mounts to show notices; `lib` itself renders nothing. */
export interface NotificationOutlet {
  toast(tone: Tone, text: ReactNode, key?: string): void;
  notification(tone: Tone, title: ReactNode, detail?: ReactNode): void;
  /** A short remark that closes automatically. */
  hint(text: ReactNode): void;
  /** A toast with an undo button; stays 8 s so that it can be reached. */
  undo(text: ReactNode, onUndo: () => void): void;
}

let outlet: NotificationOutlet | null = null;
/** Notices from before the outlet was mounted, for example by the guard of the first page. */
let waiting: ((to: NotificationOutlet) => void)[] = [];

/** Connects what shows notifications; those that came before are shown then. Null disconnects it. */
export function setNotificationOutlet(next: NotificationOutlet | null): void {
  outlet = next;
  if (!next) return;
  const due = waiting;
  waiting = [];
  for (const show of due) show(next);
}

let isWanted = false;
const requestListeners = new Set<() => void>();

/** Asks the app to mount its outlet. It comes with the first message or the first page under /auth, not before. */
export function requestNotificationOutlet(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of requestListeners) listener();
}

/** Whether the outlet is needed, as a store for the app. */
export const outletRequested = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    requestListeners.add(listener);
    return () => requestListeners.delete(listener);
  },
};

function withOutlet(show: (to: NotificationOutlet) => void): void {
  if (outlet) {
    show(outlet);
  } else {
    waiting.push(show);
    requestNotificationOutlet();
  }
}

/** Notices that the app shows in passing. Equal texts replace one another instead of piling up. */
export const notify = {
  info: (text: string) => withOutlet((to) => to.toast('info', text, text)),
  success: (text: string) => withOutlet((to) => to.toast('success', text, text)),
  warning: (text: string) => withOutlet((to) => to.toast('warning', text, text)),
  error: (text: string) => withOutlet((to) => to.toast('error', text, text)),
  notification: (tone: Tone, title: ReactNode, detail?: ReactNode) =>
    withOutlet((to) => to.notification(tone, title, detail)),
  hint: (text: string) => withOutlet((to) => to.hint(text)),
  undo: (text: string, onUndo: () => void) => withOutlet((to) => to.undo(text, onUndo)),
};
