import { useEffect, useState } from 'react';
import { createWorkInBackground, type WorkInBackground } from './work-in-background.ts';

/** A person who types a name pauses for less than this. */
const PAUSE_MS = 600;

/** Starts on the work of a sign-in as soon as its name stands, so that it is done when the rest has been typed. */
export function useSignInWork(username: string, randomKey: string): WorkInBackground {
  const [work] = useState(createWorkInBackground);
  const name = username.trim();
  useEffect(() => {
    if (!name || !randomKey) return;
    const timer = setTimeout(() => void work.solve({ username: name, randomKey }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [work, name, randomKey]);
  useEffect(() => () => work.stop(), [work]);
  return work;
}
