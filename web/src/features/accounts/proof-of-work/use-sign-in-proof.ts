import { useEffect, useState } from 'react';
import { type BackgroundProof, createBackgroundProof } from './background-proof.ts';

/** A person who types a name pauses for less than this. */
const PAUSE_MS = 600;

/** Starts on the work of a sign-in as soon as its name stands, so that it is done when the rest has been typed. */
export function useSignInProof(username: string, randomKey: string): BackgroundProof {
  const [work] = useState(createBackgroundProof);
  const name = username.trim();
  useEffect(() => {
    if (!name || !randomKey) return;
    const timer = setTimeout(() => void work.solve({ username: name, randomKey }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [work, name, randomKey]);
  useEffect(() => () => work.stop(), [work]);
  return work;
}
