import { useState } from 'react';

/** The idempotency key of what the person presses, for calls whose response may be lost. */
export interface AttemptKey {
  /** The same key for the same content until an attempt succeeds; another content has another key. */
  of(content: unknown): string;
  /** Ends the attempt: pressing again after a success is meant as once more. */
  clear(): void;
}

function createAttemptKey(): AttemptKey {
  let attempt: { key: string; content: string } | null = null;
  return {
    of(content) {
      const now = JSON.stringify(content);
      if (attempt?.content !== now) attempt = { key: crypto.randomUUID(), content: now };
      return attempt.key;
    },
    clear() {
      attempt = null;
    },
  };
}

/** A key that lives as long as its component. */
export function useAttemptKey(): AttemptKey {
  return useState(createAttemptKey)[0];
}
